package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.cairn.state.Amount;
import quintain.cairn.state.Damage;

/// Damage and amounts as content files write them.
class FiguresTest {
  @Test
  void damageIsOneDie() {
    assertThat(Damage.parse("d8")).isEqualTo(Damage.d(8));
  }

  @Test
  void damageOfTwoDiceKeepsBothSizes() {
    assertThat(Damage.parse("d8+d6").dice()).containsExactly(8, 6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"d4", "d12", "d6+d6", "d10+d4+d8"})
  void damageIsWrittenAsItWasRead(String text) {
    assertThat(Damage.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "8", "2d6", "d", "d6+", "d6-1", "d8 + ", "d999"})
  void whatIsNoDamageIsRefusedWithAdvice(String text) {
    assertThatThrownBy(() -> Damage.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "'%s' is no damage; write a die as d8, or dice to keep the highest of as d6+d6", text);
  }

  @Test
  void aDieNobodyOwnsIsRefused() {
    assertThatThrownBy(() -> Damage.parse("d7")).hasMessageStartingWith("there is no d7;");
  }

  @Test
  void damageNeedsADie() {
    assertThatThrownBy(() -> new Damage(List.of()))
        .hasMessage("damage has no entry, expected at least one");
  }

  @Test
  void anAmountIsASumOfDice() {
    assertThat(Amount.parse("2d6")).isEqualTo(new Amount(2, 6));
    assertThat(Amount.parse("2d6").plain()).isFalse();
  }

  @Test
  void anAmountMayBeAPlainNumber() {
    assertThat(Amount.parse("3")).isEqualTo(Amount.of(3));
    assertThat(Amount.parse("3").plain()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "17", "1d4", "2d6", "1d100"})
  void anAmountIsWrittenAsItWasRead(String text) {
    assertThat(Amount.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "d6", "2d", "-1", "2d6+1", "1d7", "0d6", "3d1"})
  void whatIsNoAmountIsRefused(String text) {
    assertThatThrownBy(() -> Amount.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
