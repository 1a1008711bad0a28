package quintain.kernel.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static quintain.kernel.dice.Dice.D4;
import static quintain.kernel.dice.Dice.D6;
import static quintain.kernel.dice.Range.ENDLESS;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The bounds of rolls, beside every number in them.
class RangeTest {
  private static final List<Range> SMALL =
      List.of(
          new Range(-3, -1), new Range(-2, 0), new Range(-2, 3), new Range(0, 0), new Range(1, 4));

  private static Range range(Roll<Integer> roll) {
    return IntNode.of(roll).range();
  }

  @Test
  void sums_and_products_reach_as_far_as_the_numbers_in_them() {
    for (Range a : SMALL) {
      for (Range b : SMALL) {
        Range sum = null;
        Range product = null;
        for (long x = a.low(); x <= a.high(); x++) {
          for (long y = b.low(); y <= b.high(); y++) {
            var plus = new Range(x + y, x + y);
            var times = new Range(x * y, x * y);
            sum = sum == null ? plus : sum.with(plus);
            product = product == null ? times : product.with(times);
          }
        }
        assertThat(a.plus(b)).isEqualTo(sum);
        assertThat(a.times(b)).isEqualTo(product);
      }
      assertThat(a.times(3)).isEqualTo(new Range(3 * a.low(), 3 * a.high()));
      assertThat(a.negated()).isEqualTo(new Range(-a.high(), -a.low()));
      assertThat(a.holds(a.low())).isTrue();
      assertThat(a.holds(a.high())).isTrue();
      assertThat(a.holds(a.low() - 1)).isFalse();
      assertThat(a.holds(a.high() + 1)).isFalse();
    }
  }

  @Test
  void what_has_no_end_has_none_afterwards() {
    var up = new Range(1, ENDLESS);
    var down = new Range(-ENDLESS, -1);

    assertThat(up.plus(new Range(-5, 7))).isEqualTo(new Range(-4, ENDLESS));
    assertThat(new Range(-5, 7).plus(up)).isEqualTo(new Range(-4, ENDLESS));
    assertThat(down.plus(new Range(2, 2))).isEqualTo(new Range(-ENDLESS, 1));
    assertThat(new Range(2, 2).plus(down)).isEqualTo(new Range(-ENDLESS, 1));
    assertThat(up.times(new Range(-2, 3))).isEqualTo(Range.ANYTHING);
    assertThat(up.times(new Range(2, 3))).isEqualTo(new Range(2, ENDLESS));
    assertThat(new Range(2, 3).times(down)).isEqualTo(new Range(-ENDLESS, -2));
    assertThat(down.times(down)).isEqualTo(new Range(1, ENDLESS));
    assertThat(up.times(new Range(0, 0))).isEqualTo(new Range(0, 0));
    assertThat(up.times(4)).isEqualTo(new Range(4, ENDLESS));
    assertThat(up.negated()).isEqualTo(down);
  }

  @Test
  void what_an_int_holds_is_allowed_and_not_one_more() {
    assertThatCode(() -> new Range(-2_147_483_647L, 2_147_483_647L).checked())
        .doesNotThrowAnyException();
    assertThatCode(Range.ANYTHING::checked).doesNotThrowAnyException();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Range(1, 2_147_483_648L).checked())
        .withMessageContaining("could reach 2,147,483,648");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Range(-2_147_483_648L, 1).checked())
        .withMessageContaining("could reach -2,147,483,648");
  }

  @Test
  void quotients_keep_their_side_and_remainders_stay_below_the_divisor() {
    assertThat(range(Dice.divide(D6, 2, Rounding.DOWN))).isEqualTo(new Range(0, 6));
    assertThat(range(Dice.divide(Dice.minus(D6, 1), D4, Rounding.UP))).isEqualTo(new Range(0, 5));
    assertThat(range(Dice.divide(Dice.minus(D6, 3), 2, Rounding.DOWN))).isEqualTo(new Range(-3, 3));
    assertThat(range(Dice.divide(D6, -2, Rounding.NEAREST))).isEqualTo(new Range(-6, 6));
    assertThat(range(Dice.modulo(D6, Dice.constant(4)))).isEqualTo(new Range(0, 3));
    assertThat(range(Dice.modulo(D6, Dice.constant(1)))).isEqualTo(new Range(0, 0));
    assertThat(range(Dice.modulo(D6, Dice.constant(-4)))).isEqualTo(new Range(-3, 0));
    assertThat(range(Dice.modulo(D6, Dice.constant(-1)))).isEqualTo(new Range(0, 0));
  }

  @Test
  void a_product_of_open_dice_shares_what_may_be_left_out() {
    Dist<Integer> dist = Dice.times(Dice.explode(4), Dice.times(Dice.explode(6), 2)).dist(1e-6);

    assertThat(dist.residual()).isGreaterThan(0).isLessThanOrEqualTo(1e-6);
  }

  @Test
  void a_product_of_too_many_dice_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.times(Dice.sum(6000, D6), Dice.sum(6000, D6)))
        .withMessageContaining("At most 10,000 dice");
  }
}
