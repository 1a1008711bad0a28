package quintain.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulingTextTest {
  private static final RulingText.Switch ROUNDING =
      new RulingText.Switch(
          "halves", "Halves are rounded", List.of("ALL_UP", "DOWN"), List.of("up", "down"));
  private static final RulingText.Switch ALWAYS =
      new RulingText.Switch("always", "It holds", List.of("false", "true"), List.of("no", "yes"));

  @Test
  void peopleReadWordsForSwitchesAndTheirValues() {
    var ruling =
        new RulingText(
            "X-R-01",
            "?",
            "Upwards. `DOWN`: the other way; as under ALL_UP. True: it does. `always: true` too.",
            true,
            List.of(ROUNDING, ALWAYS));
    assertThat(ruling.told())
        .isEqualTo(
            "Upwards. “down”: the other way; as under “up”. “yes”: it does. “It holds: yes” too.");
  }

  @Test
  void aValueIsKnownHoweverFilesSpellIt() {
    assertThat(ROUNDING.listed("all-up")).isEqualTo("ALL_UP");
    assertThat(ROUNDING.inWords("all-up")).isEqualTo("up");
    assertThat(ROUNDING.inWords("7")).isEqualTo("7");
  }

  @Test
  void everyValueHasItsWords() {
    assertThatThrownBy(
            () -> new RulingText.Switch("x", "X", List.of("A", "B"), List.of("only one")))
        .hasMessageContaining("x has 2 values");
  }
}
