/// Tests of the protocol's records.
@NullMarked
package quintain.table.protocol;

import org.jspecify.annotations.NullMarked;
