package quintain.rhod.state;

import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// A thing on a sheet, by name or id, in a Slot.
///
/// @param count how many, for stacks; left out for one
/// @param lost Armoring lost, or Charges used
/// @param loaded the ammunition in a weapon that holds some, by name
public record SheetItem(
    String item, Place place, @OrNone int count, @OrNone int lost, @OrNone String loaded) {
  public SheetItem {
    Check.text("item", item);
    Check.between("count", count, 0, 999);
    Check.between("lost", lost, 0, 999);
    count = Math.max(1, count);
  }
}
