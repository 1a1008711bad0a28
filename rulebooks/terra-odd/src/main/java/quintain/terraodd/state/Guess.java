package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;

/// What a player may suppose of a foe whose figures are the GM's: nothing but so much Armour.
public final class Guess {
  /// More than anything takes, so that nothing but Armour comes into it.
  private static final int UNTOUCHED = 99;

  private Guess() {}

  /// The state in which somebody has this Armour, and figures of nobody's.
  public static OddState armour(OddState state, Being hidden, int armour) {
    var block =
        new Block("", UNTOUCHED, armour, List.of(), false, false, true, false, List.of(), "", "");
    var average = Score.full(10);
    var nobodys =
        new Life(
            block,
            Pack.EMPTY,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            0,
            Optional.empty(),
            List.of());
    return state.with(
        hidden.id(),
        being ->
            new Being(
                being.who(),
                average,
                average,
                average,
                UNTOUCHED,
                being.flags(),
                being.at(),
                nobodys));
  }
}
