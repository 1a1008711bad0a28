package quintain.space;

import java.util.List;
import quintain.kernel.Spot;

/// One of the ways to a neighbouring space: each part is -1, 0 or 1.
public record Direction(int x, int y, int z) {
  public static final Direction UP = new Direction(0, 0, 1);
  public static final Direction DOWN = new Direction(0, 0, -1);

  /// The eight ways on the plan, clockwise from the one toward the first row.
  public static final List<Direction> COMPASS =
      List.of(
          new Direction(0, -1, 0),
          new Direction(1, -1, 0),
          new Direction(1, 0, 0),
          new Direction(1, 1, 0),
          new Direction(0, 1, 0),
          new Direction(-1, 1, 0),
          new Direction(-1, 0, 0),
          new Direction(-1, -1, 0));

  public Direction {
    if (Math.abs(x) > 1 || Math.abs(y) > 1 || Math.abs(z) > 1 || (x == 0 && y == 0 && z == 0)) {
      throw new IllegalArgumentException("no way to a neighbour: " + x + "," + y + "," + z);
    }
  }

  /// The way on the plan that comes nearest to the line from the middle of one square to that of
  /// another; toward the first row if the middles are the same.
  public static Direction between(Body from, Body to) {
    return nearest(
        2 * to.at().x() + to.size() - 2 * from.at().x() - from.size(),
        2 * to.at().y() + to.size() - 2 * from.at().y() - from.size());
  }

  /// The way on the plan that comes nearest to the line between two spaces.
  public static Direction between(Spot from, Spot to) {
    return nearest(to.x() - from.x(), to.y() - from.y());
  }

  private static Direction nearest(int dx, int dy) {
    if (dx == 0 && dy == 0) {
      return COMPASS.getFirst();
    }
    long x = Math.abs(dx);
    long y = Math.abs(dy);
    // Within an eighth of a turn about an axis: tan 22.5° is the root of 2, less 1.
    boolean level = (x + y) * (x + y) < 2 * x * x;
    boolean upright = (x + y) * (x + y) < 2 * y * y;
    return new Direction(upright ? 0 : Integer.signum(dx), level ? 0 : Integer.signum(dy), 0);
  }

  /// The neighbour of a space this way.
  public Spot from(Spot spot) {
    return new Spot(spot.x() + x, spot.y() + y, spot.z() + z);
  }

  /// The way on the plan at a right angle to this one, clockwise.
  public Direction right() {
    return new Direction(-y, x, z);
  }
}
