package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Mages.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Power;
import quintain.cairn.state.Timer;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Relics: charges, recharging, and the fourteen of the starter set.
class RelicsTest {
  private static long lasts(Table<CairnState, CairnStep, CairnEvent> table) {
    return table.state().effects().getFirst().until() - table.state().clock();
  }

  @Test
  @Covers("CRN-RELC-01")
  void aRelicHoldsASpellOrAPower() {
    bearerOf("Falconer's Friend")
        .refuses(use("ada", "rope"), "CRN-RELC-01")
        .when(use("ada", "falconer's friend", "ada"))
        .then("effects", List.of("Haste on ada"));
  }

  @Test
  @Covers("CRN-RELC-02")
  void usingARelicCausesNoFatigue() {
    bearerOf("Honeyclasp").when(use("ada", "honeyclasp")).then("ada.fatigue", 0);
  }

  @Test
  @Covers("CRN-RELC-03")
  void aRelicWithoutChargesIsRefused() {
    bearerOf("Tollman's Penny")
        .when(use("ada", "tollman's penny"))
        .then("ada.left.tollman's penny", 0)
        .refuses(use("ada", "tollman's penny"), "CRN-RELC-03");
  }

  @Test
  @Covers({"CRN-RELC-04", "CRN-R-47"})
  void rechargingBringsAllChargesBack() {
    bearerOf("Honeyclasp")
        .refuses(new CairnStep.RechargeRelic("ada", "honeyclasp"), "CRN-RELC-04")
        .when(List.of(use("ada", "honeyclasp"), use("ada", "honeyclasp")))
        .when(use("ada", "honeyclasp"))
        .then("ada.left.honeyclasp", 0)
        .when(new CairnStep.RechargeRelic("ada", "honeyclasp"))
        .then("ada.left.honeyclasp", 3);
  }

  @Test
  @Covers("CRN-RELC-04")
  void nothingRechargesALeycap() {
    bearerOf("Leycap").refuses(new CairnStep.RechargeRelic("ada", "leycap"), "CRN-RELC-04");
  }

  @Test
  @Covers("CRN-R-47")
  void usingARelicIsTheActionOfATurn() {
    bearerOf("Honeyclasp")
        .creature("foe", "Reed Cutter")
        .dice("d20=1")
        .when(fight())
        .when(use("ada", "honeyclasp"))
        .refuses(strike("ada", "unarmed", "foe"), "CRN-ACT-02")
        .when(resolve())
        .then("effects", List.of("Honeyclasp on ada"));
  }

  // 1 Honeyclasp

  @Test
  @Covers({"CRN-RELC-05", "CRN-R-61"})
  void honeyclaspShrinksItsBearerForTenMinutes() {
    var table =
        bearerOf("Honeyclasp")
            .when(use("ada", "honeyclasp"))
            .then("effects", List.of("Honeyclasp on ada"))
            .then("ada.left.honeyclasp", 2);
    assertThat(lasts(table)).isEqualTo(600);
    assertThat(table.state().effects().getFirst().power()).isEqualTo(new Power.Shrink(6, 10));
  }

  @Test
  @Covers("CRN-R-61")
  void theBearerOfTheRingMayEndItSoonerAndTheWardenMaySayHowLong() {
    var table =
        bearerOf("Honeyclasp").answer("warden", "duration", 30).when(use("ada", "honeyclasp"));
    assertThat(lasts(table)).isEqualTo(1800);
    table
        .when(new CairnStep.EndEffect(1))
        .then("effects", List.of())
        .refuses(new CairnStep.EndEffect(1), "CRN-SPL");
  }

  // 2 Falconer's Friend

  @Test
  @Covers("CRN-RELC-06")
  void falconersFriendCastsHasteWithoutFatigue() {
    bearerOf("Falconer's Friend")
        .sheet("ben", pc("Ben"))
        .refuses(use("ada", "falconer's friend", "ada", "ben"), "CRN-REL")
        .when(use("ada", "falconer's friend", "ben"))
        .then("effects", List.of("Haste on ben"))
        .then("ada.left.falconer's friend", 0)
        .then("ada.fatigue", 0);
  }

  // 3 Staff of Silence

  @Test
  @Covers("CRN-RELC-07")
  void noMagicWorksWithinFiftyFeetOfTheStaff() {
    bearerOf("Staff of Silence")
        .sheet("ben", pc("Ben", book("Spider Grip")))
        .when(use("ada", "staff of silence"))
        .given("ben.at", 40)
        .when(cast("ben", "Spider Grip"))
        .then("effects", List.of("Staff of Silence on ada"))
        .then("ben.fatigue", 1)
        .applied("CRN-RELC-07")
        .given("ben.at", 60)
        .when(cast("ben", "Spider Grip"))
        .then("effects", List.of("Staff of Silence on ada", "Spider Grip on ben"));
  }

