package quintain.cairn;

import static quintain.cairn.Folk.bea;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Taking, handing over, stowing and loading at their edges: the tenth slot, the last beast.
class HandsTest {
  private static CairnStep place(String item, Item.Where where) {
    return new CairnStep.Place("bea", item, where);
  }

  /// Bea and Cid side by side.
  private static Table<CairnState, CairnStep, CairnEvent> two(String... carried) {
    return Tables.empty()
        .sheet("bea", Folk.pc("Bea", 0, carried))
        .sheet("cid", Folk.pc("Cid", 0, "Torch"));
  }

  @Test
  @Covers("CRN-INV-02")
  void handsTakeSomebodyWhoIsThereAndCanAct() {
    two("Rope")
        .when(new CairnStep.Bestow("", "Chalk", ""))
        .refuses(new CairnStep.PickUp("nobody", "chalk"), "CRN-ACT-02")
        .refuses(new CairnStep.Drop("nobody", "rope"), "CRN-INV-02")
        .refuses(new CairnStep.Hand("nobody", "rope", "cid"), "CRN-ACT-02")
        .refuses(new CairnStep.Place("nobody", "rope", Item.Where.HELD), "CRN-ACT-02")
        .given("bea.dex", 0)
        .refuses(new CairnStep.PickUp("bea", "chalk"), "CRN-LOSS-04")
        .refuses(new CairnStep.Drop("bea", "rope"), "CRN-LOSS-04")
        .refuses(new CairnStep.Hand("bea", "rope", "cid"), "CRN-LOSS-04")
        .refuses(place("rope", Item.Where.HELD), "CRN-LOSS-04")
        .when(new CairnStep.PickUp("cid", "chalk"))
        .then("cid.items", List.of("torch", "chalk"));
  }

  @Test
  @Covers("CRN-INV-02")
  void onlyWhatOneHasIsDroppedPlacedOrHandedOn() {
    two("Rope")
        .refuses(new CairnStep.Drop("bea", "torch"), "CRN-INV-02")
        .refuses(new CairnStep.Hand("bea", "torch", "cid"), "CRN-INV-02")
        .refuses(place("torch", Item.Where.HELD), "CRN-INV-02")
        .refuses(place("rope", Item.Where.PACK), "CRN-INV-02");
  }

  @Test
  @Covers("CRN-INV-02")
  void somebodyElseWhoLivesTakesWhatIsHandedOver() {
    two("Rope")
        .refuses(new CairnStep.Hand("bea", "rope", "nobody"), "CRN-INV-02")
        .refuses(new CairnStep.Hand("bea", "rope", "bea"), "CRN-INV-02")
        .when(new CairnStep.Hand("bea", "rope", "cid"))
        .then("cid.items", List.of("torch", "rope"))
        .then("bea.items", List.of())
        .given("bea.dead", true)
        .refuses(new CairnStep.Hand("cid", "rope", "bea"), "CRN-INV-02");
  }

  @Test
  @Covers("CRN-INV-06")
  void nobodyIsHandedMoreThanTheirSlotsHold() {
    var table = two("Rope", "Halberd");
    for (int i = 0; i < 8; i++) {
      table.when(new CairnStep.Bestow("cid", "Rope", ""));
    }
    table
        .then("cid.slots", 9)
        .refuses(new CairnStep.Hand("bea", "halberd", "cid"), "CRN-INV-06")
        .then("cid.hp", 4)
        .when(new CairnStep.Hand("bea", "rope", "cid"))
        .then("cid.slots", 10)
        .then("cid.hp", 0)
        .applied("CRN-INV-05");
  }

  @Test
  @Covers("CRN-INV-05")
  void theTenthSlotFilledFromTheGroundOrFromAMuleLeavesNoHp() {
    bea("Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope", "Rope")
        .when(new CairnStep.Bestow("", "Torch", ""))
        .then("bea.hp", 4)
        .when(new CairnStep.PickUp("bea", "torch"))
        .then("bea.slots", 10)
        .then("bea.hp", 0);
    bea("Mule", "Halberd", "Plate", "Tent", "Ladder", "Rope")
        .when(place("rope", Item.Where.LOADED))
        .when(new CairnStep.Bestow("bea", "Torch", ""))
        .then("bea.slots", 9)
        .then("bea.hp", 4)
        .when(place("rope", Item.Where.PACK))
        .then("bea.slots", 10)
        .then("bea.hp", 0);
  }

  @Test
  @Covers("CRN-INV-06")
  void whatComesOffAMuleNeedsRoomInHandAndOnTheBodyToo() {
    bea("Mule", "Halberd", "Tent", "Ladder", "Sword", "Leather armor")
        .when(
            List.of(
                place("sword", Item.Where.LOADED),
                place("leather armor", Item.Where.LOADED),
                new CairnStep.Bestow("bea", "Ladder", ""),
                new CairnStep.Bestow("bea", "Rope", ""),
                new CairnStep.Bestow("bea", "Rope", "")))
        .then("bea.slots", 10)
        .refuses(place("sword", Item.Where.HELD), "CRN-INV-06")
        .refuses(place("sword", Item.Where.PACK), "CRN-INV-06")
        .refuses(place("leather armor", Item.Where.WORN), "CRN-INV-06")
        .when(new CairnStep.Drop("bea", "halberd"))
        .when(place("leather armor", Item.Where.WORN))
        .then("bea.worn", List.of("leather armor"));
  }

  @Test
  @Covers("CRN-INV-07")
  void aBeastIsLetGoAsSoonAsTheOthersBearTheLoad() {
    // two mules bear 12 slots; one of them bears 6
    bea("Mule", "Mule", "Halberd", "Plate", "Tent", "Rope")
        .when(
            List.of(
                place("halberd", Item.Where.LOADED),
                place("plate", Item.Where.LOADED),
                place("tent", Item.Where.LOADED),
                place("rope", Item.Where.LOADED)))
        .then("bea.slots", 0)
        .refuses(new CairnStep.Drop("bea", "mule"), "CRN-INV-07")
        .when(place("rope", Item.Where.PACK))
        .when(new CairnStep.Drop("bea", "mule"))
        .then("bea.items", List.of("mule 2", "halberd", "plate", "tent", "rope"))
        .refuses(new CairnStep.Drop("bea", "mule 2"), "CRN-INV-07");
  }

  @Test
  @Covers("CRN-INV-07")
  void aLoadedBeastIsNotHandedOverToStrangers() {
    two("Mule", "Rope")
        .when(place("rope", Item.Where.LOADED))
        .applied("CRN-INV-07")
        .refuses(new CairnStep.Drop("bea", "mule"), "CRN-INV-07")
        .refuses(new CairnStep.Hand("bea", "mule", "cid"), "CRN-INV-07")
        .when(place("rope", Item.Where.HELD))
        .applied("CRN-INV-02")
        .when(new CairnStep.Hand("bea", "mule", "cid"))
        .then("cid.items", List.of("torch", "mule"));
  }

  @Test
  @Covers("CRN-INV-06")
  void nothingIsBestowedOnStrangers() {
    bea()
        .refuses(new CairnStep.Bestow("nobody", "Rope", ""), "CRN-INV-06")
        .refuses(new CairnStep.Bestow("bea", "A cloud", ""), "CRN-INV-02");
  }
}
