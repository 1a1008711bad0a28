/// Small plain parts that books are built of: lists that never change, those in a scene, checks of
/// an entry's figures.
@NullMarked
package quintain.kernel.parts;

import org.jspecify.annotations.NullMarked;
