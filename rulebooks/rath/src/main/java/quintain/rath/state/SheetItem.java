package quintain.rath.state;

import java.util.Optional;

/// An item on a sheet.
///
/// @param item the gear, by name or id
/// @param usage the sides of its usage die now; absent for the die it starts with
/// @param spell what is written on a scroll, by name or id
public record SheetItem(String item, Place place, Optional<Integer> usage, Optional<String> spell) {
  public SheetItem {
    if (item.isBlank()) {
      throw new IllegalArgumentException("an item has a name");
    }
  }

  /// Where the item is.
  public enum Place {
    HELD,
    WORN,
    PACK
  }
}
