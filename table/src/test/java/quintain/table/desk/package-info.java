@NullMarked
package quintain.table.desk;

import org.jspecify.annotations.NullMarked;
