package quintain.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import quintain.cairn.state.ArmorPiece;
import quintain.cairn.state.Attack;
import quintain.cairn.state.Background;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.Creature;
import quintain.cairn.state.CriticalEffect;
import quintain.cairn.state.Damage;
import quintain.cairn.state.Gear;
import quintain.cairn.state.Power;
import quintain.cairn.state.Relic;
import quintain.cairn.state.Sheet;
import quintain.cairn.state.SheetItem;
import quintain.cairn.state.Spell;
import quintain.cairn.state.StartingGear;
import quintain.cairn.state.Tag;
import quintain.kernel.Complaint;
import quintain.kernel.Content;

/// Entries refuse figures that cannot be, and complain of references to what is not there.
class ContentTest {
  private static final Gear SWORD = gear("Sword", 1, 1, List.of(Tag.METAL, Tag.BLADE));
  private static final Gear BOOK = gear("Spellbook", 1, 2, List.of(Tag.SPELLBOOK));
  private static final Spell LEASH =
      new Spell(
          "T-SPL-1",
          "Bramble Leash",
          2,
          "Thorned vines hold one creature.",
          "two creatures",
          new Power.Hold(1, 40),
          new Power.Hold(2, 40));
  private static final Content SHELF =
      Content.empty()
          .with(CairnContent.GEAR, List.of(SWORD, BOOK))
          .with(CairnContent.SPELLS, List.of(LEASH));

