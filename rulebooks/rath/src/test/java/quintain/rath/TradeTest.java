package quintain.rath;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.rath.state.Item;
import quintain.rath.state.Purse;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.ThingEvent;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Buying, selling, slots and hands.
class TradeTest {
  private static RathStep buy(String gear) {
    return new RathStep.Buy("brannoc", gear, "");
  }

  /// Brannoc has 4 gp 8 sp, 15 slots of which 11 are filled, and STR 3.
  private static Table<RathState, RathStep, RathEvent> brannoc() {
    return Tables.empty().pregen("brannoc", "Brannoc");
  }

  private static Table<RathState, RathStep, RathEvent> rich() {
    return brannoc().when(new RathStep.BestowCoins("brannoc", new Purse(0, 0, 50)));
  }

  @Test
  @Covers({"RTH-S-EQ", "RTH-R-91"})
  void buyingTakesThePriceAndGivesTheThing() {
    brannoc()
        .when(buy("Dagger"))
        .then("brannoc.coins", 380)
        .then(
            "brannoc.items",
            List.of(
                "medium armor",
                "shield",
                "sword",
                "clothes",
                "rations",
                "torches",
                "bedroll",
                "rope",
                "dagger"));
    brannoc().refuses(buy("Crossbow"), "RTH-R-91");
    brannoc().refuses(buy("Warhorse"), "RTH-DOC-04");
    brannoc().refuses(buy("Night at an inn"), "RTH-DOC-04");
  }

  @Test
  @Covers("RTH-TOOL-02")
  void newToolsCostOneGold() {
    brannoc().when(buy("Thieves' tools")).then("brannoc.coins", 380);
  }

  @Test
  @Covers("RTH-R-91")
  void sellingBringsHalfRoundedDown() {
    brannoc().when(new RathStep.Sell("brannoc", "sword")).then("brannoc.coins", 480 + 250);
    brannoc()
        .when(buy("Chalk, string and candles"))
        .when(new RathStep.Sell("brannoc", "chalk, string and candles"))
        .then("brannoc.coins", 475);
    brannoc().refuses(new RathStep.Sell("brannoc", "crown"), "RTH-R-91");
  }

  @Test
  @Covers({"RTH-DER-03", "RTH-S-APT-13"})
  void slotsAreTenAndConAndPackMuleAddsThree() {
    brannoc().then("brannoc.slots", 15).then("brannoc.slots-used", 11);
    Tables.empty().pregen("odda", "Odda").then("odda.slots", 12);
  }

  @Test
  @Covers({"RTH-ENC-01", "RTH-R-88"})
  void strengthMoreSlotsAreFilledAtAPriceAndThenNoMore() {
    // 51 gp and some silver are one slot still; two tents fill 15 slots
    var table = rich().when(buy("Tent")).when(buy("Tent")).then("brannoc.slots-used", 15);
    table.then("brannoc.encumbered", false);
    table.when(buy("Tent")).then("brannoc.slots-used", 17).then("brannoc.encumbered", true);
    table.when(buy("Rope")).then("brannoc.slots-used", 18);
    table.refuses(buy("Rope"), "RTH-ENC-01");
  }

  @Test
  @Covers("RTH-R-88")
  void withoutStrengthThereAreNoExtraSlots() {
    Tables.empty()
        .pregen("ilvane", "Ilvane")
        .when(new RathStep.Buy("ilvane", "Tent", ""))
        .when(new RathStep.Buy("ilvane", "Tent", ""))
        .when(new RathStep.Buy("ilvane", "Rope", ""))
        .when(new RathStep.Buy("ilvane", "Bedroll", ""))
        .then("ilvane.slots-used", 11)
        .refuses(new RathStep.Buy("ilvane", "Rope", ""), "RTH-ENC-01");
  }

  @Test
  @Covers({"RTH-R-89", "RTH-CUR-04"})
  void wornThingsAndCoinsFillSlots() {
    // armor 3, shield 1, sword 2, clothes 0, four things, 112 coins
    brannoc()
        .when(new RathStep.BestowCoins("brannoc", new Purse(100, 0, 0)))
        .then("brannoc.slots-used", 12);
  }

  @Test
  @Covers({"RTH-DER-02", "RTH-ARM-01", "RTH-ARM-03", "RTH-ARM-05", "RTH-ARM-06", "RTH-R-32"})
  void acIsTenAndDexAndWhatIsWorn() {
    var table = brannoc().then("brannoc.ac", 14);
    table.when(place("shield", Item.Where.PACK)).then("brannoc.ac", 13);
    table.when(place("medium armor", Item.Where.PACK)).then("brannoc.ac", 11);
    table.when(buy("Helmet")).then("brannoc.ac", 11);
    table.when(place("helmet", Item.Where.WORN)).then("brannoc.ac", 12);
  }

