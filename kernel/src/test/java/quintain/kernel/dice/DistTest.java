package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;
import static quintain.kernel.dice.Dice.D6;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Distributions as they are read, and rolling that agrees with them.
class DistTest {

  @Test
  void two_dice_come_to_seven_once_in_six() {
    Dist<Integer> dist = Dice.sum(2, D6).dist();

    assertThat(dist.values())
        .containsExactlyElementsOf(IntStream.rangeClosed(2, 12).boxed().toList());
    assertThat(dist.chanceOf(7)).isCloseTo(1 / 6.0, within(1e-16));
    assertThat(dist.chanceOf(13)).isZero();
    assertThat(dist.atLeast(10)).isCloseTo(6 / 36.0, within(1e-16));
    assertThat(dist.atMost(3)).isCloseTo(3 / 36.0, within(1e-16));
    assertThat(dist.mean().value()).isCloseTo(7, within(1e-14));
    assertThat(dist.variance().value()).isCloseTo(35 / 6.0, within(1e-14));
    assertThat(dist.mean().error()).isZero();
    assertThat(Dice.sum(2, D6).exact().p(7)).isEqualTo(Ratio.of(1, 6));
  }

  @Test
  void readings_of_a_distribution_merge_their_outcomes() {
    Dist<String> parity = D6.dist().map(x -> x % 2 == 0 ? "even" : "odd");

    assertThat(parity.values()).containsExactly("odd", "even");
    assertThat(parity.p("even")).isCloseTo(0.5, within(1e-15));
    assertThatIllegalStateException().isThrownBy(parity::mean);
    assertThat(D6.dist().map(x -> -x).values()).containsExactly(-6, -5, -4, -3, -2, -1);
  }

  @Test
  void many_dice_keep_their_precision() {
    Dist<Integer> dist = Dice.sum(1000, D6).dist();

    assertThat(dist.chance(x -> true)).isCloseTo(1, within(1e-13));
    assertThat(dist.mean().value()).isCloseTo(3500, within(1e-9));
    // the tails are symmetrical, and far too thin for a plain sum of probabilities to see
    assertThat(dist.p(300) / dist.p(dist.size() - 1 - 300)).isCloseTo(1, within(1e-13));
  }

  @Test
  void fifty_dice_keep_five() {
    Dist<Integer> dist = Dice.keepHighest(5, 50, 10).dist();

    // all five show 10 exactly when at least five of fifty dice do
    double atLeastFive = Dice.count(50, 10, Comparison.equalTo(10)).dist().atLeast(5);
    assertThat(dist.chanceOf(50)).isCloseTo(atLeastFive, within(1e-14));
    assertThat(dist.chance(x -> true)).isCloseTo(1, within(1e-14));
  }

  @Test
  void a_distribution_is_printed_an_outcome_a_line() {
    assertThat(Dice.d(2).dist()).hasToString("1: 0.5\n2: 0.5\n");
    assertThat(Dice.explode(2).dist(0.25)).hasToString("1: 0.5\n3: 0.25\nleft out: at most 0.25\n");
  }

  static List<Roll<Integer>> sampled() {
    return List.of(
        D6,
        Dice.keepHighest(3, 4, 6),
        Dice.keepLowest(1, 2, 20),
        Dice.sum(8, Dice.explode(6)),
        Dice.pool(4, Dice.explode(6), Selection.highest(3)),
        Dice.pool(4, Dice.explode(6), Selection.dropLowest(2)),
        Dice.pool(3, Dice.penetrate(8), Selection.highest(2)),
        Dice.count(5, 6, Comparison.atLeast(5)),
        Dice.reroll(D6, Comparison.atMost(2)),
        Dice.rerollOnce(D6, Comparison.atMost(2)),
        Dice.highest(List.of(D6, Dice.sum(2, Dice.D4))),
        Dice.divide(Dice.sum(3, D6), 2, Rounding.UP));
  }

  @ParameterizedTest
  @MethodSource("sampled")
  void rolling_agrees_with_the_odds_within_four_standard_errors(Roll<Integer> roll) {
    var random = new SplittableRandom(20_251);
    int times = 40_000;
    Dist<Integer> dist = roll.dist();
    var seen = new int[dist.size()];
    double sum = 0;
    for (int i = 0; i < times; i++) {
      int value = roll.roll(sides -> 1 + random.nextInt(sides));
      sum += value;
      seen[dist.values().indexOf(value)]++;
    }

    double error = Math.sqrt(dist.variance().value() / times);
    assertThat(sum / times).isCloseTo(dist.mean().value(), within(4 * error));
    for (int i = 0; i < seen.length; i++) {
      // the normal approximation needs a few expected sightings
      double p = dist.p(i);
      if (p * times >= 25) {
        assertThat(seen[i] / (double) times)
            .isCloseTo(p, within(4 * Math.sqrt(p * (1 - p) / times)));
      }
    }
  }
}
