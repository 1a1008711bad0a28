package quintain.cairn.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// An item on a sheet.
///
/// @param item the gear or relic, by name or id
/// @param spell what is written in a spellbook or scroll, by name or id
/// @param uses the uses or charges left; absent for all of them
public record SheetItem(String item, Optional<String> spell, Place place, Optional<Integer> uses) {
  public SheetItem {
    Check.text("item", item);
    uses.ifPresent(left -> Check.atLeast("uses", left, 0));
  }

  /// Where the item is.
  public enum Place {
    HELD,
    WORN,
    PACK
  }
}
