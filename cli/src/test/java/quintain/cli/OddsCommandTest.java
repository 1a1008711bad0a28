package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.cli.Said.quintain;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class OddsCommandTest {
  @Test
  void oddsInJsonHoldEveryOutcome() {
    var json = quintain("odds", "2d6", "--json").exits(0).json();
    assertThat(json.get("expression").asString()).isEqualTo("2d6");
    assertThat(json.get("canonical").asString()).isEqualTo("2d6");
    assertThat(json.get("mean").doubleValue()).isCloseTo(7, within(1e-12));
    assertThat(json.get("meanError").doubleValue()).isZero();
    assertThat(json.get("variance").doubleValue()).isCloseTo(35 / 6.0, within(1e-12));
    assertThat(json.get("residual").doubleValue()).isZero();
    assertThat(json.has("atLeast")).isFalse();
    var outcomes = json.get("outcomes");
    assertThat(outcomes).hasSize(11);
    for (JsonNode outcome : outcomes) {
      int value = outcome.get("value").intValue();
      assertThat(outcome.get("p").doubleValue())
          .isCloseTo((6 - Math.abs(7 - value)) / 36.0, within(1e-12));
    }
  }

  @Test
  void atLeastIsToldWhenAsked() {
    var json = quintain("odds", "2d6", "--at-least", "9", "--json").exits(0).json();
    assertThat(json.get("atLeast").doubleValue()).isCloseTo(10 / 36.0, within(1e-12));
    assertThat(quintain("odds", "2d6", "--at-least", "9").exits(0).out())
        .contains("at least 9: 27.78 %");
  }

  @Test
  void openEndedDiceSayWhatTheyLeaveOut() {
    var json = quintain("odds", "d6!", "--json").exits(0).json();
    assertThat(json.get("mean").doubleValue()).isCloseTo(4.2, within(1e-9));
    assertThat(json.get("residual").doubleValue()).isGreaterThan(0).isLessThan(1e-11);
    assertThat(quintain("odds", "d6!").exits(0).out()).contains("left out");
  }

  @Test
  void theTableForPeopleHasOneRowForEachOutcome() {
    var lines = quintain("odds", "2d6").exits(0).out().lines().toList();
    assertThat(lines).hasSize(3 + 11);
    assertThat(lines.getFirst()).startsWith("2d6: mean 7,");
    assertThat(lines.get(3)).matches(" 2 +2\\.78 % +100\\.00 % +█+.?");
    assertThat(lines.getLast()).matches("12 +2\\.78 % +2\\.78 % +█+.?");
  }

  @Test
  void aTableOfManyOutcomesIsDrawnInRanges() {
    var lines = quintain("odds", "100d6").exits(0).out().lines().toList();
    assertThat(lines).hasSizeLessThan(50);
    assertThat(lines.get(3)).startsWith("below ");
    assertThat(lines.getLast()).startsWith("above ");
  }

  @Test
  void wrongUsageGetsASentence() {
    quintain("odds").isWrong("EXPR");
    quintain("odds", "3d6", "--at-least", "much").isWrong("--at-least", "much");
    quintain("odds", "3d6kh").exits(0);
    quintain("odds", "3d6k?").isWrong("^");
    quintain("odds", "3d6", "--at-lest", "3").isWrong("did you mean '--at-least'?");
  }

  @Test
  void tooMuchWorkIsRefusedWithASentence() {
    quintain("odds", "200d1000").isWrong("too much work");
  }
}
