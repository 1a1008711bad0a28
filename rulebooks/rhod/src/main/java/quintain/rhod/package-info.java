/// Roll High or Die: a lethal game of Abilities, Action Points and a stack of reactions.
@NullMarked
package quintain.rhod;

import org.jspecify.annotations.NullMarked;
