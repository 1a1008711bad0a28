package quintain.otherworlds;

import java.util.Optional;
import quintain.kernel.Entry;

/// A thing that can be carried.
public sealed interface Gear extends Entry
    permits Weapon, Innate, Armor, Guard, Absorb, Consumable {
  /// In marks; absent when it is not for sale.
  Optional<Integer> price();
}
