/// A catalogue with mistakes in it.
@NullMarked
package quintain.packs.catalogue;

import org.jspecify.annotations.NullMarked;
