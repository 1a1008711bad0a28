package quintain.rath.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.ArmorPiece;
import quintain.rath.state.Draft;
import quintain.rath.state.Gear;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Pack;
import quintain.rath.state.Shelf;
import quintain.rath.state.Stat;
import quintain.rath.state.Tag;
import quintain.rath.state.Weapon;

/// What a new character buys, carries and has in hand.
final class Outfits {
  private static final String CLOTHES = "Clothes";
  private static final int HANDS = 2;
  private static final int SLOTS = 10;

  private Outfits() {}

  static String key(Gear gear) {
    return key(gear.name());
  }

  /// What stands between the words of a name.
  private static final Pattern BETWEEN = Pattern.compile("[^a-z0-9]+");

  /// A name as it is written in scripts: `thieves-tools`.
  static String key(String name) {
    return BETWEEN.matcher(name.toLowerCase(Locale.ROOT).replace("'", "")).replaceAll("-");
  }

  static Optional<Gear> find(Shelf shelf, String key) {
    return shelf.gear().stream().filter(gear -> key(gear).equals(key)).findFirst();
  }

  /// What a thing is good for, among its like.
  static List<Option.Hint> explained(Gear gear) {
    var kind =
        gear.weapon().isPresent() || gear.is(Tag.AMMUNITION)
            ? "Weapons"
            : gear.armor().isPresent() ? "Armor" : gear.use().isPresent() ? "Supplies" : "Gear";
    var detail = Item.of(gear.name(), gear, Item.Where.PACK).detail();
    var slots = gear.slots() == 0 ? "no slot" : Phrases.counted(gear.slots(), "slot");
    return List.of(
        new Option.Hint(Hints.GROUP, kind),
        new Option.Hint(Hints.MEANING, detail.isEmpty() ? slots : detail + "; " + slots));
  }

  /// One set is free (RTH-S-CC-06).
  static Draft clothed(Draft draft, Shelf shelf) {
    return shelf
        .gear(CLOTHES)
        .map(clothes -> draft.with(Item.of(clothes.name(), clothes, Item.Where.WORN)))
        .orElse(draft);
  }

  /// Within the slots that carry no penalty (RTH-DER-03).
  static boolean fits(Draft draft) {
    int slots = SLOTS + draft.stats().of(Stat.CON) + (draft.has(Knack.PACK_MULE) ? 3 : 0);
    return Encumbrance.used(draft.pack()) <= slots;
  }

  /// A sensible outfit for these stats and coins: the answer on automatic.
  static Map<String, Integer> usual(Draft draft, Shelf shelf) {
    var wanted = new ArrayList<String>();
    if (draft.has(Knack.SPELLCRAFT)) {
      wanted.addAll(List.of("Spellbook", "Staff"));
    }
    if (draft.has(Knack.BREAK_AND_ENTER) || draft.has(Knack.TRAPSMITH)) {
      wanted.add("Thieves' tools");
    }
    if (draft.stats().of(Stat.DEX) > draft.stats().of(Stat.STR)) {
      wanted.addAll(List.of("Bow", "Arrows", "Dagger", "Light armor"));
    } else if (!draft.has(Knack.SPELLCRAFT)) {
      wanted.addAll(List.of("Sword", "Shield", "Light armor"));
    }
    wanted.addAll(List.of("Rations", "Torches"));
    if (draft.has(Knack.FIELD_MEDICINE)) {
      wanted.add("Bandages");
    }
    wanted.addAll(List.of("Rope", "Bedroll", "Waterskin"));
    var dressed = clothed(draft, shelf);
    var bought = new LinkedHashMap<String, Integer>();
    for (String name : wanted) {
      var gear = shelf.gear(name);
      if (gear.isPresent() && gear.get().price().orElse(0) <= dressed.pack().purse().copper()) {
        var more = dressed.buying(gear.get());
        if (fits(more)) {
          dressed = more;
          bought.merge(key(gear.get()), 1, Integer::sum);
        }
      }
    }
    return bought;
  }

  /// Armor on, the best weapon in hand, a shield where an arm is free.
  static Draft readied(Draft draft) {
    var ready = draft;
    for (Item item : draft.pack().items()) {
      var piece = item.gear().armor();
      if (piece.isPresent()
          && piece.get() != ArmorPiece.SHIELD
          && !wears(ready.pack(), piece.get())) {
        ready = ready.placing(item, Item.Where.WORN);
      }
    }
    var weapon = best(ready.pack());
    int free = HANDS;
    if (weapon.isPresent()) {
      ready = ready.placing(weapon.get(), Item.Where.HELD);
      free -= weapon.get().gear().hands();
    }
    for (Item item : draft.pack().items()) {
      if (Inventory.isShield(item) && free > 0) {
        ready = ready.placing(item, Item.Where.WORN);
        free = 0;
      }
    }
    return ready;
  }

  private static boolean wears(Pack pack, ArmorPiece piece) {
    return pack.items().stream()
        .filter(item -> item.where() == Item.Where.WORN)
        .flatMap(item -> item.gear().armor().stream())
        .anyMatch(worn -> worn == piece || (worn.body() && piece.body()));
  }

  /// The weapon with the largest die, of those that have what they shoot.
  private static Optional<Item> best(Pack pack) {
    Optional<Item> best = Optional.empty();
    for (Item item : pack.items()) {
      var weapon = item.gear().weapon();
      boolean loaded = item.gear().ammo().map(ammo -> pack.find(ammo).isPresent()).orElse(true);
      if (weapon.isPresent()
          && loaded
          && weapon.get().die() > best.flatMap(b -> b.gear().weapon()).map(Weapon::die).orElse(0)) {
        best = Optional.of(item);
      }
    }
    return best;
  }
}
