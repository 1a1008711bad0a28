package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.harm;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;

/// Rest, care and freeing at their edges: the last coin, aid too late, what is past help.
class CareTest {
  private static final CairnStep MOMENT = new CairnStep.RestAMoment();
  private static final CairnStep WEEK = new CairnStep.RestAWeek("the abbey");

  private static CairnStep aid(String by, String whom) {
    return new CairnStep.Aid(by, whom);
  }

  private static CairnStep deprive(String who, String need) {
    return new CairnStep.Deprive(who, need);
  }

  @Test
  @Covers("CRN-ACT-02")
  void aCaptiveIsSetFreeByAFriend() {
    Tables.marenAgainst("Reed Cutter")
        .creature("other", "Reed Cutter")
        .given("foe.captive", true)
        .refuses(new CairnStep.Free("foe", "foe"), "CRN-R-53")
        .when(new CairnStep.Free("other", "foe"))
        .then("foe.captive", false)
        .refuses(new CairnStep.Free("other", "foe"), "CRN-ACT-02")
        .refuses(new CairnStep.Free("other", "nobody"), "CRN-ACT-02");
  }

  @Test
  @Covers("CRN-ACT-02")
  void oneActionUndoesOneThing() {
    Tables.party()
        .given("maren.helpless", true)
        .given("maren.bound", true)
        .given("maren.fallen", true)
        .when(new CairnStep.Free("tilda", "maren"))
        .then("maren.flags", List.of("bound", "fallen"))
        .when(new CairnStep.Free("tilda", "maren"))
        .then("maren.flags", List.of("fallen"))
        .when(new CairnStep.Free("tilda", "maren"))
        .then("maren.flags", List.of());
  }

  @Test
  @Covers({"CRN-ACT-02", "CRN-SPL"})
  void vinesThatAreCutLetGoOfOneAndKeepTheOther() {
    Mages.casterOf("Bramble Leash")
        .creature("foe", "Reed Cutter")
        .creature("other", "Reed Cutter")
        .creature("third", "Reed Cutter")
        .answer("warden", "begin-rounds", false)
        .when(Mages.enhance("ada", "Bramble Leash", "foe", "other"))
        .when(new CairnStep.Free("third", "foe"))
        .then("foe.helpless", false)
        .then("other.helpless", true)
        .then("effects", List.of("Bramble Leash on other"))
        .when(new CairnStep.Free("third", "other"))
        .then("other.helpless", false)
        .then("effects", List.of());
  }

  @Test
  @Covers("CRN-CRIT-05")
  void aidThatComesTooLateIsLost() {
    Tables.party()
        .creature("foe", "Reed Cutter")
        .dice("d20=17")
        .when(harm("tilda", 6))
        .given("tilda.str", 1)
        .dice("d20=1", "d20=20")
        .when(Tables.BEGIN)
        .when(List.of(Tables.pass("maren"), aid("oskar", "tilda"), Tables.RESOLVE))
        .dice("d12=12")
        .when(List.of(Tables.attack("foe", "billhook", "tilda"), Tables.RESOLVE))
        .then("tilda.dead", true)
        .when(Tables.RESOLVE)
        .says("Tilda is dead and past all aid")
        .then("tilda.aided", false);
  }

  // Who is past help, and what is told

  @Test
  @Covers("CRN-HEAL-02")
  void aDisturbedRestIsTold() {
    Tables.party()
        .answer("warden", "interrupted", true)
        .when(MOMENT)
        .says("disturbed")
        .then("clock", 8 * 3600);
  }

  @Test
  @Covers("CRN-HEAL-01")
  void aRestIsTakenEvenByThoseWhoNeedNone() {
    Tables.party().when(MOMENT).applied("CRN-HEAL-01").then("clock", 8 * 3600 + 10 * 60);
  }

  @Test
  @Covers("CRN-RETR-01")
  void whoeverRanIsWithTheOthersAgainAfterARest() {
    Tables.party().given("maren.fled", true).when(MOMENT).then("maren.fled", false);
  }

  @Test
  @Covers("CRN-R-36")
  void aFullPackKeepsTheHpAway() {
    Folk.bea("Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope")
        .when(new CairnStep.GiveFatigue("bea", 1, "a hard march"))
        .then("bea.hp", 0)
        .when(MOMENT)
        .then("bea.hp", 0)
        .applied("CRN-R-36")
        .when(new CairnStep.Drop("bea", "rope"))
        .when(MOMENT)
        .then("bea.hp", 4);
  }

