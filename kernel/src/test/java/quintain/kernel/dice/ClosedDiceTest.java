package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.atMost;
import static quintain.kernel.dice.Comparison.equalTo;
import static quintain.kernel.dice.Dice.D4;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Dice.d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Closed dice: each fast distribution equals a rolling written out by hand, played through every
/// tape of faces, in exact fractions.
class ClosedDiceTest {

  private static int[] faces(Faces faces, int n, int sides) {
    return IntStream.range(0, n).map(i -> faces.face(sides)).toArray();
  }

  private static int highest(int keep, int... numbers) {
    return IntStream.of(numbers)
        .boxed()
        .sorted(Comparator.reverseOrder())
        .limit(keep)
        .mapToInt(i -> i)
        .sum();
  }

  private static int lowest(int keep, int... numbers) {
    return IntStream.of(numbers).sorted().limit(keep).sum();
  }

  private static Arguments twin(Roll<?> roll, Function<Faces, ?> byHand) {
    return Arguments.of(roll, byHand);
  }

  static Stream<Arguments> twins() {
    var all = new ArrayList<Arguments>();
    all.add(twin(d(7), f -> f.face(7)));
    all.add(twin(Dice.fate(), f -> f.face(3) - 2));
    all.add(twin(Dice.sum(4, D6), f -> Arrays.stream(faces(f, 4, 6)).sum()));
    all.add(twin(Dice.sum(List.of(D4, D6, Dice.constant(3))), f -> f.face(4) + f.face(6) + 3));
    for (int n = 1; n <= 5; n++) {
      for (int keep = 1; keep <= n; keep++) {
        int k = keep;
        int m = n;
        all.add(twin(Dice.keepHighest(k, m, 4), f -> highest(k, faces(f, m, 4))));
        all.add(twin(Dice.keepLowest(k, m, 4), f -> lowest(k, faces(f, m, 4))));
        all.add(
            twin(
                Dice.successes(m, D4, Selection.highest(k), atLeast(3)),
                f -> Math.min(k, (int) Arrays.stream(faces(f, m, 4)).filter(x -> x >= 3).count())));
      }
    }
    all.add(twin(Dice.dropLowest(1, 4, 6), f -> highest(3, faces(f, 4, 6))));
    all.add(twin(Dice.dropHighest(1, 4, 6), f -> lowest(3, faces(f, 4, 6))));
    all.add(
        twin(
            Dice.pool(3, Dice.fate(), Selection.highest(2)),
            f -> highest(2, Arrays.stream(faces(f, 3, 3)).map(x -> x - 2).toArray())));
    all.add(
        twin(
            Dice.pool(3, Dice.sum(2, D4), Selection.lowest(2)),
            f -> lowest(2, f.face(4) + f.face(4), f.face(4) + f.face(4), f.face(4) + f.face(4))));
    all.add(
        twin(
            Dice.highest(List.of(D6, d(8), D4)),
            f -> Math.max(f.face(6), Math.max(f.face(8), f.face(4)))));
    all.add(twin(Dice.lowest(List.of(D6, d(8))), f -> Math.min(f.face(6), f.face(8))));
    all.add(
        twin(
            Dice.group(List.of(Dice.sum(2, D4), D6, d(8)), Selection.highest(2)),
            f -> highest(2, f.face(4) + f.face(4), f.face(6), f.face(8))));
    all.add(
        twin(
            Dice.successes(List.of(D4, D6, d(8)), Selection.lowest(2), atLeast(3)),
            f ->
                (int)
                    IntStream.of(f.face(4), f.face(6), f.face(8))
                        .sorted()
                        .limit(2)
                        .filter(x -> x >= 3)
                        .count()));
    all.add(
        twin(
            Dice.successes(List.of(D4, D6), Selection.ALL, atLeast(4)),
            f -> (f.face(4) >= 4 ? 1 : 0) + (f.face(6) >= 4 ? 1 : 0)));
    all.add(
        twin(
            Dice.count(5, 6, atLeast(5)),
            f -> (int) Arrays.stream(faces(f, 5, 6)).filter(x -> x >= 5).count()));
    all.add(
        twin(
            Dice.rerollOnce(D6, atMost(2)),
            f -> {
              int x = f.face(6);
              return x <= 2 ? f.face(6) : x;
            }));
    all.add(twin(Dice.min(D6, 3), f -> Math.max(3, f.face(6))));
    all.add(twin(Dice.max(D6, 4), f -> Math.min(4, f.face(6))));
    all.add(
        twin(
            Dice.explodeOnce(6),
            f -> {
              int x = f.face(6);
              return x == 6 ? 6 + f.face(6) : x;
            }));
    all.add(
        twin(
            Dice.explode(D4, atLeast(3), 2),
            f -> {
              int sum = 0;
              int more = -1;
              int x;
              do {
                x = f.face(4);
                sum += x;
                more++;
              } while (x >= 3 && more < 2);
              return sum;
            }));
    all.add(twin(Dice.minus(D6, d(8)), f -> f.face(6) - f.face(8)));
    all.add(twin(Dice.times(D6, D4), f -> f.face(6) * f.face(4)));
    all.add(
        twin(
            Dice.divide(Dice.minus(D6, 3), 2, Rounding.DOWN),
            f -> (int) Math.floor((f.face(6) - 3) / 2.0)));
    all.add(
        twin(
            Dice.divide(Dice.minus(D6, 3), D4, Rounding.UP),
            f -> (int) Math.ceil((f.face(6) - 3) / (double) f.face(4))));
    all.add(
        twin(
            Dice.divide(Dice.minus(D6, 4), 2, Rounding.NEAREST),
            f -> (int) Math.round((f.face(6) - 4) / 2.0)));
    all.add(
        twin(Dice.modulo(Dice.minus(D6, 3), Dice.constant(4)), f -> ((f.face(6) - 3) % 4 + 4) % 4));
    all.add(twin(Dice.absolute(Dice.minus(D6, D4)), f -> Math.abs(f.face(6) - f.face(4))));
    all.add(
        twin(
            Dice.plus(Dice.times(D6, 1_000_000), Dice.times(D4, 3)),
            f -> f.face(6) * 1_000_000 + f.face(4) * 3));
    all.add(
        twin(
            Dice.bands(
                4, 6, List.of(new Band("low", 1, 2), new Band("mid", 3, 5), new Band("top", 6, 6))),
            f -> {
              int[] x = faces(f, 4, 6);
              return Counts.of(
                  (int) Arrays.stream(x).filter(i -> i <= 2).count(),
                  (int) Arrays.stream(x).filter(i -> i >= 3 && i <= 5).count(),
                  (int) Arrays.stream(x).filter(i -> i == 6).count());
            }));
    all.add(
        twin(
            Dice.bands(3, 6, List.of(new Band("ones", 1, 1), new Band("sixes", 6, 6))),
            f -> {
              int[] x = faces(f, 3, 6);
              return Counts.of(
                  (int) Arrays.stream(x).filter(i -> i == 1).count(),
                  (int) Arrays.stream(x).filter(i -> i == 6).count());
            }));
    all.add(
        twin(
            Dice.table(Dice.sum(2, D4), List.of(Row.row(2, 4, "low"), Row.row(5, 8, "high"))),
            f -> f.face(4) + f.face(4) <= 4 ? "low" : "high"));
    all.add(twin(D6.map("even", x -> x % 2 == 0), f -> f.face(6) % 2 == 0));
    all.add(
        twin(
            Dice.plus(D6.map("spread", x -> -x * x), D4),
            f -> {
              int x = f.face(6);
              return -x * x + f.face(4);
            }));
    // odd and even faces compare equal: of those at the edge the first to fall are kept
    all.add(
        twin(
            Dice.gather(
                4,
                D4,
                Comparator.comparingInt((Integer x) -> x / 2),
                Selection.highest(2),
                0,
                Integer::sum),
            f ->
                IntStream.of(faces(f, 4, 4))
                    .boxed()
                    .sorted(Comparator.comparingInt((Integer x) -> -(x / 2)))
                    .limit(2)
                    .mapToInt(x -> x)
                    .sum()));
    all.add(
        twin(
            Dice.gather(
                3,
                Dice.chain(D4, equalTo(4), 1),
                Comparator.comparingInt(Chain::total),
                Selection.highest(2),
                0,
                (Integer fours, Chain chain) -> fours + chain.exploded()),
            f -> {
              var chains = new ArrayList<int[]>();
              for (int i = 0; i < 3; i++) {
                int x = f.face(4);
                int y = x == 4 ? f.face(4) : 0;
                chains.add(new int[] {x + y, (x == 4 ? 1 : 0) + (y == 4 ? 1 : 0)});
              }
              chains.sort(Comparator.comparingInt((int[] c) -> -c[0]));
              return chains.get(0)[1] + chains.get(1)[1];
            }));
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("twins")
  void a_closed_roll_has_exactly_the_distribution_of_every_tape(
      Roll<Object> roll, Function<Faces, Object> byHand) {
    ExactDist<Object> exact = roll.exact();

    assertThat(exact.asMap()).containsExactlyInAnyOrderEntriesOf(Enumeration.of(byHand, 100));
    assertThat(exact.remainder()).isEqualTo(Ratio.ZERO);
  }

  @ParameterizedTest
  @MethodSource("twins")
  void doubles_agree_with_fractions_and_leave_out_nothing(
      Roll<Object> roll, Function<Faces, Object> byHand) {
    Dist<Object> dist = roll.dist(0);

    var exact = roll.exact();
    assertThat(dist.residual()).isZero();
    assertThat(dist.size()).isEqualTo(exact.outcomes().size());
    for (int i = 0; i < dist.size(); i++) {
      assertThat(dist.p(i)).isCloseTo(exact.p(dist.value(i)).toDouble(), within(1e-15));
    }
  }

  @ParameterizedTest
  @MethodSource("twins")
  void rolling_and_tracing_draw_the_same_faces_as_the_hand(
      Roll<Object> roll, Function<Faces, Object> byHand) {
    assertThat(Enumeration.of(roll::roll, 100)).isEqualTo(Enumeration.of(byHand, 100));
    assertThat(Enumeration.of(faces -> roll.trace(faces).value(), 100))
        .isEqualTo(Enumeration.of(byHand, 100));
  }

  @Test
  void a_reroll_until_it_ends_is_the_die_without_those_faces() {
    var exact = Dice.reroll(D6, atMost(2)).exact();

    assertThat(exact.outcomes()).extracting(ExactDist.Outcome::value).containsExactly(3, 4, 5, 6);
    assertThat(exact.outcomes()).allMatch(outcome -> outcome.p().equals(Ratio.of(1, 4)));
  }
}
