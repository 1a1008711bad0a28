package quintain.rath.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.rath.Houses;
import quintain.rath.Tables;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// XP, levels, stats and aptitudes.
class AdvancementTest {
  private static final RathStep LEVEL_UP = new RathStep.LevelUp("brannoc");
  private static final RathStep END = new RathStep.EndSession();

  /// Brannoc between two sessions.
  private static Table<RathState, RathStep, RathEvent> brannoc(int level, int xp) {
    return Tables.empty()
        .pregen("brannoc", "Brannoc")
        .answer("gm", "substantial", false)
        .when(END)
        .given("brannoc.level", level)
        .given("brannoc.xp", xp);
  }

  @Test
  @Covers({"RTH-XP-01", "RTH-R-82"})
  void aSubstantialSessionIsWorthOneXpToEveryPcPresent() {
    Tables.party()
        .given("odda.dead", true)
        .when(END)
        .then("brannoc.xp", 1)
        .then("sefa.xp", 1)
        .then("odda.xp", 0);
    Tables.party().answer("gm", "substantial", false).when(END).then("brannoc.xp", 0);
  }

  @Test
  @Covers({"RTH-XP-02", "RTH-R-82"})
  void aLevelCostsItsNumberAndTheRestIsKept() {
    brannoc(2, 3)
        .dice("d8=1 d8=1 d8=1")
        .when(LEVEL_UP)
        .then("brannoc.level", 3)
        .then("brannoc.xp", 1);
    brannoc(2, 1).refuses(LEVEL_UP, "RTH-XP-02");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "3, 3", "8, 8"})
  @Covers("RTH-XP-04")
  void whatEachLevelCosts(int level, int xp) {
    brannoc(level, xp - 1).refuses(LEVEL_UP, "RTH-XP-02");
    brannoc(level, xp)
        .dice("d8=1 ".repeat(level + 1).strip())
        .when(LEVEL_UP)
        .then("brannoc.level", level + 1)
        .then("brannoc.xp", 0);
  }

  @Test
  @Covers("RTH-XP-04")
  void fromTheFirstToTheFifthLevelTakesTenXp() {
    var table = brannoc(1, 10);
    for (int level = 1; level < 5; level++) {
      table.dice("d8=1 ".repeat(level + 1).strip()).when(LEVEL_UP);
    }
    table.then("brannoc.level", 5).then("brannoc.xp", 0);
  }

  @Test
  @Covers({"RTH-XP-03", "RTH-R-99"})
  void xpIsSpentBetweenSessionsOrInALongRest() {
    Tables.party().given("brannoc.xp", 1).refuses(LEVEL_UP, "RTH-XP-03");
    brannoc(1, 1).dice("d8=1 d8=1").when(LEVEL_UP).then("brannoc.level", 2);
  }

  @Test
  @Covers({"RTH-LVL-01", "RTH-LVL-02", "RTH-LVL-04", "RTH-R-83"})
  void aHigherRollIsTheNewMaximum() {
    brannoc(2, 2)
        .given("brannoc.max-hp", 14)
        .given("brannoc.hp", 9)
        .dice("d8=5 d8=6 d8=5")
        .when(LEVEL_UP)
        .then("brannoc.max-hp", 19)
        .then("brannoc.hp", 14);
  }

  @Test
  @Covers({"RTH-LVL-03", "RTH-LVL-04"})
  void aLowerOrEqualRollStillGivesOne() {
    brannoc(2, 2)
        .given("brannoc.max-hp", 14)
        .dice("d8=2 d8=3 d8=4")
        .when(LEVEL_UP)
        .then("brannoc.max-hp", 15);
    brannoc(2, 2)
        .given("brannoc.max-hp", 14)
        .dice("d8=2 d8=4 d8=5")
        .when(LEVEL_UP)
        .then("brannoc.max-hp", 15);
  }

  @Test
  @Covers("RTH-R-83")
  void levelUpDiceDoNotExplode() {
    brannoc(1, 1).dice("d8=8 d8=8").when(LEVEL_UP).then("brannoc.max-hp", 19);
  }

  @Test
  @Covers({"RTH-LVL-05", "RTH-R-84"})
  void oneStatRisesAndHpDoNotFollowStr() {
    brannoc(1, 1)
        .answer("brannoc", "which-stat", "str")
        .dice("d8=1 d8=1")
        .when(LEVEL_UP)
        .then("brannoc.str", 4)
        .then("brannoc.max-hp", 14);
  }

  @Test
  @Covers("RTH-R-84")
  void theHouseMayLetHpFollowStr() {
    house(Houses.with("hpStrRetroactive", true))
        .answer("brannoc", "which-stat", "str")
        .dice("d8=1 d8=1")
        .when(LEVEL_UP)
        .then("brannoc.max-hp", 15);
    house(Houses.with("hpStrRetroactive", true))
        .answer("brannoc", "which-stat", "dex")
        .dice("d8=1 d8=1")
        .when(LEVEL_UP)
        .then("brannoc.max-hp", 14);
  }

  @Test
  @Covers("RTH-R-83")
  void theHouseMayRaiseTheStatFirst() {
    // 2d8 of 16 and STR 4 instead of 3
    house(Houses.with("levelupStatFirst", true))
        .answer("brannoc", "which-stat", "str")
        .dice("d8=8 d8=8")
        .when(LEVEL_UP)
        .then("brannoc.max-hp", 20);
  }

  private static Table<RathState, RathStep, RathEvent> house(RathHouse house) {
    return Tables.empty()
        .house(house)
        .pregen("brannoc", "Brannoc")
        .answer("gm", "substantial", false)
        .when(END)
        .given("brannoc.xp", 1);
  }

  @ParameterizedTest
  @CsvSource({"1, 3", "2, 4", "7, 9", "8, 10", "9, 10", "20, 10"})
  @Covers({"RTH-LVL-06", "RTH-LVL-07", "RTH-R-85"})
  void noStatAboveLevelPlusTwoNorAboveTen(int level, int cap) {
    assertThat(Advancement.cap(level)).isEqualTo(cap);
  }

  @Test
  @Covers("RTH-LVL-07")
  void aStatAtItsCapIsNotOnOffer() {
    var table =
        brannoc(1, 1)
            .given("brannoc.str", 4)
            .answer("brannoc", "which-stat", "str")
            .dice("d8=1 d8=1");

    org.assertj.core.api.Assertions.assertThatThrownBy(() -> table.when(LEVEL_UP))
        .hasMessageContaining("expected one of dex, int, wis, con, cha, not str");
  }

  @Test
  @Covers({"RTH-LVL-06", "RTH-R-85"})
  void ifNoStatCanRiseTheIncreaseIsLost() {
    var table = brannoc(9, 9);
    for (String stat : List.of("str", "dex", "int", "wis", "con", "cha")) {
      table.given("brannoc." + stat, 10);
    }
    table
        .dice("d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1")
        .when(LEVEL_UP)
        .notAsked("brannoc", "which-stat")
        .then("brannoc.str", 10);
  }

  @ParameterizedTest
  @CsvSource({"2, true", "3, false", "4, true", "6, true", "8, true", "9, false"})
  @Covers("RTH-LVL-08")
  void anAptitudeOnReachingTheOddLevelsUpToNine(int level, boolean gains) {
    var dice = new String[level + 1];
    java.util.Arrays.fill(dice, "d8=1");
    var table = brannoc(level, level).dice(dice).when(LEVEL_UP);

    assertThat(table.state().being("brannoc").growth().aptitudes()).hasSize(gains ? 3 : 2);
  }

  @Test
  @Covers("RTH-LVL-10")
  void aSkillIsChosenWithoutTheGm() {
    brannoc(2, 2)
        .answer("brannoc", "new-aptitude", "deadeye")
        .dice("d8=1 d8=1 d8=1")
        .when(LEVEL_UP)
        .notAsked("gm", "approve")
        .then("brannoc.aptitudes", List.of("Bruiser", "Pack Mule", "Deadeye"));
  }

  @Test
  @Covers({"RTH-LVL-11", "RTH-S-APT-14"})
  void anInherentOneNeedsAReasonAndTheGm() {
    brannoc(2, 2)
        .answer("brannoc", "new-aptitude", "hardy")
        .answer("brannoc", "reason", "survived the fever")
        .dice("d8=1 d8=1 d8=1")
        .when(LEVEL_UP)
        .asked("gm", "approve")
        .then("brannoc.aptitudes", List.of("Bruiser", "Pack Mule", "Hardy"))
        // 13 and the level's 1, then 4
        .then("brannoc.max-hp", 18);
    brannoc(2, 2)
        .answer("brannoc", "new-aptitude", "hardy")
        .answer("brannoc", "reason", "survived the fever")
        .answer("gm", "approve", false)
        .answer("brannoc", "instead", "captain")
        .dice("d8=1 d8=1 d8=1")
        .when(LEVEL_UP)
        .then("brannoc.aptitudes", List.of("Bruiser", "Pack Mule", "Captain"))
        .then("brannoc.max-hp", 14);
  }

  @Test
  @Covers("RTH-S-APT-14")
  void theHardyAddTwoToLaterRolls() {
    brannoc(3, 3)
        .when(new RathStep.GrantAptitude("brannoc", "Hardy"))
        .then("brannoc.max-hp", 17)
        .dice("d8=4 d8=4 d8=4 d8=4")
        .when(LEVEL_UP)
        // 16 + STR 3 + 2
        .then("brannoc.max-hp", 21);
  }

  @Test
  @Covers({"RTH-LVL-09", "RTH-LVL-12", "RTH-R-86"})
  void withSixAptitudesOneIsGivenUpForTheNewOne() {
    var table = brannoc(8, 8);
    for (String aptitude : List.of("Deadeye", "Captain", "Sunderer", "Pathfinder")) {
      table.when(new RathStep.GrantAptitude("brannoc", aptitude));
    }
    table
        .answer("brannoc", "new-aptitude", "twin-blades")
        .answer("brannoc", "replace", "pack-mule")
        .dice("d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1")
        .when(LEVEL_UP)
        .then(
            "brannoc.aptitudes",
            List.of("Bruiser", "Deadeye", "Captain", "Sunderer", "Pathfinder", "Twin Blades"));
  }

  @Test
  @Covers({"RTH-LVL-12", "RTH-R-86"})
  void atLevelNineAnUnwantedAptitudeMayGo() {
    var dice = "d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1 d8=1";
    brannoc(8, 8)
        .answer("brannoc", "new-aptitude", "twin-blades")
        .answer("brannoc", "replace", "bruiser")
        .answer("brannoc", "new-aptitude", "captain")
        .dice(dice)
        .when(LEVEL_UP)
        .then("brannoc.aptitudes", List.of("Pack Mule", "Twin Blades", "Captain"));
    brannoc(4, 4).dice("d8=1 d8=1 d8=1 d8=1 d8=1").when(LEVEL_UP).notAsked("brannoc", "replace");
  }

  @Test
  void henchmenGainNoLevels() {
    Tables.empty()
        .creature("porter", "Porter")
        .answer("gm", "substantial", false)
        .when(END)
        .refuses(new RathStep.LevelUp("porter"), "RTH-R-87");
  }
}