  @Test
  @Covers("CRN-RELC-07")
  void norDoesMagicFromOutsideWorkOnThoseWithin() {
    bearerOf("Staff of Silence")
        .sheet("ben", pc("Ben", book("Stone Ear")))
        .when(use("ada", "staff of silence"))
        .given("ben.at", 60)
        .given("ada.at", 25)
        .when(cast("ben", "Stone Ear", "ada"))
        .then("effects", List.of("Staff of Silence on ada"));
  }

  @Test
  @Covers("CRN-RELC-07")
  void whatIsAlreadyAtWorkIsStilledWithin() {
    table()
        .sheet("ada", pc("Ada", thing("Staff of Silence"), book("Iron Skin")))
        .when(cast("ada", "Iron Skin", "ada"))
        .then("ada.armor", 2)
        .when(use("ada", "staff of silence"))
        .then("ada.armor", 0)
        .when(new CairnStep.EndEffect(2))
        .then("ada.armor", 2);
  }

  @Test
  @Covers({"CRN-RELC-07", "CRN-R-61"})
  void theStaffWorksForTenMinutes() {
    assertThat(lasts(bearerOf("Staff of Silence").when(use("ada", "staff of silence"))))
        .isEqualTo(600);
  }

  // 4 Leycap

  @Test
  @Covers({"CRN-RELC-08", "CRN-RELC-09"})
  void aLeycapTakesAwayOneFatigueAndAWilSaveKeepsAddictionOff() {
    bearerOf("Leycap")
        .given("ada.fatigue", 2)
        .dice("d20=10")
        .when(use("ada", "leycap"))
        .then("ada.fatigue", 1)
        .then("ada.items", List.of())
        .then("ada.flags", List.of());
  }

  @Test
  @Covers("CRN-RELC-10")
  void onAFailTheEaterIsAddictedAndDeprivedAndCannotFocus() {
    table()
        .sheet("ada", pc("Ada", thing("Leycap"), book("Haste")))
        .dice("d20=11")
        .when(use("ada", "leycap"))
        .then("ada.flags", List.of("addicted", "deprived"))
        .then("ada.needs", List.of("leycap"))
        .refuses(cast("ada", "Haste", "ada"), "CRN-R-48");
  }

  @Test
  @Covers({"CRN-RELC-11", "CRN-R-48"})
  void anotherLeycapRelievesForADayAndAPassCuresNothing() {
    var table =
        table()
            .sheet("ada", pc("Ada", thing("Leycap"), thing("Leycap"), book("Haste")))
            .given("ada.fatigue", 2)
            .dice("d20=11")
            .when(use("ada", "leycap"))
            .dice("d20=1")
            .when(use("ada", "leycap 2"))
            .then("ada.fatigue", 0)
            .then("ada.flags", List.of("addicted"))
            .then("ada.needs", List.of());
    assertThat(table.state().being("ada").timers())
        .containsExactly(new Timer(Timer.What.CRAVES, table.state().clock() + 24 * 3600, ""));
    table.when(cast("ada", "Haste", "ada")).then("effects", List.of("Haste on ada"));
  }

  @Test
  @Covers({"CRN-RELC-11", "CRN-R-48"})
  void theReliefIsOverAfterADay() {
    table()
        .sheet("ada", pc("Ada", thing("Leycap"), thing("Leycap"), book("Haste")))
        .dice("d20=11")
        .when(use("ada", "leycap"))
        .dice("d20=11")
        .when(use("ada", "leycap 2"))
        .when(new CairnStep.LetTimePass(24 * 60 - 1))
        .then("ada.needs", List.of())
        .when(new CairnStep.LetTimePass(1))
        .then("ada.needs", List.of("leycap"))
        .refuses(cast("ada", "Haste", "ada"), "CRN-R-48");
  }

  @Test
  @Covers("CRN-R-48")
  void aLeycapNeverTakesFatigueBelowNothing() {
    bearerOf("Leycap").dice("d20=10").when(use("ada", "leycap")).then("ada.fatigue", 0);
  }

  // The starter set's own

  @Test
  @Covers("CRN-REL")
  void widowsThimbleSewsFleshWhole() {
    bearerOf("Widow's Thimble")
        .given("ada.str", 5)
        .dice("d4=3")
        .when(use("ada", "widow's thimble", "ada"))
        .then("ada.str", 8)
        .then("ada.left.widow's thimble", 1);
  }

  @Test
  @Covers("CRN-REL")
  void relicsThatOnlyTheTellingCarriesKeepTheirTime() {
    told("Tollman's Penny", "believes you have paid", 0);
    told("Hound's Collar", "obeys you for a day", 24 * 60);
    told("Ashen Mask", "Walk through fire", 10);
    told("Ferryman's Oar", "a path 10 ft wide", 10);
  }

  private static void told(String relic, String words, int minutes) {
    var table = bearerOf(relic).when(use("ada", relic));
    assertThat(table.events())
        .anyMatch(event -> event instanceof CairnEvent.Told told && told.what().contains(words));
    if (minutes == 0) {
      table.then("effects", List.of());
    } else {
      table.then("effects", List.of(relic + " on ada"));
      assertThat(lasts(table)).isEqualTo(minutes * 60L);
    }
  }

