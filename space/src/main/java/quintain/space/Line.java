package quintain.space;

/// A straight line from one point to another, in hundredths of a foot on the plan and half feet
/// upward, and how obstacles lie to it. All arithmetic is in whole numbers, so that nothing depends
/// on rounding.
///
/// An obstacle *crosses* the line where the line passes through it. An obstacle that the line only
/// touches lies on one *side* of it: the end of a wall, the corner or edge of a filled space. One
/// touch breaks no line; two from both sides at the same place do, so that nothing is seen through
/// the joint of two walls or between two pillars that meet at a corner. A wall that the line runs
/// along breaks it.
final class Line {
  /// How an obstacle lies to the line.
  enum Contact {
    NONE,
    CROSSES,
    LEFT,
    RIGHT
  }

  private long ax;
  private long ay;
  private int az;
  private long dx;
  private long dy;
  private int dz;

  /// The stretch of the last touch, from 0 to [#end], in the line's own measure.
  private long touchFrom;

  private long touchTo;

  void draw(long ax, long ay, int az, long bx, long by, int bz) {
    this.ax = ax;
    this.ay = ay;
    this.az = az;
    this.dx = bx - ax;
    this.dy = by - ay;
    this.dz = bz - az;
  }

  long touchFrom() {
    return touchFrom;
  }

  long touchTo() {
    return touchTo;
  }

  /// How an obstacle lies to the line; one that ends below the line does not touch it, unless it is
  /// taken to go up for ever.
  Contact with(Bar bar, boolean endless) {
    boolean unbounded = endless || bar.endless();
    return bar.area() ? withArea(bar, unbounded) : withWall(bar, unbounded);
  }

  private Contact withWall(Bar bar, boolean unbounded) {
    long s1 = side(bar.x1(), bar.y1());
    long s2 = side(bar.x2(), bar.y2());
    if ((s1 > 0 && s2 > 0) || (s1 < 0 && s2 < 0)) {
      return Contact.NONE;
    }
    if (s1 == 0 || s2 == 0) {
      return touching(bar, s1, s2, unbounded);
    }
    long ex = bar.x2() - bar.x1();
    long ey = bar.y2() - bar.y1();
    long u1 = ex * (ay - bar.y1()) - ey * (ax - bar.x1());
    long u2 = ex * (ay + dy - bar.y1()) - ey * (ax + dx - bar.x1());
    if ((u1 > 0 && u2 > 0) || (u1 < 0 && u2 < 0)) {
      return Contact.NONE;
    }
    return unbounded || !above(bar, u1, u1 - u2) ? Contact.CROSSES : Contact.NONE;
  }

  private Contact touching(Bar bar, long s1, long s2, boolean unbounded) {
    long t1 = along(bar.x1(), bar.y1());
    long t2 = along(bar.x2(), bar.y2());
    boolean runsAlong = s1 == 0 && s2 == 0;
    long from = runsAlong ? Math.min(t1, t2) : s1 == 0 ? t1 : t2;
    long to = runsAlong ? Math.max(t1, t2) : from;
    if (!touches(bar, from, to, unbounded)) {
      return Contact.NONE;
    }
    return runsAlong ? Contact.CROSSES : s1 > 0 || s2 > 0 ? Contact.LEFT : Contact.RIGHT;
  }

  private Contact withArea(Bar bar, boolean unbounded) {
    long a = side(bar.x1(), bar.y1());
    long b = side(bar.x2(), bar.y1());
    long c = side(bar.x1(), bar.y2());
    long d = side(bar.x2(), bar.y2());
    long least = Math.min(Math.min(a, b), Math.min(c, d));
    long most = Math.max(Math.max(a, b), Math.max(c, d));
    if (least > 0 || most < 0) {
      return Contact.NONE;
    }
    if (least < 0 && most > 0) {
      return through(bar, unbounded) ? Contact.CROSSES : Contact.NONE;
    }
    long from = Long.MAX_VALUE;
    long to = Long.MIN_VALUE;
    for (int corner = 0; corner < 4; corner++) {
      long x = (corner & 1) == 0 ? bar.x1() : bar.x2();
      long y = (corner & 2) == 0 ? bar.y1() : bar.y2();
      if (side(x, y) == 0) {
        from = Math.min(from, along(x, y));
        to = Math.max(to, along(x, y));
      }
    }
    if (!touches(bar, from, to, unbounded)) {
      return Contact.NONE;
    }
    return most > 0 ? Contact.LEFT : Contact.RIGHT;
  }

  /// Whether the line, which if made longer would pass through the rectangle, does so itself.
  private boolean through(Bar bar, boolean unbounded) {
    // Enters at the later of two fractions, leaves at the earlier of two.
    long inTop = 0;
    long inBottom = 1;
    long outTop = 1;
    long outBottom = 1;
    for (int axis = 0; axis < 2; axis++) {
      long step = axis == 0 ? dx : dy;
      long near = axis == 0 ? bar.x1() - ax : bar.y1() - ay;
      long far = axis == 0 ? bar.x2() - ax : bar.y2() - ay;
      if (step == 0) {
        continue;
      }
      long bottom = Math.abs(step);
      long in = step > 0 ? near : -far;
      long out = step > 0 ? far : -near;
      if (in * inBottom > inTop * bottom) {
        inTop = in;
        inBottom = bottom;
      }
      if (out * outBottom < outTop * bottom) {
        outTop = out;
        outBottom = bottom;
      }
    }
    if (inTop * outBottom >= outTop * inBottom) {
      return false;
    }
    return unbounded || !(above(bar, inTop, inBottom) && above(bar, outTop, outBottom));
  }

  /// Whether a stretch that lies on the line's own course is part of the line, and not below it.
  private boolean touches(Bar bar, long from, long to, boolean unbounded) {
    long end = end();
    if (to < 0 || from > end) {
      return false;
    }
    touchFrom = Math.max(0, from);
    touchTo = Math.min(end, to);
    return unbounded || !(above(bar, touchFrom, end) && above(bar, touchTo, end));
  }

  /// Whether the line is higher than the obstacle's top, such a fraction of its length along.
  private boolean above(Bar bar, long numerator, long denominator) {
    long n = denominator < 0 ? -numerator : numerator;
    long d = Math.abs(denominator);
    return (long) (az - bar.top()) * d + dz * n > 0;
  }

  /// Above 0 for a point to the left, below 0 to the right, 0 on the line's own course.
  private long side(long x, long y) {
    return dx * (y - ay) - dy * (x - ax);
  }

  private long along(long x, long y) {
    return dx * (x - ax) + dy * (y - ay);
  }

  private long end() {
    return dx * dx + dy * dy;
  }
}
