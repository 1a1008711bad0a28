/// Otherworlds, the book: the one door to its rooms.
@NullMarked
package quintain.otherworlds;

import org.jspecify.annotations.NullMarked;
