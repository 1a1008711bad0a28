@NullMarked
package quintain.table.play;

import org.jspecify.annotations.NullMarked;
