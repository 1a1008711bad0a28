/// The command line as people and programs use it.
@NullMarked
package quintain.cli;

import org.jspecify.annotations.NullMarked;
