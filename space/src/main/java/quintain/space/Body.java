package quintain.space;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Spot;

/// A creature on the grid: a square of spaces, and a height.
///
/// @param id who it is
/// @param at the space of its square with the least x and y; above the ground if it flies
/// @param size spaces along each side of the square
/// @param tall feet from its soles, or belly, to its top
public record Body(String id, Spot at, int size, int tall) {
  public Body {
    if (size < 1 || size > 20) {
      throw new IllegalArgumentException("size is 1 to 20 spaces, not " + size);
    }
    if (tall < 0 || tall > Grid.FEET_MOST) {
      throw new IllegalArgumentException("tall is 0 to " + Grid.FEET_MOST + " feet, not " + tall);
    }
  }

  /// The same creature somewhere else.
  public Body at(Spot place) {
    return new Body(id, place, size, tall);
  }

  /// The spaces it stands on, row by row.
  public List<Spot> spots() {
    var spots = new ArrayList<Spot>();
    for (int y = at.y(); y < at.y() + size; y++) {
      for (int x = at.x(); x < at.x() + size; x++) {
        spots.add(new Spot(x, y, at.z()));
      }
    }
    return List.copyOf(spots);
  }

  /// Whether its square covers a space of the plan.
  public boolean covers(int x, int y) {
    return at.x() <= x && x < at.x() + size && at.y() <= y && y < at.y() + size;
  }

  /// Whether two squares have a space of the plan in common.
  public boolean overlaps(Body other) {
    return at.x() < other.at.x() + other.size
        && other.at.x() < at.x() + size
        && at.y() < other.at.y() + other.size
        && other.at.y() < at.y() + size;
  }
}
