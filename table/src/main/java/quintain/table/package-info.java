/// Tables: seats, the log, live play, time. No book is named here.
@NullMarked
package quintain.table;

import org.jspecify.annotations.NullMarked;
