package quintain.terraodd.rules;

import java.util.Comparator;
import java.util.function.BiFunction;
import quintain.kernel.Matters;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.Selection;
import quintain.terraodd.state.Mod;

/// Rolls made twice, of which the better or the worse outcome for the roller counts.
///
/// High is good and too high is a failure, so that "best" is the highest face that succeeds
/// (ODD-R-08, ODD-R-09).
final class Outcomes {
  private Outcomes() {}

  /// Keeps the one result that is selected. An enum, so that rolls built alike are equal.
  private enum Keeping implements BiFunction<Integer, Integer, Integer> {
    ONE;

    @Override
    public Integer apply(Integer start, Integer kept) {
      return kept;
    }
  }

  /// From failure through low success to high success; where the height does not count, success is
  /// all that matters.
  ///
  /// @param naturals whether a 1 always succeeds and a 20 always fails (ODD-R-03)
  record Order(int score, boolean naturals) implements Comparator<Integer>, Matters<Integer> {
    boolean succeeds(int face) {
      return naturals ? face == 1 || (face != 20 && face <= score) : face <= score;
    }

    @Override
    public int compare(Integer one, Integer other) {
      return Integer.compare(worth(one), worth(other));
    }

    @Override
    public Object essence(Integer face) {
      return succeeds(face);
    }

    private int worth(int face) {
      return succeeds(face) ? face : 0;
    }
  }

  static Roll<Integer> roll(Roll<Integer> die, Mod mod, Order order) {
    return switch (mod) {
      case PLAIN -> die;
      case ENHANCED -> Dice.gather(2, die, order, Selection.highest(1), 0, Keeping.ONE);
      case IMPAIRED -> Dice.gather(2, die, order, Selection.lowest(1), 0, Keeping.ONE);
    };
  }

  /// Where only the number counts: Grit, and attacks where the house says so.
  static Roll<Integer> byFace(Roll<Integer> die, Mod mod) {
    return switch (mod) {
      case PLAIN -> die;
      case ENHANCED -> Dice.advantage(die);
      case IMPAIRED -> Dice.disadvantage(die);
    };
  }
}
