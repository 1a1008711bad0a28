package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.rhod.Folk;
import quintain.rhod.Packs;
import quintain.rhod.Tables;
import quintain.rhod.state.Degree;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Shelf;
import quintain.rhod.state.Skill;
import quintain.rhod.state.Verb;
import quintain.rhod.state.WatchKind;
import quintain.space.Brightness;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Equipment: steps, progress, Charges, and what each of it does.
class GadgetsTest {
  private static Folk.Hero hero() {
    return Folk.hero("14/16/12/10/10/10").knowing("Brace").with("Iron Gut");
  }

  private static Table<RhodState, RhodStep, RhodEvent> fight(String item) {
    return Tables.fight(hero().having(item, Place.PACK), Tables.dummy());
  }

  private static RhodStep use(String item, Verb verb) {
    return new Handling.UseItem("hero", item, verb);
  }

  private static RhodStep on(String item, Verb verb, String target) {
    return new Handling.UseOn("hero", item, verb, target);
  }

  @Test
  @Covers({"RHD-EQP-02", "RHD-INT-08", "RHD-INT-13", "RHD-EQP-04"})
  void aDressingTakesThreeSteps() {
    assertThat(Shelf.of(Packs.SHIPPED).equipment().get(2).actionCost()).isEqualTo(3);
    fight("Field Dressing")
        .given("hero.bleeding", 2)
        .when(use("Field Dressing", Verb.UNPACK))
        .when(use("Field Dressing", Verb.PREP))
        .then("hero.bleeding", 2)
        .when(on("Field Dressing", Verb.WRAP, "hero"))
        .then("hero.bleeding", 0)
        .then("hero.stabilized", 1)
        .then("fight.ap", 5)
        .then("hero.left.field-dressing", 2);
  }

  @Test
  @Covers({"RHD-EQP-03", "RHD-R-91"})
  void progressIsKeptFromTurnToTurn() {
    fight("Field Dressing")
        .when(use("Field Dressing", Verb.UNPACK))
        .when(use("Field Dressing", Verb.PREP))
        .when(Tables.end("hero"))
        .when(Tables.end("foe"))
        .when(on("Field Dressing", Verb.WRAP, "hero"))
        .then("hero.stabilized", 1)
        .then("fight.ap", 7);
  }

  @Test
  @Covers("RHD-R-91")
  void stepsAreTakenInOrderAndOnlyWhatIsUndoneIsRepeated() {
    fight("Field Dressing")
        .refuses(use("Field Dressing", Verb.PREP), "RHD-R-91")
        .when(use("Field Dressing", Verb.UNPACK))
        .refuses(on("Field Dressing", Verb.WRAP, "hero"), "RHD-R-91")
        .when(use("Field Dressing", Verb.PREP))
        .when(new Handling.PutAway("hero", "Field Dressing", Place.PACK))
        .refuses(on("Field Dressing", Verb.WRAP, "hero"), "RHD-R-91")
        .when(use("Field Dressing", Verb.UNPACK))
        .when(on("Field Dressing", Verb.WRAP, "hero"))
        .then("hero.stabilized", 1);
  }

  @Test
  @Covers("RHD-EQP-05")
  void chargesRunOut() {
    var table =
        Tables.duel(hero().having("Field Dressing", Place.OFF_HAND), Tables.dummy())
            .given("hero.left.field-dressing", 1)
            .when(use("Field Dressing", Verb.PREP))
            .when(on("Field Dressing", Verb.WRAP, "hero"))
            .then("hero.left.field-dressing", 0);
    table.refuses(use("Field Dressing", Verb.PREP), "RHD-EQP-05");
  }

  @Test
  @Covers("RHD-EQP-05")
  void ofAStackOnePieceIsUsed() {
    Tables.duel(hero().having("Antidote Vial", Place.PACK, 3), Tables.dummy())
        .given("hero.poisoned", 3)
        .when(use("Antidote Vial", Verb.UNPACK))
        .when(use("Antidote Vial", Verb.OPEN))
        .when(use("Antidote Vial", Verb.INJECT))
        .then("hero.poisoned", 0)
        .then("hero.count.antidote-vial", 2);
  }

