package quintain.otherworlds;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.otherworlds.Folk.attack;
import static quintain.otherworlds.Folk.faces;
import static quintain.otherworlds.Folk.hero;
import static quintain.otherworlds.Folk.use;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Proficiency;
import quintain.otherworlds.state.Scene;
import quintain.testkit.Covers;

/// Every consumable of the starter set, and what comes out of inventories and off bodies.
class ConsumablesTest {
  private static final String PLAIN = "4/3/4/3/3/6";

  @Test
  @Covers({"OTW-IT-01", "OTW-ACT-10", "OTW-R-51"})
  void medGelHealsOneselfOrANeighbourAndIsGone() {
    Folk.all()
        .given("kit.hp", 0)
        .given("kit.down", 3)
        .dice(faces(4))
        .when(use("brannoc", "Med-Gel", "kit"))
        .then("kit.hp", 7)
        .then("kit.conscious", true)
        .then("brannoc.items", List.of("woodfall axe", "ring coat", "med-gel 2", "antidote"))
        .given("kit.at", "2,0")
        .refuses(new OtwStep.UseItem("brannoc", "med-gel 2", "kit"), "OTW-ACT-10")
        .refuses(use("brannoc", "Woodfall Axe", "kit"), "OTW-ACT-10")
        .refuses(use("brannoc", "Lantern", "kit"), "OTW-ACT-10");
  }

  @Test
  @Covers("OTW-ACT-10")
  void usingAnItemTakesATurnPoint() {
    hero(PLAIN)
        .quick("Med-Gel")
        .quick("Med-Gel")
        .against("Rust Raider")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .dice(faces(1))
        .when(use("hero", "Med-Gel", "hero"))
        .then("fight.points", 1)
        .dice(faces(1))
        .when(use("hero", "Med-Gel 2", "hero"))
        .then("fight.points", 0);
  }

  @Test
  @Covers({"OTW-IT-01", "OTW-MECH-13b", "OTW-MECH-13c"})
  void aHealingItemGoesWithAMedicalCheckAgainstDeathDamage() {
    hero("4/3/4/8/3/4")
        .proficient(Proficiency.MEDICAL)
        .quick("Med-Gel")
        .quick("Med-Gel")
        .alone()
        .given("hero.hp", 10)
        .given("hero.death", 4)
        .dice(faces(4, 1))
        .when(use("hero", "Med-Gel", "hero"))
        .then("hero.death", 4)
        .then("hero.hp", 14)
        .dice(faces(5, 1))
        .when(use("hero", "Med-Gel 2", "hero"))
        .then("hero.death", 0)
        .then("hero.hp", 18);
  }

  @Test
  @Covers("OTW-IT-02")
  void aSurgeonsKitHelpsMedicalChecksFiveTimes() {
    var table =
        hero(PLAIN)
            .proficient(Proficiency.MEDICAL)
            .quick("Surgeon's Kit")
            .alone()
            .refuses(use("hero", "Surgeon's Kit", "hero"), "OTW-IT-02")
            .given("hero.bleed", 2)
            // 3 + 2 + 2 and a die: even a 1 passes DL 6
            .dice(faces(1))
            .when(use("hero", "Surgeon's Kit", "hero"))
            .then("hero.bleed", 0)
            .then("hero.left.surgeon's-kit", 4);
    table
        .given("hero.poison", 3)
        .given("hero.death", 2)
        .answer("hero", "treated", "poison")
        .dice(faces(3, 2))
        .when(use("hero", "Surgeon's Kit", "hero"))
        .then("hero.poison", 3)
        .answer("hero", "treated", "poison")
        .dice(faces(4, 3))
        .when(use("hero", "Surgeon's Kit", "hero"))
        .then("hero.poison", 0)
        .dice(faces(6, 1))
        .when(use("hero", "Surgeon's Kit", "hero"))
        .then("hero.death", 0)
        .given("hero.bleed", 1)
        .dice(faces(1))
        .when(use("hero", "Surgeon's Kit", "hero"))
        .then("hero.items", List.of());
  }

  @Test
  @Covers("OTW-IT-03")
  void anAntidoteEndsPoison() {
    hero(PLAIN)
        .quick("Antidote")
        .alone()
        .given("hero.poison", 3)
        .then("hero.exhausted", true)
        .when(use("hero", "Antidote", "hero"))
        .then("hero.poison", 0)
        .then("hero.exhausted", false);
  }

  @Test
  @Covers("OTW-IT-04")
  void anAstralDraughtRestoresAstral() {
    hero("2/2/2/2/7/3")
        .quick("Astral Draught")
        .alone()
        .given("hero.ast", 1)
        .dice(faces(5))
        .when(use("hero", "Astral Draught", "hero"))
        .then("hero.ast", 8);
  }

  @Test
  @Covers("OTW-IT-05")
  void thawSaltsEndFrost() {
    hero(PLAIN)
        .quick("Thaw Salts")
        .alone()
        .given("hero.frost", 2)
        .then("hero.dex", 1)
        .when(use("hero", "Thaw Salts", "hero"))
        .then("hero.dex", 3)
        .then("hero.spd", 6);
  }

