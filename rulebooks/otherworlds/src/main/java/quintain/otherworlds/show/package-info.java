/// What people see and read of a game of Otherworlds: panels and the lines of the log.
@NullMarked
package quintain.otherworlds.show;

import org.jspecify.annotations.NullMarked;