  @Test
  @Covers({"RHD-EQP-06", "RHD-INT-16"})
  void aRopeLeftTiedIsUsedAgainOnlyWhenItIsTakenBack() {
    var table =
        fight("Rope and Hook")
            .when(use("Rope and Hook", Verb.UNPACK))
            .when(use("Rope and Hook", Verb.TIE))
            .then("hero.items", List.of())
            .then("ground", List.of("Rope and Hook"));
    assertThat(Zones.climbs(table.state(), new Spot(5, 5, 0))).isEqualTo(2);
    assertThat(Zones.climbs(table.state(), new Spot(9, 5, 0))).isEqualTo(1);
    table.when(new Handling.Hold("hero", "Rope and Hook"));
    assertThat(Zones.climbs(table.state(), new Spot(5, 5, 0))).isEqualTo(1);
    table.when(use("Rope and Hook", Verb.TIE)).then("ground", List.of("Rope and Hook"));
  }

  // On somebody

  @Test
  @Covers({"RHD-INT-10", "RHD-INT-12"})
  void othersMustBeWillingAdjacentAndSeen() {
    var hero =
        hero().having("Field Dressing", Place.OFF_HAND).having("Antidote Vial", Place.MAIN_HAND);
    Tables.duel(hero, Tables.dummy())
        .when(use("Field Dressing", Verb.PREP))
        .refuses(on("Field Dressing", Verb.WRAP, "foe"), "RHD-INT-10")
        .when(use("Antidote Vial", Verb.OPEN))
        .refuses(on("Antidote Vial", Verb.FEED, "foe"), "RHD-INT-12")
        .given("foe.side", "party")
        .given("foe.poisoned", 2)
        .when(on("Antidote Vial", Verb.FEED, "foe"))
        .then("foe.poisoned", 0)
        .when(on("Field Dressing", Verb.WRAP, "foe"))
        .then("foe.stabilized", 1);
    Tables.duel(hero, Tables.dummy())
        .given("foe.side", "party")
        .given("foe.at", "9,9")
        .when(use("Antidote Vial", Verb.OPEN))
        .refuses(on("Antidote Vial", Verb.FEED, "foe"), "RHD-INT-12");
  }

  @Test
  @Covers("RHD-INT-10")
  void theForcedAreWilling() {
    Tables.fight(hero().having("Field Dressing", Place.OFF_HAND), Tables.dummy())
        .when(use("Field Dressing", Verb.PREP))
        .dice("d20=15", "d20=2")
        .when(new Handling.Compel("hero", "foe"))
        .when(on("Field Dressing", Verb.WRAP, "foe"))
        .then("foe.stabilized", 1);
  }

  @Test
  @Covers("RHD-INT-11")
  void injectIsForOneself() {
    fight("Steadying Dram")
        .given("hero.frightened", 1)
        .when(use("Steadying Dram", Verb.UNPACK))
        .when(use("Steadying Dram", Verb.OPEN))
        .when(use("Steadying Dram", Verb.INJECT))
        .then("hero.frightened", 0)
        .then("fight.ap", 5);
  }

  // Each of it

  @Test
  void broodingRemediesDoWhatTheySay() {
    Tables.duel(hero().having("Salt Broth", Place.OFF_HAND), Tables.dummy())
        .given("hero.dehydrated", 5)
        .when(use("Salt Broth", Verb.OPEN))
        .when(use("Salt Broth", Verb.INJECT))
        .then("hero.dehydrated", 3)
        .then("hero.left.salt-broth", 3);
    Tables.duel(hero().having("Bitterleaf", Place.OFF_HAND, 3), Tables.dummy())
        .given("hero.exhausted", 2)
        .when(use("Bitterleaf", Verb.INJECT))
        .then("hero.exhausted", 1)
        .refuses(use("Bitterleaf", Verb.INJECT), "RHD-EQP-04");
  }

