package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.equalTo;
import static quintain.kernel.dice.Dice.D4;
import static quintain.kernel.dice.Dice.D6;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is left out of a distribution: bounds that hold, and are not far from the truth.
class TailTest {
  private static final Percentage ROUNDING = Percentage.withPercentage(1e-9);

  /// A number with its probability, which a law may have left out.
  private record Possible(int number, double p, boolean leftOut) {}

  private static final List<Possible> X =
      List.of(
          new Possible(-3, 0.25, false),
          new Possible(1, 0.625, false),
          new Possible(-6, 0.0625, true),
          new Possible(5, 0.0625, true));

  private static final List<Possible> Y =
      List.of(
          new Possible(2, 0.5, false), new Possible(4, 0.375, false), new Possible(7, 0.125, true));

  private static final List<Possible> WHOLE =
      List.of(new Possible(-2, 0.25, false), new Possible(3, 0.75, false));

  private static IntLaw law(List<Possible> all) {
    List<Possible> known = all.stream().filter(one -> !one.leftOut).toList();
    Weights weights = Weights.doubles().zeros(known.size());
    for (int i = 0; i < known.size(); i++) {
      weights.set(i, known.get(i).p);
    }
    double mass = 0;
    double absolute = 0;
    double square = 0;
    for (Possible one : all) {
      if (one.leftOut) {
        mass += one.p;
        absolute += one.p * Math.abs(one.number);
        square += one.p * one.number * one.number;
      }
    }
    int[] values = known.stream().mapToInt(Possible::number).toArray();
    return new IntLaw(values, weights, new Tail(mass, absolute, square));
  }

  /// Every way in which one of each may come up.
  private static List<List<Possible>> together(List<List<Possible>> parts) {
    List<List<Possible>> all = List.of(List.of());
    for (List<Possible> part : parts) {
      var longer = new ArrayList<List<Possible>>();
      for (List<Possible> way : all) {
        for (Possible one : part) {
          var next = new ArrayList<>(way);
          next.add(one);
          longer.add(next);
        }
      }
      all = longer;
    }
    return all;
  }

  /// What the ways with something left out add to a mean; a way counts once for each part of it
  /// that was left out, since the bounds on the parts are simply added.
  private static double leftOut(
      List<List<Possible>> parts, ToDoubleFunction<List<Possible>> reading) {
    double sum = 0;
    for (List<Possible> way : together(parts)) {
      double p = way.stream().mapToDouble(Possible::p).reduce(1, (a, b) -> a * b);
      sum += p * way.stream().filter(Possible::leftOut).count() * reading.applyAsDouble(way);
    }
    return sum;
  }

  private static double mass(List<List<Possible>> parts) {
    return together(parts).stream()
        .filter(way -> way.stream().anyMatch(Possible::leftOut))
        .mapToDouble(way -> way.stream().mapToDouble(Possible::p).reduce(1, (a, b) -> a * b))
        .sum();
  }

  private static double distance(List<Possible> way) {
    return way.stream().mapToDouble(one -> Math.abs(one.number)).sum();
  }

  private static double product(List<Possible> way) {
    return way.stream().mapToDouble(one -> Math.abs(one.number)).reduce(1, (a, b) -> a * b);
  }

  private static void bounds(
      Tail tail, List<List<Possible>> parts, ToDoubleFunction<List<Possible>> reading) {
    assertThat(tail.mass()).isCloseTo(mass(parts), ROUNDING);
    assertThat(tail.absolute()).isCloseTo(leftOut(parts, reading), ROUNDING);
    assertThat(tail.square())
        .isCloseTo(leftOut(parts, way -> Math.pow(reading.applyAsDouble(way), 2)), ROUNDING);
  }

  @Test
  void a_law_bounds_its_mean_distance_and_mean_square_with_what_it_left_out() {
    assertThat(law(X).absolute()).isCloseTo(0.75 + 0.625 + 0.375 + 0.3125, ROUNDING);
    assertThat(law(X).square()).isCloseTo(2.25 + 0.625 + 2.25 + 1.5625, ROUNDING);
  }

  @Test
  void the_tail_of_a_sum_counts_every_way_that_was_left_out() {
    for (var parts : List.of(List.of(X, Y), List.of(Y, X), List.of(X, WHOLE), List.of(WHOLE, Y))) {
      bounds(Tail.ofSum(law(parts.get(0)), law(parts.get(1))), parts, TailTest::distance);
    }
    assertThat(Tail.ofSum(law(WHOLE), law(WHOLE))).isEqualTo(Tail.NONE);
  }

  @Test
  void the_tail_of_a_product_counts_every_way_that_was_left_out() {
    for (var parts : List.of(List.of(X, Y), List.of(Y, X), List.of(X, WHOLE), List.of(WHOLE, Y))) {
      bounds(Tail.ofProduct(law(parts.get(0)), law(parts.get(1))), parts, TailTest::product);
    }
    assertThat(Tail.ofProduct(law(WHOLE), law(WHOLE))).isEqualTo(Tail.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5})
  void the_tail_of_copies_counts_every_way_that_was_left_out(int n) {
    for (List<Possible> one : List.of(X, Y)) {
      var parts = new ArrayList<List<Possible>>();
      for (int i = 0; i < n; i++) {
        parts.add(one);
      }
      bounds(Tail.ofCopies(law(one), n), parts, TailTest::distance);
    }
    assertThat(Tail.ofCopies(law(WHOLE), n)).isEqualTo(Tail.NONE);
  }

