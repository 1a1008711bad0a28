package quintain.rhod.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import quintain.kernel.parts.Lists;
import quintain.rhod.Folk;
import quintain.rhod.Packs;
import quintain.rhod.Tables;
import quintain.rhod.state.Being;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Item;
import quintain.rhod.state.Material;
import quintain.rhod.state.Place;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Shelf;
import quintain.rhod.state.Size;
import quintain.rhod.state.Slots;
import quintain.rhod.state.Thing;
import quintain.rhod.state.Verb;
import quintain.testkit.Covers;
import quintain.testkit.Table;

/// Slots by size, stacks, and what fits where.
class InventoryTest {
  private static final Shelf SHELF = Shelf.of(Packs.SHIPPED);

  private static Thing thing(String name) {
    return SHELF.thing(name).orElseThrow();
  }

  private static Being being(Folk.Hero hero) {
    return Tables.empty().sheet("hero", hero.sheet()).state().being("hero");
  }

  private static List<Size> of(int count, Size size) {
    var sizes = new ArrayList<Size>();
    for (int n = 0; n < count; n++) {
      sizes.add(size);
    }
    return sizes;
  }

  private static Item sized(Size size) {
    return Item.fresh(new Material("thing", "Thing", size), Place.PACK, 1);
  }

  private static boolean holds(String slots, List<Size> things) {
    var numbers = slots.split("/", -1);
    return new Slots(
            Integer.parseInt(numbers[0]),
            Integer.parseInt(numbers[1]),
            Integer.parseInt(numbers[2]))
        .take(things.stream().map(InventoryTest::sized).toList());
  }

  // Sizes

  @Test
  @Covers({"RHD-INV-02", "RHD-R-80"})
  void whatHasNoSizeEntryIsSizedByItsWeight() {
    assertThat(Size.ofPounds(3)).isEqualTo(Size.SMALL);
    assertThat(Size.ofPounds(7)).isEqualTo(Size.MEDIUM);
    assertThat(Size.ofPounds(0.5)).isEqualTo(Size.TINY);
    assertThat(Size.ofPounds(40)).isEqualTo(Size.LARGE);
    assertThat(Size.ofPounds(1)).isEqualTo(Size.SMALL);
    assertThat(Size.ofPounds(5)).isEqualTo(Size.SMALL);
    assertThat(Size.ofPounds(10)).isEqualTo(Size.MEDIUM);
    assertThat(Size.ofPounds(80)).isEqualTo(Size.LARGE);
  }

  @Test
  @Covers("RHD-R-80")
  void somethingOver75PoundsIsLargeWithANote() {
    Tables.empty()
        .sheet("hero", Folk.hero("16/10/10/10/10/10").sheet())
        .when(new Handling.Invent("hero", "Idol", 80))
        .says("hardly lift Idol")
        .then("hero.items", List.of("Idol"));
    Tables.empty()
        .sheet("hero", Folk.hero("16/10/10/10/10/10").sheet())
        .refuses(new Handling.Invent("hero", "idol", -1), "RHD-R-80");
  }

  @Test
  @Covers("RHD-INV-03")
  void oneSlotHoldsOneItemOrStack() {
    assertThat(holds("0/1/0", of(2, Size.MEDIUM))).isFalse();
    assertThat(holds("0/1/0", of(1, Size.MEDIUM))).isTrue();
  }

  @Test
  @Covers({"RHD-INV-04", "RHD-R-81"})
  void aLargeSlotServesAsThreeMediumTwelveSmallOr36Tiny() {
    assertThat(holds("1/0/0", of(3, Size.MEDIUM))).isTrue();
    assertThat(holds("1/0/0", of(4, Size.MEDIUM))).isFalse();
    assertThat(holds("1/0/0", of(12, Size.SMALL))).isTrue();
    assertThat(holds("1/0/0", of(13, Size.SMALL))).isFalse();
    assertThat(holds("1/0/0", of(36, Size.TINY))).isTrue();
    assertThat(holds("1/0/0", of(37, Size.TINY))).isFalse();
    assertThat(holds("1/0/0", Lists.joined(of(2, Size.MEDIUM), of(4, Size.SMALL)))).isTrue();
    assertThat(holds("1/0/0", Lists.joined(of(2, Size.MEDIUM), of(5, Size.SMALL)))).isFalse();
  }

