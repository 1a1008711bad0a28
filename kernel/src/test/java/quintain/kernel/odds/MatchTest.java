package quintain.kernel.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Matters;
import quintain.kernel.Seat;
import quintain.kernel.Versus;
import quintain.kernel.dice.Dice;
import quintain.kernel.dice.Ratio;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;

class MatchTest {
  private static final Clause WHY = () -> "WHY";
  private static final Actor ANYBODY =
      new Actor() {
        @Override
        public String id() {
          return "anybody";
        }

        @Override
        public Seat seat() {
          return Seat.REFEREE;
        }
      };

  /// By how much the first is higher; what is not higher is all alike.
  private record Margin() implements Versus<Integer, Integer, Integer> {
    @Override
    public Integer read(Integer roll, Integer against) {
      return roll - against;
    }

    @Override
    public Object essence(Integer result) {
      return Math.max(0, result);
    }
  }

  private static <W> Map<Integer, W> margins(
      Arithmetic<W> weights, Roll<Integer> roll, Roll<Integer> other) {
    var paths = new Paths<>(weights, Policy.DEFAULTS);
    var margins = new LinkedHashMap<Integer, W>();
    do {
      int margin = paths.rollAgainst(ANYBODY, roll, WHY, ANYBODY, other, WHY, new Margin());
      margins.merge(Math.max(0, margin), paths.weight(), weights::plus);
    } while (paths.advance());
    return margins;
  }

  @Test
  void whatIsDrawnMayBeTakenOffItsList() {
    var paths = new Paths<>(Arithmetic.RATIOS, Policy.DEFAULTS);
    var pairs = new LinkedHashMap<String, Ratio>();
    do {
      var left = new ArrayList<>(List.of("a", "b", "c"));
      var first = paths.pick(left, WHY);
      left.remove(first);
      pairs.merge(first + paths.pick(left, WHY), paths.weight(), Ratio::plus);
    } while (paths.advance());
    assertThat(pairs).containsOnlyKeys("ab", "ac", "ba", "bc", "ca", "cb");
    assertThat(pairs.values()).allMatch(Ratio.of(1, 6)::equals);
  }

  @Test
  void resultsThatMatterAlikeAreFollowedOnce() {
    var margins = margins(Arithmetic.RATIOS, Dice.D6, Dice.D6);

    assertThat(margins).hasSize(6);
    assertThat(margins).containsEntry(0, Ratio.of(21, 36));
    for (int margin = 1; margin <= 5; margin++) {
      assertThat(margins).containsEntry(margin, Ratio.of(6 - margin, 36));
    }
  }

  /// Whether a face is at most so much.
  private record AtMost(int most) implements Matters<Integer> {
    @Override
    public Object essence(Integer face) {
      return face <= most;
    }
  }

  @Test
  void ofOneRollResultsThatMatterAlikeAreFollowedOnce() {
    var paths = new Paths<>(Arithmetic.RATIOS, Policy.DEFAULTS);
    var chances = new LinkedHashMap<Boolean, Ratio>();
    int ways = 0;
    do {
      int face = paths.roll(ANYBODY, Dice.D20, WHY, new AtMost(7));
      chances.put(face <= 7, paths.weight());
      ways++;
    } while (paths.advance());

    assertThat(ways).isEqualTo(2);
    assertThat(chances).containsEntry(true, Ratio.of(7, 20)).containsEntry(false, Ratio.of(13, 20));
  }

  @Test
  void whatIsTooThinIsLeftOutAndSaid() {
    var paths = new Paths<>(Arithmetic.DOUBLES, Policy.DEFAULTS);
    double sum = 0;
    int ways = 0;
    do {
      paths.rollAgainst(ANYBODY, Dice.explode(6), WHY, ANYBODY, Dice.explode(6), WHY, new Margin());
      sum += paths.weight().toDouble();
      ways++;
    } while (paths.advance());

    assertThat(paths.lost().toDouble()).isPositive().isLessThan(1e-6);
    assertThat(sum + paths.lost().toDouble()).isCloseTo(1, within(1e-12));
    assertThat(ways).isLessThan(70);
  }
}
