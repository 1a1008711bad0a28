package quintain.proving.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import quintain.proving.Grounds;

/// Intervals, comparisons and sums, against figures that can be looked up or done by hand.
class NumbersTest {
  /// 8 of 10: the interval that Wilson's formula is known to give, 0.4902 to 0.9433.
  @Test
  void wilsonsIntervalIsTheOneInTheBooks() {
    var interval = Wilson.of(8, 10);
    assertThat(interval.low()).isCloseTo(0.4902, within(5e-5));
    assertThat(interval.high()).isCloseTo(0.9433, within(5e-5));
  }

  @Test
  void noneAndAllAreNoCertainty() {
    assertThat(Wilson.of(0, 100).low()).isZero();
    assertThat(Wilson.of(0, 100).high()).isCloseTo(0.0370, within(5e-5));
    assertThat(Wilson.of(100, 100).high()).isEqualTo(1);
    assertThat(Wilson.of(0, 0)).isEqualTo(new Wilson(0, 1));
  }

  @Test
  void theSameFightDiffersFromItselfByNothing() {
    var bout = Grounds.GROUND.prepare(Grounds.solvable().getFirst());
    var same = Comparison.run(bout, bout, new Orders(500, 3, 1, 0), Progress.NONE);
    assertThat(same.difference()).isZero();
    assertThat(same.onlyOne() + same.onlyOther()).isZero();
    // common dice: nothing differs, and the interval is far narrower than that of two shares
    assertThat(same.high() - same.low()).isLessThan(0.02);
    assertThat(same.high()).isPositive();
  }

  @Test
  void aHandicapShowsInTheDifference() {
    var fair = Grounds.worn("cairn", "Reed Cutter", "Bog Hound", Map.of("hp", "3"), "steady");
    var hurt =
        new Encounter(
            fair.book(),
            List.of(
                new Encounter.Side(
                    "party",
                    List.of(new Encounter.Entry(1, "Reed Cutter", Map.of("hp", "0", "str", "1"))),
                    "steady"),
                fair.sides().get(1)),
            fair.house(),
            "",
            100);
    var compared =
        Comparison.run(
            Grounds.GROUND.prepare(fair),
            Grounds.GROUND.prepare(hurt),
            new Orders(600, 3, 1, 0),
            Progress.NONE);
    assertThat(compared.high()).isNegative();
    assertThat(compared.difference())
        .isCloseTo(
            (compared.other().wins().getFirst() - compared.one().wins().getFirst()) / 600.0,
            within(1e-12));
  }

  /// 30 pairs of 1,000 fell one way and 10 the other: 0.02 off, give or take 0.0124 by hand.
  @Test
  void theIntervalOfADifferenceIsThatOfPairs() {
    var tally =
        new Tally(
            1000,
            List.of(500L, 500L),
            0,
            0,
            List.of(),
            Map.of(),
            Map.of(),
            Map.of(),
            0,
            Map.of(),
            Map.of());
    var compared = new Comparison(tally, tally, 10, 30);
    assertThat(compared.difference()).isCloseTo(0.02, within(1e-12));
    double more = 30.5 / 1002;
    double less = 10.5 / 1002;
    double expected = 1.96 * Math.sqrt((more + less - (more - less) * (more - less)) / 1002);
    assertThat(compared.margin()).isCloseTo(expected, within(1e-5));
  }

  @Test
  void percentilesAreRoundsByWhichSoManyHaveEnded() {
    var tally =
        new Tally(
            100,
            List.of(100L, 0L),
            0,
            0,
            List.of(0L, 40L, 50L, 9L, 1L),
            Map.of(),
            Map.of(),
            Map.of(),
            0,
            Map.of(),
            Map.of());
    assertThat(tally.roundsBy(50)).isEqualTo(2);
    assertThat(tally.roundsBy(95)).isEqualTo(3);
    assertThat(tally.roundsBy(40)).isEqualTo(1);
  }

  /// Each face as often as the others, within five standard errors; and no fight has the dice of
  /// another.
  @Test
  void diceAreFairAndEveryFightHasItsOwn() {
    var random = new FightRandom();
    int[] faces = new int[20];
    for (int fight = 0; fight < 2000; fight++) {
      random.beginDice(1, fight);
      for (int i = 0; i < 100; i++) {
        faces[random.face(20) - 1]++;
      }
    }
    double error = Math.sqrt(200_000 * 0.05 * 0.95);
    for (int count : faces) {
      assertThat((double) count).isCloseTo(10_000, within(5 * error));
    }
    random.beginDice(1, 0);
    long dice = random.below(Integer.MAX_VALUE);
    random.beginChoices(1, 0);
    assertThat((long) random.below(Integer.MAX_VALUE)).isNotEqualTo(dice);
    random.beginDice(1, 0);
    assertThat((long) random.below(Integer.MAX_VALUE)).isEqualTo(dice);
  }
}
