package quintain.rath.state;

import java.util.List;
import java.util.Optional;

/// What a player may suppose of a foe whose figures are the GM's: nothing but an AC.
public final class Guess {
  /// More than anything takes, so that nothing but the AC comes into it.
  private static final int UNTOUCHED = 300;

  private Guess() {}

  /// The state in which somebody has this AC, and figures of nobody's.
  public static RathState ac(RathState state, Being hidden, int ac) {
    var nobodys =
        new Creature(
            hidden.id(),
            hidden.name(),
            "",
            UNTOUCHED,
            ac,
            Stats.NONE,
            List.of(),
            List.of(new Habit.NeverFights()),
            "",
            Optional.empty(),
            "");
    return state.with(
        new Being(
            hidden.who(),
            Stats.NONE,
            UNTOUCHED,
            UNTOUCHED,
            0,
            0,
            hidden.flags().stream().filter(flag -> flag != Flag.SHIELDLESS).toList(),
            List.of(),
            List.of(),
            hidden.at(),
            Life.of(nobodys, Pack.EMPTY, Optional.empty())));
  }
}
