package quintain.rath.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Amounts as content files write them.
class AmountTest {
  @Test
  void anAmountIsDiceWithSomethingAdded() {
    assertThat(Amount.parse("d8+2")).isEqualTo(new Amount(1, 8, 2));
    assertThat(Amount.parse("2d6")).isEqualTo(new Amount(2, 6, 0));
    assertThat(Amount.parse("d4-1")).isEqualTo(new Amount(1, 4, -1));
  }

  @Test
  void anAmountMayBeAPlainNumber() {
    assertThat(Amount.parse("3")).isEqualTo(Amount.of(3));
    assertThat(Amount.parse("3").plain()).isTrue();
    assertThat(Amount.parse("d6").plain()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"d8+2", "2d6", "d4", "d4-1", "7", "10d6+12"})
  void anAmountIsWrittenAsItWasRead(String text) {
    assertThat(Amount.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "d", "0d6", "d7", "2d6+", "six", "-3", "d8 + 2 + 3"})
  void whatIsNoAmountIsRefused(String text) {
    assertThatThrownBy(() -> Amount.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void doublingDoublesTheDiceAndNotWhatIsAdded() {
    assertThat(Amount.parse("d6+2").doubled()).hasToString("2d6+2");
    assertThat(Amount.parse("3").doubled()).hasToString("6");
  }
}