  @Test
  @Covers({"CRN-HEAL-03", "CRN-DEPR-04"})
  void theFirstNightOfAWeekEndsTheLackOfRestBeforeItTires() {
    Folk.bea("Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Torch")
        .when(deprive("bea", "rest"))
        .when(WEEK)
        .then("bea.needs", List.of())
        .then("bea.fatigue", 0)
        .then("bea.slots", 9);
  }

  @Test
  @Covers("CRN-HEAL-04")
  void helpThatCannotBePaidIsTold() {
    Tables.party()
        .given("maren.coins", 500)
        .given("maren.str", 6)
        .answer("warden", "cost", 9)
        .when(WEEK)
        .says("cannot pay");
    Folk.beaWithGold(60)
        .given("bea.str", 3)
        .answer("warden", "cost", 80)
        .when(new CairnStep.BuyCure("bea", 50))
        .says("cannot pay 80 gp");
  }

  @Test
  @Covers("CRN-HEAL-04")
  void helpMayTakeTheLastCoinAndNothingFromAnEmptyPurse() {
    var week =
        Tables.party()
            .given("maren.coins", 500)
            .given("tilda.coins", 400)
            .given("maren.str", 6)
            .answer("warden", "cost", 9)
            .when(WEEK)
            .then("maren.coins", 0)
            .then("tilda.coins", 0)
            .then("maren.str", 11);
    assertThat(week.events().stream().filter(CairnEvent.CoinsChanged.class::isInstance)).hasSize(2);
    Folk.beaWithGold(50)
        .given("bea.str", 3)
        .when(new CairnStep.BuyCure("bea", 50))
        .then("bea.coins", 0)
        .then("bea.str", 10);
    var free = Folk.bea().given("bea.str", 3).when(new CairnStep.BuyCure("bea", 0));
    free.then("bea.str", 10);
    assertThat(free.events()).noneMatch(CairnEvent.CoinsChanged.class::isInstance);
  }

  @Test
  @Covers("CRN-HEAL-04")
  void noCureForStrangersTheDeadOrInRounds() {
    Folk.beaWithGold(60)
        .given("bea.str", 3)
        .refuses(new CairnStep.BuyCure("nobody", 1), "CRN-HEAL-04")
        .refuses(new CairnStep.BuyCure("bea", -1), "CRN-HEAL-04")
        .given("bea.dead", true)
        .refuses(new CairnStep.BuyCure("bea", 1), "CRN-HEAL-04");
    Tables.marenAgainst("Reed Cutter")
        .given("maren.coins", 500)
        .given("maren.str", 3)
        .dice("d20=1")
        .when(Tables.BEGIN)
        .refuses(new CairnStep.BuyCure("maren", 1), "CRN-R-39");
  }

  @Test
  @Covers("CRN-R-59")
  void nothingMendsInStrangersOrTheDead() {
    Tables.party()
        .given("maren.deaf", true)
        .refuses(new CairnStep.Mend("nobody", 8), "CRN-R-59")
        .refuses(new CairnStep.Mend("tilda", 8), "CRN-R-59")
        .given("maren.dead", true)
        .refuses(new CairnStep.Mend("maren", 8), "CRN-R-59");
  }

  @Test
  @Covers("CRN-CRIT-05")
  void aidIsForSomebodyWhoIsThere() {
    Tables.party().refuses(aid("maren", "nobody"), "CRN-CRIT-05");
  }

  @Test
  @Covers({"CRN-BST", "CRN-HEAL-03"})
  void aHealerPullsTheBarbWithoutPayingForItTwice() {
    Tables.marenAgainst("Tunnel Goblin")
        .given("maren.hp", 0)
        .answer("warden", "begin-rounds", false)
        .dice("d6=6", "d20=20")
        .when(Tables.attack("foe", "barbed spear", "maren"))
        .then("maren.dex", 12)
        .when(aid("foe", "maren"))
        .when(WEEK)
        .then("maren.dex", 13)
        .then("maren.max-dex", 13)
        .refuses(new CairnStep.Free("foe", "maren"), "CRN-ACT-02");
  }
}
