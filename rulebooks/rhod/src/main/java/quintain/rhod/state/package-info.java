/// A game of Roll High or Die as it stands, what can happen in it, and what it is made of: only
/// events change it.
@NullMarked
package quintain.rhod.state;

import org.jspecify.annotations.NullMarked;
