package quintain.terraodd;

import static quintain.terraodd.Tables.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddHouse;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class AttacksTest {
  @Test
  @Covers({"ODD-ATK-01", "ODD-ATK-02"})
  void aDieEqualToTheAbilityHitsAndArmourComesOffIt() {
    var table = bea("Breaching axe").given("bea.prowess", 8).given("foe.grit", 9);
    strike(table.dice("d10=8"), attack("bea", "breaching axe", "foe"))
        .then("foe.grit", 1)
        .says("Bea hits Foe with breaching axe (8 against Prowess 8)");
    var armoured =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Breaching axe"))
            .creature("drone", "Security Drone")
            .given("drone.grit", 9)
            .dice("d10=8");
    strike(armoured, attack("bea", "breaching axe", "drone")).then("drone.grit", 3);
  }

  @Test
  @Covers({"ODD-ATK-03"})
  void aDieOverTheAbilityMisses() {
    var table = bea("Breaching axe").given("bea.prowess", 6).dice("d10=9");
    strike(table, attack("bea", "breaching axe", "foe"))
        .then("foe.grit", 4)
        .says("Bea misses Foe")
        .applied("ODD-ATK-03");
  }

  @Test
  @Covers({"ODD-ATK-04", "ODD-R-04"})
  void theWeaponsTagSaysWhichAbilityAndTheGmMayOverruleIt() {
    var tagged = bea("Laser rifle").given("bea.insight", 3).dice("d8=4");
    strike(tagged, attack("bea", "laser rifle", "foe")).says("against Insight 3");
    var overruled =
        bea("Laser rifle").given("bea.insight", 3).dice("d8=4").judge("ODD-ATK-04", "PROWESS");
    strike(overruled, attack("bea", "laser rifle", "foe")).then("foe.grit", 0);
  }

  @Test
  @Covers({"ODD-R-04"})
  void theHouseMaySayProwessAlwaysOrLetThePlayerOrTheGmChoose() {
    var prowess =
        beaAt(house("attackAbility", OddHouse.AttackAbility.ALWAYS_PROWESS), "Laser rifle")
            .given("bea.insight", 1)
            .dice("d8=3");
    strike(prowess, attack("bea", "laser rifle", "foe")).then("foe.grit", 1);
    var highest =
        beaAt(house("attackAbility", OddHouse.AttackAbility.PLAYER_CHOICE), "Laser rifle")
            .given("bea.resolve", 14)
            .dice("d8=3");
    strike(highest, attack("bea", "laser rifle", "foe")).says("against Resolve 14");
    var player =
        beaAt(house("attackAbility", OddHouse.AttackAbility.PLAYER_CHOICE), "Laser rifle")
            .answer("bea", "own-ability", "insight")
            .given("bea.insight", 2)
            .dice("d8=3");
    strike(player, attack("bea", "laser rifle", "foe")).then("foe.grit", 4);
    var gm =
        beaAt(house("attackAbility", OddHouse.AttackAbility.GM_EACH_TIME), "Laser rifle")
            .answer("gm", "attack-ability", "resolve")
            .dice("d8=3");
    strike(gm, attack("bea", "laser rifle", "foe")).says("against Resolve 10");
  }

  @Test
  @Covers({"ODD-R-05"})
  void whatArmourStopsWhollyChangesNothing() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Belt knife"))
            .creature("loader", "Loader Frame")
            .given("loader.grit", 0)
            .dice("d4=3");
    strike(table, attack("bea", "belt knife", "loader"))
        .then("loader.prowess", 16)
        .applied("ODD-R-05");
  }

  @Test
  @Covers({"ODD-R-06"})
  void armourStopsPhysicalHarmOnlyUnlessTheHouseSaysAllAttacks() {
    var stress = bea("Stun baton").given("foe.grit", 9);
    strike(stress.dice("d6=5"), attack("bea", "stun baton", "foe")).then("foe.grit", 4);
    strike(boss(empty()).dice("d6=5"), attack("bea", "stun baton", "boss")).then("boss.grit", 2);
    strike(
            boss(house("armourVs", OddHouse.ArmourVs.ALL_ATTACKS)).dice("d6=5"),
            attack("bea", "stun baton", "boss"))
        .then("boss.grit", 3);
  }

  private static Table<OddState, OddStep, OddEvent> boss(Table<OddState, OddStep, OddEvent> table) {
    return table
        .sheet("bea", sheet("Bea", List.of(), "Stun baton"))
        .creature("boss", "Cutter Boss");
  }

  @Test
  @Covers({"ODD-R-07", "ODD-EQP-02"})
  void armourAddsUpToFourUnlessTheHouseCapsItAtThree() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Plate or power frame", "Shield or riot board"))
        .then("bea.armour", 4);
    house("armourCap", OddHouse.ArmourCap.THREE)
        .sheet("bea", sheet("Bea", List.of(), "Plate or power frame", "Shield or riot board"))
        .then("bea.armour", 3);
  }

  @Test
  @Covers({"ODD-R-37"})
  void summedDiceMustStayUnderAsAWhole() {
    var table = empty().sheet("bea", sheet("Bea", List.of())).creature("foe", "Serious");
    strike(table.given("bea.grit", 9).dice("d6=6", "d6=6", "d20=1"), attack("foe", "attack", "bea"))
        .then("bea.grit", 0)
        .then("bea.prowess", 7)
        .given("foe.prowess", 11)
        .dice("d6=6", "d6=6")
        .answer("gm", "begin-rounds", false)
        .when(attack("foe", "attack", "bea"))
        .then("bea.prowess", 7)
        .refuses(attack("foe", "club", "bea"), "ODD-ATK-01");
  }

  // Multiple attacks

  @Test
  @Covers({"ODD-MULT-01"})
  void ofSeveralAttackersTheHighestSuccessCountsOnce() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Club or bat"))
        .sheet("cal", sheet("Cal", List.of(), "Mono-blade"))
        .creature("boss", "Cutter Boss")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .dice("d6=5", "d8=3")
        .when(
            List.of(
                attack("bea", "club or bat", "boss"), attack("cal", "mono-blade", "boss"), RESOLVE))
        .then("boss.grit", 3)
        .applied("ODD-MULT-01");
  }

  @Test
  @Covers({"ODD-MULT-02"})
  void withTwoWeaponsBothDiceAreRolledAndTheHighestKept() {
    var table = bea("Club or bat", "Mono-blade").given("foe.grit", 9).dice("d6=2", "d8=6");
    strike(table, twoWeapons("bea", "club or bat", "mono-blade", "foe"))
        .then("foe.grit", 3)
        .applied("ODD-MULT-02");
  }

  @Test
  @Covers({"ODD-R-41"})
  void anyoneMayUseTwoWeaponsAndBothDiceArePlain() {
    var table = bea("Club or bat", "Mono-blade").given("foe.grit", 9).dice("d6=6", "d8=1");
    strike(table, twoWeapons("bea", "club or bat", "mono-blade", "foe"))
        .then("foe.grit", 3)
        .refuses(twoWeapons("bea", "club or bat", "club or bat", "foe"), "ODD-ATK-01");
  }

  @Test
  void threeWeaponsOrThreeHandsAreTooMany() {
    bea("Club or bat", "Mono-blade", "Great axe")
        .refuses(twoWeapons("bea", "club or bat", "great axe", "foe"), "ODD-EQP-01")
        .refuses(
            new OddStep.Attack(
                "bea", List.of("club or bat", "mono-blade", "unarmed"), List.of("foe")),
            "ODD-MULT-02");
  }

  @Test
  @Covers({"ODD-R-11"})
  void aHigherMissIsPassedOverUnlessTheHouseChecksOnlyTheHighest() {
    var successful =
        bea("Club or bat", "Mono-blade")
            .given("bea.prowess", 5)
            .given("foe.grit", 9)
            .dice("d6=4", "d8=7");
    strike(successful, twoWeapons("bea", "club or bat", "mono-blade", "foe")).then("foe.grit", 5);
    var raw =
        beaAt(
                house("poolHighest", OddHouse.PoolHighest.RAW_THEN_CHECK),
                "Club or bat",
                "Mono-blade")
            .given("bea.prowess", 5)
            .given("foe.grit", 9)
            .dice("d6=4", "d8=7");
    strike(raw, twoWeapons("bea", "club or bat", "mono-blade", "foe")).then("foe.grit", 9);
  }

  // Blast

  @Test
  @Covers({"ODD-BLST-01", "ODD-BLST-02"})
  void aBlastRollsSeparatelyForEachOneAffected() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Shotgun"))
            .creature("a", "Street Cutter")
            .creature("b", "Street Cutter")
            .creature("c", "Street Cutter")
            .given("bea.insight", 7)
            .given("a.grit", 9)
            .given("b.grit", 9)
            .given("c.grit", 9)
            .dice("d8=3", "d8=8", "d8=5");
    strike(table, attack("bea", "shotgun", "a", "b", "c"))
        .then("a.grit", 6)
        .then("b.grit", 9)
        .then("c.grit", 4);
  }

  @Test
  @Covers({"ODD-BLST-03"})
  void theGmSaysWhetherItIsABlast() {
    var table = bea("Shotgun").answer("gm", "is-blast", false).dice("d8=3");
    strike(table, attack("bea", "shotgun", "foe")).notAsked("gm", "number-clear");
  }

  @Test
  @Covers({"ODD-BLST-03"})
  void whatIsNoBlastAfterAllStrikesOnlyTheFirstNamed() {
    var table =
        bea("Shotgun")
            .creature("other", "Street Cutter")
            .answer("gm", "is-blast", false)
            .dice("d8=3");
    strike(table, attack("bea", "shotgun", "other", "foe"))
        .then("other.grit", 1)
        .then("foe.grit", 4);
  }

  @Test
  @Covers({"ODD-BLST-04", "ODD-R-16"})
  void theDamageDieGivesAnUncertainNumberAndTheNearestAreCaught() {
    var table =
        empty()
            .scene(scene("a", 30, "b", 10, "c", 20))
            .sheet("bea", sheet("Bea", List.of(), "Shotgun"))
            .creature("a", "Street Cutter")
            .creature("b", "Street Cutter")
            .creature("c", "Street Cutter")
            .given("bea.insight", 1)
            .answer("gm", "number-clear", false)
            .dice("d8=2", "d8=1", "d8=1");
    strike(table, attack("bea", "shotgun", "a", "b", "c"))
        .then("a.grit", 4)
        .then("b.grit", 3)
        .then("c.grit", 3);
  }

  @Test
  @Covers({"ODD-R-16"})
  void friendsInTheAreaAreHit() {
    var table = party().creature("foe", "Street Cutter").dice("d8=4", "d8=3");
    strike(table, attack("suri", "shotgun", "foe", "ilse"))
        .then("foe.grit", 0)
        .then("ilse.grit", 2);
  }

  // Modifiers

  @Test
  @Covers({"ODD-MODR-03", "ODD-R-08"})
  void theBestOfTwoAttackDiceIsTheHighestThatHits() {
    var table = bea("Mono-blade").given("bea.prowess", 9).given("foe.grit", 9);
    strike(
            table.dice("d8=3", "d8=8").answer("gm", "modifier", "enhanced"),
            attack("bea", "mono-blade", "foe"))
        .then("foe.grit", 1);
    var low = bea("Mono-blade").given("bea.prowess", 4).given("foe.grit", 9);
    strike(
            low.dice("d8=3", "d8=8").answer("gm", "modifier", "enhanced"),
            attack("bea", "mono-blade", "foe"))
        .then("foe.grit", 6);
  }

  @Test
  @Covers({"ODD-MODR-02", "ODD-R-08"})
  void theWorstOfTwoAttackDiceIsAMissIfEitherMisses() {
    var table = bea("Mono-blade").given("bea.prowess", 4).given("foe.grit", 9);
    strike(
            table.dice("d8=3", "d8=8").answer("gm", "modifier", "impaired"),
            attack("bea", "mono-blade", "foe"))
        .then("foe.grit", 9);
    var both = bea("Mono-blade").given("foe.grit", 9);
    strike(
            both.dice("d8=5", "d8=2").answer("gm", "modifier", "impaired"),
            attack("bea", "mono-blade", "foe"))
        .then("foe.grit", 7);
  }

  @ParameterizedTest
  @CsvSource({
    "HIGH_FACE, enhanced, 9",
    "HIGH_FACE, impaired, 6",
    "LOW_FACE, enhanced, 6",
    "LOW_FACE, impaired, 9"
  })
  @Covers({"ODD-R-08"})
  void theHouseMayKeepFacesInPlaceOfOutcomes(OddHouse.AttackBest best, String modifier, int grit) {
    var table =
        beaAt(house("attackBest", best), "Mono-blade")
            .given("bea.prowess", 4)
            .given("foe.grit", 9)
            .dice("d8=3", "d8=8")
            .answer("gm", "modifier", modifier);
    strike(table, attack("bea", "mono-blade", "foe")).then("foe.grit", grit);
  }

  @Test
  @Covers({"ODD-R-10"})
  void impairedAndEnhancedIsOnePlainRollUnlessTheHouseLetsImpairedWinOrAsksTheGm() {
    var cancel =
        bea("Mono-blade").given("foe.grit", 9).answer("gm", "modifier", "both").dice("d8=5");
    strike(cancel, attack("bea", "mono-blade", "foe")).then("foe.grit", 4);
    var impaired =
        beaAt(house("bothMods", OddHouse.BothMods.IMPAIRED), "Mono-blade")
            .given("foe.grit", 9)
            .answer("gm", "modifier", "both")
            .dice("d8=5", "d8=2");
    strike(impaired, attack("bea", "mono-blade", "foe")).then("foe.grit", 7);
    var asked =
        beaAt(house("bothMods", OddHouse.BothMods.GM), "Mono-blade")
            .given("foe.grit", 9)
            .answer("gm", "modifier", "both")
            .answer("gm", "both-modifiers", "impaired")
            .dice("d8=5", "d8=2");
    strike(asked, attack("bea", "mono-blade", "foe")).then("foe.grit", 7);
    var automatic =
        beaAt(house("bothMods", OddHouse.BothMods.GM), "Mono-blade")
            .given("foe.grit", 9)
            .answer("gm", "modifier", "both")
            .dice("d8=5");
    strike(automatic, attack("bea", "mono-blade", "foe")).then("foe.grit", 4);
  }

  @Test
  @Covers({"ODD-R-13", "ODD-EQP-01"})
  void bareHandsRollAD4TwiceAndKeepTheWorst() {
    var table = bea().given("bea.prowess", 8).dice("d4=3", "d4=1");
    strike(table, attack("bea", "unarmed", "foe")).then("foe.grit", 3).applied("ODD-EQP-01");
  }

  @Test
  @Covers({"ODD-R-13"})
  void whereTheHouseKeepsCairnsDiceImpairedIsAD4AndEnhancedAD12Once() {
    var impaired =
        beaAt(house("modStyle", OddHouse.ModStyle.CAIRN_D4_D12), "Mono-blade")
            .answer("gm", "modifier", "impaired")
            .dice("d4=3");
    strike(impaired, attack("bea", "mono-blade", "foe")).then("foe.grit", 1);
    var enhanced =
        beaAt(house("modStyle", OddHouse.ModStyle.CAIRN_D4_D12), "Mono-blade")
            .given("foe.grit", 12)
            .answer("gm", "modifier", "enhanced")
            .dice("d12=9");
    strike(enhanced, attack("bea", "mono-blade", "foe")).then("foe.grit", 3);
    beaAt(house("modStyle", OddHouse.ModStyle.CAIRN_D4_D12))
        .answer("gm", "modifier", "enhanced")
        .dice("d20=14", "d20=8")
        .when(save("bea", "danger"))
        .says("passes");
  }

  @Test
  @Covers({"ODD-MODR-01", "ODD-MODR-02", "ODD-MODR-03", "ODD-R-09"})
  void aSaveRolledTwicePassesIfEitherDoesOrFailsIfEitherDoes() {
    bea()
        .answer("gm", "modifier", "enhanced")
        .dice("d20=4", "d20=12")
        .when(save("bea", "danger"))
        .says("passes");
    bea()
        .answer("gm", "modifier", "impaired")
        .dice("d20=4", "d20=12")
        .when(save("bea", "danger"))
        .says("fails");
  }

  // Whom and how

  @Test
  void nobodyAttacksTheDeadTheGoneOrThemselves() {
    bea().given("foe.dead", true).refuses(attack("bea", "unarmed", "foe"), "ODD-ATK-01");
    bea().given("foe.fled", true).refuses(attack("bea", "unarmed", "foe"), "ODD-ATK-01");
    bea()
        .refuses(attack("bea", "unarmed", "bea"), "ODD-ATK-01")
        .refuses(attack("bea", "unarmed", "nobody"), "ODD-ATK-01")
        .refuses(attack("bea", "unarmed"), "ODD-ATK-01");
  }

  @Test
  @Covers({"ODD-R-14"})
  void bladesReachFiveFeetPikesTenAndGunsAnyDistance() {
    var table =
        empty()
            .scene(scene("foe", 10))
            .sheet("bea", sheet("Bea", List.of(), "Mono-blade", "Pike", "Laser pistol"))
            .creature("foe", "Street Cutter");
    table.refuses(attack("bea", "mono-blade", "foe"), "ODD-R-14");
    strike(table.dice("d8=1"), attack("bea", "pike", "foe")).then("foe.grit", 3);
    strike(table.dice("d6=1"), attack("bea", "laser pistol", "foe")).then("foe.grit", 2);
  }

  @Test
  void whoeverIsDownBeforeTheBlowFallsIsReplacedByAnotherFoe() {
    empty()
        .sheet("bea", sheet("Bea", List.of(), "Mono-blade"))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(attack("bea", "mono-blade", "a"))
        .given("a.dead", true)
        .dice("d8=2", "d20=1")
        .when(RESOLVE)
        .then("b.grit", 2);
  }

  @Test
  @Covers({"ODD-EQP-01"})
  void whatHasOneUseIsGoneAfterIt() {
    var table = bea("Hand grenade").dice("d8=2");
    strike(table, attack("bea", "hand grenade", "foe")).then("bea.items", List.of());
  }

  @Test
  @Covers({"ODD-EQP-01"})
  void aServiceRifleFiresSingleShotsOrBursts() {
    var table = bea("Service rifle").given("foe.grit", 9);
    strike(table.dice("d10=1"), attack("bea", "service rifle", "foe")).then("foe.grit", 8);
    strike(table.dice("d8=2"), attack("bea", "service rifle burst", "foe"))
        .then("foe.grit", 6)
        .applied("ODD-BLST-01");
  }

  @Test
  void aPlasmaRifleOverheatsOnATwelveUntilTheFightIsOver() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), "Plasma rifle"))
            .creature("colossus", "Glass Colossus")
            .answer("gm", "order", "party")
            .when(BEGIN)
            .dice("d12=12")
            .when(List.of(attack("bea", "plasma rifle", "colossus"), RESOLVE));
    table
        .when(List.of(pass("colossus"), RESOLVE))
        .refuses(attack("bea", "plasma rifle", "colossus"), "ODD-REF-03")
        .when(new OddStep.EndRounds())
        .says("The fight is over, and the Plasma rifle of Bea has cooled down");
  }

  @Test
  void aMarksmanRifleMustBeBraced() {
    bea("Marksman rifle")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(new OddStep.Move("bea", 20))
        .refuses(attack("bea", "marksman rifle", "foe"), "ODD-REF-03");
    bea("Marksman rifle")
        .answer("gm", "order", "party")
        .when(BEGIN)
        .when(attack("bea", "marksman rifle", "foe"))
        .refuses(new OddStep.Move("bea", 20), "ODD-REF-03");
  }

  // Another target

  /// Bea has declared an attack on a, who is dead before the blow falls.
  private static Table<OddState, OddStep, OddEvent> lateFor(String weapon, int at) {
    return empty()
        .scene(scene("a", 0, "b", at))
        .sheet("bea", sheet("Bea", List.of(), weapon))
        .creature("a", "Street Cutter")
        .creature("b", "Street Cutter")
        .answer("gm", "order", "party")
        .when(BEGIN);
  }

  @Test
  void anotherFoeIsStruckOnlyWithinReachInSightAndAble() {
    lateFor("Mono-blade", 5)
        .when(attack("bea", "mono-blade", "a"))
        .given("a.dead", true)
        .dice("d8=1", "d20=1")
        .when(RESOLVE)
        .asked("bea", "redirect")
        .then("b.grit", 3);
    for (Object[] change :
        List.of(
            new Object[] {"b.at", 6},
            new Object[] {"b.secrecy", "unseen"},
            new Object[] {"b.out", true})) {
      lateFor("Mono-blade", 5)
          .when(attack("bea", "mono-blade", "a"))
          .given("a.dead", true)
          .given((String) change[0], change[1])
          .dice(change[0].equals("b.out") ? new String[0] : new String[] {"d20=1"})
          .when(RESOLVE)
          .notAsked("bea", "redirect")
          .says("the target is already down")
          .then("b.grit", 4);
    }
  }

  @Test
  void aBlastIsNotTurnedOnThoseItCatchesAnyway() {
    lateFor("Shotgun", 5)
        .when(attack("bea", "shotgun", "a", "b"))
        .given("a.dead", true)
        .dice("d8=1", "d20=1")
        .when(RESOLVE)
        .notAsked("bea", "redirect")
        .then("b.grit", 3);
  }

  @Test
  void aBurstCarriesAcrossTheField() {
    var table =
        empty()
            .scene(scene("foe", 60))
            .sheet("bea", sheet("Bea", List.of("Cold Barrel"), "Service rifle"))
            .creature("foe", "Street Cutter")
            .when(new OddStep.Aim("bea"));
    strike(table.dice("d8=1", "d8=3"), attack("bea", "service rifle burst", "foe"))
        .then("foe.grit", 1);
  }

  @Test
  void whatAHandHoldsBesideTheWeaponStaysThereIfThereIsRoom() {
    var shield = bea("Mono-blade", "Shield or riot board").given("foe.grit", 9);
    strike(shield.dice("d8=1"), attack("bea", "mono-blade", "foe"))
        .then("bea.held", List.of("mono-blade", "shield or riot board"));
    var both = bea("Great axe", "Shield or riot board").given("foe.grit", 9);
    strike(both.dice("d8=1"), attack("bea", "great axe", "foe"))
        .then("bea.held", List.of("great axe"))
        .then("bea.armour", 0);
  }

  @Test
  @Covers({"ODD-EQP-02", "ODD-R-07"})
  void crushedArmourCountsBeforeTheCap() {
    var sheet = sheet("Bea", List.of(), "Plate or power frame", "Shield or riot board");
    var crushed = new OddEvent.ArmourCrushed("bea", 1);
    empty().sheet("bea", sheet).changed(crushed::appliedTo).then("bea.armour", 3);
    house("armourCap", OddHouse.ArmourCap.THREE)
        .sheet("bea", sheet)
        .changed(crushed::appliedTo)
        .then("bea.armour", 3)
        .changed(crushed::appliedTo)
        .then("bea.armour", 2);
    bea().changed(crushed::appliedTo).then("bea.armour", 0);
  }

  // What the GM rules, and what lies about

  @Test
  @Covers({"ODD-BLST-03", "ODD-R-16"})
  void theGmMayRuleAnyAttackABlast() {
    var ruled = bea("Great axe").creature("other", "Street Cutter").answer("gm", "is-blast", true);
    strike(ruled.dice("d8=1", "d8=3"), attack("bea", "great axe", "foe", "other"))
        .asked("gm", "is-blast")
        .then("foe.grit", 3)
        .then("other.grit", 1);
    var plain = bea("Great axe").creature("other", "Street Cutter");
    strike(plain.dice("d8=1"), attack("bea", "great axe", "foe", "other"))
        .says("can attack only one of them at once")
        .then("foe.grit", 3)
        .then("other.grit", 4);
  }

  @Test
  @Covers({"ODD-EQP-01", "ODD-R-13"})
  void whateverLiesAboutIsASmallWeapon() {
    strike(bea().dice("d4=3"), attack("bea", "improvised weapon", "foe")).then("foe.grit", 1);
    strike(bea().dice("d4=3", "d4=1"), attack("bea", "unarmed", "foe")).then("foe.grit", 3);
    bea().given("foe.at", 10).refuses(attack("bea", "improvised weapon", "foe"), "ODD-R-14");
  }

  @Test
  @Covers({"ODD-EQP-01", "ODD-R-13"})
  void anybodyThrowsAnything() {
    var stone = bea().given("foe.at", 30);
    strike(stone.dice("d4=3", "d4=2"), attack("bea", "thrown object", "foe"))
        .then("foe.grit", 2)
        .then("ground", List.of());
    var lamp = bea("Lamp or torch").given("foe.at", 30);
    strike(lamp.dice("d4=1", "d4=2"), attack("bea", "thrown lamp or torch", "foe"))
        .then("foe.grit", 3)
        .then("bea.items", List.of())
        .then("ground", List.of("lamp or torch"));
    var armour = bea("Mail or stab vest");
    armour.refuses(attack("bea", "thrown mail or stab vest", "foe"), "ODD-ATK-01");
  }

  @Test
  void aHoarderClingsToWhatTheyWouldThrow() {
    var table =
        empty()
            .sheet("bea", sheet("Bea", List.of(), List.of("Hoarder"), "Lamp or torch"))
            .creature("foe", "Street Cutter")
            .dice("d20=11");
    strike(table, attack("bea", "thrown lamp or torch", "foe"))
        .then("foe.grit", 4)
        .then("bea.items", List.of("lamp or torch"));
  }

  @Test
  @Covers({"ODD-SAVE-01"})
  void aRiskyAttackTakesASaveFirst() {
    var leap = bea("Mono-blade").answer("gm", "risky-act", "insight").dice("d20=11");
    strike(leap, attack("bea", "mono-blade", "foe"))
        .asked("gm", "risky-act")
        .says("it goes wrong")
        .then("foe.grit", 4);
    var lands = bea("Mono-blade").answer("gm", "risky-act", "insight").dice("d20=10", "d8=3");
    strike(lands, attack("bea", "mono-blade", "foe")).then("foe.grit", 1);
    var plain = bea("Mono-blade").dice("d8=3");
    strike(plain, attack("bea", "mono-blade", "foe")).then("foe.grit", 1);
  }

  @Test
  @Covers({"ODD-MODR-02", "ODD-MODR-03", "ODD-ATK-02"})
  void anAttackTellsItsPartsAndWhyItIsRolledTwice() {
    var table = bea("Mono-blade").given("foe.secrecy", "open").given("bea.sayonara", true);
    strike(table.dice("d8=3", "d8=2"), attack("bea", "mono-blade", "foe"))
        .says("hits Foe with mono-blade (3 against Prowess 10; Enhanced: last scene)");
    var hands = bea().given("foe.secrecy", "open").given("bea.sayonara", true);
    strike(hands.dice("d4=3"), attack("bea", "unarmed", "foe"))
        .says("(3 against Prowess 10; Impaired: bare hands; Enhanced: last scene)");
    var armoured =
        beaAt(empty(), "Mail or stab vest").dice("d8=3").answer("gm", "modifier", "plain");
    strike(armoured, attack("foe", "machete", "bea")).says("Bea takes 1 Harm: 3, less Armour 2");
  }
}