  @Test
  @Covers({"OTW-IT-06", "OTW-R-100"})
  void softeningOilFreesThePetrified() {
    hero(PLAIN)
        .quick("Softening Oil")
        .alone()
        .pregen("kit", "Kit Arroway")
        .given("kit.petrify", 9)
        .then("kit.petrified", true)
        .when(use("hero", "Softening Oil", "kit"))
        .then("kit.petrified", false)
        .then("kit.def", 8);
  }

  @Test
  @Covers("OTW-IT-07")
  void eyeRinseEndsBlindness() {
    hero(PLAIN)
        .quick("Eye Rinse")
        .alone()
        .given("hero.blind", true)
        .when(use("hero", "Eye Rinse", "hero"))
        .then("hero.blind", false);
  }

  @Test
  @Covers("OTW-IT-08")
  void wakingSaltsEndConfusionAndRage() {
    hero(PLAIN)
        .quick("Waking Salts")
        .alone()
        .pregen("kit", "Kit Arroway")
        .given("kit.berserk", true)
        .given("kit.confused", true)
        .when(use("hero", "Waking Salts", "kit"))
        .then("kit.berserk", false)
        .then("kit.confused", false);
  }

  @Test
  @Covers("OTW-IT-09")
  void aPatchKitRestoresAnAbsorbItem() {
    hero(PLAIN)
        .quick("Patch Kit")
        .wearing("Reed Charm")
        .alone()
        .given("hero.left.reed-charm", 1)
        .when(use("hero", "Patch Kit", "hero"))
        .then("hero.left.reed-charm", 4);
    hero(PLAIN).quick("Patch Kit").alone().refuses(use("hero", "Patch Kit", "hero"), "OTW-IT-09");
  }

  @Test
  @Covers("OTW-IT-10")
  void aGuardCellFillsAGuard() {
    hero(PLAIN)
        .quick("Guard Cell")
        .wearing("Buckler Field")
        .alone()
        .given("hero.left.buckler-field", 0)
        .when(use("hero", "Guard Cell", "hero"))
        .then("hero.guard", 4);
    hero(PLAIN).quick("Guard Cell").alone().refuses(use("hero", "Guard Cell", "hero"), "OTW-IT-10");
  }

  @Test
  @Covers({"OTW-IT-11", "OTW-MECH-42a", "OTW-MECH-19"})
  void aStunCanisterStunsWhomeverItCatches() {
    // 4 + 5 + 2 = 11 against 6 + 1: 4, armor 1
    hero(PLAIN)
        .holding("Stun Canister")
        .against("Rust Raider")
        .given("foe.at", "3,0")
        .refuses(attack("hero", "Stun Canister", "foe"), "OTW-MECH-19")
        .refuses(new OtwStep.Bombard("hero", "stun canister", new Spot(5, 0, 0)), "OTW-R-72")
        .dice(faces(4, 5, 2, 1))
        .when(new OtwStep.Bombard("hero", "stun canister", new Spot(3, 0, 0)))
        .then("foe.hp", 20)
        .then("foe.stun", 3)
        .then("hero.items", List.of());
  }

  @Test
  @Covers("OTW-IT-12")
  void aFlashVialBlindsWhoeverFailsAToughnessCheck() {
    var flash = new OtwStep.TossItem("hero", "flash vial", new Spot(3, 0, 0));
    hero(PLAIN)
        .quick("Flash Vial")
        .against("Rust Raider")
        .creature("other", "Rust Raider")
        .creature("far", "Rust Raider")
        .given("foe.at", "3,0")
        .given("other.at", "4,1")
        .given("far.at", "5,0")
        .refuses(new OtwStep.TossItem("hero", "flash vial", new Spot(5, 0, 0)), "OTW-MOVE-05")
        .refuses(use("hero", "Flash Vial", "hero"), "OTW-ACT-10")
        .dice(faces(2, 3))
        .when(flash)
        .then("foe.blind", true)
        .then("other.blind", false)
        .then("far.blind", false)
        .then("hero.items", List.of());
  }

  @Test
  @Covers("OTW-IT-13")
  void smokeGivesPartialCoverForThreeRounds() {
    hero("4/7/4/3/3/6")
        .quick("Smoke Canister")
        .holding("Tallow Pistol")
        .against("Rust Raider")
        .given("foe.at", "3,0")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .when(new OtwStep.TossItem("hero", "smoke canister", new Spot(3, 0, 0)))
        .dice(faces(5, 2))
        .when(attack("hero", "Tallow Pistol", "foe"))
        // 7 + 3 + 5 against 6 + 2 + 2 of cover
        .then("foe.hp", 20 - (15 - 10 - 1))
        .when(List.of(new OtwStep.EndTurn("hero"), new OtwStep.EndTurn("foe")))
        .when(List.of(new OtwStep.EndTurn("hero"), new OtwStep.EndTurn("foe")))
        .dice(faces(5, 2))
        .when(attack("hero", "Tallow Pistol", "foe"))
        .then("foe.hp", 16 - (15 - 10 - 1))
        .when(List.of(new OtwStep.EndTurn("hero"), new OtwStep.EndTurn("foe")))
        .dice(faces(5, 2))
        .when(attack("hero", "Tallow Pistol", "foe"))
        .then("foe.hp", 12 - (15 - 8 - 1));
  }

