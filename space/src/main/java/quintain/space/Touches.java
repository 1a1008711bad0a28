package quintain.space;

/// Lines that pass between two obstacles which meet on both sides of it.
final class Touches {
  private Touches() {}

  /// Whether of the first so many obstacles one touches the line on the left where another touches
  /// it on the right.
  static boolean onBothSides(Line line, Bar[] bars, boolean[] endless, int count) {
    var sides = new Line.Contact[count];
    var from = new long[count];
    var to = new long[count];
    for (int i = 0; i < count; i++) {
      sides[i] = line.with(bars[i], endless[i]);
      from[i] = line.touchFrom();
      to[i] = line.touchTo();
    }
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < count; j++) {
        if (sides[i] == Line.Contact.LEFT
            && sides[j] == Line.Contact.RIGHT
            && from[i] <= to[j]
            && from[j] <= to[i]) {
          return true;
        }
      }
    }
    return false;
  }
}
