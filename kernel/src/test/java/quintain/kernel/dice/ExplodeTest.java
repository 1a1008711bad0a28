package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.atMost;
import static quintain.kernel.dice.Comparison.equalTo;
import static quintain.kernel.dice.Dice.D4;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Dice.d;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import quintain.kernel.dice.Explode.Style;

/// What may explode, how far it can go, and how it is written.
class ExplodeTest {

  private static void refused(Runnable building, String why) {
    assertThatIllegalArgumentException().isThrownBy(building::run).withMessageContaining(why);
  }

  private static Range range(Roll<Integer> roll) {
    return IntNode.of(roll).range();
  }

  @ParameterizedTest
  @EnumSource
  void the_chance_of_a_burst_is_the_share_of_faces_that_burst(Comparison.Sign sign) {
    for (int against = -1; against <= 8; against++) {
      var on = new Comparison(sign, against);
      long bursting = IntStream.rangeClosed(1, 6).filter(on::test).count();
      long clamped = IntStream.of(3, 3, 3, 4, 5, 6).filter(on::test).count();

      assertThat(Explode.chance(IntNode.of(D6), on)).isEqualTo(bursting / 6.0);
      assertThat(Explode.chance(IntNode.of(Dice.min(D6, 3)), on))
          .isCloseTo(clamped / 6.0, within(1e-15));
    }
  }

  @Test
  void ninety_nine_of_a_hundred_may_burst_but_hardly_more() {
    assertThatCode(() -> Dice.explode(d(100), atLeast(2))).doesNotThrowAnyException();
    assertThatCode(() -> Dice.reroll(d(100), atMost(99))).doesNotThrowAnyException();
    refused(() -> Dice.explode(d(200), atLeast(2)), "hardly ever ends: d200 is nearly always >=2");
    refused(() -> Dice.explode(D6, atLeast(1)), "never ends: every face of d6 is >=1");
    refused(
        () -> Dice.reroll(Dice.max(D6, 2), atMost(2)), "never ends: every face of d6max2 is <=2");
    assertThatCode(() -> Dice.explode(D6, atLeast(1), 3)).doesNotThrowAnyException();
  }

  @Test
  void only_a_single_die_explodes_and_at_least_once() {
    refused(() -> Dice.explode(Dice.sum(2, D6), equalTo(6)), "Only a single die can be exploded");
    refused(() -> Dice.reroll(Dice.explode(6), equalTo(6)), "Only a single die can be rerolled");
    refused(() -> Dice.explode(D6, equalTo(6), 0), "at least once, not 0 times");
  }

  @Test
  void a_chain_stays_within_an_int_or_is_refused() {
    // one die and 2,146 further ones: 2,147 million at most
    assertThatCode(() -> Dice.explode(d(1_000_000), equalTo(7), 2146)).doesNotThrowAnyException();
    refused(() -> Dice.explode(d(1_000_000), equalTo(7), 2147), "this could reach 2,148,000,000");
  }

  @Test
  void a_die_is_rerolled_and_limited_at_most_eight_times() {
    Roll<Integer> die = D6;
    for (int i = 0; i < 8; i++) {
      die = Dice.rerollOnce(die, equalTo(1));
    }
    Roll<Integer> eightTimes = die;
    refused(() -> Dice.min(eightTimes, 2), "at most eight rerolls and limits");
    refused(() -> Dice.explode(eightTimes, equalTo(6)), "at most eight rerolls and limits");
  }

  @Test
  void a_die_rerolled_already_has_at_most_a_thousand_sides() {
    Roll<Integer> thousand = Dice.rerollOnce(d(1000), equalTo(1));
    assertThatCode(() -> Dice.explode(thousand, equalTo(1000))).doesNotThrowAnyException();
    Roll<Integer> more = Dice.rerollOnce(d(1001), equalTo(1));
    refused(() -> Dice.explode(more, equalTo(1001)), "at most 1,000 sides");
    assertThatCode(() -> Dice.explode(1001)).doesNotThrowAnyException();
  }