  private static RathStep place(String item, Item.Where where) {
    return new RathStep.Place("brannoc", item, where);
  }

  @Test
  @Covers({"RTH-ARM-02", "RTH-ARM-04"})
  void eachArmorOnItsOwn() {
    Tables.empty().pregen("sefa", "Sefa").then("sefa.ac", 14);
    rich()
        .when(place("medium armor", Item.Where.PACK))
        .when(place("shield", Item.Where.PACK))
        .when(new RathStep.Drop("brannoc", "medium armor"))
        .when(buy("Heavy armor"))
        .when(place("heavy armor", Item.Where.WORN))
        .given("brannoc.dex", 0)
        .then("brannoc.ac", 13);
  }

  @Test
  @Covers("RTH-S-APT-15")
  void anIronHideCountsWithoutBodyArmor() {
    brannoc()
        .when(new RathStep.GrantAptitude("brannoc", "Iron Hide"))
        .then("brannoc.ac", 14)
        .when(place("medium armor", Item.Where.PACK))
        .then("brannoc.ac", 13);
  }

  @Test
  @Covers("RTH-R-32")
  void oneBodyArmorAtATime() {
    rich()
        .when(buy("Light armor"))
        .refuses(place("light armor", Item.Where.WORN), "RTH-R-32")
        .refuses(place("sword", Item.Where.WORN), "RTH-R-32");
  }

  @Test
  @Covers("RTH-R-40")
  void twoHandsAndNoMore() {
    brannoc()
        .refuses(place("torches", Item.Where.HELD), "RTH-R-40")
        .when(place("sword", Item.Where.PACK))
        .when(place("torches", Item.Where.HELD))
        .refuses(place("sword", Item.Where.HELD), "RTH-R-40");
  }

  @Test
  @Covers("RTH-R-26")
  void armorIsChangedOutsideCombatOnlyAndAShieldTakesTheAction() {
    var fight =
        brannoc()
            .creature("rat", "Giant rat")
            .dice("d6=4")
            .when(new RathStep.BeginCombat())
            .refuses(place("medium armor", Item.Where.PACK), "RTH-R-26")
            .when(place("shield", Item.Where.PACK))
            .then("brannoc.ac", 13);
    fight.refuses(place("shield", Item.Where.WORN), "RTH-ACT-01");
  }

  @Test
  void thingsAreHandedToSomebodyClose() {
    var table = Tables.party();
    table
        .when(new RathStep.Give("sefa", "basic antitoxin", "brannoc"))
        .then("brannoc.slots-used", 12);
    table
        .given("ilvane.at", 1)
        .refuses(new RathStep.Give("sefa", "dagger", "ilvane"), "RTH-DIST-02");
    table.when(new RathStep.GiveCoins("sefa", "brannoc", 250)).then("brannoc.coins", 730);
    table.refuses(new RathStep.GiveCoins("sefa", "brannoc", 9999), "RTH-R-91");
  }

  @Test
  void theGmGivesScrollsWithTheirSpell() {
    Tables.empty()
        .pregen("ilvane", "Ilvane")
        .refuses(new RathStep.Bestow("ilvane", "Spell scroll", ""), "RTH-S-CAST-09")
        .when(new RathStep.Bestow("ilvane", "Spell scroll", "Veil"))
        .then("ilvane.slots-used", 6);
  }

  @Test
  void whatIsGivenAwayIsGone() {
    Tables.party()
        .when(new RathStep.Give("brannoc", "rope", "sefa"))
        .says("handed to Sefa")
        .refuses(new RathStep.Give("brannoc", "rope", "sefa"), "RTH-ACT-02")
        .when(new RathStep.Give("sefa", "rope", "odda"));
  }

  @Test
  void thingsAreCalledByWhatIsWrittenOnThemAndNotByWhatSticksToThem() {
    var shelf = Tables.party().state().shelf();
    var gear = shelf.gear("Spell scroll").orElseThrow();
    assertThat(Item.of("scroll", gear, Item.Where.PACK, 0, "Veil").name())
        .isEqualTo("Spell scroll of Veil");
    assertThat(Item.of("scroll", gear, Item.Where.PACK).name()).isEqualTo("Spell scroll");
    var coated =
        new ThingEvent.ItemCoated("brannoc", "sword", "Weak blade venom")
            .appliedTo(Tables.party().state());
    assertThat(coated.being("brannoc").pack().find("sword").orElseThrow().name())
        .isEqualTo("Sword");
  }
}
