/// Exact odds of a command, from the very rules that will resolve it.
///
/// ```java
/// var odds = new Odds<>(book).preview(duel, club, Seat.REFEREE, sides -> 1);
/// ```
///
/// `duel` is a state, `club` a command; the chance that it brings Maren to 0 HP is then
/// `odds.p("maren.hp", 0)`.
@NullMarked
package quintain.kernel.odds;

import org.jspecify.annotations.NullMarked;
