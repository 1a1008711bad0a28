package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import quintain.kernel.Option;
import quintain.kernel.Partial;
import quintain.kernel.Question;
import quintain.kernel.Seat;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.rhod.Folk;
import quintain.rhod.Tables;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.Scores;
import quintain.testkit.Covers;

/// Ability Scores and their Modifiers.
class AbilitiesTest {
  @Test
  @Covers({"RHD-ABIL-01", "RHD-ABIL-02"})
  void aCheckIsOfferedWithSixAbilitiesAndWhatEachIsFor() {
    var state = Tables.empty().sheet("hero", Folk.hero("10/10/10/10/10/10").sheet()).state();
    var blank =
        new Blank<>(
            state,
            new Seat("hero"),
            Partial.of(Encounter.MakeCheck.class).with("by", "hero"),
            true);
    var topic = new Topic("ability", Rhd.RHD_CHK_05, "slot", "Which?");
    var asked = (Question.OneOf<?>) Checks.anyAbility(blank, topic).orElseThrow();
    assertThat(asked.options())
        .extracting(Option::label)
        .containsExactly(
            "as the Skill has it",
            "Strength, of the body: physical power",
            "Dexterity, of the body: agility and coordination",
            "Constitution, of the body: endurance and inner workings",
            "Intelligence, of the mind: logic, memory and reasoning",
            "Wisdom, of the mind: sense for survival, for danger and for lies",
            "Charisma, of the mind: bearing, and standing among others");
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
    assertThat(scores.with(Ability.INT, 9).of(Ability.INT)).isEqualTo(9);
    for (Ability ability : Ability.values()) {
      var changed = scores.with(ability, 20);
      assertThat(
              Arrays.stream(Ability.values()).filter(each -> changed.of(each) != scores.of(each)))
          .containsExactly(ability);
      assertThat(changed.of(ability)).isEqualTo(20);
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
