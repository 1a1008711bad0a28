package quintain.cairn.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Folk.bea;
import static quintain.cairn.Folk.beaWithGold;
import static quintain.cairn.Tables.attack;
import static quintain.cairn.Tables.strike;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.Folk;
import quintain.cairn.Ford;
import quintain.cairn.Tables;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.cairn.state.Who;
import quintain.testkit.Covers;
import quintain.testkit.Table;

class InventoryTest {
  private static CairnStep bestow(String what) {
    return new CairnStep.Bestow("bea", what, "");
  }

  private static CairnStep place(String item, Item.Where where) {
    return new CairnStep.Place("bea", item, where);
  }

  // Slots

  @Test
  @Covers({"CRN-INV-01", "CRN-INV-06", "CRN-REF-04"})
  void thereAreTenSlotsAndNotOneMore() {
    var table = bea();
    for (int i = 0; i < 10; i++) {
      table.when(bestow("Rope"));
    }
    table.then("bea.slots", 10).refuses(bestow("Rope"), "CRN-INV-06").when(bestow("Chalk"));
  }

  @Test
  @Covers({"CRN-INV-02", "CRN-INV-03", "CRN-INV-04"})
  void mostThingsFillOneSlotBulkyOnesTwoPettyOnesNone() {
    bea()
        .when(bestow("Rope"))
        .then("bea.slots", 1)
        .when(bestow("Halberd"))
        .then("bea.slots", 3)
        .when(bestow("Chalk"))
        .then("bea.slots", 3);
  }

  @Test
  @Covers("CRN-INV-05")
  void fillingTheTenthSlotLeavesNoHpAndNoScar() {
    bea("Halberd", "Plate", "Tent", "Ladder", "Rope")
        .then("bea.slots", 9)
        .then("bea.hp", 4)
        .when(bestow("Torch"))
        .then("bea.hp", 0)
        .then("bea.max-hp", 4)
        .then("bea.scars", List.of())
        .applied("CRN-INV-05");
  }

  @Test
  @Covers("CRN-INV-06")
  void whatDoesNotFitIsNotPickedUp() {
    bea("Halberd", "Plate", "Tent", "Ladder", "Rope")
        .when(new CairnStep.Bestow("", "Powder keg", ""))
        .then("ground", List.of("powder keg"))
        .refuses(new CairnStep.PickUp("bea", "powder keg"), "CRN-INV-06")
        .refuses(new CairnStep.PickUp("bea", "axe"), "CRN-INV-02")
        .when(new CairnStep.Drop("bea", "halberd"))
        .when(new CairnStep.PickUp("bea", "powder keg"))
        .then("ground", List.of("halberd"))
        .then("bea.slots", 9);
  }

  @Test
  @Covers("CRN-INV-08")
  void aHundredGoldFillASlot() {
    beaWithGold(99).then("bea.slots", 0);
    beaWithGold(100).then("bea.slots", 1);
    beaWithGold(199).then("bea.slots", 1);
  }

  @Test
  @Covers("CRN-INV-08")
  void aHeapOfGoldMayBeLeftBehindForFatigue() {
    beaWithGold(250, "Halberd", "Plate", "Tent", "Ladder")
        .then("bea.slots", 10)
        .answer("bea", "drop-for-fatigue", "100 gp")
        .when(new CairnStep.GiveFatigue("bea", 1, "a march"))
        .then("bea.coins", 15_000)
        .then("bea.slots", 10);
  }

  // Beasts and carts

  @Test
  @Covers("CRN-INV-07")
  void aMuleCarriesSixSlotsForTheParty() {
    bea("Mule", "Halberd", "Plate", "Tent", "Rope")
        .when(
            List.of(
                place("halberd", Item.Where.LOADED),
                place("plate", Item.Where.LOADED),
                place("tent", Item.Where.LOADED)))
        .then("bea.slots", 1)
        .refuses(place("rope", Item.Where.LOADED), "CRN-INV-07")
        .refuses(place("mule", Item.Where.LOADED), "CRN-INV-07")
        .refuses(new CairnStep.Drop("bea", "mule"), "CRN-INV-07")
        .refuses(attack("bea", "halberd", "bea"), "CRN-ATK-01");
  }

  @Test
  @Covers("CRN-INV-07")
  void withoutABeastNothingIsLoaded() {
    bea("Rope").refuses(place("rope", Item.Where.LOADED), "CRN-INV-07");
  }

  @Test
  @Covers("CRN-INV-07")
  void aCartCarriesFourWhilePulledWithBothHands() {
    bea("Cart", "Rope", "Sword")
        .refuses(place("rope", Item.Where.LOADED), "CRN-INV-07")
        .when(place("cart", Item.Where.HELD))
        .refuses(place("sword", Item.Where.HELD), "CRN-INV-01")
        .when(place("rope", Item.Where.LOADED))
        .then("bea.slots", 3);
  }

