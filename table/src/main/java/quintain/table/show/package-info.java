/// What each seat sees: scenes, lines of the log, and the picture under the map.
@NullMarked
package quintain.table.show;

import org.jspecify.annotations.NullMarked;
