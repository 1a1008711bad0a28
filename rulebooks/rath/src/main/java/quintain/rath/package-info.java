/// Rath as a rulebook: the door to its rooms.
@NullMarked
package quintain.rath;

import org.jspecify.annotations.NullMarked;
