/// The dice: one sealed algebra of rolls that can be sampled, traced face by face and turned into
/// exact distributions.
///
/// Bounds, so that no expression can hang a table: a roll throws at most [Dice#MAX_DICE] dice of at
/// most [Dice#MAX_SIDES] sides (explosions and rerolls come on top, at most nine times as many on
/// average), nests at most [Dice#MAX_DEPTH] deep, and stays within the whole numbers of an `int`.
/// What breaks a bound is refused when the roll is built. A distribution that would need too much
/// work is refused by [TooMuchWork] before the work is done.
@NullMarked
package quintain.kernel.dice;

import org.jspecify.annotations.NullMarked;
