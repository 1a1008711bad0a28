/// How policies see a game of Roll High or Die.
@NullMarked
package quintain.rhod.fights;

import org.jspecify.annotations.NullMarked;
