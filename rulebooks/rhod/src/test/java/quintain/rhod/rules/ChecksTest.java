package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.rhod.Folk;
import quintain.rhod.Houses;
import quintain.rhod.Tables;
import quintain.rhod.state.Ability;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Tilt;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Checks, Difficulty Classes, Advantage and Disadvantage.
class ChecksTest {
  private static Table<RhodState, RhodStep, RhodEvent> alone(Folk.Hero hero) {
    return Tables.empty().sheet("hero", hero.in(Stance.HIGH_READY).sheet());
  }

  private static RhodStep skill(Skill skill) {
    return new Encounter.MakeCheck("hero", Optional.of(skill), Optional.empty(), false);
  }

  private static RhodStep ability(Ability ability) {
    return new Encounter.MakeCheck("hero", Optional.empty(), Optional.of(ability), false);
  }

  private static int total(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.events().stream()
        .filter(FightEvent.Checked.class::isInstance)
        .map(FightEvent.Checked.class::cast)
        .reduce((_, last) -> last)
        .orElseThrow()
        .total();
  }

  private static boolean success(Table<RhodState, RhodStep, RhodEvent> table) {
    return table.events().stream()
        .filter(FightEvent.Checked.class::isInstance)
        .map(FightEvent.Checked.class::cast)
        .reduce((_, last) -> last)
        .orElseThrow()
        .success();
  }

  @Test
  @Covers("RHD-CHK-01")
  void whereNothingIsInDoubtNothingIsRolled() {
    alone(Folk.hero("10/10/10/10/10/10"))
        .answer("referee", "in-doubt", false)
        .when(skill(Skill.ATHLETICS))
        .notAsked("referee", "difficulty")
        .applied("RHD-CHK-01");
  }

  @Test
  @Covers({"RHD-CHK-02", "RHD-ABIL-08", "RHD-ABIL-09"})
  void anAbilityCheckIsADieAndTheModifier() {
    assertThat(
            total(alone(Folk.hero("10/10/10/10/16/10")).dice("d20=5").when(ability(Ability.WIS))))
        .isEqualTo(8);
    assertThat(
            total(alone(Folk.hero("7/10/10/10/10/10")).dice("d20=12").when(ability(Ability.STR))))
        .isEqualTo(10);
  }

  @Test
  @Covers({"RHD-CHK-03", "RHD-CHK-06", "RHD-R-03"})
  void equalOrAboveTheDifficultySucceeds() {
    for (int die : new int[] {14, 15}) {
      assertThat(
              success(
                  alone(Folk.hero("10/10/10/10/10/10"))
                      .dice("d20=" + die)
                      .when(ability(Ability.STR))))
          .isEqualTo(die == 15);
    }
    assertThat(
            success(
                alone(Folk.hero("10/10/10/10/10/10"))
                    .answer("referee", "difficulty", 18)
                    .dice("d20=17")
                    .when(ability(Ability.STR))))
        .isFalse();
  }

  @Test
  @Covers({"RHD-CHK-04", "RHD-SKILL-01"})
  void aSkillCheckAddsTheDegree() {
    assertThat(
            total(
                alone(Folk.hero("10/10/10/10/12/10").trained(Skill.PERCEPTION, Degree.COMPETENT))
                    .dice("d20=9")
                    .when(skill(Skill.PERCEPTION))))
        .isEqualTo(14);
  }

  @Test
  @Covers("RHD-CHK-05")
  void theRefereeMayTakeTheBareAbilityInstead() {
    assertThat(
            total(
                alone(Folk.hero("16/10/10/10/10/10").trained(Skill.ATHLETICS, Degree.EXPERT))
                    .answer("referee", "skill-fits", false)
                    .dice("d20=2")
                    .when(skill(Skill.ATHLETICS))))
        .isEqualTo(5);
    alone(Folk.hero("10/10/10/10/10/10"))
        .refuses(
            new Encounter.MakeCheck("hero", Optional.empty(), Optional.empty(), false),
            "RHD-CHK-05");
  }

  @Test
  @Covers("RHD-CHK-07")
  void theRefereeMayNameTheDifficultyByTheYardstick() {
    var yardstick = new LinkedHashMap<String, Integer>();
    yardstick.put("Very Easy", 5);
    yardstick.put("Easy", 10);
    yardstick.put("Medium", 15);
    yardstick.put("Hard", 20);
    yardstick.put("Very Hard", 25);
    yardstick.put("Nearing Impossible", 30);
    yardstick.put("Impossible", 35);
    // STR 10 and nothing learned: the die alone; with STR 40, the die and 15.
    yardstick.forEach(
        (name, dc) -> {
          int mod = dc > 20 ? 15 : 0;
          for (int total : List.of(dc - 1, dc)) {
            assertThat(
                    success(
                        alone(Folk.hero(mod == 0 ? "10/10/10/10/10/10" : "40/10/10/10/10/10"))
                            .answer("referee", "difficulty", name)
                            .dice("d20=" + (total - mod))
                            .when(ability(Ability.STR))))
                .as("%s with %d", name, total)
                .isEqualTo(total == dc);
          }
        });
  }

