/// What is done with a table apart from play: laying it, seats, copies, sheets.
@NullMarked
package quintain.table.desk;

import org.jspecify.annotations.NullMarked;
