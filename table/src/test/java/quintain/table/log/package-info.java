@NullMarked
package quintain.table.log;

import org.jspecify.annotations.NullMarked;
