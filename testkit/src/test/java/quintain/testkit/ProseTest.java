package quintain.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProseTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Maren makes a INT test",
        "Maren rolls an d6",
        "1 dice of poison are left",
        "the the gate opens",
        "Maren takes the a torch",
        "Maren is HALF_DEAD",
        "Maren is halfDead",
        "Maren gains {strength=2}",
        "Maren uses Torch[left=3]",
        "Maren is hit by null",
        "Maren's shield is now: true",
        "foes wins",
        "Maren CLOSE: Torch",
        "Ysolde Marr Its knees are cracked",
        "Maren falls  down",
        "Maren falls (), badly",
        "Maren falls .",
        "has 1 dice of fire left",
        "The Warden sets captain.hp to 6",
        "kind pc · STR 11",
        "What is critical damage to an NPC?",
        "leader · true",
        "true",
        "blinded true",
        "Which does character-1 take?",
        "Maren moves to zone -1",
      })
  void whatNobodyWouldWriteIsFound(String text) {
    assertThat(Prose.faults(text, Set.of())).hasSizeGreaterThan(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Maren makes an INT test: 14 + 2 against 15",
        "Cutter A attacks Oskar with a one-handed axe",
        "a d6 and an 8: 11 dice, 21 points, +1 dice",
        "Maren has 1 HP left; it is a useful thing",
        "An arrow hits Maren (d8, 5), who drops. It is over.",
        "Maren gives Tilda Tilda's rope",
        "It comes true",
        "Maren calls: You there!",
        "Maren waits...",
        "Pin Down (BOOK-FEAT-02) needs a ranged weapon",
        "Ash Wolf 1 uses its claws",
        "Damage 2.5 on average, i.e. some",
      })
  void goodSentencesAreLeftAlone(String text) {
    assertThat(Prose.faults(text, Set.of())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Maren loses 2 GRIT"})
  void aBookMayHaveItsCapitals(String text) {
    assertThat(Prose.faults(text, Set.of())).hasSize(1);
    assertThat(Prose.faults(text, Set.of("GRIT"))).isEmpty();
  }
}
