package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.Locale;
import quintain.kernel.parts.Phrases;

/// A thing somebody has, or that lies about.
///
/// @param key what it is called at this table, different from its like
/// @param left rounds in the magazine, uses, or what a guard or an absorb item still takes
public record Item(String key, Gear gear, Place place, int left) {
  /// Where it is on somebody (OTW-CC-10).
  public enum Place {
    HAND,
    BOTH_HANDS,
    WORN,
    QUICK,
    /// A weapon at one's side, drawn in no time.
    SHEATHED,
    PACK,
    /// A part of the body: claws, a gaze.
    NATURAL
  }

  /// A thing as it comes: loaded, charged and unused, called by its name.
  public static Item fresh(Gear gear, Place place) {
    return of(gear, place, gear.full());
  }

  /// A thing of which so much is left, called by its name.
  public static Item of(Gear gear, Place place, int left) {
    return new Item(gear.name().toLowerCase(Locale.ROOT), gear, place, left);
  }

  Item at(Place where) {
    return new Item(key, gear, where, left);
  }

  Item withLeft(int rest) {
    return new Item(key, gear, place, rest);
  }

  Item called(String name) {
    return new Item(name, gear, place, left);
  }

  public boolean isHeld() {
    return place == Place.HAND || place == Place.BOTH_HANDS;
  }

  /// What it is good for, in a few words.
  public String detail() {
    var said = new ArrayList<String>();
    switch (gear) {
      case Weapon weapon -> {
        said.add(weapon.figures().told());
        said.add(Phrases.words(weapon.type()));
        weapon.keywords().forEach(keyword -> said.add(keyword.title()));
      }
      case Innate innate -> {
        said.add(innate.attack().figures().told());
        said.add(Phrases.words(innate.attack().type()));
        innate.attack().keywords().forEach(keyword -> said.add(keyword.title()));
      }
      case Armor armor -> {
        said.add("Armor " + armor.armor());
        if (!armor.resists().isEmpty()) {
          said.add("Resistance " + DamageType.told(armor.resists()));
        }
      }
      case Guard guard -> said.add("Guard " + guard.reserve());
      case Absorb absorb -> said.add("Absorb " + absorb.amount());
      case Consumable thing -> said.add(thing.effect().replaceFirst("\\.$", ""));
    }
    int full = gear.full();
    if (full > 0) {
      said.add("%d of %d left".formatted(left, full));
    }
    return String.join("; ", said);
  }
}