  @Test
  void how_far_a_chain_can_go() {
    assertThat(range(Dice.explode(D4, atLeast(3), 2))).isEqualTo(new Range(1, 12));
    assertThat(range(Dice.explode(6))).isEqualTo(new Range(1, Range.ENDLESS));
    assertThat(range(Dice.penetrate(6))).isEqualTo(new Range(1, Range.ENDLESS));
    // a Fate die that is rolled on at −1 may take away for ever; with two further dice, two more
    Roll<Integer> fate = Dice.fate();
    assertThat(range(Dice.explode(fate, equalTo(-1)))).isEqualTo(Range.ANYTHING);
    assertThat(range(Dice.explode(fate, equalTo(-1), 2))).isEqualTo(new Range(-3, 3));
    // penetrating dice count one less: the further ones of a d6 nothing at worst, a Fate die −2
    assertThat(new Explode(IntNode.of(D6), equalTo(6), 2, Style.PENETRATE).range())
        .isEqualTo(new Range(1, 18));
    assertThat(new Explode(IntNode.of(fate), equalTo(-1), 2, Style.PENETRATE).range())
        .isEqualTo(new Range(-5, 3));
    assertThat(new Explode(IntNode.of(fate), equalTo(1), 2, Style.PENETRATE).range().holds(-1))
        .isTrue();
    // all faces of a limited die may be below nothing
    assertThat(range(Dice.explode(Dice.max(D6, -2), equalTo(-2), 3))).isEqualTo(new Range(-8, -2));
  }

  @Test
  void open_or_not() {
    assertThat(Dice.explode(6).open()).isTrue();
    assertThat(Dice.explode(D6, equalTo(9)).open()).isFalse();
    assertThat(Dice.explode(D6, equalTo(6), 1).open()).isFalse();
    assertThat(Dice.explode(6).dice()).isEqualTo(1);
    assertThat(Dice.chain(6).dice()).isEqualTo(1);
    assertThat(Dice.chain(6).open()).isTrue();
  }

  @Test
  void explosions_are_written_as_they_are_read() {
    assertThat(Dice.explode(6)).hasToString("d6!");
    assertThat(Dice.explode(D6, equalTo(5))).hasToString("d6!5");
    assertThat(Dice.explodeOnce(6)).hasToString("d6!o");
    assertThat(Dice.compound(D6, atLeast(5), 3)).hasToString("d6!!>=5 up to 3 times");
    assertThat(Dice.penetrate(8)).hasToString("d8!p");
    assertThat(Dice.chain(6)).hasToString("chain(d6!!)");
  }

  @Test
  void further_dice_in_a_pool_end_at_their_limit() {
    // both dice burst and burst again; a third throw is not theirs to make
    Roll<Integer> roll = Dice.pool(2, Dice.explode(D4, atLeast(3), 1), Selection.highest(3));
    assertThat(Enumeration.of(roll::roll, 10))
        .isEqualTo(
            Enumeration.of(
                faces -> {
                  var results = new ArrayList<Integer>();
                  for (int die = 0; die < 2; die++) {
                    int first = faces.face(4);
                    results.add(first);
                    if (first >= 3) {
                      results.add(faces.face(4));
                    }
                  }
                  results.sort(Comparator.reverseOrder());
                  return results.stream().limit(3).mapToInt(x -> x).sum();
                },
                10));
    assertThat(roll.exact().asMap())
        .containsExactlyInAnyOrderEntriesOf(Enumeration.of(roll::roll, 10));
  }

  @Test
  void groups_bands_and_gathered_dice_know_how_many_dice_they_throw() {
    Roll<Integer> counted = Dice.successes(List.of(D4, D6, d(8)), Selection.highest(2), atLeast(4));
    assertThat(range(counted)).isEqualTo(new Range(0, 2));
    assertThat(counted.dice()).isEqualTo(3);
    var bands = List.of(new Band("low", 1, 3), new Band("high", 4, 6));
    assertThat(Dice.bands(5, Dice.sum(2, d(3)), bands).dice()).isEqualTo(10);
    assertThat(Dice.bands(5, Dice.explode(3), bands).open()).isTrue();
    assertThat(Dice.bands(5, 6, bands)).hasToString("5d6 in bands low 1–3 high 4–6");
    Roll<Integer> gathered =
        Dice.gather(
            3,
            Dice.sum(2, D6),
            Comparator.<Integer>naturalOrder(),
            Selection.highest(1),
            0,
            Integer::sum);
    assertThat(gathered.dice()).isEqualTo(6);
    assertThat(gathered.open()).isFalse();
    assertThat(gathered).hasToString("best 1 of 3 × 2d6");
  }

