package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.equalTo;
import static quintain.kernel.dice.Dice.D4;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Dice.d;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Dice without end: followed to a depth, they equal the same chains written out by hand, and what
/// lies beyond is reported exactly.
class OpenDiceTest {
  private static final int DEPTH = 2;

  /// Says that a chain has gone on past the depth.
  private static final class TooDeep extends RuntimeException {
    TooDeep() {
      super(null, null, false, false);
    }
  }

  private static List<Integer> chain(Faces f, int sides, Comparison on) {
    var faces = new ArrayList<Integer>();
    while (true) {
      int face = f.face(sides);
      faces.add(face);
      if (!on.test(face)) {
        return faces;
      }
      if (faces.size() > DEPTH) {
        throw new TooDeep();
      }
    }
  }

  private static int sum(List<Integer> numbers) {
    return numbers.stream().mapToInt(x -> x).sum();
  }

  private static List<Integer> together(Faces f, int n, int sides, Comparison on) {
    var all = new ArrayList<Integer>();
    for (int i = 0; i < n; i++) {
      all.addAll(chain(f, sides, on));
    }
    return all;
  }

  private static Stream<Integer> sorted(List<Integer> numbers, boolean high) {
    return numbers.stream()
        .sorted(high ? Comparator.<Integer>reverseOrder() : Comparator.<Integer>naturalOrder());
  }

  private static Arguments twin(Roll<?> roll, Function<Faces, ?> byHand) {
    return Arguments.of(roll, byHand);
  }

