package quintain.otherworlds.state;

import java.util.Optional;
import quintain.kernel.Entry;

/// A thing that can be carried.
public sealed interface Gear extends Entry
    permits Weapon, Innate, Armor, Guard, Absorb, Consumable {
  /// In marks; absent when it is not for sale.
  Optional<Integer> price();

  /// How many rounds, uses or points of strength it has at most.
  default int full() {
    return switch (this) {
      case Weapon weapon -> weapon.figures().magazine();
      case Innate innate -> innate.attack().figures().magazine();
      case Armor _ -> 0;
      case Guard guard -> guard.reserve().full();
      case Absorb absorb -> absorb.amount();
      case Consumable consumable -> consumable.uses();
    };
  }
}