  @Test
  @Covers({"RHD-INV-05", "RHD-R-81"})
  void aMediumSlotServesAsFourSmallOrTwelveTiny() {
    assertThat(holds("0/1/0", of(4, Size.SMALL))).isTrue();
    assertThat(holds("0/1/0", of(5, Size.SMALL))).isFalse();
    assertThat(holds("0/1/0", of(12, Size.TINY))).isTrue();
    assertThat(holds("0/1/0", of(13, Size.TINY))).isFalse();
    // Smaller Slots never join into a bigger one.
    assertThat(holds("0/3/0", of(1, Size.LARGE))).isFalse();
    assertThat(holds("0/0/4", of(1, Size.MEDIUM))).isFalse();
  }

  @Test
  @Covers("RHD-INV-06")
  void theQuiverHoldsThreeTinyStacks() {
    var archer =
        Folk.hero("10/15/10/10/10/10")
            .having("Broadhead Arrow", Place.QUIVER, 12)
            .having("Bodkin Arrow", Place.QUIVER, 12)
            .having("Sling Stone", Place.QUIVER, 10)
            .holding("Quarrel");
    var being = being(archer);
    assertThat(Inventory.refusal(being, being.kit().get("Quarrel"), Place.QUIVER)).isPresent();
    var two =
        being(
            Folk.hero("10/15/10/10/10/10")
                .having("Broadhead Arrow", Place.QUIVER, 24)
                .holding("Quarrel"));
    assertThat(Inventory.refusal(two, two.kit().get("Quarrel"), Place.QUIVER)).isEmpty();
  }

  // Slots of everybody

  @Test
  @Covers("RHD-INV-09")
  void everybodyHasSevenEquipmentSlots() {
    assertThat(Place.ARMOR_WORN.size()).isEqualTo(Size.LARGE);
    assertThat(Place.HEADGEAR.size()).isEqualTo(Size.MEDIUM);
    assertThat(Place.MAIN_HAND.size()).isEqualTo(Size.MEDIUM);
    assertThat(Place.OFF_HAND.size()).isEqualTo(Size.MEDIUM);
    assertThat(Place.SHEATH.size()).isEqualTo(Size.MEDIUM);
    assertThat(Place.COINPURSE.size()).isEqualTo(Size.SMALL);
    assertThat(Place.QUIVER.size()).isEqualTo(Size.SMALL);
    var being = being(Folk.hero("10/10/10/10/10/10").holding("Shortsword"));
    var sword = being.kit().get("Shortsword");
    assertThat(Inventory.refusal(being, sword, Place.SHEATH)).isEmpty();
    assertThat(Inventory.refusal(being, sword, Place.COINPURSE)).isPresent();
    assertThat(Inventory.refusal(being, sword, Place.QUIVER)).isPresent();
  }

  @Test
  @Covers({"RHD-INV-10", "RHD-R-82"})
  void whatIsLargeTakesBothHands() {
    var hero =
        Folk.hero("15/10/10/10/10/10").having("Maul", Place.PACK).having("Torch", Place.OFF_HAND);
    Tables.empty()
        .sheet("hero", hero.sheet())
        .refuses(new Handling.Unpack("hero", "Maul"), "RHD-INT-02")
        .when(new Handling.Drop("hero", "Torch"))
        .when(new Handling.Unpack("hero", "Maul"))
        .then("hero.held", List.of("Maul"));
    // A Medium weapon that takes two hands is no use in one.
    var spear = Folk.hero("15/10/10/10/10/10").holding("Spear");
    Tables.duel(spear, Tables.dummy()).refuses(Tables.attack("hero", "Spear", "foe"), "RHD-INV-10");
  }

  @Test
  @Covers("RHD-R-82")
  void aHandMayCarryMoreThanItWields() {
    var hero =
        Folk.hero("15/10/10/10/10/10")
            .having("Fighting Dagger", Place.MAIN_HAND)
            .having("Cudgel", Place.MAIN_HAND);
    Tables.duel(hero, Tables.dummy())
        .refuses(Tables.attack("hero", "Cudgel", "foe"), "RHD-R-82")
        .when(new Handling.Hold("hero", "Cudgel"))
        .refuses(Tables.attack("hero", "Fighting Dagger", "foe"), "RHD-R-82");
  }

