package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.kernel.dice.Comparison.atLeast;
import static quintain.kernel.dice.Comparison.atMost;
import static quintain.kernel.dice.Dice.D20;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Dice.d;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is refused, what is not, and that rolls are values.
class BoundsTest {

  private static void refused(Runnable building, String why) {
    assertThatIllegalArgumentException().isThrownBy(building::run).withMessageContaining(why);
  }

  @Test
  void more_dice_than_a_table_holds_are_refused() {
    assertThat(Dice.sum(10_000, D6).dice()).isEqualTo(10_000);
    refused(() -> Dice.sum(10_001, D6), "At most 10,000 dice");
    refused(() -> Dice.sum(101, Dice.sum(100, D6)), "At most 10,000 dice");
    refused(() -> Dice.sum(List.of(Dice.sum(6000, D6), Dice.sum(6000, D6))), "At most 10,000 dice");
    refused(() -> d(1_000_001), "1 to 1,000,000 sides");
    refused(() -> d(0), "1 to 1,000,000 sides");
    refused(() -> Dice.sum(0, D6), "at least one die");
  }

  @Test
  void what_never_ends_is_refused() {
    refused(() -> Dice.reroll(D6, atMost(6)), "never ends");
    refused(() -> Dice.explode(1), "never ends");
    refused(() -> Dice.explode(D6, atLeast(1)), "never ends");
    refused(() -> Dice.reroll(d(1000), atMost(999)), "hardly ever ends");
  }

  @Test
  void numbers_past_an_int_are_refused() {
    refused(() -> Dice.sum(10_000, d(1_000_000)), "may not pass 2,147,483,647");
    refused(() -> Dice.times(Dice.times(D6, 100_000), 100_000), "may not pass 2,147,483,647");
  }

  @Test
  void a_divisor_that_may_be_nothing_is_refused() {
    refused(() -> Dice.divide(D6, 0, Rounding.DOWN), "divided by 0");
    refused(() -> Dice.divide(D6, Dice.fate(), Rounding.DOWN), "dF may come to 0");
  }

  @Test
  void a_selection_keeps_something_and_no_more_than_there_is() {
    refused(() -> Dice.keepHighest(5, 4, 6), "Of 4 results, 5 cannot be kept");
    refused(() -> Dice.dropLowest(4, 4, 6), "dropping 4 leaves none");
    refused(() -> Dice.keepHighest(0, 4, 6), "at least one");
  }

  @Test
  void a_table_covers_every_number_once() {
    refused(() -> Dice.table(D6, List.of(Row.row(1, 5, "a"))), "needs a row for 6");
    refused(
        () -> Dice.table(D6, List.of(Row.row(1, 2, "a"), Row.row(4, 6, "b"))), "needs a row for 3");
    refused(
        () -> Dice.table(D6, List.of(Row.row(1, 3, "a"), Row.row(3, 6, "b"))), "two rows for 3");
    refused(() -> Dice.bands(2, 6, List.of(new Band("a", 1, 3), new Band("b", 3, 6))), "overlap");
  }

  @Test
  void rolls_nest_only_so_deep() {
    Roll<Integer> roll = D6;
    for (int i = 1; i < Dice.MAX_DEPTH; i++) {
      roll = Dice.absolute(roll);
    }
    Roll<Integer> deepest = roll;
    assertThat(deepest.roll(sides -> 3)).isEqualTo(3);
    refused(() -> Dice.absolute(deepest), "nest at most 200 deep");
    refused(() -> deepest.map("read", x -> x), "nest at most 200 deep");
  }

  @Test
  void a_long_sum_is_one_flat_roll() {
    Roll<Integer> sum = Dice.sum(Collections.nCopies(100_000, Dice.constant(1)));

    assertThat(sum.roll(sides -> 1)).isEqualTo(100_000);
    assertThat(sum.dist().value(0)).isEqualTo(100_000);
    assertThat(sum).isEqualTo(Dice.sum(Collections.nCopies(100_000, Dice.constant(1))));
    assertThat(sum.toString()).hasSize(199_999);
  }

  @Test
  void odds_that_take_too_much_work_are_refused_before_it_is_done() {
    var tooMuch = new ArrayList<Roll<?>>();
    tooMuch.add(Dice.sum(2000, d(1_000_000)));
    tooMuch.add(Dice.sum(10_000, D6));
    tooMuch.add(Dice.sum(10_000, Dice.explode(6)));
    tooMuch.add(Dice.keepHighest(5_000, 10_000, 6));
    tooMuch.add(Dice.keepHighest(500, 1000, 100));
    tooMuch.add(Dice.pool(1000, Dice.explode(6), Selection.dropLowest(400)));
    tooMuch.add(Dice.times(d(100_000), d(10_000)));
    tooMuch.add(Dice.highest(List.of(d(1_000_000), d(1_000_000))));
    tooMuch.add(Dice.group(Collections.nCopies(12, Dice.sum(3, D20)), Selection.highest(6)));
    tooMuch.add(
        Dice.bands(
            500,
            20,
            List.of(
                new Band("a", 1, 4),
                new Band("b", 5, 8),
                new Band("c", 9, 12),
                new Band("d", 13, 16),
                new Band("e", 17, 19))));
    for (Roll<?> roll : tooMuch) {
      assertThatThrownBy(roll::dist)
          .as(roll.toString())
          .isInstanceOf(TooMuchWork.class)
          .hasMessageContaining("too much work");
    }
  }

  @Test
  void what_is_added_on_the_way_may_pass_an_int() {
    Roll<Integer> sum =
        Dice.sum(
            List.of(
                Dice.constant(2_000_000_000),
                Dice.constant(2_000_000_000),
                Dice.constant(-2_000_000_000),
                D6));

    assertThat(sum.roll(sides -> 5)).isEqualTo(2_000_000_005);
    assertThat(sum.dist().value(4)).isEqualTo(2_000_000_005);
  }

  @Test
  void odds_of_chains_that_grow_past_an_int_are_refused() {
    Roll<Integer> roll = Dice.times(Dice.explode(1_000_000), 2_000);

    assertThat(roll.roll(sides -> 7)).isEqualTo(14_000);
    assertThatThrownBy(roll::dist)
        .isInstanceOf(TooMuchWork.class)
        .hasMessageContaining("past 2,147,483,647");
  }

  @Test
  void rolls_built_alike_are_equal() {
    assertThat(Dice.keepHighest(3, 4, 6))
        .isEqualTo(Dice.dropLowest(1, 4, 6))
        .hasSameHashCodeAs(Dice.dropLowest(1, 4, 6));
    assertThat(Dice.advantage(D20)).isEqualTo(Dice.keepHighest(1, 2, 20));
    assertThat(Dice.disadvantage(D20)).isEqualTo(Dice.keepLowest(1, 2, 20));
    assertThat(Dice.sum(1, D6)).isEqualTo(D6);
    assertThat(Dice.keepHighest(2, 2, 6)).isEqualTo(Dice.sum(2, D6));
    assertThat(Dice.plus(Dice.plus(D6, D20), 1))
        .isEqualTo(Dice.sum(List.of(D6, D20, Dice.constant(1))));
    assertThat(Dice.explode(6)).isNotEqualTo(Dice.compound(6));
    assertThat(D6.map("a", x -> x + 1)).isNotEqualTo(D6.map("a", x -> x + 2));
  }

  @Test
  void ten_dice_in_three_bands_have_66_outcomes() {
    var bands = List.of(new Band("low", 1, 2), new Band("mid", 3, 5), new Band("six", 6, 6));

    assertThat(Dice.bands(10, 6, bands).dist().size()).isEqualTo(66);
  }
}