  @Test
  @Covers("CRN-REL")
  void drownedLanternShowsTheInvisible() {
    var table =
        table()
            .sheet("ada", pc("Ada", thing("Drowned Lantern")))
            .sheet("ben", pc("Ben", book("Moth Cloak")))
            .when(cast("ben", "Moth Cloak"));
    assertThat(Powers.isUnseen(table.state(), table.state().being("ben"))).isTrue();
    table.when(use("ada", "drowned lantern"));
    assertThat(Powers.isUnseen(table.state(), table.state().being("ben"))).isFalse();
    table.given("ben.at", 35);
    assertThat(Powers.isUnseen(table.state(), table.state().being("ben"))).isTrue();
  }

  @Test
  @Covers("CRN-REL")
  void crackedHourglassTakesADeclaredActionBack() {
    bearerOf("Cracked Hourglass")
        .creature("foe", "Reed Cutter")
        .refuses(use("ada", "cracked hourglass"), "CRN-REL")
        .dice("d20=1")
        .when(fight())
        .refuses(use("ada", "cracked hourglass"), "CRN-REL")
        .when(pass("ada"))
        .refuses(strike("ada", "unarmed", "foe"), "CRN-ACT-02")
        .when(use("ada", "cracked hourglass"))
        .then("ada.left.cracked hourglass", 0)
        .dice("d4=3")
        .when(List.of(strike("ada", "unarmed", "foe"), resolve()))
        .then("foe.hp", 1);
  }

  @Test
  @Covers("CRN-REL")
  void theHourglassServesAFriendButNoFoe() {
    bearerOf("Cracked Hourglass")
        .sheet("ben", pc("Ben"))
        .creature("foe", "Reed Cutter")
        .dice("d20=1", "d20=1")
        .when(fight())
        .when(List.of(pass("ada"), pass("ben"), pass("foe")))
        .refuses(use("ada", "cracked hourglass", "foe"), "CRN-REL")
        .when(use("ada", "cracked hourglass", "ben"))
        .when(strike("ben", "unarmed", "foe"))
        .refuses(strike("ada", "unarmed", "foe"), "CRN-ACT-02");
  }

  @Test
  @Covers("CRN-REL")
  void kingsLeftGloveMakesTheNextBlowABlastAgainstAllAdjacent() {
    bearerOf("King's Left Glove")
        .creature("foe", "Wood Troll")
        .creature("other", "Wood Troll")
        .creature("away", "Wood Troll")
        .given("away.at", 20)
        .dice("d20=1")
        .when(fight())
        .when(List.of(use("ada", "king's left glove"), resolve()))
        .then("ada.gloved", true)
        .when(List.of(pass("foe"), pass("other"), pass("away"), resolve()))
        .dice("d10=9", "d10=4")
        .when(List.of(strike("ada", "unarmed", "foe"), resolve()))
        .then("foe.hp", 2)
        .then("other.hp", 7)
        .then("away.hp", 10)
        .then("ada.gloved", false)
        .then("ada.left.king's left glove", 2);
  }

  @Test
  @Covers("CRN-REL")
  void bottledGaleThrowsEachCreatureNearbyThatFails() {
    bearerOf("Bottled Gale")
        .sheet("ben", pc("Ben"))
        .creature("foe", "Reed Cutter")
        .creature("away", "Reed Cutter")
        .given("ben.at", -5)
        .given("foe.at", 40)
        .given("away.at", 45)
        .dice("d20=1", "d20=1")
        .when(fight())
        .dice("d20=11", "d20=11")
        .when(List.of(use("ada", "bottled gale"), pass("ben"), resolve()))
        .then("ada.at", 0)
        .then("ben.at", -25)
        .then("foe.at", 60)
        .then("away.at", 45);
  }

  @Test
  @Covers("CRN-REL")
  void saintsKnuckleRollsACriticalDamageSaveAgain() {
    bearerOf("Saint's Knuckle")
        .creature("foe", "Reed Cutter")
        .refuses(use("ada", "saint's knuckle"), "CRN-REL")
        .given("ada.hp", 0)
        .dice("d20=1")
        .when(fight())
        .when(List.of(pass("ada"), resolve()))
        .dice("d8=3", "d20=8", "d20=7")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .asked("ada", "roll-again")
        .then("ada.critically-damaged", false)
        .then("ada.left.saint's knuckle", 0)
        .when(List.of(pass("ada"), resolve()))
        .dice("d8=1", "d20=8", "pick=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .notAsked("ada", "roll-again")
        .then("ada.critically-damaged", true);
  }

  @Test
  @Covers("CRN-REL")
  void theKnuckleMayBeKeptForAnotherDay() {
    bearerOf("Saint's Knuckle")
        .creature("foe", "Reed Cutter")
        .given("ada.hp", 0)
        .dice("d20=1")
        .when(fight())
        .when(List.of(pass("ada"), resolve()))
        .answer("ada", "roll-again", false)
        .dice("d8=3", "d20=8", "pick=1")
        .when(List.of(strike("foe", "billhook", "ada"), resolve()))
        .then("ada.critically-damaged", true);
  }
}
