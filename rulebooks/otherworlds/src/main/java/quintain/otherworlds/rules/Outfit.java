package quintain.otherworlds.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.otherworlds.state.Absorb;
import quintain.otherworlds.state.Armor;
import quintain.otherworlds.state.Consumable;
import quintain.otherworlds.state.Family;
import quintain.otherworlds.state.Gear;
import quintain.otherworlds.state.Grip;
import quintain.otherworlds.state.Growth;
import quintain.otherworlds.state.Guard;
import quintain.otherworlds.state.Innate;
import quintain.otherworlds.state.Keyword;
import quintain.otherworlds.state.SheetItem;
import quintain.otherworlds.state.Weapon;

/// Where the things of a new character go: worn, in hand, at hand, or packed (OTW-CC-10).
final class Outfit {
  private Outfit() {}

  static List<SheetItem> of(List<Gear> things) {
    var items = new ArrayList<SheetItem>();
    int hands = 2;
    int quick = 0;
    boolean armored = false;
    boolean guarded = false;
    boolean absorbing = false;
    for (Gear thing : things) {
      var place = SheetItem.Place.PACK;
      switch (thing) {
        case Armor _ -> {
          place = armored ? SheetItem.Place.PACK : SheetItem.Place.WORN;
          armored = true;
        }
        case Guard _ -> {
          place = guarded ? SheetItem.Place.PACK : SheetItem.Place.WORN;
          guarded = true;
        }
        case Absorb _ -> {
          place = absorbing ? SheetItem.Place.PACK : SheetItem.Place.WORN;
          absorbing = true;
        }
        case Weapon weapon -> {
          boolean both =
              weapon.hands() == Grip.TWO || (weapon.hands() == Grip.EITHER && !shield(things));
          if (weapon.has(Keyword.USED_UP)) {
            place = quick < Growth.QUICK_ITEMS ? SheetItem.Place.QUICK : SheetItem.Place.PACK;
            quick++;
          } else if (hands == 2 || (hands == 1 && weapon.family() == Family.SHIELDS)) {
            place = both ? SheetItem.Place.BOTH_HANDS : SheetItem.Place.HAND;
            hands -= both ? 2 : 1;
          } else {
            place = SheetItem.Place.SHEATHED;
          }
        }
        case Consumable _ -> {
          if (quick < Growth.QUICK_ITEMS) {
            place = SheetItem.Place.QUICK;
            quick++;
          }
        }
        case Innate _ -> throw new IllegalArgumentException(thing.name() + " is grown");
      }
      items.add(new SheetItem(thing.name(), place, Optional.empty()));
    }
    return List.copyOf(items);
  }

  private static boolean shield(List<Gear> things) {
    return things.stream()
        .anyMatch(thing -> thing instanceof Weapon weapon && weapon.family() == Family.SHIELDS);
  }
}