  @Test
  @Covers("RHD-R-101")
  void aLongEffortBeginsWithEndurance() {
    var step =
        new Encounter.MakeCheck("hero", Optional.of(Skill.ATHLETICS), Optional.empty(), true);
    assertThat(total(alone(Folk.hero("10/10/10/10/10/10")).dice("d20=15", "d20=12").when(step)))
        .isEqualTo(12);
    assertThat(
            total(
                alone(Folk.hero("10/10/10/10/10/10")).dice("d20=14", "d20=12", "d20=7").when(step)))
        .isEqualTo(7);
  }

  // Advantage

  private static final Tilt UP = Tilt.advantage("up", Rhd.RHD_ADV_01);
  private static final Tilt DOWN = Tilt.disadvantage("down", Rhd.RHD_ADV_02);

  private static int lean(RhodHouse.AdvStacking stacking, Tilt... tilts) {
    return Integer.signum(Checks.lean(Houses.with("advStacking", stacking), List.of(tilts)));
  }

  @Test
  @Covers("RHD-ADV-01")
  void advantageTakesTheBetterOfTwo() {
    var table =
        alone(Folk.hero("10/10/10/10/10/10"))
            .given("hero.aided", 1)
            .dice("d20=4", "d20=17")
            .when(skill(Skill.ATHLETICS));
    assertThat(total(table)).isEqualTo(17);
    table.then("hero.aided", 0);
  }

  @Test
  @Covers("RHD-ADV-02")
  void disadvantageTakesTheWorseOfTwo() {
    assertThat(
            total(
                alone(Folk.hero("10/10/10/10/10/10"))
                    .given("hero.poisoned", 1)
                    .dice("d20=4", "d20=17")
                    .when(skill(Skill.ATHLETICS))))
        .isEqualTo(4);
  }

  @Test
  @Covers({"RHD-ADV-03", "RHD-R-04"})
  void bothCancelToOneDieUnlessTheHouseCounts() {
    assertThat(
            total(
                alone(Folk.hero("10/10/10/10/10/10"))
                    .given("hero.poisoned", 1)
                    .given("hero.aided", 1)
                    .dice("d20=8")
                    .when(skill(Skill.ATHLETICS))))
        .isEqualTo(8);
    assertThat(lean(RhodHouse.AdvStacking.CANCEL, UP, UP, DOWN)).isZero();
    assertThat(lean(RhodHouse.AdvStacking.CANCEL, UP, UP)).isEqualTo(1);
    assertThat(lean(RhodHouse.AdvStacking.NET_COUNT, UP, UP, DOWN)).isEqualTo(1);
    assertThat(lean(RhodHouse.AdvStacking.NET_COUNT, UP, DOWN)).isZero();
    assertThat(lean(RhodHouse.AdvStacking.STRONGEST_LAST, UP, UP, DOWN)).isEqualTo(-1);
    assertThat(lean(RhodHouse.AdvStacking.STRONGEST_LAST, DOWN, UP)).isEqualTo(1);
  }

  @Test
  @Covers("RHD-R-05")
  void advantageIsRolledOnTheD20() {
    assertThat(Checks.d20(1).toString()).contains("d20");
    assertThat(Checks.d20(0).toString()).isEqualTo("d20");
    assertThat(Checks.d20(-2)).isEqualTo(Checks.d20(-1));
  }

  @Test
  @Covers("RHD-R-07")
  void inAContestTheActiveOneWinsTies() {
    for (int die : new int[] {9, 10}) {
      var table =
          Tables.duel(Folk.hero("10/10/10/10/10/10"), Folk.hero("10/10/10/10/10/10"))
              .dice("d20=" + die, "d20=10")
              .when(new Encounter.Contest("hero", Skill.ATHLETICS, "foe", Skill.ACROBATICS));
      assertThat(table.events())
          .filteredOn(FightEvent.Opposed.class::isInstance)
          .extracting(event -> ((FightEvent.Opposed) event).won())
          .containsExactly(die == 10);
    }
    Tables.duel(Tables.dummy(), Tables.dummy())
        .refuses(
            new Encounter.Contest("hero", Skill.ATHLETICS, "hero", Skill.ATHLETICS), "RHD-R-07");
  }

  @Test
  @Covers("RHD-REF-01")
  void onlySixDiceAreUsed() {
    var sides = new ArrayList<Integer>();
    for (int side = 1; side <= 100; side++) {
      if (isDie(side)) {
        sides.add(side);
      }
    }
    assertThat(sides).containsExactly(4, 6, 8, 10, 12, 20);
    assertThatThrownBy(() -> Cast.parse("1d7")).isInstanceOf(IllegalArgumentException.class);
    assertThat(Cast.parse("2d6")).isEqualTo(new Cast(2, 6));
  }