  static Stream<Arguments> twins() {
    var all = new ArrayList<Arguments>();
    all.add(twin(Dice.explode(6), f -> sum(chain(f, 6, equalTo(6)))));
    all.add(twin(Dice.explode(D6, atLeast(5)), f -> sum(chain(f, 6, atLeast(5)))));
    all.add(twin(Dice.compound(4), f -> sum(chain(f, 4, equalTo(4)))));
    all.add(
        twin(
            Dice.penetrate(4),
            f -> {
              var faces = chain(f, 4, equalTo(4));
              return sum(faces) - (faces.size() - 1);
            }));
    all.add(twin(Dice.sum(3, Dice.explode(3)), f -> sum(together(f, 3, 3, equalTo(3)))));
    all.add(
        twin(
            Dice.successes(3, Dice.explode(4), Selection.ALL, atLeast(3)),
            f -> (int) together(f, 3, 4, equalTo(4)).stream().filter(x -> x >= 3).count()));
    all.add(
        twin(
            Dice.successes(3, Dice.compound(4), Selection.ALL, atLeast(6)),
            f ->
                (int)
                    Stream.of(1, 2, 3)
                        .map(i -> sum(chain(f, 4, equalTo(4))))
                        .filter(x -> x >= 6)
                        .count()));
    for (int count = 1; count <= 3; count++) {
      int k = count;
      for (Comparison on : List.of(equalTo(3), equalTo(2), atLeast(2))) {
        Roll<Integer> die = Dice.explode(d(3), on);
        for (boolean high : List.of(true, false)) {
          all.add(
              twin(
                  Dice.pool(2, die, high ? Selection.highest(k) : Selection.lowest(k)),
                  f -> sorted(together(f, 2, 3, on), high).limit(k).mapToInt(x -> x).sum()));
          all.add(
              twin(
                  Dice.pool(2, die, high ? Selection.dropHighest(k) : Selection.dropLowest(k)),
                  f -> sorted(together(f, 2, 3, on), high).skip(k).mapToInt(x -> x).sum()));
        }
      }
      all.add(
          twin(
              Dice.pool(3, Dice.compound(3), Selection.highest(k)),
              f ->
                  Stream.of(1, 2, 3)
                      .map(i -> sum(chain(f, 3, equalTo(3))))
                      .sorted(Comparator.reverseOrder())
                      .limit(k)
                      .mapToInt(x -> x)
                      .sum()));
    }
    // edge: one die more, every die explodes, the best chain is kept, and its fours are counted
    all.add(
        twin(
            Dice.gather(
                3,
                Dice.chain(4),
                Comparator.comparingInt(Chain::total),
                Selection.highest(2),
                0,
                (Integer fours, Chain chain) -> fours + chain.exploded()),
            f ->
                Stream.of(1, 2, 3)
                    .map(i -> chain(f, 4, equalTo(4)))
                    .sorted(Comparator.comparingInt((List<Integer> c) -> -sum(c)))
                    .limit(2)
                    .mapToInt(c -> c.size() - 1)
                    .sum()));
    all.add(
        twin(
            Dice.highest(List.of(Dice.explode(4), D6)),
            f -> Math.max(sum(chain(f, 4, equalTo(4))), f.face(6))));
    all.add(
        twin(
            Dice.group(List.of(Dice.explode(4), D4, D4), Selection.highest(2)),
            f ->
                Stream.of(sum(chain(f, 4, equalTo(4))), f.face(4), f.face(4))
                    .sorted(Comparator.reverseOrder())
                    .limit(2)
                    .mapToInt(x -> x)
                    .sum()));
    all.add(
        twin(
            Dice.divide(Dice.times(Dice.explode(4), 3), 2, Rounding.DOWN),
            f -> sum(chain(f, 4, equalTo(4))) * 3 / 2));
    all.add(
        twin(
            Dice.bands(2, Dice.explode(3), List.of(new Band("low", 1, 2), new Band("high", 3, 99))),
            f -> {
              int low = 0;
              for (int i = 0; i < 2; i++) {
                low += sum(chain(f, 3, equalTo(3))) <= 2 ? 1 : 0;
              }
              return Counts.of(low, 2 - low);
            }));
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("twins")
  void to_a_depth_an_open_roll_is_exactly_the_chains_by_hand(
      Roll<Object> roll, Function<Faces, Object> byHand) {
    var followed = new LinkedHashMap<Object, Ratio>();
    var beyond =
        Enumeration.of(
            faces -> {
              try {
                return Optional.of(byHand.apply(faces));
              } catch (TooDeep deep) {
                return Optional.empty();
              }
            },
            100);
    beyond.forEach((outcome, p) -> outcome.ifPresent(value -> followed.put(value, p)));

    ExactDist<Object> exact = roll.exact(DEPTH);

    assertThat(exact.asMap()).containsExactlyInAnyOrderEntriesOf(followed);
    assertThat(exact.remainder()).isEqualTo(beyond.get(Optional.empty()));
  }

  @ParameterizedTest
  @MethodSource("twins")
  void probabilities_and_the_residual_make_one(Roll<Object> roll, Function<Faces, Object> byHand) {
    for (double residual : new double[] {1e-3, 1e-6, 1e-12}) {
      Dist<Object> dist = roll.dist(residual);

      assertThat(dist.residual()).isGreaterThan(0).isLessThanOrEqualTo(residual * (1 + 1e-9));
      assertThat(dist.chance(x -> true) + dist.residual()).isCloseTo(1, within(1e-14));
    }
  }

  @ParameterizedTest
  @MethodSource("twins")
  void tracing_draws_the_same_faces(Roll<Object> roll, Function<Faces, Object> byHand) {
    assertThat(Enumeration.of(roll::roll, 5))
        .isEqualTo(Enumeration.of(faces -> roll.trace(faces).value(), 5));
  }

  @Test
  void the_mean_of_an_exploding_die_lies_within_its_error() {
    // m = 3.5 + m/6, and the second moment q = 91/6 + 2·m + q/6
    for (double residual : new double[] {1e-2, 1e-5, 1e-12}) {
      Dist<Integer> dist = Dice.explode(6).dist(residual);

      assertThat(dist.mean().value()).isCloseTo(4.2, within(dist.mean().error() + 1e-14));
      assertThat(dist.variance().value()).isCloseTo(10.64, within(dist.variance().error() + 1e-13));
      assertThat(dist.mean().error()).isGreaterThan(0).isLessThan(50 * residual);
    }
  }

  @Test
  void the_mean_of_a_pool_of_exploding_dice_lies_within_its_error() {
    Dist<Integer> sum = Dice.plus(Dice.sum(8, Dice.explode(6)), 5).dist(1e-4);
    assertThat(sum.mean().value()).isCloseTo(8 * 4.2 + 5, within(sum.mean().error()));
    assertThat(sum.variance().value()).isCloseTo(8 * 10.64, within(sum.variance().error()));

    Dist<Integer> product = Dice.times(Dice.explode(6), Dice.negate(Dice.explode(6))).dist(1e-4);
    assertThat(product.mean().value()).isCloseTo(-4.2 * 4.2, within(product.mean().error()));
  }

  @Test
  void the_mean_of_an_open_roll_read_by_a_function_is_not_bounded() {
    Dist<Integer> dist = Dice.explode(6).map("squared", x -> x * x).dist();

    assertThat(dist.mean().error()).isInfinite();
  }

  @Test
  void an_open_roll_needs_a_residual() {
    assertThatThrownBy(() -> Dice.explode(6).dist(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("above 0 for dice without end");
  }
}
