/// What people see and read of a game of Roll High or Die.
@NullMarked
package quintain.rhod.show;

import org.jspecify.annotations.NullMarked;
