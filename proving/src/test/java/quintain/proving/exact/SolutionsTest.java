package quintain.proving.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import quintain.proving.Grounds;
import quintain.proving.fights.Encounter;

/// Exact fights against simulated ones, and against sums done by hand.
class SolutionsTest {
  private static final SolverProgress TO_THE_END = (_, _, _) -> true;

  static Stream<Encounter> solvable() {
    return Grounds.solvable().stream();
  }

  @ParameterizedTest
  @MethodSource("solvable")
  void exactAndSimulatedAgree(Encounter encounter) {
    var bout = Grounds.GROUND.prepare(encounter);
    var solution = Solver.solve(bout, Solving.BY_POLICY, 30_000, TO_THE_END);
    int fights = 3000;
    var tally = bout.fight(17, 0, fights);
    assertThat(solution.bound()).isLessThan(1e-6);
    for (int side = 0; side < 2; side++) {
      double exact = solution.wins().get(side);
      double standardError = Math.sqrt(Math.max(1e-4, exact * (1 - exact)) / fights);
      assertThat((double) tally.wins().get(side) / fights)
          .as("share of " + encounter.sides().get(side).name())
          .isCloseTo(exact, within(4 * standardError));
    }
    double mean = 0;
    for (int i = 0; i < tally.rounds().size(); i++) {
      mean += (double) i * tally.rounds().get(i) / fights;
    }
    assertThat(mean).as("rounds").isCloseTo(solution.rounds(), within(0.05 * solution.rounds()));
  }

  @Test
  void bestPlayIsNeverWorseThanAPolicy() {
    var bout = Grounds.GROUND.prepare(Grounds.solvable().get(1));
    double asItIs = Solver.solve(bout, Solving.BY_POLICY, 50_000, TO_THE_END).wins().getFirst();
    double best = Solver.solve(bout, Solving.FIRST_SIDE_BEST, 50_000, TO_THE_END).wins().getFirst();
    double worst =
        Solver.solve(bout, Solving.SECOND_SIDE_BEST, 50_000, TO_THE_END).wins().getFirst();
    assertThat(best).isGreaterThan(asItIs);
    assertThat(worst).isLessThan(asItIs);
  }

  @Test
  void whatIsTooLargeIsLeftAtItsBoundsWithAnEstimate() {
    var bout =
        Grounds.GROUND.prepare(Grounds.fight("cairn", "2*Reed Cutter", "2*Bog Hound", "steady"));
    var solution = Solver.solve(bout, Solving.BY_POLICY, 100, TO_THE_END);
    assertThat(solution.done()).isFalse();
    assertThat(solution.estimate()).isGreaterThan(100L);
    assertThat(solution.wins().get(0) + solution.wins().get(1) + solution.draws())
        .isCloseTo(1 - solution.bound(), within(1e-9));
  }

  @ParameterizedTest
  @EnumSource(Solving.class)
  void whatIsStoppedHasTheTruthWithinItsBounds(Solving solving) {
    var bout = Grounds.GROUND.prepare(Grounds.solvable().get(1));
    var truth = Solver.solve(bout, solving, 50_000, TO_THE_END);
    var stopped =
        Solver.solve(bout, solving, 50_000, (solved, _, _) -> solved < truth.situations() / 2);
    assertThat(truth.done()).isTrue();
    assertThat(stopped.done()).isFalse();
    assertThat(stopped.situations()).isLessThan(truth.situations());
    assertThat(stopped.bound()).as("something is settled").isBetween(truth.bound(), 0.99);
    for (int side = 0; side < 2; side++) {
      double low = stopped.wins().get(side);
      assertThat(truth.wins().get(side)).isBetween(low - 1e-9, low + stopped.bound() + 1e-9);
    }
  }

  @Test
  void whoeverLooksOnIsToldHowFarItIs() {
    var bout = Grounds.GROUND.prepare(Grounds.solvable().get(1));
    var told = new ArrayList<Double>();
    Solver.solve(
        bout,
        Solving.BY_POLICY,
        50_000,
        (solved, found, settled) -> {
          assertThat(solved).isLessThanOrEqualTo(found);
          told.add(settled);
          return true;
        });
    assertThat(told).isNotEmpty().isSorted();
    assertThat(told.getLast()).isBetween(0.1, 1.0);
  }

  /// A coin that is thrown until somebody wins: 1/3 the first, 1/6 the second, else again.
  @Test
  void cyclesAreSolved() {
    var graph = new SituationGraph();
    var begin = new SituationGraph.Choice();
    begin.add(0, 1, 1);
    graph.begin(begin);
    // two places that lead to each other
    for (int place = 0; place < 2; place++) {
      var choice = new SituationGraph.Choice();
      choice.end(0, 1.0 / 3, 0);
      choice.end(1, 1.0 / 6, 0);
      choice.add(1 - place, 0.5, 1);
      graph.put(place, SituationGraph.Place.going(choice));
    }
    var solution = new ValueIteration(graph, Solving.BY_POLICY).solve();
    assertThat(solution.wins().get(0)).isCloseTo(2.0 / 3, within(1e-12));
    assertThat(solution.wins().get(1)).isCloseTo(1.0 / 3, within(1e-12));
    assertThat(solution.rounds()).isCloseTo(2.0, within(1e-12));
    assertThat(solution.bound()).isLessThan(1e-12);
  }

  /// A fight that ends as its second round begins, or in its first.
  @Test
  void theRoundAFightEndsInCounts() {
    var graph = new SituationGraph();
    var begin = new SituationGraph.Choice();
    begin.add(0, 1, 1);
    graph.begin(begin);
    var choice = new SituationGraph.Choice();
    choice.end(0, 0.25, 1);
    choice.end(1, 0.75, 0);
    graph.put(0, SituationGraph.Place.going(choice));

    assertThat(new ValueIteration(graph, Solving.BY_POLICY).solve().rounds())
        .isCloseTo(1.25, within(1e-12));
  }

  /// Whoever may choose between a sure half and a try that can be repeated takes the better one.
  @Test
  void theBestChoiceIsFoundForEitherSide() {
    for (int side = 0; side < 2; side++) {
      var graph = new SituationGraph();
      var begin = new SituationGraph.Choice();
      begin.add(0, 1, 0);
      graph.begin(begin);
      var half = new SituationGraph.Choice();
      half.end(0, 0.5, 0);
      half.end(1, 0.5, 0);
      var again = new SituationGraph.Choice();
      again.end(side, 0.3, 0);
      again.end(1 - side, 0.1, 0);
      again.add(0, 0.6, 0);
      graph.put(0, new SituationGraph.Place(side, List.of(half, again)));
      var solution = new ValueIteration(graph, Solving.BOTH_BEST).solve();
      assertThat(solution.wins().get(side)).isCloseTo(0.75, within(1e-9));
      assertThat(solution.wins().get(1 - side)).isCloseTo(0.25, within(1e-9));
    }
  }
}
