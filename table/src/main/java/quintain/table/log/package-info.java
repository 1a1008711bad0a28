/// The log of a table: its entries, how they are folded into a position, each seat's own numbers,
/// and going back.
@NullMarked
package quintain.table.log;

import org.jspecify.annotations.NullMarked;
