package quintain.space;

import java.util.BitSet;
import java.util.function.BiPredicate;

/// Some spaces of a map's plan: those that somebody sees, for instance.
public final class Region {
  private final Grid grid;
  private final BitSet spaces;

  Region(Grid grid, BitSet spaces) {
    this.grid = grid;
    this.spaces = spaces;
  }

  /// The spaces of a map, by column and row, that are so.
  public static Region of(Grid grid, BiPredicate<Integer, Integer> which) {
    var spaces = new BitSet();
    for (int y = 0; y < grid.depth(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (which.test(x, y)) {
          spaces.set(y * grid.width() + x);
        }
      }
    }
    return new Region(grid, spaces);
  }

  /// Whether a space is part of it.
  public boolean contains(int x, int y) {
    return grid.contains(x, y) && spaces.get(y * grid.width() + x);
  }

  /// Whether some space of a creature's is part of it.
  public boolean contains(Body body) {
    return body.spots().stream().anyMatch(spot -> contains(spot.x(), spot.y()));
  }

  /// This region and another of the same map.
  public Region and(Region other) {
    var both = (BitSet) spaces.clone();
    both.or(other.spaces);
    return new Region(grid, both);
  }
}