  @Test
  @Covers("CRN-INV-07")
  void horsesCarryFourAndWagonsEight() {
    assertCapacity(bea("Horse"), 4);
    assertCapacity(bea("Wagon"), 8);
    assertCapacity(bea("Horse", "Mule", "Wagon"), 18);
  }

  private static void assertCapacity(Table<CairnState, CairnStep, CairnEvent> table, int slots) {
    assertThat(Inventory.capacity(table.state(), Who.Side.PARTY)).isEqualTo(slots);
  }

  @Test
  @Covers("CRN-INV-07")
  void hirelingsCarryGearInTheirOwnTenSlots() {
    bea("Rope")
        .sheet("nan", Folk.hireling("Nan", "bea"))
        .when(new CairnStep.Hand("bea", "rope", "nan"))
        .then("bea.slots", 0)
        .then("nan.slots", 1);
  }

  // Hands

  @Test
  @Covers({"CRN-INV-01", "CRN-R-59"})
  void thereAreTwoHandsAndABrokenArmHoldsNothing() {
    bea("Sword", "Shield", "Axe", "Halberd")
        .when(List.of(place("sword", Item.Where.HELD), place("shield", Item.Where.HELD)))
        .then("bea.held", List.of("sword", "shield"))
        .refuses(place("axe", Item.Where.HELD), "CRN-INV-01")
        .when(List.of(place("sword", Item.Where.PACK), place("shield", Item.Where.PACK)))
        .when(place("halberd", Item.Where.HELD))
        .refuses(place("axe", Item.Where.HELD), "CRN-INV-01");
    bea("Sword", "Axe", "Halberd")
        .given("bea.broken-arm", true)
        .refuses(place("halberd", Item.Where.HELD), "CRN-INV-01")
        .when(place("sword", Item.Where.HELD))
        .refuses(place("axe", Item.Where.HELD), "CRN-INV-01");
  }

  @Test
  @Covers({"CRN-R-42", "CRN-ARMR-02", "CRN-REF-05"})
  void oneBodyArmorAndOneOfEachOtherKindAreWorn() {
    bea("Leather armor", "Chain", "Helm", "Helm", "Shield", "Rope")
        .then("bea.armor", 0)
        .when(place("leather armor", Item.Where.WORN))
        .then("bea.armor", 1)
        .refuses(place("chain", Item.Where.WORN), "CRN-R-42")
        .when(place("helm", Item.Where.WORN))
        .then("bea.armor", 2)
        .refuses(place("helm 2", Item.Where.WORN), "CRN-R-42")
        .refuses(place("rope", Item.Where.WORN), "CRN-ARMR-02")
        .refuses(place("shield", Item.Where.WORN), "CRN-ARMR-02")
        .when(place("shield", Item.Where.HELD))
        .then("bea.armor", 3)
        .when(new CairnStep.Drop("bea", "shield"))
        .then("bea.armor", 2);
  }

  @Test
  @Covers("CRN-INV-02")
  void thingsPassFromHandToHand() {
    Tables.party()
        .refuses(new CairnStep.Hand("maren", "sword", "tilda"), "CRN-INV-02")
        .given("oskar.at", 10)
        .refuses(new CairnStep.Hand("maren", "rope", "oskar"), "CRN-R-55")
        .when(new CairnStep.Hand("maren", "rope", "tilda"))
        .then("maren.slots", 5)
        .then("tilda.slots", 8)
        .when(new CairnStep.GiveFatigue("tilda", 1, "a march"))
        .refuses(new CairnStep.Hand("maren", "leather armor", "tilda"), "CRN-INV-06");
  }

  // Arms

  @Test
  @Covers("CRN-INV-01")
  void armsAreTakenInHandAndTheShieldGoesLast() {
    var table = Tables.party().creature("foe", "Chalk Giant");
    strike(table.dice("d6=1"), attack("tilda", "fire flask", "foe"))
        .then("tilda.held", List.of("shield"))
        .then("tilda.armor", 2);
    strike(table.dice("d8=1"), attack("tilda", "spear", "foe"))
        .then("tilda.held", List.of("shield", "spear"));
    table.when(new CairnStep.Bestow("tilda", "Halberd", ""));
    strike(table.dice("d10=1"), attack("tilda", "halberd", "foe"))
        .then("tilda.held", List.of("halberd"))
        .then("tilda.armor", 1);
  }

