package quintain.rhod.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;

/// Who comes after whom, and what is forgotten when.
class FightOrderTest {
  private static Fight fight(String turn) {
    return new Fight(
        1,
        List.of(new Fight.Rank("ada", 20), new Fight.Rank("ben", 12), new Fight.Rank("cal", 7)),
        Optional.of(Fight.Turn.of(turn)),
        List.of("ben", "cal"),
        List.of(
            new Fight.Used("ada", "engage cal", Fight.Span.ROUND),
            new Fight.Used("ben", "Second Wind", Fight.Span.ENCOUNTER)),
        false);
  }

  @Test
  @Covers("RHD-R-38")
  void theOrderBeginsWithWhoeverHasTheTurn() {
    assertThat(fight("ada").fromTurn()).containsExactly("ada", "ben", "cal");
    assertThat(fight("ben").fromTurn()).containsExactly("ben", "cal", "ada");
    assertThat(fight("cal").fromTurn()).containsExactly("cal", "ada", "ben");
    assertThat(fight("ada").with(Optional.empty()).fromTurn()).containsExactly("ada", "ben", "cal");
    assertThat(fight("ada").after("ada")).contains("ben");
    assertThat(fight("ada").after("cal")).isEmpty();
  }

  @Test
  @Covers("RHD-ENC-04")
  void thoseInTheOrderAreInTheEncounter() {
    assertThat(fight("ada").has("ada")).isTrue();
    assertThat(fight("ada").has("cal")).isTrue();
    assertThat(fight("ada").has("dan")).isFalse();
  }

  /// What is used once a Round comes back with the next, what is used once an Encounter does not.
  @Test
  @Covers({"RHD-ENC-02", "RHD-R-19", "RHD-EXP-11"})
  void aNewRoundForgetsWhatWasForTheLast() {
    var next = fight("ada").at(2);
    assertThat(next.hasUsed("ada", "engage cal")).isFalse();
    assertThat(next.hasUsed("ben", "Second Wind")).isTrue();
    assertThat(next.hasUsed("cal", "Second Wind")).isFalse();
    assertThat(next.unaware()).isEmpty();
    assertThat(next.turn()).isEmpty();
    assertThat(fight("ada").at(1).unaware()).containsExactly("ben", "cal");
  }

  @Test
  @Covers("RHD-ENC-04")
  void whoeverLeavesIsForgottenAndNobodyElse() {
    var without = fight("ada").without("ben");
    assertThat(without.order()).extracting(Fight.Rank::who).containsExactly("ada", "cal");
    assertThat(without.isTurnOf("ada")).isTrue();
    assertThat(without.unaware()).containsExactly("cal");
    assertThat(without.hasUsed("ben", "Second Wind")).isFalse();
    assertThat(without.hasUsed("ada", "engage cal")).isTrue();
    assertThat(fight("ben").without("ben").turn()).isEmpty();
  }
}
