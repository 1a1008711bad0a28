/// Where tables are kept: an append-only log for each, snapshots to open it quickly, and its seats.
@NullMarked
package quintain.table.store;

import org.jspecify.annotations.NullMarked;
