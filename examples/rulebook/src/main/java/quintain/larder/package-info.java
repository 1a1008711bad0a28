/// The Larder by Night: mice, crumbs, and a house that had better not wake. The example of a small
/// rulebook.
@NullMarked
package quintain.larder;

import org.jspecify.annotations.NullMarked;
