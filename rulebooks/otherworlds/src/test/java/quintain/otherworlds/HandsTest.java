package quintain.otherworlds;

import static quintain.otherworlds.Folk.hero;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.Spot;
import quintain.otherworlds.state.Item;
import quintain.otherworlds.state.OtwStep;
import quintain.testkit.Covers;

/// What is in whose hands, and the free actions that change it.
class HandsTest {
  private static final String PLAIN = "4/4/4/3/3/6";

  private static OtwStep draw(String item, boolean both) {
    return new OtwStep.Draw("hero", item, both);
  }

  @Test
  @Covers("OTW-FREE-01")
  void holsteringEmptiesTheHand() {
    hero(PLAIN)
        .holding("Boot Knife")
        .alone()
        .when(new OtwStep.Holster("hero", "boot knife"))
        .then("hero.held", List.of())
        .refuses(new OtwStep.Holster("hero", "boot knife"), "OTW-FREE-01");
  }

  @Test
  @Covers({"OTW-FREE-02", "OTW-CC-10"})
  void drawingTakesAHandOrTwo() {
    hero(PLAIN)
        .sheathing("Boot Knife")
        .sheathing("Woodfall Axe")
        .sheathing("Courier Rifle")
        .alone()
        .refuses(draw("boot knife", true), "OTW-FREE-02")
        .refuses(draw("courier rifle", false), "OTW-FREE-02")
        .when(draw("boot knife", false))
        .then("hero.held", List.of("boot knife"))
        .refuses(draw("boot knife", false), "OTW-FREE-02")
        .refuses(draw("courier rifle", true), "OTW-CC-10")
        .refuses(draw("woodfall axe", true), "OTW-CC-10")
        .when(draw("woodfall axe", false))
        .then("hero.held", List.of("boot knife", "woodfall axe"));
  }

  @Test
  @Covers("OTW-FREE-02")
  void inBattleDrawingCostsNoPointAndComesOnceATurn() {
    hero(PLAIN)
        .sheathing("Boot Knife")
        .sheathing("Cudgel")
        .packing("Warden Mace")
        .against("Rust Raider")
        .dice(Folk.faces(5, 1))
        .when(new OtwStep.BeginBattle())
        .refuses(draw("warden mace", false), "OTW-R-51")
        .when(draw("boot knife", false))
        .then("fight.points", 2)
        .refuses(draw("cudgel", false), "OTW-R-52");
  }

  @Test
  @Covers("OTW-EQ-18")
  void aGripCanBeChanged() {
    hero(PLAIN)
        .holding("Woodfall Axe")
        .alone()
        .refuses(new OtwStep.Grasp("hero", "woodfall axe", false), "OTW-FREE-09")
        .when(new OtwStep.Grasp("hero", "woodfall axe", true))
        .when(new OtwStep.Grasp("hero", "woodfall axe", false));
    hero(PLAIN)
        .holding("Woodfall Axe")
        .holding("Boot Knife")
        .alone()
        .refuses(new OtwStep.Grasp("hero", "woodfall axe", true), "OTW-CC-10")
        .refuses(new OtwStep.Grasp("hero", "boot knife", true), "OTW-FREE-02");
  }

  @Test
  @Covers("OTW-FREE-03")
  void aDroppedWeaponIsPickedUpInOnesOwnSpace() {
    hero(PLAIN)
        .holding("Boot Knife")
        .alone()
        .when(new OtwStep.Drop("hero", "boot knife"))
        .then("hero.held", List.of())
        .then("ground", List.of("boot knife"))
        .given("hero.at", "1,0")
        .refuses(new OtwStep.PickUp("hero", "boot knife"), "OTW-FREE-03")
        .given("hero.at", "0,0")
        .when(new OtwStep.PickUp("hero", "boot knife"))
        .then("hero.held", List.of("boot knife"))
        .then("ground", List.of());
  }

  @Test
  @Covers("OTW-FREE-04")
  void aThingIsTakenOffATableNearBy() {
    hero(PLAIN)
        .quick("Med-Gel")
        .alone()
        .when(new OtwStep.Drop("hero", "med-gel"))
        .given("hero.at", "1,1")
        .refuses(new OtwStep.PickUp("hero", "med-gel"), "OTW-FREE-03")
        .when(new OtwStep.TakeItem("hero", "med-gel"))
        .then("hero.held", List.of("med-gel"))
        .refuses(new OtwStep.TakeItem("hero", "med-gel"), "OTW-FREE-04");
  }

