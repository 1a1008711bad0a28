package quintain.cairn;

import static quintain.cairn.Folk.bea;
import static quintain.cairn.Folk.hours;
import static quintain.cairn.Folk.minutes;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class DeprivationTest {
  private static final CairnStep NO_FOOD = new CairnStep.Deprive("bea", "food");

  private static CairnStep fatigue(String who, int count) {
    return new CairnStep.GiveFatigue(who, count, "a forced march");
  }

  /// Nine slots filled: six things, three of them bulky.
  private static Table<CairnState, CairnStep, CairnEvent> laden(CairnHouse house) {
    return bea("Halberd", "Leather armor", "Tent", "Rope", "Pick", "Torch")
        .house(house)
        .then("bea.slots", 9);
  }

  @Test
  @Covers("CRN-DEPR-01")
  void whoeverLacksACrucialNeedIsDeprivedUntilItIsMet() {
    bea()
        .then("bea.flags", List.of())
        .refuses(new CairnStep.MeetNeed("bea", "food"), "CRN-DEPR-01")
        .when(NO_FOOD)
        .asked("warden", "lacking-since")
        .then("bea.needs", List.of("food"))
        .then("bea.flags", List.of("deprived"))
        .refuses(NO_FOOD, "CRN-DEPR-01")
        .when(new CairnStep.MeetNeed("bea", "food"))
        .then("bea.flags", List.of());
  }

  @Test
  @Covers({"CRN-DEPR-01", "CRN-R-37"})
  void theWardenSaysSinceWhen() {
    bea().answer("warden", "lacking-since", 25).when(NO_FOOD).then("bea.fatigue", 1);
    bea().answer("warden", "lacking-since", 24).when(NO_FOOD).then("bea.fatigue", 0);
  }

  @Test
  @Covers("CRN-DEPR-01")
  void twoNeedsAreBothToBeMet() {
    bea()
        .when(NO_FOOD)
        .when(new CairnStep.Deprive("bea", "water"))
        .when(new CairnStep.MeetNeed("bea", "food"))
        .then("bea.flags", List.of("deprived"));
  }

  @ParameterizedTest
  @CsvSource({"23, 0", "24, 0", "25, 1", "48, 1", "49, 2", "72, 2", "73, 3"})
  @Covers({"CRN-DEPR-04", "CRN-R-37"})
  void moreThanADayCostsOneFatigueForEachDay(int hours, int fatigue) {
    bea().when(NO_FOOD).when(hours(hours)).then("bea.fatigue", fatigue);
  }

  @Test
  @Covers("CRN-R-37")
  void theSameDaysInPiecesCostTheSame() {
    bea()
        .when(NO_FOOD)
        .when(List.of(hours(24), minutes(1), hours(23), minutes(59)))
        .then("bea.fatigue", 1)
        .when(minutes(1))
        .then("bea.fatigue", 2);
  }

  @Test
  @Covers("CRN-DEPR-04")
  void aNeedThatIsMetCostsNoMore() {
    bea()
        .when(NO_FOOD)
        .when(hours(25))
        .when(new CairnStep.MeetNeed("bea", "food"))
        .when(hours(72))
        .then("bea.fatigue", 1);
  }

  @ParameterizedTest
  @CsvSource({"24, 0", "25, 1", "48, 1", "49, 2", "73, 3"})
  @Covers({"CRN-DEPR-04", "CRN-R-37"})
  void lackingTwoThingsAtOnceIsStillOneFatigueForEachDay(int hours, int fatigue) {
    bea()
        .when(NO_FOOD)
        .when(hours(10))
        .when(new CairnStep.Deprive("bea", "water"))
        .when(hours(hours - 10))
        .then("bea.fatigue", fatigue);
  }

  @ParameterizedTest
  @CsvSource({"48, 1", "49, 2", "72, 2", "73, 3", "97, 4"})
  @Covers({"CRN-DEPR-04", "CRN-R-37"})
  void needsThatOverlapAreOneDeprivation(int hours, int fatigue) {
    // food lacking from hour 0 to 30, rest from 12 on: deprived all the time
    bea()
        .when(List.of(NO_FOOD, hours(12), new CairnStep.Deprive("bea", "rest"), hours(18)))
        .when(new CairnStep.MeetNeed("bea", "food"))
        .when(hours(hours - 30))
        .then("bea.fatigue", fatigue);
  }

  @Test
  @Covers({"CRN-DEPR-04", "CRN-R-37"})
  void aBreakBeginsTheDeprivationAnew() {
    bea()
        .when(List.of(NO_FOOD, hours(23), new CairnStep.MeetNeed("bea", "food")))
        .when(List.of(new CairnStep.Deprive("bea", "rest"), hours(24)))
        .then("bea.fatigue", 0);
  }

  @Test
  @Covers({"CRN-DEPR-04", "CRN-R-37"})
  void theNeedThatIsLeftCostsNoDayTwice() {
    bea()
        .when(List.of(NO_FOOD, new CairnStep.Deprive("bea", "water"), hours(49)))
        .then("bea.fatigue", 2)
        .when(new CairnStep.MeetNeed("bea", "food"))
        .when(hours(23))
        .then("bea.fatigue", 2)
        .when(hours(1))
        .then("bea.fatigue", 3);
  }

  @Test
  @Covers("CRN-DEPR-05")
  void anyoneTiresNotOnlyPcs() {
    bea()
        .sheet("nan", Folk.hireling("Nan", "bea"))
        .creature("foe", "Reed Cutter")
        .when(new CairnStep.Deprive("nan", "food"))
        .when(new CairnStep.Deprive("foe", "food"))
        .when(hours(25))
        .then("nan.fatigue", 1)
        .then("foe.fatigue", 1)
        .then("bea.fatigue", 0);
  }

  @Test
  @Covers("CRN-DEPR-06")
  void eachFatigueFillsASlot() {
    Tables.party().then("maren.slots", 6).when(fatigue("maren", 1)).then("maren.slots", 7);
  }

  @Test
  @Covers("CRN-DEPR-08")
  void castingGivesFatigueToo() {
    Tables.party()
        .when(new CairnStep.Bestow("maren", "Spellbook", "Spider Grip"))
        .when(new CairnStep.CastSpell("maren", "spellbook of spider grip", List.of("maren"), false))
        .then("maren.fatigue", 1);
  }

  @Test
  @Covers("CRN-DEPR-09")
  void eventsInTheFictionMayGiveFatigue() {
    bea()
        .when(fatigue("bea", 2))
        .notAsked("warden", "fatigue")
        .then("bea.fatigue", 2)
        .answer("warden", "fatigue", 3)
        .when(fatigue("bea", 0))
        .then("bea.fatigue", 5)
        .when(fatigue("bea", 0))
        .asked("warden", "fatigue")
        .then("bea.fatigue", 5);
  }

  @Test
  @Covers({"CRN-INV-09", "CRN-R-35"})
  void withNoFreeSlotTheLastItemIsDropped() {
    laden(Houses.with("fullPackZeroHp", false))
        .when(fatigue("bea", 1))
        .then("bea.slots", 10)
        .notAsked("bea", "drop-for-fatigue")
        .when(fatigue("bea", 1))
        .asked("bea", "drop-for-fatigue")
        .then("bea.slots", 10)
        .then("bea.items", List.of("halberd", "leather armor", "tent", "rope", "pick"))
        .then("ground", List.of("torch"));
  }

  @Test
  @Covers({"CRN-INV-09", "CRN-R-35"})
  void thePlayerChoosesWhatToDrop() {
    laden(CairnHouse.DEFAULTS)
        .answer("bea", "drop-for-fatigue", "tent")
        .when(fatigue("bea", 2))
        .then("ground", List.of("tent"))
        .then("bea.slots", 9)
        .then("bea.fatigue", 2);
  }

  @Test
  @Covers("CRN-INV-09")
  void pettyThingsMakeNoRoomAndStay() {
    bea("Halberd", "Plate", "Tent", "Ladder", "Rope", "Chalk")
        .when(fatigue("bea", 2))
        .then("ground", List.of("rope"))
        .then("bea.items", List.of("halberd", "plate", "tent", "ladder", "chalk"));
  }

  @Test
  @Covers("CRN-R-35")
  void tenFatigueAreTheMostAndLeaveOnlyCrawling() {
    bea("Rope")
        .when(fatigue("bea", 10))
        .then("bea.fatigue", 10)
        .then("ground", List.of("rope"))
        .when(fatigue("bea", 1))
        .then("bea.fatigue", 10)
        .refuses(new CairnStep.Attempt("bea", "climb a tree"), "CRN-R-35")
        .refuses(new CairnStep.Move("bea", 10), "CRN-R-35")
        .when(new CairnStep.Move("bea", 5))
        .when(new CairnStep.SleepTheNight(true))
        .when(new CairnStep.Attempt("bea", "climb a tree"));
  }

  @Test
  @Covers("CRN-R-35")
  void theOtherHouseRuleStillCostsAnItemForFatigueFromElsewhere() {
    laden(Houses.with("fatigueFull", CairnHouse.FatigueFull.CANNOT_CAST))
        .when(fatigue("bea", 2))
        .then("ground", List.of("torch"))
        .then("bea.fatigue", 2);
  }

  @Test
  @Covers({"CRN-R-36", "CRN-INV-05"})
  void fatigueThatFillsTheTenthSlotTakesAllHpAndKeepsIt() {
    laden(CairnHouse.DEFAULTS)
        .when(fatigue("bea", 1))
        .then("bea.hp", 0)
        .then("bea.scars", List.of())
        .then("bea.str", 10)
        .when(new CairnStep.RestAMoment())
        .then("bea.hp", 0)
        .when(new CairnStep.Drop("bea", "rope"))
        .then("bea.hp", 0)
        .when(new CairnStep.RestAMoment())
        .then("bea.hp", 4);
  }

  @Test
  @Covers("CRN-R-36")
  void somewhereAFullPackOnlyMeansThatNothingMoreFits() {
    laden(Houses.with("fullPackZeroHp", false))
        .when(fatigue("bea", 1))
        .then("bea.hp", 4)
        .given("bea.hp", 1)
        .when(new CairnStep.RestAMoment())
        .then("bea.hp", 4);
  }

  @Test
  @Covers("CRN-DEPR-01")
  void aRationIsADaysFood() {
    bea("Rations")
        .when(NO_FOOD)
        .when(new CairnStep.Eat("bea"))
        .then("bea.needs", List.of())
        .then("bea.left.rations", 2)
        .when(List.of(new CairnStep.Eat("bea"), new CairnStep.Eat("bea")))
        .then("bea.items", List.of())
        .refuses(new CairnStep.Eat("bea"), "CRN-DEPR-01");
  }
}