  /// A hand is a Medium Slot, which may serve as four Small ones.
  @Test
  @Covers({"RHD-R-82", "RHD-INV-05"})
  void aHandTakesSeveralSmallThingsAndWieldsTheLast() {
    var hero =
        Folk.hero("15/14/10/10/10/10")
            .holding("Shortsword")
            .having("Torch", Place.OFF_HAND)
            .having("Cudgel", Place.PACK)
            .having("Lantern", Place.PACK)
            .having("Field Dressing", Place.PACK);
    Tables.fight(hero, Tables.dummy())
        .when(new Handling.Unpack("hero", "Cudgel"))
        .then("fight.ap", 6)
        .dice("d20=2")
        .when(Tables.attack("hero", "Cudgel", "foe"))
        .then("fight.ap", 3)
        .refuses(new Handling.UseItem("hero", "Torch", Verb.LIGHT), "RHD-R-82")
        .when(new Handling.Hold("hero", "Torch"))
        .when(new Handling.UseItem("hero", "Torch", Verb.LIGHT))
        .then("fight.ap", 1)
        .refuses(Tables.attack("hero", "Cudgel", "foe"), "RHD-R-82")
        .when(new Handling.Unpack("hero", "Lantern"));
    Tables.duel(hero, Tables.dummy())
        .when(new Handling.Unpack("hero", "Cudgel"))
        .when(new Handling.Unpack("hero", "Lantern"))
        .when(new Handling.Unpack("hero", "Field Dressing"))
        .when(new Handling.LayOut("Smith's Hammer", 1, Tables.at("5,5")))
        .when(new Handling.Hold("hero", "Smith's Hammer"))
        .when(new Handling.LayOut("Manacles", 1, Tables.at("5,5")))
        .refuses(new Handling.Hold("hero", "Manacles"), "RHD-INT-02")
        .when(new Handling.Drop("hero", "Smith's Hammer"))
        .when(new Handling.Drop("hero", "Torch"))
        .when(new Handling.Hold("hero", "Manacles"))
        .dice("d20=20", "d20=1")
        .when(new Handling.UseOn("hero", "Manacles", Verb.FORCE, "foe"));
  }

  /// Both hands together are a Large Slot, which may serve as three Medium ones.
  @Test
  @Covers({"RHD-R-82", "RHD-INV-04", "RHD-INV-10"})
  void bothHandsTakeAnArmfulOfThreeAndWieldTheLast() {
    var hero =
        Folk.hero("15/18/10/10/10/10")
            .holding("Shortsword")
            .having("Smith's Hammer", Place.OFF_HAND)
            .having("Flail", Place.PACK)
            .having("Torch", Place.PACK);
    Tables.fight(hero, Tables.dummy())
        .when(new Handling.Unpack("hero", "Flail"))
        .then("fight.ap", 8)
        .then("hero.held", List.of("Flail", "Shortsword", "Smith's Hammer"))
        // Full: three Medium things are all that a Large Slot serves for.
        .refuses(new Handling.Unpack("hero", "Torch"), "RHD-INT-02")
        // Only the one taken last is held, in both hands; the others are carried.
        .refuses(Tables.attack("hero", "Shortsword", "foe"), "RHD-R-82")
        .refuses(Tables.attack("hero", "Smith's Hammer", "foe"), "RHD-R-82")
        .refuses(new Encounter.Grapple("hero", "foe"), "RHD-GRP-01")
        .when(new Handling.Hold("hero", "Smith's Hammer"))
        .then("fight.ap", 7)
        .refuses(Tables.attack("hero", "Flail", "foe"), "RHD-R-82")
        .dice("d20=1")
        .when(Tables.attack("hero", "Smith's Hammer", "foe"))
        .then("fight.ap", 3)
        // Without the third there is a hand for each again.
        .when(new Handling.Drop("hero", "Flail"))
        .refuses(new Handling.Hold("hero", "Shortsword"), "RHD-R-36")
        .refuses(new Handling.Hold("hero", "Smith's Hammer"), "RHD-R-36");
  }