  @Test
  void how_far_a_pool_can_go() {
    assertThat(range(Dice.keepHighest(3, 4, 6))).isEqualTo(new Range(3, 18));
    assertThat(range(Dice.count(5, 6, atLeast(5)))).isEqualTo(new Range(0, 5));
    assertThat(range(Dice.successes(4, D6, Selection.highest(2), atLeast(5))))
        .isEqualTo(new Range(0, 2));
    // every further die may succeed as well
    assertThat(range(Dice.successes(2, Dice.explode(6), Selection.ALL, atLeast(5))))
        .isEqualTo(new Range(0, Range.ENDLESS));
    assertThat(range(Dice.successes(2, Dice.compound(6), Selection.ALL, atLeast(5))))
        .isEqualTo(new Range(0, 2));
    assertThat(range(Dice.sum(2, Dice.explode(D6, equalTo(6), 1)))).isEqualTo(new Range(2, 24));
    // two dice that may explode once: two to four results, so the two lowest may be all there are
    assertThat(range(Dice.pool(2, Dice.explode(D6, equalTo(6), 1), Selection.dropLowest(2))))
        .isEqualTo(new Range(0, 24));
    assertThat(range(Dice.pool(3, Dice.compound(6), Selection.highest(2))))
        .isEqualTo(new Range(2, Range.ENDLESS));
    assertThat(Dice.sum(3, Dice.explode(6)).open()).isTrue();
    assertThat(Dice.keepHighest(1, 2, 6).open()).isFalse();
  }

  @Test
  void the_same_dice_said_in_two_ways() {
    assertThat(Dice.dropHighest(1, 4, 6)).isEqualTo(Dice.keepLowest(3, 4, 6));
    assertThat(Dice.times(D6, 2))
        .isEqualTo(Dice.product(D6, List.of(new Factor(Factor.Operation.TIMES, Dice.constant(2)))));
    assertThat(Dice.product(D6, List.of())).isEqualTo(D6);
    assertThat(Dice.modulo(d(10), Dice.constant(4)).roll(sides -> 7)).isEqualTo(3);
    assertThat(
            Dice.table(D6, List.of(Row.row(1, 3, "low"), Row.row(4, 6, "high"))).roll(sides -> 4))
        .isEqualTo("high");
    assertThat(d(100)).isEqualTo(Dice.D100).isNotEqualTo(d(101));
    assertThat(d(101).roll(sides -> sides)).isEqualTo(101);
    assertThat(Dice.constant(101).roll(sides -> 1)).isEqualTo(101);
    assertThat(Dice.constant(-1).roll(sides -> 1)).isEqualTo(-1);
  }

  @Test
  void groups_bands_and_gathered_dice_are_bounded_like_others() {
    refused(() -> Dice.bands(10_001, 6, List.of(new Band("all", 1, 6))), "At most 10,000 dice");
    var many = IntStream.rangeClosed(1, 21).mapToObj(i -> new Band("b" + i, i, i)).toList();
    assertThat(Dice.bands(1, 21, many.subList(0, 20)).roll(sides -> 20).size()).isEqualTo(20);
    refused(() -> Dice.bands(1, 21, many), "1 to 20 bands");
    refused(() -> Dice.bands(1, 6, List.of()), "1 to 20 bands");
    assertThat(Dice.bands(0, 6, List.of(new Band("all", 1, 6))).roll(sides -> 1))
        .isEqualTo(Counts.of(0));
    refused(
        () -> Dice.highest(List.of(Dice.sum(6000, D6), Dice.sum(6000, D6))), "At most 10,000 dice");
    refused(
        () ->
            Dice.gather(
                10_001, D6, Comparator.<Integer>naturalOrder(), Selection.ALL, 0, Integer::sum),
        "At most 10,000 dice");
    refused(
        () ->
            Dice.gather(0, D6, Comparator.<Integer>naturalOrder(), Selection.ALL, 0, Integer::sum),
        "at least one die");
  }
}
