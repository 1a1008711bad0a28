package quintain.proving.exact;

import java.util.LinkedHashMap;
import java.util.Map;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.proving.fights.FightLoop;
import quintain.proving.fights.Matchup;

/// Estimates how many situations a fight has, from those that some fights run into: many that were
/// met once only mean that there are many more (the Chao1 estimator, a lower bound).
final class SituationEstimate<S extends State, T extends Step, E extends Event> {
  private static final int FIGHTS = 200;

  private final Matchup<S, T, E> matchup;

  SituationEstimate(Matchup<S, T, E> matchup) {
    this.matchup = matchup;
  }

  long lowerBound() {
    Map<Object, Integer> met = new LinkedHashMap<>();
    var loop = new FightLoop<>(matchup);
    for (int i = 0; i < FIGHTS; i++) {
      loop.visit(
          1,
          i,
          state -> met.merge(matchup.book().foresight().essence(Game.at(state)), 1, Integer::sum));
    }
    double once = met.values().stream().filter(times -> times == 1).count();
    double twice = met.values().stream().filter(times -> times == 2).count();
    return Math.round(met.size() + once * (once - 1) / (2 * (twice + 1)));
  }
}
