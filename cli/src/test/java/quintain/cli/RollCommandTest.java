package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class RollCommandTest {
  @Test
  void aRollInJsonHoldsItsTotalAndEveryFace() {
    var json = quintain("roll", "4d6kh3", "--json").exits(0).json();
    assertThat(json.get("expression").asString()).isEqualTo("4d6kh3");
    assertThat(json.get("canonical").asString()).isEqualTo("4d6kh3");
    var rolls = json.get("rolls");
    assertThat(rolls).hasSize(1);
    var faces = rolls.get(0).get("faces");
    assertThat(faces).hasSize(4);
    int kept = 0;
    int total = 0;
    for (JsonNode face : faces) {
      assertThat(face.get("sides").intValue()).isEqualTo(6);
      assertThat(face.get("face").intValue()).isBetween(1, 6);
      assertThat(face.get("exploded").booleanValue()).isFalse();
      if (face.get("kept").booleanValue()) {
        kept++;
        total += face.get("face").intValue();
      }
    }
    assertThat(kept).isEqualTo(3);
    assertThat(rolls.get(0).get("total").intValue()).isEqualTo(total);
  }

  @Test
  void theSameSeedGivesTheSameRolls() {
    var first = quintain("roll", "10d20", "--seed", "7", "--times", "5");
    assertThat(quintain("roll", "10d20", "--seed", "7", "--times", "5")).isEqualTo(first);
    assertThat(quintain("roll", "10d20", "--seed", "8", "--times", "5")).isNotEqualTo(first);
    assertThat(first.out().lines()).hasSize(5);
  }

  @Test
  void withoutASeedTwoRollsDiffer() {
    assertThat(quintain("roll", "100d100").out()).isNotEqualTo(quintain("roll", "100d100").out());
  }

  @Test
  void severalWordsAreOneExpression() {
    var json = quintain("roll", "4d6", "kh3", "+", "2", "--json").exits(0).json();
    assertThat(json.get("canonical").asString()).isEqualTo("4d6kh3+2");
    assertThat(json.get("rolls").get(0).get("faces")).hasSize(4);
  }

  @Test
  void aLineForPeoplePutsDroppedDiceInParentheses() {
    var line = quintain("roll", "2d6kh1").exits(0).out();
    assertThat(line).matches("2d6kh1 = (\\d)   d6: (\\1 \\(\\d\\)|\\(\\d\\) \\1)\n");
  }

  @Test
  void anExpressionMayBeginWithAMinus() {
    var json = quintain("roll", "-d6", "--json").exits(0).json();
    assertThat(json.get("rolls").get(0).get("total").intValue()).isBetween(-6, -1);
  }

  @Test
  void manyRollsAreOneDocument() {
    var json = quintain("roll", "d6", "--times", "20000", "--json").exits(0).json();
    assertThat(json.get("rolls")).hasSize(20_000);
  }

  @Test
  void wrongNotationIsShownWithItsPlace() {
    quintain("roll", "2d6", "+").isWrong("\n2d6 +\n", "^", "Expected");
    quintain("roll", "2d").isWrong("\n2d\n  ^\n");
    quintain("roll", "2d6", "--json", "+").isWrong("^");
  }

  @Test
  void wrongUsageGetsASentence() {
    quintain("roll").isWrong("EXPR", "quintain roll --help");
    quintain("roll", "2d6", "--times", "0").isWrong("--times is 1 to 1000000, not 0");
    quintain("roll", "2d6", "--times", "1000001").isWrong("1000001");
    quintain("roll", "2d6", "--times", "often").isWrong("--times", "often");
    quintain("roll", "2d6", "--seed", "lucky").isWrong("--seed", "lucky");
    quintain("roll", "2d6", "--tims", "3").isWrong("did you mean '--times'?");
  }
}
