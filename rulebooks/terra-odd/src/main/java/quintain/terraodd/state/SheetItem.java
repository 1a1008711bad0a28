package quintain.terraodd.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// An item on a sheet.
///
/// @param item the gear, by name or id
/// @param uses the uses left; absent for all of them
public record SheetItem(String item, Item.Where place, Optional<Integer> uses) {
  public SheetItem {
    Check.text("item", item);
    uses.ifPresent(left -> Check.atLeast("uses", left, 0));
  }
}
