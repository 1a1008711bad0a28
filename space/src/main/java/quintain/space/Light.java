package quintain.space;

import quintain.kernel.OrNone;
import quintain.kernel.Spot;

/// Something that shines: up to so many feet away a space is dazzling, bright or dim; 0 for none.
///
/// @param name what people call it
/// @param at its space; it hangs no lower than the ground there
public record Light(
    @OrNone String name, Spot at, @OrNone int blinding, @OrNone int high, @OrNone int low) {
  /// A lamp that is bright so far, and dim a good deal farther.
  public static Light of(Spot at, int high, int low) {
    return new Light("", at, 0, high, low);
  }

  /// This light, carried somewhere.
  public Light at(Spot place) {
    return new Light(name, place, blinding, high, low);
  }

  /// How bright it makes a space so many feet away.
  public Brightness from(int feet) {
    if (feet <= blinding && blinding > 0) {
      return Brightness.BLINDING;
    }
    if (feet <= high && high > 0) {
      return Brightness.HIGH;
    }
    return feet <= low && low > 0 ? Brightness.LOW : Brightness.DARKNESS;
  }
}
