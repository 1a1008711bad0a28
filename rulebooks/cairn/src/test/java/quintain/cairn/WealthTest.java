package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cairn.Folk.bea;
import static quintain.cairn.Folk.beaWithGold;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.cairn.rules.Wealth;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.World;
import quintain.testkit.Covers;

class WealthTest {
  private static CairnStep buy(String gear, String place) {
    return new CairnStep.Buy("bea", gear, place);
  }

  private static CairnStep sell(String item, String place) {
    return new CairnStep.Sell("bea", item, place);
  }

  @Test
  @Covers("CRN-WLTH-01")
  void oneGoldIsTenSilverIsAHundredCopper() {
    assertThat(Wealth.told(345)).isEqualTo("3 gp 4 sp 5 cp");
    assertThat(Wealth.told(70)).isEqualTo("7 sp");
    assertThat(Wealth.told(0)).isEqualTo("0 cp");
    beaWithGold(12).then("bea.coins", 1200);
  }

  @Test
  @Covers("CRN-WLTH-02")
  void treasureSellsForItsWorth() {
    bea()
        .when(new CairnStep.PlaceTreasure("Silver bell", 80))
        .when(new CairnStep.Bestow("bea", "Silver bell", ""))
        .then("bea.slots", 2)
        .when(sell("silver bell", "town"))
        .then("bea.coins", 8000)
        .then("bea.items", List.of());
  }

  @Test
  @Covers("CRN-WLTH-03")
  void theWardenSaysWhereTreasureLiesAndWhatGuardsIt() {
    var table =
        bea()
            .answer("warden", "treasure-place", "the sunken mill")
            .answer("warden", "guardian", "a wyrm")
            .when(new CairnStep.PlaceTreasure("Idol", 300));
    assertThat(table.state().treasures())
        .containsExactly(new World.Treasure("Idol", 300, "the sunken mill", "a wyrm"));
    table
        .refuses(new CairnStep.PlaceTreasure("idol", 5), "CRN-WLTH-03")
        .when(new CairnStep.PlaceTreasure("Crown", 900))
        .asked("warden", "treasure-place")
        .asked("warden", "guardian");
    assertThat(table.state().treasures()).contains(new World.Treasure("Crown", 900, "", ""));
  }

  @Test
  @Covers("CRN-WLTH-04")
  void goodsCostTheListPriceUnlessTheWardenSetsAnother() {
    beaWithGold(25)
        .when(buy("Sword", "the ford"))
        .then("bea.coins", 1500)
        .answer("warden", "price-factor", 150)
        .when(new CairnStep.SetPrices("the ford"))
        .then("prices.the ford", 150)
        .when(buy("Sword", "the ford"))
        .then("bea.coins", 0)
        .then("bea.items", List.of("sword", "sword 2"))
        .when(sell("sword", "the ford"))
        .then("bea.coins", 1500)
        .when(sell("sword 2", "elsewhere"))
        .then("bea.coins", 2500);
  }

  @Test
  @Covers("CRN-WLTH-04")
  void leftAloneThePricesAreThoseOfTheList() {
    bea()
        .when(new CairnStep.SetPrices("the ford"))
        .asked("warden", "price-factor")
        .then("prices.the ford", 100);
  }

  @Test
  @Covers({"CRN-WLTH-01", "CRN-WLTH-04"})
  void whoeverLacksTheCoinBuysNothing() {
    beaWithGold(9)
        .refuses(buy("Sword", "town"), "CRN-WLTH-01")
        .refuses(buy("Spellbook", "town"), "CRN-WLTH-04")
        .refuses(buy("Unarmed", "town"), "CRN-WLTH-04")
        .refuses(buy("Dragon", "town"), "CRN-WLTH-04")
        .refuses(sell("sword", "town"), "CRN-WLTH-04");
  }

  @Test
  @Covers({"CRN-INV-06", "CRN-INV-08"})
  void whatIsBoughtMustFit() {
    beaWithGold(20, "Halberd", "Plate", "Tent", "Ladder", "Rope")
        .refuses(buy("Bow", "town"), "CRN-INV-06")
        .when(buy("Chalk", "town"));
    // paying frees the slot that the gold filled
    beaWithGold(110, "Halberd", "Plate", "Tent", "Ladder")
        .then("bea.slots", 9)
        .when(buy("Bow", "town"))
        .then("bea.slots", 10)
        .then("bea.hp", 0);
  }

  @Test
  @Covers("CRN-WLTH-02")
  void treasureHasAWorthThatPursesCanCount() {
    bea()
        .refuses(new CairnStep.PlaceTreasure("The moon", 100_001), "CRN-WLTH-02")
        .refuses(new CairnStep.PlaceTreasure("A debt", -1), "CRN-WLTH-02")
        .answer("warden", "price-factor", 10_000)
        .when(new CairnStep.SetPrices("the capital"))
        .when(new CairnStep.PlaceTreasure("Crown", 100_000))
        .when(new CairnStep.Bestow("bea", "Crown", ""))
        .refuses(sell("crown", "the capital"), "CRN-INV-06");
  }

  @Test
  @Covers("CRN-WLTH-04")
  void nobodyTradesInRounds() {
    beaWithGold(20, "Rope")
        .creature("foe", "Reed Cutter")
        .dice("d20=1")
        .when(Tables.BEGIN)
        .refuses(buy("Sword", "town"), "CRN-WLTH-04")
        .refuses(sell("rope", "town"), "CRN-WLTH-04");
  }
}
