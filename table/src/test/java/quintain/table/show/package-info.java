@NullMarked
package quintain.table.show;

import org.jspecify.annotations.NullMarked;