  @Test
  @Covers({"OTW-IT-14", "OTW-ACT-19"})
  void aClimbingLineOutOfTheInventoryMakesAFallShorter() {
    hero(PLAIN)
        .packing("Climbing Line")
        .alone()
        .refuses(use("hero", "Climbing Line", "hero"), "OTW-R-51")
        .when(new OtwStep.UseEquipment("hero", "climbing line", "hero"))
        .dice(faces(3))
        .when(new OtwStep.Fall("hero", 40))
        .then("hero.hp", 18 - 13);
  }

  @Test
  @Covers("OTW-IT-15")
  void aLanternShinesAsOftenAsOneLikes() {
    hero(PLAIN)
        .quick("Lantern")
        .alone()
        .when(use("hero", "Lantern", "hero"))
        .then("hero.items", List.of("lantern"));
  }

  @Test
  @Covers("OTW-IT-16")
  void aStimAmpouleHidesExhaustionForThreeTurns() {
    var table =
        hero(PLAIN)
            .quick("Stim Ampoule")
            .against("Rust Raider")
            .given("hero.drained", true)
            .dice(faces(5, 5, 1))
            .when(new OtwStep.BeginBattle())
            .then("hero.exhausted", true)
            .when(use("hero", "Stim Ampoule", "hero"))
            .then("hero.exhausted", false);
    for (int turn = 0; turn < 3; turn++) {
      table
          .when(new OtwStep.EndTurn("hero"))
          .when(new OtwStep.EndTurn("foe"))
          .then("hero.exhausted", false);
    }
    table.when(new OtwStep.EndTurn("hero")).then("hero.exhausted", true);
  }

  @Test
  @Covers({"OTW-ACT-19", "OTW-ACT-13"})
  void equipmentOutOfTheInventoryIsUsedOnceATurn() {
    hero(PLAIN)
        .packing("Med-Gel")
        .packing("Kite Field")
        .packing("Cudgel")
        .quick("Antidote")
        .against("Rust Raider")
        .dice(faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .refuses(new OtwStep.UseEquipment("hero", "antidote", "hero"), "OTW-R-51")
        .when(new OtwStep.UseEquipment("hero", "kite field", "hero"))
        .then("hero.guard", 6)
        .then("fight.points", 1)
        .refuses(new OtwStep.UseEquipment("hero", "med-gel", "hero"), "OTW-ACT-13")
        .when(List.of(new OtwStep.EndTurn("hero"), new OtwStep.EndTurn("foe")))
        .when(new OtwStep.UseEquipment("hero", "cudgel", "hero"))
        .then("hero.held", List.of("cudgel"));
  }

  @Test
  @Covers({"OTW-ACT-20", "OTW-R-51"})
  void lootingFindsWhatTheSceneLists() {
    var scene =
        new Scene(
            "",
            Scene.OPEN,
            new LinkedHashMap<>(),
            List.of(),
            List.of(
                new Scene.Loot("foe", List.of("Med-Gel", "Antidote")),
                new Scene.Loot("chest", List.of("Reed Charm"))),
            Secrecy.OPEN,
            Optional.of(false),
            List.of());
    var table =
        hero(PLAIN)
            .against("Rust Raider")
            .creature("other", "Rust Raider")
            .scene(scene)
            .refuses(new OtwStep.Loot("hero", "foe"), "OTW-R-51")
            .refuses(new OtwStep.Loot("hero", "cupboard"), "OTW-ACT-20")
            .given("foe.dead", true)
            .given("foe.at", "2,0")
            .refuses(new OtwStep.Loot("hero", "foe"), "OTW-R-51")
            .given("foe.at", "1,0")
            .dice(faces(5, 1))
            .when(new OtwStep.BeginBattle())
            .when(new OtwStep.Loot("hero", "foe"))
            .asked("referee", "looted")
            .then("hero.items", List.of("med-gel", "antidote"))
            .then("fight.points", 1)
            .refuses(new OtwStep.Loot("hero", "chest"), "OTW-ACT-13")
            .when(new OtwStep.EndBattle())
            .when(new OtwStep.Loot("hero", "foe"))
            .then("hero.items", List.of("med-gel", "antidote"))
            .answer("referee", "looted", List.of())
            .when(new OtwStep.Loot("hero", "chest"))
            .then("hero.items", List.of("med-gel", "antidote"));

    assertThat(table.state().scene().loot().getLast().items()).containsExactly("Reed Charm");
  }
}
