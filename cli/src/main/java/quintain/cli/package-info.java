/// The command line. It names no book: what is on board says which there are.
@NullMarked
package quintain.cli;

import org.jspecify.annotations.NullMarked;
