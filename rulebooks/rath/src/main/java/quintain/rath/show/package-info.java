/// What people see and read of a game of Rath: views, and the lines of the log.
@NullMarked
package quintain.rath.show;

import org.jspecify.annotations.NullMarked;
