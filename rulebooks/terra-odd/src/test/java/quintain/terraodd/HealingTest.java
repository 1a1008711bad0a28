package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class HealingTest {
  private static final OddStep REST = new OddStep.Rest();

  private static Table<OddState, OddStep, OddEvent> fed(String... advancements) {
    return empty().sheet("bea", sheet("Bea", List.of(advancements), "Three days' food"));
  }

  @Test
  @Covers({"ODD-HEAL-01", "ODD-R-47"})
  void aFewHoursAndAMealLetThemRollGritAnew() {
    fed()
        .given("bea.grit", 0)
        .given("clock", 0)
        .dice("d6=3")
        .when(REST)
        .then("bea.grit", 3)
        .then("bea.left.three days' food", 2)
        .then("clock", 3 * 3600);
  }

  @Test
  @Covers({"ODD-R-47"})
  void withoutAMealThereIsNoReroll() {
    bea().when(REST).then("bea.grit", 4).notAsked("bea", "reroll-grit");
  }

  @Test
  @Covers({"ODD-R-47"})
  void nobodyRestsInAFight() {
    bea().dice("d20=1").when(BEGIN).refuses(REST, "ODD-R-47");
  }

  @Test
  void companionsShareTheirFoodAndTheLastMealIsGone() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Three days' food"))
        .sheet("cal", sheet("Cal", List.of()))
        .given("bea.grit", 0)
        .given("cal.grit", 0)
        .dice("d6=1", "d6=2")
        .when(REST)
        .then("cal.grit", 2)
        .then("bea.left.three days' food", 1)
        .given("bea.grit", 0)
        .given("cal.grit", 0)
        .dice("d6=1")
        .when(REST)
        .then("bea.items", List.of())
        .then("cal.grit", 0);
  }

  @Test
  @Covers({"ODD-R-26"})
  void theRerollReplacesGritEvenIfLowerAndIsThePlayersChoice() {
    fed().answer("bea", "reroll-grit", true).dice("d6=1").when(REST).then("bea.grit", 1);
    fed().when(REST).asked("bea", "reroll-grit").then("bea.grit", 4);
    fed().given("bea.grit", 3).dice("d6=1").when(REST).then("bea.grit", 1);
  }

  @Test
  @Covers({"ODD-R-26"})
  void theHouseMayKeepTheBetter() {
    house("gritReroll", OddHouse.GritReroll.KEEP_BETTER)
        .sheet("bea", sheet("Bea", List.of(), "Three days' food"))
        .given("bea.grit", 3)
        .dice("d6=1")
        .when(REST)
        .then("bea.grit", 3);
  }

  @Test
  @Covers({"ODD-HEAL-04", "ODD-R-25", "ODD-R-43", "ODD-REF-04"})
  void theDeprivedRollOneDieFewer() {
    fed()
        .when(new OddStep.Deprive("bea", "rest"))
        .answer("bea", "reroll-grit", true)
        .when(REST)
        .then("bea.grit", 0)
        .applied("ODD-HEAL-04");
    fed("Die Hard")
        .given("bea.grit", 0)
        .when(new OddStep.Deprive("bea", "rest"))
        .dice("d6=4")
        .when(REST)
        .then("bea.grit", 4);
  }

  @Test
  @Covers({"ODD-R-43", "ODD-REF-04"})
  void deprivationIsSetAndClearedByTheGmAndStopsNoHealing() {
    fed()
        .given("bea.insight", 7)
        .when(new OddStep.Deprive("bea", "food"))
        .then("bea.flags", List.of("deprived"))
        .refuses(new OddStep.Deprive("bea", "food"), "ODD-REF-04")
        .when(new OddStep.SpendDays(1, "a healer"))
        .then("bea.insight", 8)
        .when(new OddStep.MeetNeed("bea", "food"))
        .then("bea.flags", List.of())
        .refuses(new OddStep.MeetNeed("bea", "food"), "ODD-REF-04");
  }

  @Test
  @Covers({"ODD-HEAL-02"})
  void aPointADayComesBackWithAHealer() {
    fed()
        .given("bea.permanent-insight", 11)
        .given("bea.insight", 7)
        .when(new OddStep.SpendDays(3, "a healer"))
        .then("bea.insight", 10)
        .when(new OddStep.SpendDays(9, "a healer"))
        .then("bea.insight", 11);
  }

  @Test
  @Covers({"ODD-HEAL-03"})
  void withoutAHealerNothingComesBackUnlessTheGmSaysSo() {
    fed()
        .given("bea.insight", 7)
        .when(new OddStep.SpendDays(1, ""))
        .then("bea.insight", 7)
        .answer("gm", "heals", true)
        .when(new OddStep.SpendDays(1, ""))
        .then("bea.insight", 8);
  }

  @Test
  @Covers({"ODD-HEAL-03"})
  void aSurgeonsTableInTheirGearCountsAsAHealer() {
    empty()
        .sheet("bea", sheet("Bea", List.of()))
        .sheet("cal", sheet("Cal", List.of(), "Surgeon's table"))
        .given("bea.insight", 7)
        .when(new OddStep.SpendDays(1, ""))
        .then("bea.insight", 8)
        .given("cal.dead", true)
        .when(new OddStep.SpendDays(1, ""))
        .then("bea.insight", 8);
  }

  @Test
  @Covers({"ODD-R-24"})
  void itIsOnePointInAllInAnAttributeOfTheirChoice() {
    fed()
        .given("bea.prowess", 8)
        .given("bea.resolve", 3)
        .when(new OddStep.SpendDays(1, "a healer"))
        .then("bea.prowess", 8)
        .then("bea.resolve", 4)
        .answer("bea", "which-heals", "prowess")
        .when(new OddStep.SpendDays(1, "a healer"))
        .then("bea.prowess", 9)
        .then("bea.resolve", 4);
  }

  @Test
  @Covers({"ODD-R-24"})
  void amongEqualsProwessComesBeforeInsightBeforeResolve() {
    fed()
        .given("bea.resolve", 5)
        .given("bea.insight", 5)
        .when(new OddStep.SpendDays(1, "a healer"))
        .then("bea.insight", 6)
        .then("bea.resolve", 5);
  }

  @Test
  @Covers({"ODD-R-24"})
  void theHouseMayRestoreOneInEach() {
    house("healRate", OddHouse.HealRate.ONE_EACH)
        .sheet("bea", sheet("Bea", List.of()))
        .given("bea.prowess", 8)
        .given("bea.resolve", 3)
        .when(new OddStep.SpendDays(1, "a healer"))
        .then("bea.prowess", 9)
        .then("bea.resolve", 4);
  }

  @Test
  void daysAreCountedFromOne() {
    fed()
        .refuses(new OddStep.SpendDays(0, ""), "ODD-HEAL-02")
        .refuses(new OddStep.SpendDays(61, ""), "ODD-HEAL-02");
    bea().dice("d20=1").when(BEGIN).refuses(new OddStep.SpendDays(1, ""), "ODD-HEAL-02");
  }

  @Test
  @Covers({"ODD-R-26"})
  void onAutomaticTheyRollOnlyIfTheDicePromiseMore() {
    fed("Die Hard").given("bea.grit", 7).when(REST).then("bea.grit", 7);
    fed("Die Hard").given("bea.grit", 6).dice("d6=1", "d6=1").when(REST).then("bea.grit", 2);
  }

  @Test
  @Covers({"ODD-HEAL-02"})
  void daysPassOnTheClockAndOverdueThingsHappenInThem() {
    fed().given("clock", 0).when(new OddStep.SpendDays(2, "a healer")).then("clock", 2 * 86_400);
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Stimulant dose"))
        .given("clock", 8 * 3600)
        .when(new OddStep.UseItem("bea", "stimulant dose"))
        .when(new OddStep.LetTimePass(15 * 60))
        .then("bea.needs", List.of())
        .when(new OddStep.LetTimePass(120))
        .then("bea.needs", List.of("rest after a stimulant"))
        .then("clock", 25 * 3600)
        .when(new OddStep.LetTimePass(24 * 60))
        .then("bea.needs", List.of())
        .then("clock", 49 * 3600);
  }

  @Test
  void twoDosesOnOneDayMakeOneHardDay() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Stimulant dose", "Stimulant dose"))
        .when(new OddStep.UseItem("bea", "stimulant dose"))
        .when(new OddStep.UseItem("bea", "stimulant dose 2"))
        .when(new OddStep.LetTimePass(16 * 60))
        .then("bea.needs", List.of("rest after a stimulant"))
        .when(new OddStep.LetTimePass(24 * 60))
        .then("bea.needs", List.of());
  }

  @Test
  @Covers("ODD-R-49")
  void whoeverGoesOnToAnotherSceneLeavesTheArmsBehind() {
    var seized = held("bram", "Cellar Thing", "many arms", "d8=3 d8=5");
    // there is another Thing, and it holds nobody
    var there = empty().creature("foe", "Cellar Thing").state();
    empty().at(carried(seized, there, "bram")).then("bram.held-fast", false);
    // arms that come along go on holding, and so do cuffs
    empty().at(carried(seized, empty().state(), "bram", "foe")).then("bram.held-fast", true);
    var cuffed = held("ilse", "Riot Trooper", "shotgun", "d8=6");
    empty().at(carried(cuffed, there, "ilse")).then("ilse.held-fast", true);
  }

  private static OddState held(String who, String foe, String with, String dice) {
    return party()
        .creature("foe", foe)
        .given(who + ".grit", 0)
        .answer("gm", "begin-rounds", false)
        .dice(dice, "d20=20")
        .when(attack("foe", with, who))
        .then(who + ".held-fast", true)
        .state();
  }

  private static OddState carried(OddState from, OddState to, String... who) {
    return new TerraOddBook().rules().carried(from, List.of(who), to, List.of()).orElseThrow();
  }
}