  @Test
  void waterPutsFlamesOutAndClearsEyes() {
    Tables.duel(hero().having("Water Ration", Place.OFF_HAND), Tables.dummy())
        .given("hero.burning", 2)
        .given("hero.blinded", 1)
        .when(use("Water Ration", Verb.OPEN))
        .when(on("Water Ration", Verb.APPLY, "hero"))
        .then("hero.burning", 0)
        .then("hero.blinded", 0)
        .then("hero.left.water-ration", 1);
  }

  @Test
  void rationsAreHalfADayEach() {
    var table =
        Tables.duel(hero().having("Food Ration", Place.OFF_HAND), Tables.dummy())
            .refuses(use("Food Ration", Verb.INJECT), "RHD-NEED-03")
            .when(new Living.SpendWatch("hero", WatchKind.TRAVEL))
            .when(use("Food Ration", Verb.INJECT))
            .then("hero.left.food-ration", 1);
    assertThat(table.state().being("hero").day().food()).isEqualTo(6);
  }

  @Test
  @Covers({"RHD-INT-15", "RHD-EQP-04"})
  void aTorchShinesAndBurnsForAWatch() {
    var dark =
        Tables.duel(hero().having("Torch", Place.PACK), Tables.dummy())
            .when(new Living.SetLight(Brightness.DARKNESS));
    assertThat(Lights.at(dark.state(), new Spot(6, 5, 0))).isEqualTo(Brightness.DARKNESS);
    dark.when(use("Torch", Verb.UNPACK)).when(use("Torch", Verb.LIGHT));
    assertThat(Lights.at(dark.state(), new Spot(9, 5, 0))).isEqualTo(Brightness.HIGH);
    assertThat(Lights.at(dark.state(), new Spot(12, 5, 0))).isEqualTo(Brightness.LOW);
    assertThat(Lights.at(dark.state(), new Spot(14, 5, 0))).isEqualTo(Brightness.DARKNESS);
    dark.refuses(new Handling.PutAway("hero", "Torch", Place.PACK), "RHD-INT-05");
    dark.when(new Living.LetWatchPass());
    assertThat(Lights.at(dark.state(), new Spot(6, 5, 0))).isEqualTo(Brightness.DARKNESS);
    dark.refuses(use("Torch", Verb.LIGHT), "RHD-EQP-05");
  }

  @Test
  @Covers("RHD-R-91")
  void aLanternPutOutMustOnlyBeLitAgain() {
    Tables.duel(hero().having("Lantern", Place.OFF_HAND), Tables.dummy())
        .when(use("Lantern", Verb.OPEN))
        .when(use("Lantern", Verb.LIGHT))
        .then("hero.left.lantern", 5)
        .when(new Living.LetWatchPass())
        .then("hero.left.lantern", 4)
        .when(new Handling.PutOut("hero", "Lantern"))
        .refuses(new Handling.PutOut("hero", "Lantern"), "RHD-INT-15")
        .refuses(use("Lantern", Verb.OPEN), "RHD-R-91")
        .when(use("Lantern", Verb.LIGHT))
        .then("hero.left.lantern", 3);
  }

  @Test
  void aFlashPotBlindsUntilOnesNextTurn() {
    var table =
        fight("Flash Pot")
            .when(use("Flash Pot", Verb.UNPACK))
            .when(use("Flash Pot", Verb.PREP))
            .when(use("Flash Pot", Verb.LIGHT))
            .refuses(new Handling.UseAt("hero", "Flash Pot", new Spot(8, 5, 0)), "RHD-INT-04")
            .when(new Handling.UseAt("hero", "Flash Pot", new Spot(6, 6, 0)))
            .then("foe.blinded", 1)
            .then("hero.blinded", 1)
            .then("hero.items", List.of());
    table
        .when(Tables.end("hero"))
        .then("foe.blinded", 1)
        .when(Tables.end("foe"))
        .then("hero.blinded", 0)
        .then("foe.blinded", 0);
  }