  @Test
  @Covers("OTW-FREE-07")
  void aThingIsHandedToANeighbourWithAFreeHand() {
    Folk.all()
        .refuses(new OtwStep.HandTo("orrin", "med-gel", "orrin"), "OTW-FREE-07")
        .refuses(new OtwStep.HandTo("orrin", "med-gel", "brannoc"), "OTW-CC-10")
        .when(new OtwStep.HandTo("orrin", "med-gel", "kit"))
        .then("kit.held", List.of("needle rapier", "med-gel"))
        .given("kit.at", "5,5")
        .refuses(new OtwStep.HandTo("orrin", "astral draught", "kit"), "OTW-FREE-07");
  }

  @Test
  @Covers("OTW-CC-10")
  void aFourthQuickItemGoesToTheInventory() {
    hero(PLAIN)
        .alone()
        .when(new OtwStep.Bestow("hero", "Med-Gel"))
        .when(new OtwStep.Bestow("hero", "Med-Gel"))
        .when(new OtwStep.Bestow("hero", "Med-Gel"))
        .when(new OtwStep.Bestow("hero", "Antidote"))
        .refuses(new OtwStep.UseItem("hero", "antidote", "hero"), "OTW-R-51")
        .refuses(new OtwStep.Stow("hero", "antidote", Item.Place.QUICK), "OTW-CC-10")
        .when(new OtwStep.Stow("hero", "med-gel", Item.Place.PACK))
        .when(new OtwStep.Stow("hero", "antidote", Item.Place.QUICK))
        .when(new OtwStep.UseItem("hero", "antidote", "hero"))
        .then("hero.items", List.of("med-gel", "med-gel 2", "med-gel 3"));
  }

  @Test
  @Covers("OTW-CC-10")
  void theInventoryHoldsTwelve() {
    var full = hero(PLAIN);
    for (int i = 0; i < 12; i++) {
      full = full.packing("Lantern");
    }
    full.holding("Boot Knife")
        .quick("Med-Gel")
        .quick("Med-Gel")
        .quick("Med-Gel")
        .alone()
        .refuses(new OtwStep.Bestow("hero", "Lantern"), "OTW-CC-10")
        .refuses(new OtwStep.Holster("hero", "boot knife"), "OTW-CC-10");
  }

  @Test
  @Covers({"OTW-CC-10", "OTW-R-70"})
  void oneGuardAndOneAbsorbItemAtATime() {
    hero(PLAIN)
        .wearing("Buckler Field")
        .packing("Kite Field")
        .wearing("Reed Charm")
        .packing("Ablative Vest")
        .alone()
        .refuses(new OtwStep.Stow("hero", "kite field", Item.Place.WORN), "OTW-R-70")
        .refuses(new OtwStep.Stow("hero", "ablative vest", Item.Place.WORN), "OTW-CC-10")
        .when(new OtwStep.Stow("hero", "buckler field", Item.Place.PACK))
        .when(new OtwStep.Stow("hero", "kite field", Item.Place.WORN))
        .then("hero.guard", 6);
  }

  @Test
  @Covers({"OTW-FREE-04", "OTW-FREE-09"})
  void aThingIsLaidOnATableAndTakenOffItAgain() {
    var table =
        Folk.hero("6/3/6/3/3/4")
            .holding("Lantern")
            .against("Rust Raider")
            .given("hero.at", "2,2")
            .refuses(new OtwStep.PutDown("hero", "lantern", Spot.parse("4,2")), "OTW-FREE-09")
            .refuses(new OtwStep.PutDown("hero", "rope", Spot.parse("3,2")), "OTW-FREE-09")
            .when(new OtwStep.PutDown("hero", "lantern", Spot.parse("3,2")))
            .says("Hero lays the Lantern down at 3,2")
            .then("hero.items", List.of())
            .then("ground", List.of("lantern"));
    table
        .when(new OtwStep.TakeItem("hero", "lantern"))
        .then("hero.held", List.of("lantern"))
        .then("ground", List.of());
  }

  @Test
  @Covers("OTW-FREE-04")
  void theWorldMasterLaysThingsOutForAnybodyToTake() {
    Folk.hero("6/3/6/3/3/4")
        .against("Rust Raider")
        .given("hero.at", "2,2")
        .refuses(new OtwStep.SetOut("Crown of Kings", Spot.parse("3,2")), "OTW-R-109")
        .refuses(new OtwStep.SetOut("Lantern", Spot.parse("99,2")), "OTW-R-109")
        .when(new OtwStep.SetOut("Lantern", Spot.parse("3,2")))
        .when(new OtwStep.SetOut("Lantern", Spot.parse("3,2")))
        .says("The Lantern lies at 3,2")
        .then("ground", List.of("lantern", "lantern 2"))
        .when(new OtwStep.TakeItem("hero", "lantern 2"))
        .then("hero.held", List.of("lantern 2"));
  }
}
