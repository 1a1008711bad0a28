package quintain.rhod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.testkit.Covers;

/// Ability Scores and their Modifiers.
class AbilitiesTest {
  @Test
  @Covers("RHD-ABIL-01")
  void threeAreOfTheBodyAndThreeOfTheMind() {
    assertThat(Arrays.stream(Ability.values()).filter(Ability::physical))
        .containsExactly(Ability.STR, Ability.DEX, Ability.CON);
    assertThat(Arrays.stream(Ability.values()).filter(Ability::mental))
        .containsExactly(Ability.INT, Ability.WIS, Ability.CHA);
  }

  @Test
  @Covers("RHD-ABIL-02")
  void wisdomSpotsALie() {
    assertThat(Arrays.stream(Ability.values()).filter(one -> one.meaning().contains("lies")))
        .containsExactly(Ability.WIS);
    assertThat(Ability.values()).extracting(Ability::meaning).doesNotHaveDuplicates();
  }

  @Test
  @Covers({"RHD-ABIL-07", "RHD-R-01", "RHD-R-02"})
  void theModifierIsHalfTheScoreLessFiveRoundedDown() {
    assertThat(Scores.mod(15)).isEqualTo(2);
    assertThat(Scores.mod(9)).isEqualTo(-1);
    assertThat(Scores.mod(3)).isEqualTo(-4);
    assertThat(Scores.mod(18)).isEqualTo(4);
    assertThat(Scores.mod(1)).isEqualTo(-5);
    // The table of the Modifiers has two scores to a row, from -5 up to +10.
    assertThat(IntStream.rangeClosed(0, 31).map(Scores::mod).toArray())
        .containsExactly(
            IntStream.rangeClosed(-5, 10).flatMap(row -> IntStream.of(row, row)).toArray());
  }

  @Test
  void scoresAreWrittenInOrder() {
    var scores = Scores.parse("15/12/14/8/13/10");
    assertThat(Arrays.stream(Ability.values()).map(scores::of))
        .containsExactly(15, 12, 14, 8, 13, 10);
    assertThat(scores).hasToString("15/12/14/8/13/10");
    assertThat(scores.total()).isEqualTo(72);
    assertThat(scores.with(Ability.INT, 9).of(Ability.INT)).isEqualTo(9);
    for (Ability ability : Ability.values()) {
      assertThat(scores.with(ability, 20).of(ability)).isEqualTo(20);
      assertThat(scores.with(ability, 20).total()).isEqualTo(72 - scores.of(ability) + 20);
    }
  }

  @Test
  void whatIsNoSetOfScoresIsRefused() {
    assertThatThrownBy(() -> Scores.parse("15/12/14")).hasMessageContaining("15/12/14/8/13/10");
    assertThatThrownBy(() -> Scores.parse("15/12/14/8/13/41")).hasMessageContaining("CHA 41");
  }

  @Test
  void theHigherOfTwoModifiers() {
    var scores = Scores.parse("15/12/14/8/13/10");
    assertThat(scores.better(Ability.DEX, Ability.INT)).isEqualTo(1);
    assertThat(scores.better(Ability.INT, Ability.DEX)).isEqualTo(1);
  }
}
