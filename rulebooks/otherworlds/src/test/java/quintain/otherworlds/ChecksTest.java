package quintain.otherworlds;

import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;

import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import quintain.otherworlds.rules.Difficulty;
import quintain.otherworlds.state.Attribute;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class ChecksTest {
  private static OtwStep perceive() {
    return new OtwStep.MakeCheck("hero", Attribute.WIS, Optional.of(Proficiency.PERCEPTION));
  }

  private static OtwEvent.Checked checked(Table<OtwState, OtwStep, OtwEvent> table) {
    return table.events().stream()
        .filter(OtwEvent.Checked.class::isInstance)
        .map(OtwEvent.Checked.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers({"OTW-CHK-01", "OTW-PROF-02"})
  void aCheckIsAttributeBonusAndDie() {
    var skilled =
        hero("2/2/2/5/2/3")
            .proficient(Proficiency.PERCEPTION)
            .alone()
            .dice(faces(3))
            .when(perceive());
    Assertions.assertThat(checked(skilled).total()).isEqualTo(10);
    Assertions.assertThat(checked(skilled).what()).isEqualTo("Wisdom (Perception)");

    var unskilled = hero("2/2/2/5/2/3").alone().dice(faces(3)).when(perceive());
    Assertions.assertThat(checked(unskilled).total()).isEqualTo(8);
  }

  @Test
  @Covers({"OTW-CHK-02", "OTW-CHK-03", "OTW-R-65"})
  void theResultMustBeAboveTheDifficultyTheWorldMasterSets() {
    var nine =
        hero("2/2/2/5/2/3")
            .alone()
            .answer("referee", "difficulty", 9)
            .dice(faces(4))
            .when(perceive());
    Assertions.assertThat(checked(nine).success()).isFalse();

    var ten =
        hero("2/2/2/5/2/3")
            .alone()
            .answer("referee", "difficulty", 9)
            .dice(faces(5))
            .when(perceive());
    Assertions.assertThat(checked(ten).success()).isTrue();

    var moderate = hero("2/2/2/2/2/3").alone().dice(faces(4)).when(perceive());
    Assertions.assertThat(checked(moderate).against()).isEqualTo(6);
    Assertions.assertThat(checked(moderate).success()).isFalse();
  }

  @Test
  @Covers("OTW-CHK-12")
  void legendaryIsThirty() {
    var thirty =
        hero("2/2/2/12/2/3")
            .alone()
            .answer("referee", "difficulty", Difficulty.LEGENDARY.level())
            .dice(faces(6, 6, 6, 1))
            .when(perceive());
    Assertions.assertThat(checked(thirty).total()).isEqualTo(31);
    Assertions.assertThat(checked(thirty).success()).isTrue();
  }

  @Test
  @Covers({"OTW-MECH-18", "OTW-MECH-32c"})
  void theExhaustedLoseEdgeOnChecks() {
    var poisoned =
        hero("2/2/2/5/2/3").alone().given("hero.poison", 1).dice(faces(5, 2)).when(perceive());
    Assertions.assertThat(checked(poisoned).total()).isEqualTo(7);
  }

  @Test
  @Covers("OTW-MECH-05b")
  void theBlindFailToPerceiveBySight() {
    hero("2/2/2/5/2/3")
        .alone()
        .given("hero.blind", true)
        .when(perceive())
        .asked("referee", "by-sight")
        .answer("referee", "by-sight", false)
        .dice(faces(3))
        .when(perceive());
  }

  @Test
  @Covers("OTW-R-65")
  void theInitiatorOfAContestMustBeHigher() {
    var contest =
        new OtwStep.Contest(
            "hero",
            "foe",
            Attribute.STR,
            Optional.of(Proficiency.ATHLETICS),
            Attribute.STR,
            Optional.empty());
    var tie = hero("6/2/2/2/2/3").against("Rust Raider").dice(faces(3, 3)).when(contest);
    Assertions.assertThat(opposed(tie).won()).isFalse();

    var higher = hero("6/2/2/2/2/3").against("Rust Raider").dice(faces(4, 3)).when(contest);
    Assertions.assertThat(opposed(higher).won()).isTrue();
    Assertions.assertThat(opposed(higher).total()).isEqualTo(10);
    Assertions.assertThat(opposed(higher).otherTotal()).isEqualTo(9);
  }

  private static OtwEvent.Opposed opposed(Table<OtwState, OtwStep, OtwEvent> table) {
    return table.events().stream()
        .filter(OtwEvent.Opposed.class::isInstance)
        .map(OtwEvent.Opposed.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Covers("OTW-CHK-01")
  void nobodyChecksUnconscious() {
    hero("2/2/2/2/2/3").alone().given("hero.down", 2).refuses(perceive(), "OTW-CHK-01");
  }

  @Test
  @Covers("OTW-R-109")
  void theWorldMasterMayJudgeOtherwise() {
    var judged =
        hero("2/2/2/2/2/3").alone().judge("OTW-CHK-02", true).dice(faces(1)).when(perceive());
    Assertions.assertThat(checked(judged).success()).isTrue();
  }

  @Test
  @Covers({"OTW-CHK-03", "OTW-CHK-07", "OTW-CHK-12"})
  void theWorldMasterMaySayHowHardItIsInWords() {
    // 6 + 4 against 9, and against 30
    var check = new OtwStep.MakeCheck("hero", Attribute.STR, Optional.empty());
    Tables.duel(Tables.axeman())
        .answer("referee", "difficulty", "tough")
        .dice(Tables.d6(4))
        .when(check)
        .says("Hero passes a check of Strength: 10 against 9")
        .answer("referee", "difficulty", "Legendary")
        .dice(Tables.d6(4))
        .when(check)
        .says("Hero fails a check of Strength: 10 against 30");
  }
}