  /// What is dropped leaves two things in one hand: HOLD takes one of them into the empty one.
  @Test
  @Covers("RHD-R-82")
  void whatIsLeftOfAnArmfulGoesIntoAHandEach() {
    var hero =
        Folk.hero("15/18/10/10/10/10")
            .holding("Shortsword")
            .having("Rope and Hook", Place.OFF_HAND)
            .having("Flail", Place.PACK);
    Tables.fight(hero, Tables.dummy())
        .when(new Handling.Unpack("hero", "Flail"))
        .when(new Handling.Drop("hero", "Rope and Hook"))
        .refuses(Tables.attack("hero", "Shortsword", "foe"), "RHD-R-82")
        .refuses(new Encounter.Grapple("hero", "foe"), "RHD-GRP-01")
        .when(new Handling.Hold("hero", "Shortsword"))
        .then("fight.ap", 7)
        .dice("d20=1")
        .when(Tables.attack("hero", "Shortsword", "foe"))
        .when(new Handling.Drop("hero", "Shortsword"))
        .dice("d20=1", "d20=20")
        .when(new Encounter.Grapple("hero", "foe"));
  }

  /// A Medium weapon of two hands leaves room for two more Medium things, but a Large one for none.
  @Test
  @Covers({"RHD-R-82", "RHD-INV-10"})
  void aTwoHandedWeaponIsCarriedInAnArmfulAndHeldAgain() {
    var spearman = Folk.hero("15/18/10/10/10/10").inBothHands("Spear").having("Torch", Place.PACK);
    Tables.fight(spearman, Tables.dummy())
        .when(new Handling.Unpack("hero", "Torch"))
        .when(new Handling.UseItem("hero", "Torch", Verb.LIGHT))
        .refuses(Tables.attack("hero", "Spear", "foe"), "RHD-R-82")
        .when(new Handling.Hold("hero", "Spear"))
        .then("fight.ap", 6)
        .dice("d20=1")
        .when(Tables.attack("hero", "Spear", "foe"))
        .refuses(new Handling.Hold("hero", "Spear"), "RHD-INT-03");
    var mauler = Folk.hero("15/18/10/10/10/10").inBothHands("Maul").having("Torch", Place.PACK);
    Tables.fight(mauler, Tables.dummy())
        .refuses(new Handling.Unpack("hero", "Torch"), "RHD-INT-02");
  }

  /// Whoever holds somebody has no second hand for an armful.
  @Test
  @Covers({"RHD-R-82", "RHD-R-28"})
  void whoHoldsSomebodyCarriesNoArmful() {
    var hero = Folk.hero("15/18/10/10/10/10").holding("Shortsword").having("Flail", Place.PACK);
    Tables.fight(hero, Tables.dummy())
        .dice("d20=20", "d20=1")
        .when(new Encounter.Grapple("hero", "foe"))
        .refuses(new Handling.Unpack("hero", "Flail"), "RHD-INT-02");
  }

  /// From a container, too, what was taken last is what the hand wields.
  @Test
  @Covers({"RHD-R-82", "RHD-INT-02"})
  void whatComesOutOfAContainerIsWhatTheHandWields() {
    var hero =
        Folk.hero("15/18/10/10/10/10").holding("Shortsword").having("Lantern", Place.OFF_HAND);
    Tables.duel(hero, Tables.dummy())
        .when(new Handling.SetContainer("chest", Tables.at("5,6"), Size.LARGE, 1))
        .when(new Handling.Fill("chest", "Cudgel", 1))
        .when(new Handling.OpenUp("hero", "chest"))
        .when(new Handling.UnpackFrom("hero", "chest", "Cudgel"))
        .refuses(new Handling.UseItem("hero", "Lantern", Verb.OPEN), "RHD-R-82")
        .dice("d20=20", "d20=1")
        .when(Tables.CALL)
        .dice("d20=1")
        .when(Tables.attack("hero", "Cudgel", "foe"));
  }

  // Strength

  @Test
  @Covers({"RHD-INV-11", "RHD-INV-13"})
  void strengthGivesSlots() {
    assertThat(Inventory.strengthBased(being(Folk.hero("10/10/10/10/10/10")))).hasToString("1/3/5");
    assertThat(Inventory.strengthBased(being(Folk.hero("17/10/10/10/10/10"))))
        .hasToString("2/9/20");
    var rows =
        List.of(
            "0/0/0", "0/0/1", "0/0/2", "0/0/3", "0/2/4", "1/3/5", "1/5/10", "1/7/15", "2/9/20",
            "2/11/25", "3/13/30", "4/15/35", "4/17/40", "5/19/45", "5/21/50", "6/23/55");
    for (int mod = -5; mod <= 10; mod++) {
      assertThat(Inventory.strengthBased(mod, Size.MEDIUM)).hasToString(rows.get(mod + 5));
    }
  }