  @Test
  void a_step_moves_what_was_left_out_as_well() {
    for (int step : new int[] {10, -10}) {
      List<Possible> moved =
          X.stream().map(one -> new Possible(one.number + step, one.p, one.leftOut)).toList();
      IntLaw shifted = law(X).shift(step);

      // nothing lies further from 0 after the step than its distance before and the step together
      bounds(shifted.tail(), List.of(X), way -> distance(way) + 10);
      assertThat(shifted.boxed().values()).isEqualTo(law(moved).boxed().values());
    }
    assertThat(law(WHOLE).shift(4).tail()).isEqualTo(Tail.NONE);
  }

  @Test
  void a_tail_within_reach_is_bounded_by_it_and_an_unknown_one_is_not() {
    assertThat(Tail.within(0.25, 3)).isEqualTo(new Tail(0.25, 0.75, 2.25));
    assertThat(Tail.within(0, 3)).isEqualTo(Tail.NONE);
    assertThat(Tail.unknown(0.25).mass()).isEqualTo(0.25);
    assertThat(Tail.unknown(0.25).absolute()).isInfinite();
    assertThat(Tail.unknown(0.25).square()).isInfinite();
    assertThat(Tail.unknown(0)).isEqualTo(Tail.NONE);
  }

  @Test
  void the_variance_may_be_moved_by_what_was_left_out_and_by_the_mean_it_moves() {
    // known 2 (half) and 4 (three eighths), so a mean of 2.5; left out 7 (an eighth)
    Dist<Integer> dist = Dist.of(law(Y).boxed());

    assertThat(dist.mean()).isEqualTo(new Estimate(2.5, 0.875));
    assertThat(dist.variance().value()).isCloseTo(0.5 * 0.25 + 0.375 * 2.25, ROUNDING);
    assertThat(dist.variance().error())
        .isCloseTo(0.125 * (7 + 2.5) * (7 + 2.5) + 0.875 * 0.875, ROUNDING);
  }

  /// A chain that has gone on for so many dice, each of them worth `each` and followed with
  /// probability `p`, and what a fresh chain comes to on average and in its mean square.
  private static void chainBounds(
      Tail tail, int links, double p, double each, double mean, double square) {
    double mass = Math.pow(p, links);
    double soFar = each * links;
    assertThat(tail.mass()).isCloseTo(mass, ROUNDING);
    double absolute = mass * (soFar + mean);
    assertThat(tail.absolute()).isBetween(absolute * (1 - 1e-9), 1.5 * absolute);
    double squares = mass * (soFar * soFar + 2 * soFar * mean + square);
    assertThat(tail.square()).isBetween(squares * (1 - 1e-9), 2 * squares);
  }

  private static Tail tail(Roll<Integer> roll, double residual) {
    return IntNode.of(roll).ints(Reckoning.inDoubles(residual)).tail();
  }

  @Test
  void what_is_left_of_an_exploding_chain_is_bounded_closely() {
    // an endless d6: mean m = 3.5 + m/6, mean square q = 91/6 + 2·m + q/6, so 4.2 and 28.28
    chainBounds(tail(Dice.explode(6), 1e-3), 4, 1 / 6.0, 6, 4.2, 28.28);
    chainBounds(tail(Dice.explode(6), 1e-9), 12, 1 / 6.0, 6, 4.2, 28.28);
    // each further die counts one less, so a followed die leaves 5: m = 3.5 - 1 + ... after the
    // first, where a fresh chain of faces 0 to 5 has m = 2.5 + m/6 = 3
    // and q = 55/6 + 2·5/6·3 + q/6 = 17
    Tail penetrating = tail(Dice.penetrate(6), 1e-3);
    double mass = Math.pow(6, -4);
    assertThat(penetrating.mass()).isCloseTo(mass, ROUNDING);
    assertThat(penetrating.absolute()).isBetween(mass * (21 + 3), 1.5 * mass * (21 + 3));
    double squares = mass * (21 * 21 + 2 * 21 * 3 + 17);
    assertThat(penetrating.square()).isBetween(squares, 2 * squares);
  }

  @Test
  void a_chain_that_ends_leaves_nothing_out() {
    assertThat(tail(Dice.explode(D6, atLeast(5), 3), 1e-3)).isEqualTo(Tail.NONE);
    assertThat(tail(Dice.explode(D6, equalTo(9)), 1e-3)).isEqualTo(Tail.NONE);
  }

  @Test
  void dice_without_end_that_are_counted_leave_out_at_most_as_many_as_are_left() {
    // a success or none for each result of 3d4 compounding; what was left out is one die at most
    Roll<Integer> roll = Dice.successes(3, Dice.compound(4), Selection.ALL, atLeast(6));
    Dist<Integer> dist = roll.dist(1e-3);

    // each chain lies at 6 or more exactly when its first face is a 4 and the rest comes to 2:
    // 1/4 · (1 - 1/4)
    assertThat(dist.mean().value()).isCloseTo(3 * 3 / 16.0, within(dist.mean().error()));
    assertThat(dist.mean().error()).isBetween(dist.residual() * 0.9, dist.residual() * 3);
  }

  @Test
  void exploding_dice_that_keep_some_are_bounded_like_all_of_them() {
    Dist<Integer> kept = Dice.pool(3, Dice.explode(D4, equalTo(4)), Selection.lowest(2)).dist(1e-3);
    Dist<Integer> all = Dice.sum(3, Dice.explode(D4, equalTo(4))).dist(1e-3);

    assertThat(kept.residual()).isCloseTo(all.residual(), ROUNDING);
    assertThat(kept.mean().error()).isCloseTo(all.mean().error(), ROUNDING);
    assertThat(kept.variance().error()).isGreaterThan(0).isLessThan(2 * all.variance().error());
  }
}
