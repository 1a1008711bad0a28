package quintain.rhod.state;

import java.util.List;

/// Where somebody carries a thing: the Equipment Slots of every character and the Strength Based
/// ones (RHD-INV-09 to 11).
@By(Rhd.RHD_INV_09)
public enum Place {
  ARMOR_WORN(Size.LARGE),
  HEADGEAR(Size.MEDIUM),
  MAIN_HAND(Size.MEDIUM),
  OFF_HAND(Size.MEDIUM),
  /// Both hands used together (RHD-INV-10).
  TWO_HANDS(Size.LARGE),
  SHEATH(Size.MEDIUM),
  COINPURSE(Size.SMALL),
  QUIVER(Size.SMALL),
  /// The Strength Based Slots, of which there are several.
  PACK(Size.LARGE),
  /// No Slot at all: a part of the body.
  NATURAL(Size.LARGE);

  private final Size size;

  Place(Size size) {
    this.size = size;
  }

  /// The Slot's size.
  public Size size() {
    return size;
  }

  /// Whether things fit into this Equipment Slot, which is the same for everybody.
  public boolean takes(List<Item> items) {
    return Slots.of(size, 1).take(items);
  }

  public boolean hand() {
    return this == MAIN_HAND || this == OFF_HAND || this == TWO_HANDS;
  }

  public boolean worn() {
    return this == ARMOR_WORN || this == HEADGEAR;
  }

  /// `Main Hand`.
  public String title() {
    return Words.title(this);
  }
}
