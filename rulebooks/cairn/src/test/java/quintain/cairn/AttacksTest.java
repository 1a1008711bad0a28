package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static quintain.cairn.Tables.BEGIN;
import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.marenAgainst;
import static quintain.cairn.Tables.party;
import static quintain.cairn.Tables.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.rules.Arms;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnHouse;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Scene;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class AttacksTest {
  /// A house with one switch turned.
  private static Table<CairnState, CairnStep, CairnEvent> bothMods(CairnHouse.BothMods rule) {
    return marenAgainst("Reed Cutter").house(Houses.with("bothMods", rule));
  }

  @Test
  @Covers({"CRN-ATK-01", "CRN-ARMR-01"})
  void theWeaponDieLessArmorComesOffHp() {
    strike(
            marenAgainst("Toll Bridge Guard").given("foe.hp", 9).dice("d8=6"),
            attack("maren", "axe", "foe"))
        .then("foe.armor", 2)
        .then("foe.hp", 5)
        .applied("CRN-ATK-01");
  }

  @Test
  @Covers("CRN-ATK-02")
  void bareHandsAlwaysDealAD4() {
    strike(marenAgainst("Reed Cutter").dice("d4=3"), attack("maren", "unarmed", "foe"))
        .then("foe.hp", 1)
        .applied("CRN-ATK-02");
  }

  @Test
  @Covers("CRN-R-21")
  void bareHandsStayAD4EvenAgainstTheHelpless() {
    strike(
            marenAgainst("Reed Cutter").given("foe.helpless", true).dice("d4=3"),
            attack("maren", "unarmed", "foe"))
        .then("foe.hp", 1)
        .notAsked("warden", "enhanced");
  }

  @Test
  @Covers("CRN-ATK-03")
  void theTrollsClubOnBea() {
    strike(
            marenAgainst("Wood Troll").given("maren.hp", 5).dice("d10=4"),
            attack("foe", "club", "maren"))
        .then("maren.hp", 2);
  }

  @Test
  @Covers({"CRN-MULT-01", "CRN-R-18", "CRN-R-01"})
  void ofSeveralAttackersOnlyTheHighestDieCountsAndArmorComesOffOnce() {
    party()
        .creature("foe", "Cutter Captain")
        .dice("d20=1", "d20=1", "d20=1")
        .when(Tables.BEGIN)
        .dice("d8=3", "d6=5")
        .when(
            List.of(
                attack("maren", "axe", "foe"),
                attack("oskar", "staff", "foe"),
                Tables.pass("tilda"),
                Tables.RESOLVE))
        .then("foe.hp", 2)
        .applied("CRN-MULT-01");
  }

  @Test
  @Covers("CRN-R-18")
  void whereARoundIsOnePoolALaterPhaseAddsOnlyWhatItHasAbove() {
    var table =
        party()
            .house(Houses.with("pool", CairnHouse.Pooling.WHOLE_ROUND))
            .creature("foe", "Chalk Giant")
            .dice("d20=1", "d20=20", "d20=20")
            .when(Tables.BEGIN)
            .dice("d8=5")
            .when(
                List.of(
                    attack("maren", "axe", "foe"),
                    attack("oskar", "staff", "foe"),
                    attack("tilda", "spear", "foe"),
                    Tables.RESOLVE))
            .then("foe.hp", 11)
            .dice()
            .when(List.of(Tables.pass("foe"), Tables.RESOLVE));
    // Armor 2: 5 took 3; the best late die 7 would take 5, so 2 more
    table.dice("d6=2", "d8=7").when(Tables.RESOLVE).then("foe.hp", 9).applied("CRN-MULT-01");
  }

  @Test
  @Covers("CRN-R-18")
  void byDefaultEachPhaseIsAPoolOfItsOwn() {
    party()
        .creature("foe", "Chalk Giant")
        .dice("d20=1", "d20=20", "d20=20")
        .when(Tables.BEGIN)
        .dice("d8=5")
        .when(
            List.of(
                attack("maren", "axe", "foe"),
                attack("oskar", "staff", "foe"),
                attack("tilda", "spear", "foe"),
                Tables.RESOLVE))
        .when(List.of(Tables.pass("foe"), Tables.RESOLVE))
        .dice("d6=2", "d8=7")
        .when(Tables.RESOLVE)
        .then("foe.hp", 6);
  }

  @Test
  @Covers({"CRN-MOD-01", "CRN-MOD-02"})
  void aWeakPositionMeansAD4() {
    strike(
            marenAgainst("Reed Cutter").dice("d4=1").answer("warden", "impaired", true),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 3)
        .applied("CRN-MOD-01", "CRN-MOD-02");
  }

  @Test
  @Covers("CRN-MOD-02")
  void boundHandsAndCoverImpairByDefault() {
    strike(
            marenAgainst("Reed Cutter").given("maren.bound", true).dice("d4=2"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 2);
    strike(
            marenAgainst("Reed Cutter").given("scene.cover.maren.foe", true).dice("d4=2"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 2);
    strike(
            marenAgainst("Reed Cutter")
                .given("maren.bound", true)
                .dice("d8=2")
                .answer("warden", "impaired", false),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 2);
  }

  @Test
  @Covers({"CRN-MOD-03", "CRN-MOD-04"})
  void advantageAllowsAD12() {
    strike(
            marenAgainst("Wood Troll").dice("d12=9").answer("warden", "enhanced", true),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 2)
        .applied("CRN-MOD-03");
  }

  @Test
  @Covers({"CRN-MOD-04", "CRN-R-53"})
  void whoeverIsAtOnesMercyIsHitHarderByDefault() {
    for (String flag : List.of("helpless", "unconscious", "asleep")) {
      strike(
              marenAgainst("Wood Troll").given("foe." + flag, true).dice("d12=2"),
              attack("maren", "axe", "foe"))
          .then("foe.hp", 9);
    }
    // no rounds begin over somebody who is out already
    marenAgainst("Wood Troll")
        .given("foe.captive", true)
        .dice("d12=2")
        .when(attack("maren", "axe", "foe"))
        .then("foe.hp", 9);
    marenAgainst("Wood Troll")
        .given("foe.dex", 0)
        .dice("d12=2")
        .when(attack("maren", "axe", "foe"))
        .then("foe.hp", 9);
    Tables.party()
        .given("tilda.critically-damaged", true)
        .dice("d12=5")
        .when(attack("maren", "axe", "tilda"))
        .then("tilda.str", 9);
    strike(
            marenAgainst("Wood Troll")
                .given("foe.helpless", true)
                .dice("d8=2")
                .answer("warden", "enhanced", false),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 9);
  }

  @Test
  @Covers("CRN-R-22")
  void theD12IsAllowedNotForced() {
    strike(
            marenAgainst("Wood Troll")
                .given("foe.helpless", true)
                .dice("d8=8")
                .answer("maren", "d12", false),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 3);
    // a powder keg already rolls a d12: nothing better to take
    assertThat(Arms.averageHighest(List.of(12))).isEqualTo(6.5);
    assertThat(Arms.averageHighest(List.of(6, 6))).isCloseTo(161 / 36.0, within(1e-12));
  }

  @Test
  @Covers("CRN-R-19")
  void impairedBeatsEnhancedUnlessTheHouseSaysOtherwise() {
    strike(
            bothMods(CairnHouse.BothMods.IMPAIRED)
                .given("foe.helpless", true)
                .given("maren.bound", true)
                .dice("d4=1"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 3);
    strike(
            bothMods(CairnHouse.BothMods.CANCEL)
                .given("foe.helpless", true)
                .given("maren.bound", true)
                .dice("d8=1"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 3);
    strike(
            bothMods(CairnHouse.BothMods.WARDEN)
                .given("foe.helpless", true)
                .given("maren.bound", true)
                .dice("d4=1"),
            attack("maren", "axe", "foe"))
        .asked("warden", "both-modifiers");
    strike(
            bothMods(CairnHouse.BothMods.WARDEN)
                .given("foe.helpless", true)
                .given("maren.bound", true)
                .dice("d8=1")
                .answer("warden", "both-modifiers", "cancel"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 3);
  }

  @Test
  @Covers({"CRN-DUAL-01", "CRN-R-20"})
  void twoWeaponsRollBothDiceAndKeepTheHighest() {
    var armed = marenAgainst("Wood Troll").when(new CairnStep.Bestow("maren", "Knife", ""));
    var both = new CairnStep.Attack("maren", List.of("axe", "knife"), List.of("foe"));
    strike(armed.dice("d8=2", "d6=5"), both).then("foe.hp", 6);
    strike(armed.dice("d4=2", "d4=4").answer("warden", "impaired", true), both).then("foe.hp", 3);
    strike(armed.dice("d12=2", "d12=3").answer("warden", "enhanced", true), both).then("foe.hp", 1);
    armed.refuses(
        new CairnStep.Attack("maren", List.of("axe", "knife", "unarmed"), List.of("foe")),
        "CRN-DUAL-01");
  }

  @Test
  @Covers("CRN-R-57")
  void twoDiceInAStatBlockKeepTheHighest() {
    strike(
            marenAgainst("Carrion Crow-folk").given("maren.hp", 6).dice("d6=2", "d6=4"),
            attack("foe", "hooked knives", "maren"))
        .then("maren.hp", 3);
  }

  @Test
  @Covers({"CRN-BLST-01", "CRN-BLST-02"})
  void aBlastRollsForEachOneInTheArea() {
    var table =
        party()
            .creature("a", "Reed Cutter")
            .creature("b", "Reed Cutter")
            .creature("c", "Reed Cutter")
            .given("a.hp", 3)
            .given("b.hp", 4)
            .given("b.max-hp", 5)
            .given("b.hp", 5)
            .given("c.hp", 2)
            .dice("d6=1", "d6=4", "d6=6", "d20=1");
    strike(table, attack("tilda", "fire flask", "a", "b", "c"))
        .then("a.hp", 2)
        .then("b.hp", 1)
        .then("c.hp", 0)
        .then("c.str", 6)
        .then("tilda.items", List.of("leather armor", "shield", "spear", "rations", "torch"));
  }

  @Test
  @Covers("CRN-BLST-03")
  void theWardenMayCallAnythingABlast() {
    strike(
            marenAgainst("Grave Moths").dice("d8=2").answer("warden", "is-blast", true),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 4)
        .applied("CRN-BLST-03", "CRN-DET-05");
  }

  @Test
  @Covers("CRN-BLST-03")
  void aSweepThroughTwoIsABlastWhereTheWardenSaysSo() {
    strike(
            marenAgainst("Reed Cutter")
                .creature("other", "Reed Cutter")
                .dice("d8=2", "d8=3")
                .answer("warden", "is-blast", true),
            attack("maren", "axe", "foe", "other"))
        .asked("warden", "is-blast")
        .then("foe.hp", 2)
        .then("other.hp", 1)
        .applied("CRN-BLST-02");
    // as the axe is tagged it strikes one, the first that was named
    strike(
            marenAgainst("Reed Cutter").creature("other", "Reed Cutter").dice("d8=2"),
            attack("maren", "axe", "other", "foe"))
        .then("foe.hp", 4)
        .then("other.hp", 2)
        .says("strikes only Other: it is no blast")
        .refuses(attack("maren", "axe", "foe", "foe"), "CRN-ATK-01");
  }

  @Test
  @Covers("CRN-ACT-05")
  void aDaringAttackTakesTheSaveTheWardenCallsFor() {
    strike(
            marenAgainst("Reed Cutter").dice("d20=14").answer("warden", "risky-act", "DEX"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 4)
        .says("does nothing: the attack fails");
    strike(
            marenAgainst("Reed Cutter").dice("d20=13", "d8=3").answer("warden", "risky-act", "DEX"),
            attack("maren", "axe", "foe"))
        .then("foe.hp", 1);
    // by default nobody saves
    strike(marenAgainst("Reed Cutter").dice("d8=3"), attack("maren", "axe", "foe"))
        .asked("warden", "risky-act")
        .then("foe.hp", 1);
  }

  @Test
  @Covers("CRN-GEAR")
  void anythingServesAsAWeaponOfD4() {
    // what lies about, a thing from the pack, and anything thrown
    strike(marenAgainst("Reed Cutter").dice("d4=3"), attack("maren", "improvised", "foe"))
        .then("foe.hp", 1)
        .says("Maren deals Foe 3 with something at hand");
    strike(marenAgainst("Reed Cutter").dice("d4=3"), attack("maren", "torch", "foe"))
        .then("foe.hp", 1)
        .then("maren.items", List.of("leather armor", "axe", "rations", "torch", "rope"));
    strike(
            marenAgainst("Reed Cutter").given("foe.at", 60).dice("d4=3"),
            attack("maren", "throw axe", "foe"))
        .then("foe.hp", 1)
        .then("maren.items", List.of("leather armor", "rations", "torch", "rope"))
        .then("ground", List.of("axe"));
    // rations that hit somebody are not eaten
    strike(marenAgainst("Reed Cutter").dice("d4=1"), attack("maren", "throw rations", "foe"))
        .then("ground", List.of("rations"));
    // a creature does so as well; bare hands stay bare hands, out of reach and never enhanced
    strike(
            marenAgainst("Reed Cutter").given("foe.at", 60).dice("d4=2"),
            attack("foe", "improvised", "maren"))
        .then("maren.hp", 5);
    marenAgainst("Reed Cutter")
        .given("foe.at", 60)
        .refuses(attack("maren", "unarmed", "foe"), "CRN-R-55")
        .refuses(attack("maren", "torch", "foe"), "CRN-R-55")
        .refuses(attack("maren", "leather armor", "foe"), "CRN-ATK-01")
        .refuses(attack("maren", "throw lute", "foe"), "CRN-ATK-01");
  }

  @Test
  @Covers({"CRN-GEAR", "CRN-MOD-03"})
  void whatIsImprovisedIsImpairedAndEnhancedLikeAnyWeapon() {
    strike(
            marenAgainst("Reed Cutter").given("foe.helpless", true).dice("d12=3"),
            attack("maren", "improvised", "foe"))
        .then("foe.hp", 1);
  }

  @Test
  @Covers({"CRN-BLST-04", "CRN-R-23"})
  void theDieGivesTheNumberWhereItIsUnclear() {
    var table = party();
    for (String id : List.of("a", "b", "c", "d", "e")) {
      table.creature(id, "Wood Troll");
    }
    table
        .scene(
            new Scene(
                "",
                false,
                Houses.positions("e", 10, "d", 20, "a", 30, "b", 30, "c", 30),
                List.of(),
                8,
                Secrecy.OPEN))
        .dice("d6=2", "d6=3", "d6=4")
        .answer("warden", "number-clear", false);
    strike(table, attack("tilda", "fire flask", "a", "b", "c", "d", "e"))
        .then("e.hp", 8)
        .then("d.hp", 7)
        .then("a.hp", 10)
        .asked("warden", "who-is-caught");
  }

  @Test
  @Covers("CRN-R-23")
  void aBlastCatchesAtMostThoseWhoAreThere() {
    strike(
            party()
                .creature("a", "Wood Troll")
                .dice("d6=6", "d6=3")
                .answer("warden", "number-clear", false),
            attack("tilda", "fire flask", "a"))
        .then("a.hp", 8);
  }

  @Test
  @Covers("CRN-R-24")
  void friendsInTheAreaAreHitAndABlastDieJoinsThePool() {
    party()
        .creature("foe", "Chalk Giant")
        .dice("d20=1", "d20=1", "d20=1")
        .when(Tables.BEGIN)
        .dice("d8=4", "d6=6", "d6=2")
        .when(
            List.of(
                attack("maren", "axe", "foe"),
                attack("tilda", "fire flask", "foe", "maren"),
                Tables.pass("oskar"),
                Tables.RESOLVE))
        .then("foe.hp", 10)
        .then("maren.hp", 5);
  }

  @Test
  @Covers({"CRN-DET-04", "CRN-DET-05"})
  void individualsAreImpairedAgainstADetachmentButBlastIsNot() {
    strike(marenAgainst("Grave Moths").dice("d4=3"), attack("maren", "axe", "foe"))
        .then("foe.hp", 3)
        .applied("CRN-DET-04");
    strike(
            party().creature("moths", "Grave Moths").dice("d6=5"),
            attack("tilda", "fire flask", "moths"))
        .then("moths.hp", 1)
        .applied("CRN-DET-05");
  }

  @Test
  @Covers({"CRN-DET-06", "CRN-DET-07"})
  void aDetachmentIsEnhancedAndDealsBlastToIndividuals() {
    strike(
            party().creature("moths", "Grave Moths").dice("d12=3", "d12=4"),
            attack("moths", "smothering", "maren", "tilda"))
        .then("maren.hp", 4)
        .then("tilda.hp", 2)
        .applied("CRN-DET-06", "CRN-BLST-01");
  }

  @Test
  @Covers("CRN-R-23")
  void ofThoseEquallyNearABlastCatchesTheFirstOfTheRoster() {
    strike(
            party()
                .creature("a", "Wood Troll")
                .creature("b", "Wood Troll")
                .dice("d6=1", "d6=3")
                .answer("warden", "number-clear", false),
            attack("tilda", "fire flask", "b", "a"))
        .then("a.hp", 8)
        .then("b.hp", 10);
  }

  @Test
  @Covers("CRN-R-25")
  void aDetachmentAttacksOneOtherAtATime() {
    marenAgainst("Grave Moths")
        .creature("levy", "Levy Company")
        .refuses(attack("levy", "spears", "foe", "maren"), "CRN-R-25");
  }

  @Test
  @Covers("CRN-DET-02")
  void whatIsRoutedHasLeftTheFight() {
    marenAgainst("Grave Moths")
        .given("foe.routed", true)
        .refuses(attack("maren", "axe", "foe"), "CRN-DET-02");
  }

  @Test
  @Covers("CRN-R-25")
  void detachmentsFightEachOtherWithPlainDice() {
    marenAgainst("Grave Moths")
        .creature("levy", "Levy Company")
        .dice("d8=5")
        .when(attack("levy", "spears", "foe"))
        .then("foe.hp", 1);
  }

  @Test
  @Covers("CRN-ARMR-04")
  void aShieldMayHelpBeyondItsArmor() {
    strike(
            party()
                .creature("foe", "Wood Troll")
                .dice("d4=4")
                .answer("warden", "piece-helps", true),
            attack("foe", "club", "tilda"))
        .then("tilda.hp", 2)
        .asked("warden", "piece-helps");
    strike(marenAgainst("Wood Troll").dice("d10=2"), attack("foe", "club", "maren"))
        .notAsked("warden", "piece-helps");
  }

  @Test
  @Covers("CRN-RNG-01")
  void aVeryDistantShotIsImpaired() {
    strike(
            party()
                .creature("foe", "Reed Cutter")
                .given("foe.at", 300)
                .dice("d4=2")
                .answer("warden", "too-far", true),
            attack("oskar", "bow", "foe"))
        .then("foe.hp", 2);
    strike(
            party().creature("foe", "Reed Cutter").given("foe.at", 30).dice("d6=2"),
            attack("oskar", "bow", "foe"))
        .then("foe.hp", 2)
        .asked("warden", "too-far");
  }

  @Test
  @Covers("CRN-R-55")
  void meleeNeedsToBeAdjacent() {
    var table = marenAgainst("Reed Cutter").given("foe.at", 6);
    table.refuses(attack("maren", "axe", "foe"), "CRN-R-55");
    strike(table.given("foe.at", 5).dice("d8=1"), attack("maren", "axe", "foe")).then("foe.hp", 3);
  }

  @Test
  @Covers("CRN-R-55")
  void reachStrikesTenFeet() {
    var table = marenAgainst("Reed Cutter").when(new CairnStep.Bestow("maren", "Halberd", ""));
    strike(table.given("foe.at", 10).dice("d10=1"), attack("maren", "halberd", "foe"))
        .then("foe.hp", 3);
    table.given("foe.at", 11).refuses(attack("maren", "halberd", "foe"), "CRN-R-55");
  }

  @Test
  @Covers("CRN-R-32")
  void anAttackOnTheFallenTurnsToAnother() {
    redirecting(CairnHouse.Redirect.ATTACKS)
        .dice("d8=7")
        .when(Tables.RESOLVE)
        .then("b.hp", 0)
        .asked("tilda", "redirect");
    redirecting(CairnHouse.Redirect.NEVER).when(Tables.RESOLVE).then("b.hp", 4).applied("CRN-R-32");
    redirecting(CairnHouse.Redirect.WARDEN)
        .answer("warden", "allow-change", false)
        .when(Tables.RESOLVE)
        .then("b.hp", 4);
  }

  @Test
  @Covers({"CRN-R-32", "CRN-MOD-04", "CRN-R-15"})
  void whoWasDownWhenItWasDeclaredIsStruckOnPurpose() {
    Tables.empty()
        .pregen("maren", "Maren")
        .creature("a", "Iron Sexton")
        .creature("b", "Iron Sexton")
        .given("a.hp", 0)
        .given("a.critically-damaged", true)
        .dice("d20=1")
        .when(List.of(Tables.BEGIN, attack("maren", "axe", "a")))
        .dice("d12=7")
        .when(Tables.RESOLVE)
        .notAsked("maren", "redirect")
        .then("a.str", 10) // 7 less Armor 3 off 14, and no second save
        .then("b.hp", 8);
  }

  /// Maren kills a in the early phase; Tilda, who is late, had declared on a.
  private static Table<CairnState, CairnStep, CairnEvent> redirecting(CairnHouse.Redirect rule) {
    return Tables.empty()
        .house(Houses.with("redirect", rule))
        .pregen("maren", "Maren")
        .pregen("tilda", "Tilda")
        .creature("a", "Iron Sexton")
        .creature("b", "Iron Sexton")
        .given("a.hp", 0)
        .given("a.str", 1)
        .given("b.hp", 4)
        .dice("d20=1", "d20=20")
        .when(Tables.BEGIN)
        .dice("d8=4")
        .when(List.of(attack("maren", "axe", "a"), attack("tilda", "spear", "a"), Tables.RESOLVE))
        .then("a.dead", true)
        .when(List.of(Tables.pass("b"), Tables.RESOLVE));
  }

  @Test
  void badAttacksAreRefusedBeforeAnyDie() {
    var table = party().creature("foe", "Reed Cutter").creature("ghost", "Lantern Wight");
    table.refuses(attack("maren", "spade", "foe"), "CRN-ATK-01");
    table.refuses(attack("maren", "axe"), "CRN-ATK-01");
    table.refuses(attack("maren", "axe", "nobody"), "CRN-ATK-01");
    table.refuses(attack("maren", "axe", "maren"), "CRN-ATK-01");
    table.refuses(attack("nobody", "axe", "foe"), "CRN-ACT-02");
    table.given("foe.fled", true).refuses(attack("maren", "axe", "foe"), "CRN-MORL-06");
    table.given("foe.dead", true).refuses(attack("maren", "axe", "foe"), "CRN-ATK-01");
    table.given("oskar.broken-arm", true).refuses(attack("oskar", "bow", "ghost"), "CRN-R-59");
    table
        .when(new CairnStep.Bestow("maren", "Holy water", ""))
        .refuses(attack("maren", "holy water", "tilda"), "CRN-GEAR");
    table
        .when(new CairnStep.Bestow("tilda", "War hammer", ""))
        .refuses(
            new CairnStep.Attack("tilda", List.of("war hammer", "spear"), List.of("ghost")),
            "CRN-INV-03");
  }

  @Test
  @Covers("CRN-BST")
  void bladesAreImpairedAgainstTheOozeAndOtherArmsAreNot() {
    strike(marenAgainst("Cellar Ooze").dice("d4=3"), attack("maren", "axe", "foe"))
        .then("foe.hp", 5);
    strike(
            Tables.empty().pregen("tilda", "Tilda").creature("foe", "Cellar Ooze").dice("d8=3"),
            attack("tilda", "spear", "foe"))
        .then("foe.hp", 5);
  }

  @Test
  void oddsOfADeclaredAttackAreThoseOfTheAttack() {
    var table = marenAgainst("Reed Cutter");
    var odds = table.odds(attack("maren", "axe", "foe"), "warden");
    // d8 against HP 4: drops on 4 or more
    assertThat(odds.p("foe.drops", true)).isCloseTo(5 / 8.0, within(1e-12));
    // 5 to 8 leave STR 9 to 6 and a save: dies on a fail
    double dies = (11 / 20.0 + 12 / 20.0 + 13 / 20.0 + 14 / 20.0) / 8;
    assertThat(odds.p("foe.dies", true)).isCloseTo(dies, within(1e-12));
    assertThat(table.secretOf(new CairnStep.Weigh(attack("maren", "axe", "foe")), "maren"))
        .isPresent();
  }

  @Test
  @Covers({"CRN-MULT-01", "CRN-R-18"})
  void oddsOfAnAttackCountWhatIsDeclaredOnTheSameTarget() {
    var table = Tables.party().creature("foe", "Wood Troll").dice("d20=1", "d20=1", "d20=1");
    table.when(BEGIN).when(attack("tilda", "spear", "foe"));
    // two d8 in one pool, the higher counts, Armor 1 comes off once: 7 in 15 of 64 ways
    assertThat(table.odds(attack("maren", "axe", "foe"), "warden").p("foe.damage", 7))
        .isCloseTo(15 / 64.0, within(1e-12));
    // a late one strikes in another phase, and alone
    var late = Tables.party().creature("foe", "Wood Troll").dice("d20=20", "d20=1", "d20=1");
    late.when(BEGIN).when(attack("tilda", "spear", "foe"));
    assertThat(late.odds(attack("maren", "axe", "foe"), "warden").p("foe.damage", 7))
        .isCloseTo(1 / 8.0, within(1e-12));
  }

  @Test
  @Covers("CRN-R-55")
  void oddsOfAnAttackCountTheMoveDeclaredBefore() {
    var table = marenAgainst("Reed Cutter").given("foe.at", 40).dice("d20=1").when(BEGIN);
    table.when(new CairnStep.Move("maren", 38));
    assertThat(table.odds(attack("maren", "axe", "foe"), "warden").p("foe.drops", true))
        .isCloseTo(5 / 8.0, within(1e-12));
  }

  @Test
  @Covers("CRN-TURN-02")
  void oddsTellTheOrderSavesThatRoundsBeginWith() {
    var table = marenAgainst("Reed Cutter");
    // DEX 13: 13 faces of 20
    assertThat(table.odds(BEGIN, "warden").p("maren.first", true)).isCloseTo(0.65, within(1e-12));
    assertThat(table.odds(attack("maren", "axe", "foe"), "warden").p("maren.first", true))
        .isCloseTo(0.65, within(1e-12));
  }
}