  @Test
  @Covers({"RHD-INV-12", "RHD-R-83"})
  void theBodyShiftsTheRowAndTheEndsOfTheTableHold() {
    assertThat(Inventory.strengthBased(1, Size.LARGE)).hasToString("3/13/30");
    assertThat(Inventory.strengthBased(1, Size.SMALL)).hasToString("0/0/2");
    assertThat(Inventory.strengthBased(8, Size.LARGE)).hasToString("6/23/55");
    assertThat(Inventory.strengthBased(-3, Size.SMALL)).hasToString("0/0/0");
  }

  /// STR 12 has room for one Large thing, three for a Large body, and two Small ones for a Small
  /// body.
  @Test
  @Covers({"RHD-INV-12", "RHD-INV-14"})
  void aLargeBodyPacksMoreAndASmallOneLess() {
    packs("", "Maul", "Maul");
    packs("Large Body", "Maul", "Maul", "Maul", "Maul");
    packs("Small Body", "Torch", "Torch", "Torch");
  }

  /// Takes up what lies about and packs it, as far as it goes: the last finds no room.
  private static void packs(String body, String... things) {
    var hero = Folk.hero("12/10/10/10/10/10");
    var table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5"))
            .sheet("hero", (body.isEmpty() ? hero : hero.with(body)).sheet());
    for (int i = 0; i < things.length; i++) {
      table
          .when(new Handling.LayOut(things[i], 1, Tables.at("5,5")))
          .when(new Handling.Hold("hero", things[i]));
      var held = table.state().being("hero").kit().held().getFirst().key();
      var pack = new Handling.PutAway("hero", held, Place.PACK);
      if (i < things.length - 1) {
        table.when(pack);
      } else {
        table.refuses(pack, "RHD-INV-14");
      }
    }
  }

  @Test
  void whoIsBroadShoulderedCarriesAsIfStronger() {
    assertThat(
            Inventory.strengthBased(being(Folk.hero("10/10/10/10/10/10").with("Broad Shouldered"))))
        .hasToString("1/5/10");
  }

  @Test
  @Covers({"RHD-INV-01", "RHD-INV-14"})
  void treasureCompetesWithGear() {
    var table =
        Tables.empty()
            .sheet("hero", Folk.hero("6/10/10/10/10/10").sheet())
            .when(new Handling.Bestow("hero", "Torch", 3))
            .then("hero.items", List.of("Torch", "Torch 2", "Torch 3"));
    // A fourth finds room in the coinpurse, a fifth lies on the ground.
    table
        .when(new Handling.Bestow("hero", "Torch", 2))
        .then("hero.items", List.of("Torch", "Torch 2", "Torch 3", "Torch 4"))
        .then("ground", List.of("Torch"));
    // Held things are available, and cannot be packed away where there is no room.
    table
        .when(new Handling.Hold("hero", "Torch"))
        .refuses(new Handling.PutAway("hero", "Torch 5", Place.PACK), "RHD-INV-14");
  }

  @Test
  @Covers("RHD-R-84")
  void whoeverIsOverladenDoesNotRun() {
    var hero =
        Folk.hero("10/10/10/10/10/10")
            .having("Rope and Hook", Place.PACK)
            .having("Repair Kit", Place.PACK);
    Table<RhodState, RhodStep, RhodEvent> table =
        Tables.empty()
            .scene(Tables.placed("hero", "5,5"))
            .sheet("hero", hero.sheet())
            .given("hero.str", 6);
    table.refuses(new Encounter.Run("hero", Tables.at("6,5")), "RHD-R-84");
    assertThat(
            Inventory.refusal(
                table.state().being("hero"),
                Item.fresh(thing("Torch"), Place.MAIN_HAND, 1),
                Place.PACK))
        .isPresent();
    table.given("hero.str", 10).when(new Encounter.Run("hero", Tables.at("6,5")));
  }

  // Hands

