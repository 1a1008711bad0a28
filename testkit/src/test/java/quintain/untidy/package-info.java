/// A book that does everything a book must not.
@NullMarked
package quintain.untidy;

import org.jspecify.annotations.NullMarked;
