@NullMarked
package quintain.table;

import org.jspecify.annotations.NullMarked;