  @Test
  void smokeIsGoneWithTheEncounterAndWithTheWatch() {
    var smoke = new Handling.UseAt("hero", "Smoke Pot", new Spot(5, 5, 0));
    var fought =
        fight("Smoke Pot")
            .when(use("Smoke Pot", Verb.UNPACK))
            .when(use("Smoke Pot", Verb.LIGHT))
            .when(smoke)
            .when(new Encounter.EndEncounter());
    assertThat(fought.state().world().zones()).isEmpty();
    var idle =
        Tables.duel(hero().having("Smoke Pot", Place.PACK), Tables.dummy())
            .when(use("Smoke Pot", Verb.UNPACK))
            .when(use("Smoke Pot", Verb.LIGHT))
            .when(smoke);
    assertThat(idle.state().world().zones()).hasSize(1);
    idle.when(new Living.LetWatchPass());
    assertThat(idle.state().world().zones()).isEmpty();
  }

  @Test
  void aSmokePotMakesDarknessForThreeRounds() {
    var table =
        fight("Smoke Pot")
            .when(use("Smoke Pot", Verb.UNPACK))
            .when(use("Smoke Pot", Verb.LIGHT))
            .when(new Handling.UseAt("hero", "Smoke Pot", new Spot(5, 5, 0)));
    for (int round = 0; round < 3; round++) {
      assertThat(Lights.at(table.state(), new Spot(7, 5, 0))).isEqualTo(Brightness.DARKNESS);
      assertThat(Lights.at(table.state(), new Spot(8, 5, 0))).isEqualTo(Brightness.HIGH);
      table.when(Tables.end("hero")).when(Tables.end("foe"));
    }
    assertThat(Lights.at(table.state(), new Spot(7, 5, 0))).isEqualTo(Brightness.HIGH);
  }

  @Test
  void caltropsHurtTheNextAndStopThem() {
    fight("Caltrops")
        .when(use("Caltrops", Verb.UNPACK))
        .when(new Handling.UseAt("hero", "Caltrops", new Spot(4, 5, 0)))
        .dice("d4=2")
        .when(new Encounter.Run("hero", Tables.at("3,5")))
        .then("hero.at", "4,5")
        .then("hero.vitality", 0)
        .when(new Encounter.Run("hero", Tables.at("3,5")))
        .then("hero.at", "3,5")
        .when(new Encounter.Run("hero", Tables.at("4,5")))
        .then("hero.vitality", 0);
  }

  @Test
  @Covers("RHD-INT-14")
  void lockToolsRepeatPrepUntilItOpens() {
    Tables.duel(
            hero().trained(Skill.MANIPULATION, Degree.LEARNING).having("Lock Tools", Place.PACK),
            Tables.dummy())
        .when(use("Lock Tools", Verb.UNPACK))
        .refuses(use("Lock Tools", Verb.PREP), "RHD-R-91")
        .when(use("Lock Tools", Verb.LOCATE))
        .dice("d20=9")
        .when(use("Lock Tools", Verb.PREP))
        .says("cannot open the lock")
        .dice("d20=10")
        .when(use("Lock Tools", Verb.PREP))
        .says("opens the lock")
        .refuses(use("Lock Tools", Verb.PREP), "RHD-R-91");
  }

  @Test
  void aRepairKitGivesThreeArmoringBack() {
    Tables.duel(hero().armored().having("Repair Kit", Place.OFF_HAND), Tables.dummy())
        .given("hero.armoring", 5)
        .when(use("Repair Kit", Verb.PREP))
        .when(on("Repair Kit", Verb.APPLY, "hero"))
        .then("hero.armoring", 8)
        .then("hero.left.repair-kit", 3)
        .given("hero.armoring", 12)
        .when(use("Repair Kit", Verb.PREP))
        .refuses(on("Repair Kit", Verb.APPLY, "hero"), "RHD-EQP-04");
  }

  @Test
  @Covers("RHD-EQP-01")
  void whatHasNoListedUseHasNoSteps() {
    Tables.duel(hero().holding("Shortsword"), Tables.dummy())
        .refuses(use("Shortsword", Verb.PREP), "RHD-EQP-02")
        .when(new Handling.Interact("hero", "stretches the rope as a trip line"))
        .asked("referee", "simple-act");
  }
}
