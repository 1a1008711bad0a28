package quintain.proving.fights;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;

/// The worker that resolves every fight by the rules, from its beginning to its end.
public final class PlainFights<S extends State, T extends Step, E extends Event>
    implements FightWorker {
  /// Of so many fights, the first ones, it is taken down who did what with what.
  public static final int LOOKED_AT = 1024;

  private final Matchup<S, T, E> matchup;
  private final Fights<S, T, E> fights;
  private final FightLoop<S, T, E> loop;
  private @Nullable Map<String, Object> facts;

  public PlainFights(Matchup<S, T, E> matchup) {
    this.matchup = matchup;
    this.fights = matchup.fights().get();
    this.loop = new FightLoop<>(matchup, fights, matchup.policies());
  }

  @Override
  public void fight(long seed, long from, long to, TallyBuilder tally) {
    for (long number = from; number < to; number++) {
      if (number < LOOKED_AT) {
        lookAt(seed, number, tally);
      } else {
        tally.add(number, loop.fight(seed, number, null), fights);
      }
    }
  }

  private void lookAt(long seed, long number, TallyBuilder tally) {
    var end = loop.fight(seed, number, new DamageJournal<>(fights, tally));
    tally.add(number, end, fights);
    tally.lookedAt();
    var book = matchup.book();
    if (facts == null) {
      facts = book.facts().known(matchup.start(), Seat.REFEREE);
    }
    var after = book.facts().known(end.state(), Seat.REFEREE);
    Spending.count(fights.resources(), fights.burdens(), facts, after, tally);
  }
}