  @Test
  void nothingGivesMoreThanThreeArmor() {
    assertThatThrownBy(() -> armor(4, Optional.of(ArmorPiece.BODY)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("armor is 4, expected 0 to 3");
  }

  @Test
  void armorSaysWhichPieceItIs() {
    assertThatThrownBy(() -> armor(1, Optional.empty()))
        .hasMessageStartingWith("Jack adds to Armor but names no piece");
  }

  @Test
  void bulkyMeansTwoSlots() {
    assertThatThrownBy(() -> gear("Anvil", 1, 2, List.of(Tag.BULKY)))
        .hasMessageStartingWith("Anvil must be tagged bulky");
    assertThatThrownBy(() -> gear("Anvil", 2, 2, List.of()))
        .hasMessageStartingWith("Anvil must be tagged bulky");
  }

  @Test
  void pettyMeansNoSlot() {
    assertThatThrownBy(() -> gear("Pea", 1, 0, List.of(Tag.PETTY)))
        .hasMessage("Pea is petty, so it cannot fill a slot");
  }

  @Test
  void aCreatureWithoutAnAttackIsRefused() {
    assertThatThrownBy(() -> creature(List.of()))
        .hasMessage("attacks has no entry, expected at least one");
  }

  @Test
  void aCreatureAnswersForEachAbility() {
    var wolf = creature(List.of(new Attack("jaws", Damage.d(8), false)));

    assertThat(wolf.str()).isEqualTo(11);
    assertThat(wolf.dex()).isEqualTo(14);
    assertThat(wolf.wil()).isEqualTo(9);
  }

  @Test
  void whatIsUsedUpHasNoRecharge() {
    assertThatThrownBy(
            () ->
                new Relic(
                    "T-REL-1",
                    "Leycap",
                    1,
                    0,
                    new Power.LiftFatigue(1, true),
                    "a mushroom",
                    Optional.of("find another"),
                    true))
        .hasMessage("Leycap is used up, so nothing recharges it");
  }

  @Test
  void aStartingGearRowIsNamedByItsTableAndFaces() {
    assertThat(row(6, 14).name()).isEqualTo("weapon 6–14");
    assertThat(row(20, 20).name()).isEqualTo("weapon 20");
    assertThatThrownBy(() -> row(6, 5)).hasMessage("to is 5, expected 6 to 20");
  }

  @Test
  void aBackgroundBringsGearThatExists() {
    var squire =
        new Background(
            "T-BG-1", "Squire", 1, "riding", List.of("sword", "lance"), Optional.empty());

    assertThat(CairnContent.complaints(SHELF.with(CairnContent.BACKGROUNDS, List.of(squire))))
        .containsExactly(new Complaint("T-BG-1", "items", "there is no gear 'lance'"));
  }

  @Test
  void aStartingGearRowNeverRollsOnItself() {
    var endless =
        new StartingGear(
            "T-GR-1",
            StartingGear.Table.BONUS,
            1,
            20,
            List.of(new StartingGear.Grant.RollOn(StartingGear.Table.BONUS)));

    assertThat(CairnContent.complaints(SHELF.with(CairnContent.STARTING_GEAR, List.of(endless))))
        .containsExactly(new Complaint("T-GR-1", "oneOf", "rolls on its own table again"));
  }

  @Test
  void aRelicCastsASpellThatExists() {
    var wand =
        new Relic(
            "T-REL-2", "Wand", 1, 1, new Power.Cast("Haste"), "a wand", Optional.of("wait"), false);

    assertThat(CairnContent.complaints(SHELF.with(CairnContent.RELICS, List.of(wand))))
        .containsExactly(new Complaint("T-REL-2", "power", "there is no spell 'Haste'"));
  }

  @Test
  void aSheetThatFitsDrawsNoComplaint() {
    var oskar = sheet(held("Sword"), book(Optional.of("Bramble Leash"), SheetItem.Place.PACK));

    assertThat(CairnContent.complaints(oskar, SHELF)).isEmpty();
  }

  @Test
  void aSpellbookOnASheetNamesItsSpell() {
    assertThat(CairnContent.complaints(sheet(book(Optional.empty(), SheetItem.Place.PACK)), SHELF))
        .containsExactly(new Complaint("T-PRE-1", "items", "Spellbook names no spell"));
    assertThat(
            CairnContent.complaints(sheet(book(Optional.of("Haste"), SheetItem.Place.PACK)), SHELF))
        .containsExactly(new Complaint("T-PRE-1", "items", "there is no spell 'Haste'"));
  }

  @Test
  void nobodyHoldsMoreThanTwoHandsFull() {
    var oskar = sheet(held("Sword"), book(Optional.of("Bramble Leash"), SheetItem.Place.HELD));

    assertThat(CairnContent.complaints(oskar, SHELF))
        .containsExactly(
            new Complaint("T-PRE-1", "items", "what is held takes 3 hands, expected 2"));
  }

  @Test
  void onlyAHirelingHasAnEmployer() {
    assertThatThrownBy(() -> sheet(Sheet.Kind.PC, Optional.of("Maren")))
        .hasMessage("Oskar is a player character and has no employer");
    assertThat(sheet(Sheet.Kind.HIRELING, Optional.of("Maren")).employer()).contains("Maren");
  }

  private static Gear gear(String name, int slots, int hands, List<Tag> tags) {
    return new Gear(
        "T-" + name,
        name,
        slots,
        hands,
        Optional.empty(),
        0,
        Optional.empty(),
        tags,
        0,
        0,
        Optional.empty(),
        Optional.empty(),
        "",
        Optional.empty());
  }

  private static Gear armor(int armor, Optional<ArmorPiece> piece) {
    return new Gear(
        "T-1",
        "Jack",
        1,
        0,
        Optional.empty(),
        armor,
        piece,
        List.of(Tag.WORN),
        0,
        0,
        Optional.empty(),
        Optional.of(5),
        "",
        Optional.empty());
  }

  private static Creature creature(List<Attack> attacks) {
    return new Creature(
        "T-BST-1",
        "Ash Wolf",
        5,
        0,
        11,
        14,
        9,
        attacks,
        false,
        false,
        false,
        List.of(new CriticalEffect.Helpless(CriticalEffect.Until.ONE_ROUND)),
        "pulled down",
        List.of(),
        "",
        Optional.empty());
  }

  private static StartingGear row(int from, int to) {
    return new StartingGear("T-GR-2", StartingGear.Table.WEAPON, from, to, List.of());
  }

  private static SheetItem held(String item) {
    return new SheetItem(item, Optional.empty(), SheetItem.Place.HELD, Optional.empty());
  }

  private static SheetItem book(Optional<String> spell, SheetItem.Place place) {
    return new SheetItem("Spellbook", spell, place, Optional.empty());
  }

  private static Sheet sheet(SheetItem... items) {
    return sheet(Sheet.Kind.PC, Optional.empty(), items);
  }

  private static Sheet sheet(Sheet.Kind kind, Optional<String> employer, SheetItem... items) {
    return new Sheet(
        "T-PRE-1",
        "Oskar",
        kind,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        9,
        8,
        12,
        3,
        List.of(items),
        0,
        employer,
        List.of(),
        Optional.empty(),
        Optional.empty());
  }
}
