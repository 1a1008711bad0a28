@NullMarked
package quintain.table.talk;

import org.jspecify.annotations.NullMarked;
