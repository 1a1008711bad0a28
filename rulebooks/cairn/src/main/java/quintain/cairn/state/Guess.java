package quintain.cairn.state;

import java.util.List;
import java.util.Optional;

/// What a player may suppose of a foe whose figures are the Warden's: nothing but so much Armor.
public final class Guess {
  /// More than anything takes, so that nothing but Armor comes into it.
  private static final int UNTOUCHED = 99;

  private Guess() {}

  /// The state in which somebody has this Armor, and figures of nobody's.
  public static CairnState armor(CairnState state, Being hidden, int armor) {
    var block = new Block("", armor, List.of(), false, false, true, List.of(), "", List.of(), "");
    var average = Score.full(10);
    return state.with(
        new Being(
            hidden.who(),
            average,
            average,
            average,
            UNTOUCHED,
            UNTOUCHED,
            hidden.flags(),
            hidden.at(),
            Life.of(block, Pack.EMPTY, Optional.empty())));
  }
}
