/// What people see and read of a game of Terra Odd.
@NullMarked
package quintain.terraodd.show;

import org.jspecify.annotations.NullMarked;
