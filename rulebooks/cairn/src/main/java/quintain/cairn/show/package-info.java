/// What people see and read of a game of Cairn.
@NullMarked
package quintain.cairn.show;

import org.jspecify.annotations.NullMarked;