  private static boolean isDie(int sides) {
    try {
      return new Cast(1, sides).sides() == sides;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  // What one wears

  /// Bone Lamellar is Noisy 1, a Great Helm Narrow 2.
  @Test
  @Covers("RHD-ARM-04")
  void armorMakesNoiseAndNarrowsTheView() {
    var knight =
        Folk.hero("16/10/10/10/10/10")
            .having("Bone Lamellar", Place.ARMOR_WORN)
            .having("Great Helm", Place.HEADGEAR);
    assertThat(total(alone(knight).dice("d20=10").when(skill(Skill.STEALTH)))).isEqualTo(9);
    assertThat(total(alone(knight).dice("d20=10").when(skill(Skill.PERCEPTION)))).isEqualTo(8);
    // High Ready +1
    assertThat(total(alone(knight).dice("d20=10").when(skill(Skill.INITIATIVE)))).isEqualTo(9);
    assertThat(total(alone(knight).dice("d20=10").when(skill(Skill.INVESTIGATION)))).isEqualTo(10);
    var bare = alone(Folk.hero("16/10/10/10/10/10"));
    assertThat(Checks.situation(bare.state().being("hero"), Skill.STEALTH)).isEmpty();
  }

  // Well Rested

  /// Spent before a roll if one likes, and then it is over.
  @Test
  @Covers({"RHD-COND-06", "RHD-ADV-01"})
  void theWellRestedMaySpendItOnOneRoll() {
    var table =
        alone(Folk.hero("10/10/10/10/10/10"))
            .given("hero.well-rested", 1)
            .answer("hero", "well-rested", true)
            .dice("d20=4", "d20=15")
            .when(skill(Skill.ATHLETICS))
            .then("hero.well-rested", 0)
            .applied("RHD-ADV-01");
    assertThat(total(table)).isEqualTo(15);
    // of itself it is kept, for a bare Ability as well
    var kept =
        alone(Folk.hero("10/10/10/10/10/10"))
            .given("hero.well-rested", 1)
            .dice("d20=4")
            .when(ability(Ability.STR))
            .asked("hero", "well-rested")
            .then("hero.well-rested", 1);
    assertThat(total(kept)).isEqualTo(4);
    alone(Folk.hero("10/10/10/10/10/10"))
        .dice("d20=4")
        .when(skill(Skill.ATHLETICS))
        .notAsked("hero", "well-rested");
  }

  // Contests

  @Test
  @Covers({"RHD-R-07", "RHD-AID-01"})
  void aContestUsesUpTheAidOfBoth() {
    Tables.duel(Tables.dummy(), Tables.dummy())
        .given("hero.aided", 1)
        .given("foe.aided", 1)
        .dice("d20=3", "d20=12", "d20=5", "d20=11")
        .when(contest("foe"))
        .then("hero.aided", 0)
        .then("foe.aided", 0)
        .says("12 against 11");
  }

  private static RhodStep contest(String against) {
    return new Encounter.Contest("hero", Skill.ATHLETICS, against, Skill.ATHLETICS);
  }

  @Test
  @Covers({"RHD-R-07", "RHD-CHK-01", "RHD-CHK-05"})
  void onlyTheLivingWhoAreThereAreChecked() {
    var table = Tables.duel(Tables.dummy(), Tables.dummy());
    table.refuses(contest("nobody"), "RHD-R-07").refuses(contest("hero"), "RHD-R-07");
    table.refuses(
        new Encounter.MakeCheck("nobody", Optional.of(Skill.STEALTH), Optional.empty(), false),
        "RHD-CHK-01");
    table.refuses(
        new Encounter.MakeCheck("hero", Optional.empty(), Optional.empty(), false), "RHD-CHK-05");
    table
        .given("foe.dead", true)
        .refuses(contest("foe"), "RHD-R-07")
        .given("hero.dead", true)
        .refuses(skill(Skill.STEALTH), "RHD-CHK-01");
  }

  @Test
  @Covers("RHD-CHK-01")
  void whatIsBeyondDoubtIsToldByItsName() {
    alone(Folk.hero("10/10/10/10/10/10"))
        .answer("referee", "in-doubt", false)
        .when(skill(Skill.ATHLETICS))
        .says("Hero Athletics: no check is needed");
    alone(Folk.hero("10/10/10/10/10/10"))
        .answer("referee", "in-doubt", false)
        .when(ability(Ability.STR))
        .says(Ability.STR.title() + ": no check is needed");
  }

  @Test
  @Covers("RHD-R-03")
  void aTieWithTheDifficultyIsCited() {
    Tables.empty()
        .sheet("hero", Folk.hero("10/10/10/10/10/10").sheet())
        .answer("referee", "difficulty", 12)
        .dice("d20=12")
        .when(new Encounter.MakeCheck("hero", Optional.of(Skill.DISGUISE), Optional.empty(), false))
        .applied("RHD-R-03")
        .says("passes");
  }
}