  @Test
  @Covers("CRN-GEAR")
  void aFlaskIsUsedUpAndAThrownSpearLiesOnTheGround() {
    var table = Tables.party().creature("foe", "Chalk Giant").given("foe.at", 30);
    strike(table.dice("d6=1"), attack("tilda", "fire flask", "foe"));
    strike(table.dice("d8=1"), attack("tilda", "spear", "foe"))
        .then("tilda.items", List.of("leather armor", "shield", "rations", "torch"))
        .then("ground", List.of("spear"));
    table.given("foe.at", 0).when(new CairnStep.PickUp("tilda", "spear"));
    strike(table.dice("d8=1"), attack("tilda", "spear", "foe")).then("ground", List.of());
  }

  // Finds

  @Test
  @Covers({"CRN-MAGC-01", "CRN-MAGC-02", "CRN-SCRL-02", "CRN-SPL"})
  void theWardenHandsOutBooksScrollsAndRelics() {
    bea()
        .when(new CairnStep.Bestow("bea", "Spellbook", "Haste"))
        .then("bea.slots", 1)
        .dice("d100=97")
        .when(new CairnStep.Bestow("bea", "Scroll", ""))
        .then("bea.slots", 1)
        .then("bea.items", List.of("spellbook of haste", "scroll of mirror guest"))
        .when(bestow("Ferryman's Oar"))
        .then("bea.slots", 3)
        .then("bea.left.ferryman's oar", 2)
        .refuses(new CairnStep.Bestow("bea", "Spellbook", "Fireball"), "CRN-MAGC-01")
        .refuses(new CairnStep.Bestow("bea", "Rope", "Haste"), "CRN-MAGC-01")
        .refuses(bestow("Unarmed"), "CRN-INV-02");
  }

  @Test
  @Covers("CRN-REF-03")
  void theFalconersFriendHoldsTheHasteOfTheSpellList() {
    bea()
        .when(bestow("Falconer's Friend"))
        .when(new CairnStep.UseRelic("bea", "falconer's friend", List.of("bea")))
        .then("effects", List.of("Haste on bea"))
        .changed(Ford::inRounds)
        .refuses(new CairnStep.Move("bea", 121), "CRN-ACT-01")
        .when(new CairnStep.Move("bea", 120));
  }

  @Test
  @Covers("CRN-WLTH-02")
  void treasureIsBulkyAndOfNoUse() {
    bea()
        .when(new CairnStep.PlaceTreasure("Golden idol", 300))
        .then("treasures", List.of("Golden idol"))
        .when(bestow("golden idol"))
        .then("treasures", List.of())
        .then("bea.items", List.of("golden idol"))
        .then("bea.slots", 2)
        .then("bea.armor", 0)
        .refuses(attack("bea", "golden idol", "bea"), "CRN-ATK-01");
  }

  @Test
  @Covers("CRN-R-63")
  void inRoundsHandlingThingsIsTheTurnsAction() {
    var table = Tables.party().creature("foe", "Wood Troll");
    table.dice("d20=1", "d20=1", "d20=1").when(Tables.BEGIN);
    // letting go costs nothing, taking up is the action
    table
        .when(new CairnStep.Drop("maren", "axe"))
        .then("ground", List.of("axe"))
        .when(new CairnStep.PickUp("tilda", "axe"))
        .refuses(Tables.attack("tilda", "spear", "foe"), "CRN-ACT-02")
        .then("ground", List.of("axe"))
        .when(new CairnStep.Place("maren", "torch", Item.Where.HELD))
        .refuses(new CairnStep.Hand("maren", "rope", "oskar"), "CRN-ACT-02")
        .refuses(new CairnStep.Eat("oskar"), "CRN-R-63")
        .refuses(Folk.use("oskar", "rations"), "CRN-R-63")
        .when(new CairnStep.Hand("oskar", "torch", "maren"))
        .when(Tables.RESOLVE)
        .then("ground", List.of())
        .then("tilda.held", List.of("shield", "spear"))
        .then("maren.held", List.of("torch"));
    assertThat(table.state().being("tilda").pack().find("axe")).isPresent();
  }

  @Test
  @Covers({"CRN-R-63", "CRN-R-31"})
  void twoWhoReachForOneThingDoNotBothGetIt() {
    Tables.party()
        .creature("foe", "Wood Troll")
        .dice("d20=1", "d20=1", "d20=1")
        .when(Tables.BEGIN)
        .when(new CairnStep.Drop("oskar", "staff"))
        .when(
            List.of(
                new CairnStep.PickUp("maren", "staff"),
                new CairnStep.PickUp("tilda", "staff"),
                Tables.pass("oskar"),
                Tables.RESOLVE))
        .then("ground", List.of())
        .says("Tilda does nothing: No staff lies here");
  }
}
