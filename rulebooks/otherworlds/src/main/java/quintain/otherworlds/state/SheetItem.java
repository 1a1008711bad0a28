package quintain.otherworlds.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// An item on a sheet.
///
/// @param item the weapon, armor, guard, absorb item or consumable, by name or id
/// @param left the rounds, uses or strength left; absent for all of it
public record SheetItem(String item, Place place, Optional<Integer> left) {
  public SheetItem {
    Check.text("item", item);
    left.ifPresent(number -> Check.atLeast("left", number, 0));
  }

  /// Where the item is (OTW-CC-10).
  public enum Place {
    HAND,
    BOTH_HANDS,
    WORN,
    /// At hand for an Item action.
    QUICK,
    /// A weapon at one's side, drawn in no time.
    SHEATHED,
    PACK
  }
}
