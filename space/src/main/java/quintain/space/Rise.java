package quintain.space;

import quintain.kernel.Spot;

/// A rectangle of spaces whose ground lies so many feet above, or below, the map's level. Where two
/// overlap, the later one counts; where one lies, the legend's `ground` does not.
public record Rise(Spot from, Spot to, int feet) {
  public Rise {
    if (Math.abs(feet) > Grid.FEET_MOST) {
      throw new IllegalArgumentException(
          "ground is at most " + Grid.FEET_MOST + " feet up or down, not " + feet);
    }
  }

  boolean holds(int x, int y) {
    return Math.min(from.x(), to.x()) <= x
        && x <= Math.max(from.x(), to.x())
        && Math.min(from.y(), to.y()) <= y
        && y <= Math.max(from.y(), to.y());
  }
}
