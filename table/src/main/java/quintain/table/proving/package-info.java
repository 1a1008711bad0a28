/// Fights for whoever asks, away from any table.
@NullMarked
package quintain.table.proving;

import org.jspecify.annotations.NullMarked;
