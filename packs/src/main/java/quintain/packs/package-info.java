/// The books on board, with all that they ship in files, and packs of content laid over it.
@NullMarked
package quintain.packs;

import org.jspecify.annotations.NullMarked;
