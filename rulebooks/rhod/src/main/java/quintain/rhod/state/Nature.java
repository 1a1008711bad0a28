package quintain.rhod.state;

import java.util.List;

/// What somebody is by nature, beyond scores and Traits.
///
/// @param own what a creature has of itself without a Trait that gives it
/// @param minor whether the first Wound may kill (RHD-R-55)
/// @param creature the entry of the bestiary; empty for a character
/// @param tactics what it does when the Referee's side runs on automatic
public record Nature(Size size, List<Gift> own, boolean minor, String creature, String tactics) {
  static final Nature PERSON = new Nature(Size.MEDIUM, List.of(), false, "", "");

  public Nature {
    own = List.copyOf(own);
  }

  /// Spaces along each side (RHD-R-64).
  public int spaces() {
    return size == Size.LARGE ? 2 : 1;
  }

  /// Feet from soles to top (RHD-R-64).
  int tall() {
    return size == Size.LARGE ? 2 * Field.SPACE : Field.SPACE;
  }

  Nature minor(boolean first) {
    return new Nature(size, own, first, creature, tactics);
  }

  // Nobody changes their nature often; what tells beings apart is elsewhere.
  @Override
  public int hashCode() {
    return creature.hashCode();
  }
}
