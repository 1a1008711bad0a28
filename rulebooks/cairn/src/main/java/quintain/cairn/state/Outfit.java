package quintain.cairn.state;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Content;

/// Entries of the packs turned into things on a sheet, with their figures copied in.
public final class Outfit {
  private Outfit() {}

  /// A piece of gear, packed away, with all its uses.
  public static Item of(Gear gear) {
    return new Item(
        key(gear.name()),
        gear,
        Item.Where.PACK,
        gear.uses(),
        Optional.empty(),
        Optional.empty(),
        "",
        0);
  }

  /// A spellbook or scroll with its one spell (CRN-MAGC-01).
  public static Item of(Gear gear, Spell spell) {
    return new Item(
        key(gear.name() + " of " + spell.name()),
        gear,
        Item.Where.PACK,
        gear.uses(),
        Optional.of(spell),
        Optional.empty(),
        "",
        0);
  }

  /// A relic with all its charges; as gear it has no more than a name and slots.
  public static Item of(Relic relic) {
    return new Item(
        key(relic.name()),
        asGear(relic),
        Item.Where.PACK,
        relic.charges(),
        Optional.empty(),
        Optional.of(relic),
        "",
        0);
  }

  /// An item as a sheet has it written down.
  public static Item of(SheetItem written, Sheet sheet, Shelf shelf) {
    var gear = sheet.ownGear(written.item()).or(() -> shelf.gear(written.item()));
    var item =
        gear.isPresent()
            ? written
                .spell()
                .map(spell -> of(gear.get(), Content.get("spell", shelf.spells(), spell)))
                .orElseGet(() -> of(gear.get()))
            : of(Content.get("gear or relic", shelf.relics(), written.item()));
    var where =
        switch (written.place()) {
          case HELD -> Item.Where.HELD;
          case WORN -> Item.Where.WORN;
          case PACK -> Item.Where.PACK;
        };
    return item.to(where).leaving(written.uses().orElse(item.left()));
  }

  /// Something of high value and little use: bulky, no damage, no Armor (CRN-WLTH-02).
  ///
  /// @param worth in gold pieces
  public static Item treasure(String name, int worth) {
    return of(
        plain(Gear.TREASURE, name, 2, List.of(Tag.BULKY, Tag.TREASURE), Optional.of(worth), ""));
  }

  private static Gear asGear(Relic relic) {
    var tags =
        switch (relic.slots()) {
          case 0 -> List.of(Tag.PETTY);
          case 1 -> List.<Tag>of();
          default -> List.of(Tag.BULKY);
        };
    return plain(relic.id(), relic.name(), relic.slots(), tags, Optional.empty(), relic.text());
  }

  private static Gear plain(
      String id, String name, int slots, List<Tag> tags, Optional<Integer> price, String note) {
    return new Gear(
        id,
        name,
        slots,
        0,
        Optional.empty(),
        0,
        Optional.empty(),
        tags,
        0,
        0,
        Optional.empty(),
        price,
        note,
        Optional.empty());
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
