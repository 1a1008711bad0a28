package quintain.rhod.state;

import java.util.List;
import quintain.kernel.parts.Check;

/// An Armor: a set of Tags, worn in the Slot it states (RHD-ARM-02, RHD-R-86).
///
/// @param place Armor Worn or Headgear
/// @param kit whether a starting kit may hold it (RHD-R-09)
public record Armor(String id, String name, Place place, Tags tags, boolean kit) implements Thing {
  static final List<Tag.Kind> NEEDED = List.of(Tag.Kind.SIZE, Tag.Kind.MATERIAL, Tag.Kind.STYLE);

  public Armor {
    Check.text("id", id);
    Check.text("name", name);
    if (!place.worn()) {
      throw new IllegalArgumentException(name + " is worn neither on the body nor on the head");
    }
  }

  /// A Size, a Material and a Style, and no second Size (RHD-ARM-02, RHD-R-86).
  public boolean valid() {
    return tags.hasAll(NEEDED) && tags.count(Tag.Kind.SIZE) == 1;
  }

  /// (Material + Style) × Size (RHD-ARM-03); nothing if it is not valid.
  @By(Rhd.RHD_ARM_03)
  public int value() {
    return valid()
        ? (tags.value(Tag.Kind.MATERIAL) + tags.value(Tag.Kind.STYLE)) * tags.value(Tag.Kind.SIZE)
        : 0;
  }

  @Override
  public Size size() {
    return tags.size();
  }

  public Armor with(Tags changed) {
    return new Armor(id, name, place, changed, kit);
  }
}
