package quintain.space;

/// An obstacle as the geometry sees it: a straight line, or a rectangle of whole spaces, in
/// hundredths of a foot.
///
/// @param area whether it is a rectangle, with its least corner first
/// @param top half feet of its upper edge above the map's level, [#ENDLESS] if it has none
record Bar(boolean area, long x1, long y1, long x2, long y2, int top, Obstacle source) {
  static final int ENDLESS = Integer.MAX_VALUE;

  boolean endless() {
    return top == ENDLESS;
  }

  long left() {
    return Math.min(x1, x2);
  }

  long right() {
    return Math.max(x1, x2);
  }

  long upper() {
    return Math.min(y1, y2);
  }

  long lower() {
    return Math.max(y1, y2);
  }

  /// Whether it meets a closed rectangle, be it only in a corner.
  boolean meets(long left, long upper, long right, long lower) {
    if (right() < left || left() > right || lower() < upper || upper() > lower) {
      return false;
    }
    if (area) {
      return true;
    }
    long a = side(left, upper);
    long b = side(right, upper);
    long c = side(left, lower);
    long d = side(right, lower);
    return !(a > 0 && b > 0 && c > 0 && d > 0) && !(a < 0 && b < 0 && c < 0 && d < 0);
  }

  private long side(long x, long y) {
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  }
}
