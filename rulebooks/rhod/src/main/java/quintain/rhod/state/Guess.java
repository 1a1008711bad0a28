package quintain.rhod.state;

import java.util.List;

/// What a player may suppose of a foe whose figures are the Referee's: nothing but their Defenses.
public final class Guess {
  /// More than anything takes, so that nothing but the Defenses comes into it.
  private static final int UNTOUCHED = 999;

  /// The score whose modifier is 0, what a Defense is without a modifier, and how much of a score
  /// is one more.
  private static final int AVERAGE = 10;

  private static final int BASE = 8;
  private static final int STEP = 2;

  private Guess() {}

  /// The state in which every Defense of somebody is this, and their other figures are nobody's.
  public static RhodState defenses(RhodState state, Being hidden, int defense) {
    int score = AVERAGE + STEP * (defense - BASE);
    return state.with(
        hidden
            .with(new Scores(score, score, score, score, score, score))
            .with(new Vitals(UNTOUCHED, 0, 0, false))
            .with(Kit.EMPTY)
            .with(new Nature(hidden.nature().size(), List.of(), false, "", ""))
            .with(Life.NEW));
  }
}
