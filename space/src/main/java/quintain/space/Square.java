package quintain.space;

/// The square a creature stands on, or a space, in hundredths of a foot.
///
/// @param left the least x
/// @param upper the least y
/// @param side its length
/// @param spaces how many spaces that is
/// @param middle half feet of the middle of its height above the map's level
record Square(long left, long upper, long side, int spaces, int middle) {
  static Square of(Board board, Body body) {
    long unit = board.unit();
    return new Square(
        body.at().x() * unit,
        body.at().y() * unit,
        body.size() * unit,
        body.size(),
        2 * board.bottom(body) + body.tall());
  }

  /// A space of the ground, as high as it is wide.
  static Square space(Board board, int x, int y) {
    long unit = board.unit();
    return new Square(x * unit, y * unit, unit, 1, 2 * board.surface(x, y) + board.grid().feet());
  }

  long right() {
    return left + side;
  }

  long lower() {
    return upper + side;
  }

  long middleX() {
    return left + side / 2;
  }

  long middleY() {
    return upper + side / 2;
  }

  /// Whether an obstacle touches it, be it only at a corner.
  boolean meets(Bar bar) {
    return bar.meets(left, upper, right(), lower());
  }

  /// Whether an obstacle fills spaces that are part of it.
  boolean stands(Bar bar) {
    return bar.area()
        && bar.x1() < right()
        && bar.x2() > left
        && bar.y1() < lower()
        && bar.y2() > upper;
  }

  /// The square of the distance from its middle to the nearest point of the obstacle's
  /// surroundings.
  long squareTo(Bar bar) {
    long x = Math.max(0, Math.max(bar.left() - middleX(), middleX() - bar.right()));
    long y = Math.max(0, Math.max(bar.upper() - middleY(), middleY() - bar.lower()));
    return x * x + y * y;
  }
}
