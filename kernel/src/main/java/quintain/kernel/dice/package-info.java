/// The dice: one sealed algebra of rolls that can be sampled, traced face by face and turned into
/// exact distributions.
///
/// ```java
/// var dice = Notation.parse("2d6+1").roll();
/// System.out.println(dice.roll(sides -> ThreadLocalRandom.current().nextInt(sides) + 1));
/// System.out.println(dice.dist().atLeast(10) + ", and a ten is " + dice.exact().p(10));
/// ```
///
/// prints a roll and `0.2777777777777778, and a ten is 1/9`. Rolls are written in
/// [notation][quintain.kernel.dice.notation.Notation] or built with [Dice].
///
/// Bounds, so that no expression can hang a table: a roll throws at most [Dice#MAX_DICE] dice of at
/// most [Dice#MAX_SIDES] sides (explosions and rerolls come on top; those that go on more often
/// than 99 times in 100 are refused), nests at most [Dice#MAX_DEPTH] deep, and stays within the
/// whole numbers of an `int`. What breaks a bound is refused when the roll is built. A distribution
/// that would need more than about a second of work, a few seconds at worst, is refused by
/// [TooMuchWork] before each step that would overdraw it.
@NullMarked
package quintain.kernel.dice;

import org.jspecify.annotations.NullMarked;