  /// A weapon rather into the Main Hand, anything else rather into the Off Hand.
  @Test
  @Covers({"RHD-INV-09", "RHD-INV-10"})
  void theEmptyHandIsTakenAndBothForWhatNeedsBoth() {
    var empty = being(Folk.hero("14/10/10/10/10/10"));
    assertThat(hand(empty, "Shortsword")).isEqualTo(Place.MAIN_HAND);
    assertThat(hand(empty, "Torch")).isEqualTo(Place.OFF_HAND);
    assertThat(hand(empty, "Maul")).isEqualTo(Place.TWO_HANDS);
    assertThat(hand(empty, "Short Bow")).isEqualTo(Place.TWO_HANDS);
    var main = being(Folk.hero("14/10/10/10/10/10").holding("Shortsword"));
    assertThat(hand(main, "Boot Knife")).isEqualTo(Place.OFF_HAND);
    assertThat(hand(main, "Torch")).isEqualTo(Place.OFF_HAND);
    var off = being(Folk.hero("14/10/10/10/10/10").having("Torch", Place.OFF_HAND));
    assertThat(hand(off, "Boot Knife")).isEqualTo(Place.MAIN_HAND);
    assertThat(hand(off, "Lantern")).isEqualTo(Place.MAIN_HAND);
    var full =
        being(Folk.hero("14/10/10/10/10/10").holding("Shortsword").having("Torch", Place.OFF_HAND));
    // the Shortsword fills its hand, and the Torch leaves room beside it
    assertThat(hand(full, "Boot Knife")).isEqualTo(Place.OFF_HAND);
    assertThat(hand(full, "Lantern")).isEqualTo(Place.OFF_HAND);
  }

  private static Place hand(Being being, String thing) {
    return Inventory.handFor(
        being, Item.fresh(thing(thing), Place.PACK, 1), being.kit().freeHands() > 0);
  }

  private static String refused(Being being, String thing, Place place) {
    return Inventory.refusal(being, Item.fresh(thing(thing), Place.PACK, 1), place)
        .map(refusal -> refusal.clause().id())
        .orElse("");
  }

  @Test
  @Covers({"RHD-INV-03", "RHD-INV-10", "RHD-R-82", "RHD-R-86", "RHD-INV-14"})
  void whatIsTakenIsTaken() {
    var mauler = being(Folk.hero("14/10/10/10/10/10").inBothHands("Maul"));
    assertThat(refused(mauler, "Torch", Place.OFF_HAND)).isEqualTo("RHD-INV-10");
    var torch = being(Folk.hero("14/10/10/10/10/10").having("Torch", Place.OFF_HAND));
    assertThat(refused(torch, "Maul", Place.TWO_HANDS)).isEqualTo("RHD-INV-10");
    assertThat(refused(torch, "Shortsword", Place.OFF_HAND)).isEqualTo("RHD-R-82");
    assertThat(refused(torch, "Lantern", Place.OFF_HAND)).isEmpty();
    assertThat(refused(torch, "Lantern", Place.MAIN_HAND)).isEmpty();
    assertThat(refused(torch, "Torch", Place.HEADGEAR)).isEqualTo("RHD-R-86");
    assertThat(refused(torch, "Hide Cap", Place.ARMOR_WORN)).isEqualTo("RHD-R-86");
    assertThat(refused(torch, "Hide Cap", Place.HEADGEAR)).isEmpty();
    assertThat(refused(torch, "Maul", Place.SHEATH)).isEqualTo("RHD-INV-14");
  }

  /// STR 6 has three Small Slots: full of bars they still take a fourth vial to three others.
  @Test
  @Covers({"RHD-INV-07", "RHD-INV-08", "RHD-INV-14"})
  void oneMoreOfAStackTakesNoRoom() {
    var laden =
        being(
            Folk.hero("6/10/10/10/10/10")
                .having("Iron Bar", Place.PACK)
                .having("Iron Bar", Place.PACK)
                .having("Antidote Vial", Place.PACK, 3));
    assertThat(refused(laden, "Antidote Vial", Place.PACK)).isEmpty();
    assertThat(refused(laden, "Iron Bar", Place.PACK)).isEqualTo("RHD-INV-14");
    var full =
        being(
            Folk.hero("6/10/10/10/10/10")
                .having("Iron Bar", Place.PACK)
                .having("Iron Bar", Place.PACK)
                .having("Iron Bar", Place.PACK));
    assertThat(refused(full, "Antidote Vial", Place.PACK)).isEqualTo("RHD-INV-14");
  }
}
