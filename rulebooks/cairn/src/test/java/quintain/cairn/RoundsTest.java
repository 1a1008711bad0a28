package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Tables.BEGIN;
import static quintain.cairn.Tables.RESOLVE;
import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.marenAgainst;
import static quintain.cairn.Tables.party;
import static quintain.cairn.Tables.pass;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class RoundsTest {
  @Test
  @Covers("CRN-RND-01")
  void playNormallyRunsWithoutRounds() {
    marenAgainst("Reed Cutter")
        .then("fight.round", 0)
        .then("fight.phase", "none")
        .when(new CairnStep.Move("maren", 40))
        .then("fight.round", 0)
        .refuses(RESOLVE, "CRN-RND-02");
  }

  @Test
  @Covers("CRN-RND-02")
  void roundsBeginWithTheFirstHostileActAndEndWhenOneSideIsLeft() {
    marenAgainst("Reed Cutter")
        .dice("d20=1")
        .when(attack("maren", "axe", "foe"))
        .asked("warden", "begin-rounds")
        .then("fight.round", 1)
        .then("foe.hp", 4)
        .dice("d8=8", "d20=20")
        .when(RESOLVE)
        .then("foe.dead", true)
        .asked("warden", "stop-rounds")
        .then("fight.round", 0);
    marenAgainst("Reed Cutter")
        .dice("d8=2")
        .answer("warden", "begin-rounds", false)
        .when(attack("maren", "axe", "foe"))
        .then("fight.round", 0)
        .then("foe.hp", 2);
    marenAgainst("Reed Cutter")
        .dice("d20=1")
        .when(BEGIN)
        .refuses(BEGIN, "CRN-RND-02")
        .when(new CairnStep.EndRounds())
        .then("fight.round", 0)
        .refuses(new CairnStep.EndRounds(), "CRN-RND-02");
  }

  @Test
  @Covers("CRN-RND-03")
  void aRoundIsTenSeconds() {
    var table = marenAgainst("Wood Troll").dice("d20=1").when(BEGIN).then("clock", 28_800);
    for (int round = 1; round <= 6; round++) {
      table.when(List.of(pass("maren"), RESOLVE)).when(List.of(pass("foe"), RESOLVE));
    }
    table.then("fight.round", 7).then("clock", 28_860);
  }

  @Test
  @Covers("CRN-CRIT-04")
  void theLastOneToActStillCrawlsWhenStruckDownBefore() {
    Tables.empty()
        .pregen("maren", "Maren")
        .pregen("oskar", "Oskar")
        .creature("foe", "Reed Cutter")
        .given("maren.hp", 0)
        .dice("d20=20", "d20=1")
        .when(BEGIN)
        .when(List.of(new CairnStep.Move("maren", 5), pass("maren"), pass("oskar"), RESOLVE))
        .then("fight.phase", "foes")
        .dice("d8=8", "d20=20", "pick=1")
        .when(List.of(attack("foe", "billhook", "maren"), RESOLVE))
        .then("maren.flags", List.of("late", "critically-damaged"))
        .then("fight.phase", "late")
        .then("maren.at", 0)
        .when(RESOLVE)
        .then("maren.at", 5)
        .then("fight.round", 2);
  }

  @Test
  @Covers({"CRN-ACT-01", "CRN-ACT-02"})
  void fortyFeetAndOneAction() {
    marenAgainst("Wood Troll")
        .given("foe.at", 80)
        .dice("d20=1")
        .when(BEGIN)
        .refuses(new CairnStep.Move("maren", 45), "CRN-ACT-01")
        .when(new CairnStep.Move("maren", 40))
        .refuses(new CairnStep.Move("maren", 40), "CRN-ACT-01")
        .when(new CairnStep.MoveAgain("maren", 80))
        .refuses(pass("maren"), "CRN-ACT-02")
        .refuses(attack("maren", "axe", "foe"), "CRN-ACT-02")
        .when(RESOLVE)
        .then("maren.at", 80);
  }

  @Test
  @Covers("CRN-ACT-01")
  void aMoveBringsAFoeIntoReachForTheSameTurn() {
    marenAgainst("Wood Troll")
        .given("foe.at", 40)
        .dice("d20=1")
        .when(BEGIN)
        .refuses(attack("maren", "axe", "foe"), "CRN-R-55")
        .dice("d8=3")
        .when(List.of(new CairnStep.Move("maren", 38), attack("maren", "axe", "foe"), RESOLVE))
        .then("foe.hp", 8);
  }

  @Test
  @Covers({"CRN-RND-01", "CRN-ACT-01"})
  void outsideRoundsNobodyCountsFeet() {
    marenAgainst("Wood Troll")
        .when(new CairnStep.Move("maren", 300))
        .then("maren.at", 300)
        .refuses(new CairnStep.MoveAgain("maren", 310), "CRN-RND-01")
        .refuses(new CairnStep.Move("maren", 6000), "CRN-R-55");
  }

  @Test
  @Covers({"CRN-R-55", "CRN-R-32"})
  void whoeverHasGotOutOfReachIsNotHit() {
    marenAgainst("Reed Cutter")
        .dice("d20=20")
        .when(BEGIN)
        .when(attack("maren", "axe", "foe"))
        .when(List.of(new CairnStep.Move("foe", 40), pass("foe"), RESOLVE))
        .when(RESOLVE)
        .says("Maren does nothing: the target is out of reach")
        .applied("CRN-R-55")
        .then("foe.hp", 4);
    // somebody else in reach is struck in their place
    marenAgainst("Reed Cutter")
        .creature("other", "Reed Cutter")
        .dice("d20=20")
        .when(BEGIN)
        .when(attack("maren", "axe", "foe"))
        .when(List.of(new CairnStep.Move("foe", 40), pass("foe"), pass("other"), RESOLVE))
        .dice("d8=3")
        .when(RESOLVE)
        .asked("maren", "redirect")
        .then("foe.hp", 4)
        .then("other.hp", 1);
    // a bow reaches all the same
    Tables.empty()
        .pregen("oskar", "Oskar")
        .creature("foe", "Reed Cutter")
        .dice("d20=20")
        .when(BEGIN)
        .when(attack("oskar", "bow", "foe"))
        .when(List.of(new CairnStep.Move("foe", 40), pass("foe"), RESOLVE))
        .dice("d6=3")
        .when(RESOLVE)
        .then("foe.hp", 1);
  }

  @Test
  @Covers({"CRN-R-55", "CRN-R-31"})
  void movesOfAPhaseComeFirstWhoeverDeclaredThemLast() {
    // the axe swings at where the foe is once both have moved
    marenAgainst("Reed Cutter")
        .house(Houses.with("order", CairnHouse.Order.ALL_AT_ONCE))
        .when(BEGIN)
        .when(List.of(attack("maren", "axe", "foe"), new CairnStep.MoveAgain("foe", 30), RESOLVE))
        .says("Maren does nothing: the target is out of reach")
        .then("foe.hp", 4);
  }

  @Test
  @Covers({"CRN-R-59", "CRN-R-31"})
  void anArmBrokenSinceLosesTheTwoHandedShot() {
    Tables.empty()
        .pregen("oskar", "Oskar")
        .creature("foe", "Reed Cutter")
        .given("oskar.max-hp", 4)
        .given("oskar.hp", 4)
        .dice("d20=20")
        .when(BEGIN)
        .when(attack("oskar", "bow", "foe"))
        .dice("d8=4", "d6=3")
        .when(List.of(attack("foe", "billhook", "oskar"), RESOLVE))
        .then("oskar.broken-arm", true)
        .when(RESOLVE)
        .says("Oskar has a broken arm and only one hand to use, so nothing comes of it")
        .applied("CRN-R-59")
        .then("foe.hp", 4);
  }

  @Test
  @Covers({"CRN-R-59", "CRN-R-31"})
  void aLegHamstrungSinceLosesTheRunAndTheBlowAtItsEnd() {
    marenAgainst("Wood Troll")
        .creature("other", "Reed Cutter")
        .given("other.at", 40)
        .given("maren.max-hp", 7)
        .given("maren.hp", 7)
        .dice("d20=20")
        .when(BEGIN)
        .when(List.of(new CairnStep.Move("maren", 40), attack("maren", "axe", "other")))
        .dice("d10=8")
        .when(List.of(attack("foe", "club", "maren"), pass("other"), RESOLVE))
        .then("maren.hamstrung", true)
        .answer("maren", "redirect", "foe")
        .dice("d8=2")
        .when(RESOLVE)
        .then("maren.at", 0)
        .says("Maren is hamstrung and moves at most 5 ft, not 40, so nothing comes of it")
        .then("other.hp", 4)
        .then("foe.hp", 9);
  }

  @Test
  @Covers("CRN-R-34")
  void whoeverCannotRunDoesNotRetreat() {
    marenAgainst("Wood Troll")
        .dice("d20=20")
        .when(BEGIN)
        .when(new CairnStep.Retreat("maren"))
        .given("maren.broken-leg", true)
        .when(List.of(pass("foe"), RESOLVE))
        .when(RESOLVE)
        .says("Maren has a broken leg and cannot run, so nothing comes of it")
        .then("maren.fled", false);
    marenAgainst("Wood Troll")
        .given("maren.stopped", true)
        .dice("d20=20")
        .when(BEGIN)
        .refuses(new CairnStep.Retreat("maren"), "CRN-R-34");
  }

  @Test
  @Covers({"CRN-ACT-03", "CRN-ACT-05"})
  void anythingWithinReasonIsAnActionAndMayTakeASave() {
    marenAgainst("Wood Troll")
        .dice("d20=1")
        .when(BEGIN)
        .when(List.of(new CairnStep.Attempt("maren", "bar the door"), RESOLVE))
        .asked("warden", "reasonable")
        .asked("warden", "risky-act")
        .says("does it: bar the door");
    marenAgainst("Wood Troll")
        .given("maren.dex", 11)
        .dice("d20=12")
        .answer("warden", "risky-act", "DEX")
        .when(new CairnStep.Attempt("maren", "leap onto the cart"))
        .says("fails to: leap onto the cart");
    marenAgainst("Wood Troll")
        .answer("warden", "reasonable", false)
        .when(new CairnStep.Attempt("maren", "build a house"))
        .notAsked("warden", "risky-act")
        .says("not within reason");
  }

  @Test
  @Covers("CRN-ACT-04")
  void everyPcDeclaresBeforeTheFirstDie() {
    party()
        .creature("foe", "Wood Troll")
        .dice("d20=1", "d20=20", "d20=1")
        .when(BEGIN)
        .refuses(RESOLVE, "CRN-ACT-04")
        .when(List.of(pass("maren"), pass("tilda")))
        .refuses(RESOLVE, "CRN-ACT-04")
        .when(List.of(pass("oskar"), RESOLVE))
        .then("fight.phase", "foes")
        .refuses(RESOLVE, "CRN-ACT-04");
  }

  @Test
  @Covers({"CRN-ACT-06", "CRN-R-31"})
  void twoWhoStrikeAtOnceBothFall() {
    marenAgainst("Reed Cutter")
        .house(Houses.with("order", CairnHouse.Order.ALL_AT_ONCE))
        .given("maren.hp", 0)
        .given("maren.str", 1)
        .given("foe.hp", 0)
        .given("foe.str", 1)
        .when(BEGIN)
        .dice("d8=8", "d8=8")
        .when(List.of(attack("maren", "axe", "foe"), attack("foe", "billhook", "maren"), RESOLVE))
        .then("maren.dead", true)
        .then("foe.dead", true);
  }

  @Test
  @Covers("CRN-R-31")
  void whoeverFellInAnEarlierPhaseDoesNotAct() {
    party()
        .creature("foe", "Wood Troll")
        .given("tilda.hp", 0)
        .given("tilda.str", 1)
        .dice("d20=1", "d20=1", "d20=20")
        .when(BEGIN)
        .when(List.of(pass("maren"), pass("oskar"), attack("tilda", "spear", "foe"), RESOLVE))
        .dice("d10=10")
        .when(List.of(attack("foe", "club", "tilda"), RESOLVE))
        .then("tilda.dead", true)
        .then("fight.round", 2)
        .then("foe.hp", 10);
  }

  @Test
  @Covers("CRN-TURN-01")
  void theWardenTelegraphs() {
    var table =
        marenAgainst("Wood Troll")
            .dice("d20=1")
            .answer("warden", "intent", "roars and raises its club")
            .when(BEGIN)
            .asked("warden", "intent");
    assertThat(table.events())
        .contains(new CairnEvent.IntentShown("foe", "roars and raises its club"));
    table.when(new CairnStep.Telegraph("foe", "turns to the cart")).applied("CRN-TURN-01");
    assertThat(table.events()).contains(new CairnEvent.IntentShown("foe", "turns to the cart"));
  }

  @Test
  @Covers("CRN-TURN-01")
  void aWardenWhoTellsNothingShowsNothing() {
    var table = marenAgainst("Wood Troll").dice("d20=1").when(BEGIN).asked("warden", "intent");

    assertThat(table.events()).noneMatch(CairnEvent.IntentShown.class::isInstance);
  }

  @Test
  @Covers({"CRN-TURN-02", "CRN-TURN-03"})
  void aDexSaveToActFirst() {
    marenAgainst("Wood Troll")
        .dice("d20=10")
        .when(BEGIN)
        .then("fight.phase", "early")
        .then("maren.late", false);
    marenAgainst("Wood Troll")
        .dice("d20=17")
        .when(BEGIN)
        .then("fight.phase", "foes")
        .then("maren.late", true);
  }

  @Test
  @Covers("CRN-R-33")
  void theWardenMayWaiveTheSaveEitherWay() {
    marenAgainst("Wood Troll")
        .answer("warden", "waive-order", "late")
        .when(BEGIN)
        .then("maren.late", true);
    marenAgainst("Wood Troll")
        .answer("warden", "waive-order", "early")
        .when(BEGIN)
        .then("maren.late", false);
  }

  /// Maren passes her order save, Tilda fails.
  private static Table<CairnState, CairnStep, CairnEvent> order(
      CairnHouse.Order order, String... dice) {
    return Tables.empty()
        .house(Houses.with("order", order))
        .pregen("maren", "Maren")
        .pregen("tilda", "Tilda")
        .creature("foe", "Wood Troll")
        .dice(dice)
        .when(BEGIN);
  }

  @Test
  @Covers("CRN-R-30")
  void byDefaultTheOrderHolds() {
    order(CairnHouse.Order.HOLD, "d20=1", "d20=20")
        .then("fight.phase", "early")
        .when(List.of(pass("maren"), pass("tilda"), RESOLVE))
        .then("fight.phase", "foes")
        .when(List.of(pass("foe"), RESOLVE))
        .then("fight.phase", "late")
        .refuses(pass("maren"), "CRN-R-30")
        .when(RESOLVE)
        .then("fight.round", 2)
        .then("fight.phase", "early")
        .then("tilda.late", true);
  }

  @Test
  @Covers("CRN-R-30")
  void sidesMayAlternate() {
    order(CairnHouse.Order.SIDES_ALTERNATE, "d20=1", "d20=20")
        .refuses(pass("tilda"), "CRN-R-30")
        .when(List.of(pass("maren"), RESOLVE))
        .when(List.of(pass("foe"), RESOLVE))
        .then("fight.round", 2)
        .when(List.of(pass("maren"), pass("tilda"), RESOLVE))
        .then("fight.phase", "foes");
  }

  @Test
  @Covers("CRN-R-30")
  void savesMayBeMadeAnewEachRound() {
    order(CairnHouse.Order.REROLL_EACH_ROUND, "d20=1", "d20=20")
        .when(List.of(pass("maren"), pass("tilda"), RESOLVE))
        .when(List.of(pass("foe"), RESOLVE))
        .dice("d20=20", "d20=1")
        .when(RESOLVE)
        .then("fight.round", 2)
        .then("maren.late", true)
        .then("tilda.late", false);
  }

  @Test
  @Covers("CRN-R-30")
  void orEverythingMayHappenAtOnce() {
    order(CairnHouse.Order.ALL_AT_ONCE)
        .then("fight.phase", "all")
        .when(List.of(pass("maren"), pass("tilda"), pass("foe"), RESOLVE))
        .then("fight.round", 2);
  }

  @Test
  @Covers("CRN-RETR-01")
  void runningAwayTakesADexSave() {
    var fight = marenAgainst("Wood Troll").given("maren.dex", 11).dice("d20=1").when(BEGIN);
    fight
        .dice("d20=12")
        .when(List.of(new CairnStep.Retreat("maren"), RESOLVE))
        .then("maren.fled", false)
        .then("fight.phase", "foes");
    marenAgainst("Wood Troll")
        .given("maren.dex", 11)
        .dice("d20=1")
        .when(BEGIN)
        .dice("d20=11")
        .when(List.of(new CairnStep.Retreat("maren"), RESOLVE))
        .then("fight.round", 0);
  }

  @Test
  @Covers({"CRN-RETR-02", "CRN-R-34"})
  void andASafePlaceToRunTo() {
    marenAgainst("Wood Troll")
        .given("scene.closed", true)
        .dice("d20=1")
        .when(BEGIN)
        .refuses(new CairnStep.Retreat("maren"), "CRN-RETR-02");
    marenAgainst("Wood Troll")
        .dice("d20=1")
        .when(BEGIN)
        .answer("warden", "where-to", "")
        .when(List.of(new CairnStep.Retreat("maren"), RESOLVE))
        .then("fight.phase", "foes")
        .applied("CRN-RETR-02");
    marenAgainst("Wood Troll").refuses(new CairnStep.Retreat("maren"), "CRN-RETR-01");
    marenAgainst("Wood Troll")
        .dice("d20=1")
        .when(BEGIN)
        .given("maren.hamstrung", true)
        .refuses(new CairnStep.Retreat("maren"), "CRN-R-59");
  }

  @Test
  @Covers("CRN-BST")
  void theTrollMendsAsItsAction() {
    marenAgainst("Wood Troll")
        .given("foe.hp", 5)
        .when(new CairnStep.Regain("foe"))
        .then("foe.hp", 8)
        .when(new CairnStep.Regain("foe"))
        .then("foe.hp", 10);
    marenAgainst("Reed Cutter").refuses(new CairnStep.Regain("foe"), "CRN-BST");
  }

  @Test
  @Covers("CRN-CRIT-04")
  void whoeverIsStruckDownBeforeTheirTurnMayOnlyCrawl() {
    // Oskar is late and has declared; the Cutter's 5 and a failed save come first
    underFire()
        .when(
            List.of(
                new CairnStep.Move("oskar", 5),
                pass("oskar"),
                attack("foe", "billhook", "oskar"),
                RESOLVE,
                RESOLVE))
        .then("oskar.critically-damaged", true)
        .then("oskar.at", 5);
    underFire()
        .when(
            List.of(
                attack("oskar", "bow", "foe"),
                attack("foe", "billhook", "oskar"),
                RESOLVE,
                RESOLVE))
        .says("Oskar is critically damaged and can only crawl, so nothing comes of it")
        .then("foe.hp", 4);
  }

  @Test
  @Covers("CRN-R-31")
  void whoeverOnlyWaitedLosesNothingThatCouldBeTold() {
    var table =
        underFire()
            .when(List.of(pass("oskar"), attack("foe", "billhook", "oskar"), RESOLVE))
            .then("oskar.critically-damaged", true)
            .when(RESOLVE)
            .then("fight.round", 2);
    assertThat(table.events()).noneMatch(CairnEvent.ActLost.class::isInstance);
    assertThat(table.log())
        .noneMatch(line -> line.contains("nothing comes of it") || line.contains("does nothing"));
  }

  @Test
  @Covers({"CRN-R-31", "CRN-R-35"})
  void whoeverIsSpentByThenDoesNothingTheyDeclared() {
    Tables.empty()
        .pregen("oskar", "Oskar")
        .creature("foe", "Reed Cutter")
        .dice("d20=20")
        .when(BEGIN)
        .when(attack("oskar", "unarmed", "foe"))
        .when(new CairnStep.GiveFatigue("oskar", 10, "a curse"))
        .when(List.of(pass("foe"), RESOLVE))
        .when(RESOLVE)
        .says("Oskar is spent: every slot is Fatigue, so nothing comes of it")
        .applied("CRN-R-31")
        .then("foe.hp", 4);
  }

  /// Both are late and Maren waits; the dice of the blow at Oskar lie ready.
  private static Table<CairnState, CairnStep, CairnEvent> underFire() {
    return Tables.empty()
        .pregen("maren", "Maren")
        .pregen("oskar", "Oskar")
        .creature("foe", "Reed Cutter")
        .dice("d20=20", "d20=20")
        .when(BEGIN)
        .when(pass("maren"))
        .dice("d8=5", "d20=20", "pick=5");
  }
}
