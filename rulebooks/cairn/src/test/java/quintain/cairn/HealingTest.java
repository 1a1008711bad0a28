package quintain.cairn;

import static quintain.cairn.Folk.hours;
import static quintain.cairn.Folk.minutes;
import static quintain.cairn.Tables.harm;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class HealingTest {
  private static final CairnStep MOMENT = new CairnStep.RestAMoment();
  private static final CairnStep FEW_HOURS = new CairnStep.RestAFewHours();
  private static final CairnStep SAFE_NIGHT = new CairnStep.SleepTheNight(true);
  private static final CairnStep UNSAFE_NIGHT = new CairnStep.SleepTheNight(false);
  private static final CairnStep WEEK = new CairnStep.RestAWeek("the abbey");

  private static CairnStep aid(String by, String whom) {
    return new CairnStep.Aid(by, whom);
  }

  private static CairnStep deprive(String who, String need) {
    return new CairnStep.Deprive(who, need);
  }

  /// Tilda, HP 4 and STR 12, takes 6 and fails her save.
  private static Table<CairnState, CairnStep, CairnEvent> tildaCritical(CairnHouse house) {
    return Tables.party()
        .house(house)
        .dice("d20=17")
        .when(harm("tilda", 6))
        .then("tilda.critically-damaged", true);
  }

  // Rest

  @Test
  @Covers({"CRN-HEAL-01", "CRN-R-39"})
  void aFewMomentsWithWaterRestoreAllHp() {
    Tables.party()
        .given("maren.hp", 0)
        .when(MOMENT)
        .then("maren.hp", 6)
        .then("clock", 8 * 3600 + 10 * 60)
        .applied("CRN-HEAL-01");
  }

  @Test
  @Covers("CRN-R-39")
  void nobodyRestsInRounds() {
    var table = Tables.marenAgainst("Reed Cutter").dice("d20=1").when(Tables.BEGIN);
    table
        .refuses(MOMENT, "CRN-R-39")
        .refuses(FEW_HOURS, "CRN-R-39")
        .refuses(SAFE_NIGHT, "CRN-R-39")
        .refuses(WEEK, "CRN-R-39");
  }

  @Test
  @Covers("CRN-HEAL-02")
  void restIsExposed() {
    Tables.party()
        .given("maren.hp", 1)
        .answer("warden", "interrupted", true)
        .when(MOMENT)
        .then("maren.hp", 1)
        .then("clock", 8 * 3600)
        .when(MOMENT)
        .asked("warden", "interrupted")
        .then("maren.hp", 6);
  }

  @Test
  @Covers("CRN-HEAL-02")
  void aSafeSpotIsOneWhereNothingHappens() {
    Tables.party()
        .when(SAFE_NIGHT)
        .notAsked("warden", "interrupted")
        .when(UNSAFE_NIGHT)
        .asked("warden", "interrupted");
  }

  @Test
  @Covers("CRN-DEPR-02")
  void theDeprivedRecoverNoHp() {
    Tables.party()
        .given("maren.hp", 1)
        .when(deprive("maren", "food"))
        .when(MOMENT)
        .then("maren.hp", 1)
        .applied("CRN-DEPR-02")
        .when(new CairnStep.MeetNeed("maren", "food"))
        .when(MOMENT)
        .then("maren.hp", 6);
  }

  @Test
  @Covers("CRN-R-39")
  void waterIsAtHandUnlessWaterIsTheNeed() {
    Tables.party()
        .given("maren.hp", 1)
        .when(deprive("maren", "water"))
        .when(MOMENT)
        .then("maren.hp", 1);
  }

  // A week with a healer

  @Test
  @Covers({"CRN-HEAL-03", "CRN-R-40"})
  void aWeekWithAHealerRestoresAllThreeAbilities() {
    Tables.party()
        .given("maren.str", 6)
        .given("maren.dex", 2)
        .given("maren.wil", 1)
        .when(WEEK)
        .then("maren.str", 11)
        .then("maren.dex", 13)
        .then("maren.wil", 9)
        .then("clock", (7 * 24 + 8) * 3600);
  }

  @Test
  @Covers("CRN-R-40")
  void withoutAHealerNothingComesBack() {
    Tables.party()
        .given("maren.str", 6)
        .when(new CairnStep.RestAWeek(""))
        .then("maren.str", 6)
        .then("clock", (7 * 24 + 8) * 3600);
  }

  @Test
  @Covers("CRN-HEAL-03")
  void usuallyMeansTheWardenMayRefuse() {
    Tables.party()
        .given("maren.str", 6)
        .given("tilda.str", 6)
        .answer("warden", "heals", "maren", false)
        .when(WEEK)
        .then("maren.str", 6)
        .then("tilda.str", 12);
  }

  @Test
  @Covers({"CRN-HEAL-03", "CRN-GEAR"})
  void aHealersSatchelIsAFitSourceOfExpertise() {
    Folk.bea("Healer's satchel", "Rope")
        .given("bea.str", 3)
        .refuses(new CairnStep.RestAWeek("rope"), "CRN-HEAL-03")
        .when(new CairnStep.RestAWeek("healer's satchel"))
        .notAsked("warden", "cost")
        .then("bea.str", 10)
        .then("bea.left.healer's satchel", 4);
  }

  @Test
  @Covers("CRN-HEAL-03")
  void theDeadHealNobody() {
    Tables.party()
        .given("oskar.dead", true)
        .refuses(new CairnStep.RestAWeek("oskar"), "CRN-HEAL-03")
        .given("maren.str", 6)
        .when(new CairnStep.RestAWeek("tilda"))
        .then("maren.str", 11);
  }

  @Test
  @Covers("CRN-DEPR-03")
  void theDeprivedRecoverNoAbilityScores() {
    Tables.party()
        .given("maren.str", 7)
        .given("tilda.str", 7)
        .when(deprive("maren", "sunlight"))
        .when(WEEK)
        .then("maren.str", 7)
        .then("tilda.str", 12)
        .applied("CRN-DEPR-03");
  }

  @Test
  @Covers("CRN-LOSS-04")
  void whoeverLostAllOfAnAbilityActsAgainAfterTheWeek() {
    Tables.party()
        .given("maren.dex", 0)
        .refuses(new CairnStep.Wait("maren"), "CRN-LOSS-04")
        .when(SAFE_NIGHT)
        .refuses(new CairnStep.Wait("maren"), "CRN-LOSS-04")
        .when(WEEK)
        .then("maren.dex", 13)
        .when(new CairnStep.Wait("maren"));
  }

  // What it costs

  @Test
  @Covers("CRN-HEAL-04")
  void theWeeksHelpIsFreeUnlessTheWardenSaysOtherwise() {
    Tables.party()
        .given("maren.coins", 500)
        .given("oskar.coins", 700)
        .given("maren.str", 6)
        .when(WEEK)
        .asked("warden", "cost")
        .then("maren.coins", 500)
        .given("maren.str", 6)
        .answer("warden", "cost", 9)
        .when(WEEK)
        .then("maren.coins", 0)
        .then("oskar.coins", 300)
        .then("maren.str", 11);
  }

  @Test
  @Covers("CRN-HEAL-04")
  void aPartyThatCannotPayGetsNoHelp() {
    Tables.party()
        .given("maren.coins", 500)
        .given("maren.str", 6)
        .answer("warden", "cost", 9)
        .when(WEEK)
        .then("maren.coins", 500)
        .then("maren.str", 6);
  }

  @Test
  @Covers("CRN-HEAL-04")
  void quickerRecoveryHasAPrice() {
    Folk.beaWithGold(60)
        .given("bea.str", 3)
        .given("bea.wil", 4)
        .refuses(new CairnStep.BuyCure("bea", 61), "CRN-HEAL-04")
        .when(new CairnStep.BuyCure("bea", 50))
        .asked("warden", "cost")
        .then("bea.coins", 1000)
        .then("bea.str", 10)
        .then("bea.wil", 10)
        .refuses(new CairnStep.BuyCure("bea", 1), "CRN-HEAL-04");
  }

  @Test
  @Covers("CRN-HEAL-04")
  void theWardenMayAskMoreForACureThanThePurseHolds() {
    Folk.beaWithGold(60)
        .given("bea.str", 3)
        .answer("warden", "cost", 80)
        .when(new CairnStep.BuyCure("bea", 50))
        .then("bea.coins", 6000)
        .then("bea.str", 3);
  }

  @Test
  @Covers("CRN-DEPR-03")
  void noCureIsSoldToTheDeprived() {
    Folk.beaWithGold(60)
        .given("bea.str", 3)
        .when(deprive("bea", "food"))
        .refuses(new CairnStep.BuyCure("bea", 50), "CRN-DEPR-03");
  }

  // Aid

  @Test
  @Covers({"CRN-CRIT-05", "CRN-R-16"})
  void aidStopsTheClockAndRestBringsThemBack() {
    tildaCritical(CairnHouse.DEFAULTS)
        .when(minutes(59))
        .when(aid("oskar", "tilda"))
        .then("tilda.aided", true)
        .then("tilda.critically-damaged", true)
        .when(hours(2))
        .then("tilda.dead", false)
        .when(MOMENT)
        .then("tilda.flags", List.of())
        .then("tilda.hp", 4)
        .then("tilda.str", 10);
  }

  @Test
  @Covers("CRN-CRIT-05")
  void restAloneDoesNotStabilise() {
    tildaCritical(CairnHouse.DEFAULTS)
        .when(MOMENT)
        .then("tilda.critically-damaged", true)
        .then("tilda.hp", 0);
  }

  @Test
  @Covers("CRN-R-16")
  void aidNeedsNoRollAndNoBandageByDefault() {
    tildaCritical(CairnHouse.DEFAULTS).when(aid("oskar", "tilda")).then("tilda.aided", true);
  }

  @Test
  @Covers("CRN-R-16")
  void somewhereAidSpendsABandage() {
    tildaCritical(Houses.with("aid", CairnHouse.Aiding.NEEDS_BANDAGE))
        .refuses(aid("oskar", "tilda"), "CRN-R-16")
        .when(new CairnStep.Bestow("oskar", "Bandages", ""))
        .when(aid("oskar", "tilda"))
        .then("tilda.aided", true)
        .then("oskar.left.bandages", 2);
  }

  @Test
  @Covers("CRN-R-16")
  void somewhereAidTakesADexSaveThatMayBeTriedAgain() {
    tildaCritical(Houses.with("aid", CairnHouse.Aiding.SAVE))
        .dice("d20=9")
        .when(aid("oskar", "tilda"))
        .then("tilda.aided", false)
        .dice("d20=8")
        .when(aid("oskar", "tilda"))
        .then("tilda.aided", true);
  }

  @Test
  @Covers({"CRN-R-16", "CRN-CRIT-05"})
  void aidTakesSomebodyBesideThem() {
    tildaCritical(CairnHouse.DEFAULTS)
        .given("oskar.at", 10)
        .refuses(aid("oskar", "tilda"), "CRN-R-16")
        .refuses(aid("oskar", "maren"), "CRN-CRIT-05")
        .refuses(aid("tilda", "tilda"), "CRN-CRIT-04")
        .given("oskar.at", 5)
        .when(aid("oskar", "tilda"))
        .refuses(aid("maren", "tilda"), "CRN-CRIT-05");
  }

  @Test
  @Covers("CRN-R-16")
  void inRoundsAidIsTheActionOfATurn() {
    Tables.party()
        .creature("foe", "Reed Cutter")
        .dice("d20=17")
        .when(harm("tilda", 6))
        .dice("d20=1", "d20=1")
        .when(Tables.BEGIN)
        .when(List.of(aid("oskar", "tilda"), Tables.pass("maren")))
        .refuses(Tables.pass("oskar"), "CRN-ACT-02")
        .then("tilda.aided", false)
        .when(Tables.RESOLVE)
        .then("tilda.aided", true);
  }

  /// Steps 13 to 15 of the toll on the reed causeway.
  @Test
  @Covers({"CRN-CRIT-05", "CRN-HEAL-01", "CRN-DEPR-02", "CRN-SCAR-T03", "CRN-R-60", "CRN-DEPR-07"})
  void theAftermathOnTheReedCauseway() {
    var table =
        Tables.party()
            .given("maren.hp", 0)
            .given("maren.str", 8)
            .when(harm("oskar", 3))
            .given("oskar.fatigue", 1)
            .dice("d20=17")
            .when(harm("tilda", 6))
            .then("oskar.flags", List.of("deprived"));

    table.when(List.of(aid("oskar", "tilda"), MOMENT));
    table
        .then("maren.hp", 6)
        .then("maren.str", 8)
        .then("oskar.hp", 0)
        .then("oskar.flags", List.of("deprived"))
        .then("oskar.fatigue", 1)
        .then("tilda.hp", 4)
        .then("tilda.str", 10)
        .then("tilda.flags", List.of());

    table
        .dice("d6=4")
        .when(FEW_HOURS)
        .then("oskar.max-hp", 7)
        .then("oskar.hp", 7)
        .then("oskar.fatigue", 1)
        .then("oskar.flags", List.of());

    table
        .when(SAFE_NIGHT)
        .then("oskar.fatigue", 0)
        .then("oskar.slots", 6)
        .then("maren.str", 8)
        .then("tilda.str", 10);
  }

  // Hours, nights and scars

  @Test
  @Covers("CRN-R-60")
  void afterAFewHoursFirstTheBreathThenTheDieThenTheHp() {
    Tables.party()
        .when(harm("oskar", 3))
        .then("oskar.needs", List.of("breath"))
        .dice("d6=4")
        .when(FEW_HOURS)
        .then("oskar.max-hp", 7)
        .then("oskar.hp", 7)
        .then("clock", (8 + 3) * 3600);
  }

  @Test
  @Covers("CRN-R-60")
  void anotherUnmetNeedKeepsTheHpAway() {
    Tables.party()
        .when(harm("oskar", 3))
        .when(deprive("oskar", "food"))
        .dice("d6=4")
        .when(FEW_HOURS)
        .then("oskar.needs", List.of("food"))
        .then("oskar.max-hp", 7)
        .then("oskar.hp", 0);
  }

  @Test
  @Covers({"CRN-R-51", "CRN-SCAR-T11"})
  void aMortalWoundIsOverAfterAidAndASafeNight() {
    var wounded =
        Tables.party()
            .given("maren.max-hp", 11)
            .given("maren.hp", 11)
            .when(harm("maren", 11))
            .then("maren.flags", List.of("mortally-wounded", "deprived"))
            .when(aid("tilda", "maren"));
    wounded
        .when(UNSAFE_NIGHT)
        .then("maren.flags", List.of("aided", "mortally-wounded", "deprived"))
        .dice("d6=1", "d6=3")
        .when(SAFE_NIGHT)
        .then("maren.max-hp", 4)
        .then("maren.hp", 4)
        .then("maren.flags", List.of());
  }

  @Test
  @Covers({"CRN-R-51", "CRN-SCAR-T11"})
  void aMortalWoundWithoutAidKillsInAnHour() {
    Tables.party()
        .given("maren.max-hp", 11)
        .given("maren.hp", 11)
        .when(harm("maren", 11))
        .when(minutes(59))
        .then("maren.dead", false)
        .when(minutes(1))
        .then("maren.dead", true);
  }

  @Test
  @Covers({"CRN-R-59", "CRN-SCAR-T04"})
  void aBrokenLimbMendsInAWeekWithAHealerAndNotBefore() {
    var broken = Tables.party().dice("d6=3").when(harm("tilda", 4));
    broken
        .then("tilda.broken-arm", true)
        .then("tilda.held", List.of("shield"))
        .when(List.of(SAFE_NIGHT, FEW_HOURS, new CairnStep.RestAWeek("")))
        .then("tilda.broken-arm", true)
        .dice("d6=2", "d6=2")
        .when(WEEK)
        .then("tilda.broken-arm", false)
        .then("tilda.max-hp", 4)
        .then("tilda.rewards", List.of());
  }

  @Test
  @Covers("CRN-R-59")
  void theWardenSaysWhenAWoundHasMended() {
    var hamstrung =
        Tables.party().given("maren.max-hp", 7).given("maren.hp", 7).when(harm("maren", 7));
    hamstrung
        .answer("warden", "mended", "maren", false)
        .when(WEEK)
        .then("maren.hamstrung", true)
        .dice("d6=6", "d6=6", "d6=2")
        .when(new CairnStep.Mend("maren", 7))
        .then("maren.hamstrung", false)
        .then("maren.max-dex", 14)
        .then("maren.dex", 14)
        .refuses(new CairnStep.Mend("maren", 7), "CRN-R-59");
  }

  @Test
  @Covers("CRN-SCAR-T08")
  void theDeafHearAgainByExtraordinaryHelp() {
    Tables.party()
        .given("maren.deaf", true)
        .when(WEEK)
        .then("maren.deaf", true)
        .when(new CairnStep.Mend("maren", 8))
        .then("maren.deaf", false);
  }

  // Fatigue and nights

  @Test
  @Covers({"CRN-DEPR-07", "CRN-R-38"})
  void aSafeNightClearsAllFatigue() {
    Tables.party()
        .given("maren.fatigue", 3)
        .when(UNSAFE_NIGHT)
        .then("maren.fatigue", 3)
        .when(SAFE_NIGHT)
        .then("maren.fatigue", 0)
        .then("clock", (8 + 16) * 3600);
  }

  @Test
  @Covers("CRN-R-38")
  void somewhereANightClearsOnlyOne() {
    Tables.party()
        .house(Houses.with("fatigueClear", CairnHouse.FatigueClear.ONE))
        .given("maren.fatigue", 3)
        .when(SAFE_NIGHT)
        .then("maren.fatigue", 2);
  }

  @Test
  @Covers("CRN-R-38")
  void andAWeekSeven() {
    Tables.empty()
        .house(Houses.with("fatigueClear", CairnHouse.FatigueClear.ONE))
        .sheet("bea", Folk.pc("Bea", 0))
        .given("bea.fatigue", 9)
        .when(WEEK)
        .then("bea.fatigue", 2);
  }

  @Test
  @Covers("CRN-R-38")
  void theDeprivedKeepTheirFatigueUnlessTheHouseIsKinder() {
    Tables.party()
        .given("maren.fatigue", 3)
        .when(deprive("maren", "food"))
        .when(SAFE_NIGHT)
        .then("maren.fatigue", 3);
    Tables.party()
        .house(Houses.with("deprivedClears", true))
        .given("maren.fatigue", 3)
        .when(deprive("maren", "food"))
        .when(SAFE_NIGHT)
        .then("maren.fatigue", 0);
  }

  @Test
  @Covers("CRN-DEPR-01")
  void aNightsSleepMeetsTheNeedForRest() {
    Tables.party()
        .given("maren.hp", 1)
        .given("maren.fatigue", 2)
        .when(deprive("maren", "rest"))
        .when(SAFE_NIGHT)
        .then("maren.needs", List.of())
        .then("maren.hp", 6)
        .then("maren.fatigue", 0);
  }

  // Freeing

  @Test
  @Covers("CRN-BST")
  void aBarbComesOutAndThePointsComeBack() {
    Tables.marenAgainst("Tunnel Goblin")
        .given("maren.hp", 0)
        .answer("warden", "begin-rounds", false)
        .dice("d6=6", "d20=20")
        .when(Tables.attack("foe", "barbed spear", "maren"))
        .then("maren.dex", 12)
        .when(new CairnStep.Free("foe", "maren"))
        .then("maren.dex", 13)
        .refuses(new CairnStep.Free("foe", "maren"), "CRN-ACT-02");
  }

  @Test
  @Covers("CRN-ACT-02")
  void whoeverIsHeldOrBoundTakesAFriendToGetFree() {
    Tables.party()
        .given("maren.bound", true)
        .refuses(new CairnStep.Free("maren", "maren"), "CRN-ACT-02")
        .given("oskar.at", 20)
        .refuses(new CairnStep.Free("oskar", "maren"), "CRN-R-55")
        .when(new CairnStep.Free("tilda", "maren"))
        .then("maren.bound", false)
        .given("maren.helpless", true)
        .when(new CairnStep.Free("tilda", "maren"))
        .then("maren.helpless", false);
  }

  @Test
  @Covers("CRN-ACT-02")
  void whoeverFellGetsUpAlone() {
    Tables.party()
        .given("maren.fallen", true)
        .when(new CairnStep.Free("maren", "maren"))
        .then("maren.fallen", false);
  }
}
