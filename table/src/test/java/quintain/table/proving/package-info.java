@NullMarked
package quintain.table.proving;

import org.jspecify.annotations.NullMarked;
