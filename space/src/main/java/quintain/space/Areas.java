package quintain.space;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Spot;

/// The spaces an effect fills: row by row, none of them off the map, each at the height one stands
/// at there. Walls stop no area: where a book lets them, it keeps only the spaces that can be seen
/// from the centre.
public final class Areas {
  private final Grid grid;

  public Areas(Grid grid) {
    this.grid = grid;
  }

  /// A target's space and so many to its left and right, at a right angle to the line of attack;
  /// for a slanting line those on the other slant.
  public List<Spot> sweep(Spot from, Spot target, int reach) {
    var right = Direction.between(from, target).right();
    var spots = new ArrayList<Spot>();
    for (int y = target.y() - reach; y <= target.y() + reach; y++) {
      for (int x = target.x() - reach; x <= target.x() + reach; x++) {
        boolean across = (x - target.x()) * right.y() == (y - target.y()) * right.x();
        if (across && grid.contains(x, y)) {
          spots.add(grid.standing(x, y));
        }
      }
    }
    return List.copyOf(spots);
  }
}
