package quintain.space;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Sight worked out the slow and obvious way: every line between the nine points of two spaces, cut
/// with every obstacle, in exact fractions of the line's length. It shares nothing with the fast
/// way but the records of the map.
final class SlowSight {
  private final Grid grid;
  private final SightRules rules;

  SlowSight(Grid grid, SightRules rules) {
    this.grid = grid;
    this.rules = rules;
  }

  /// A fraction with a denominator above 0.
  private record Part(long top, long bottom) implements Comparable<Part> {
    static Part of(long top, long bottom) {
      return bottom < 0 ? new Part(-top, -bottom) : new Part(top, bottom);
    }

    @Override
    public int compareTo(Part other) {
      return Long.compare(top * other.bottom, other.top * bottom);
    }

    boolean within() {
      return top >= 0 && top <= bottom;
    }

    Part halfway(Part other) {
      return new Part(top * other.bottom + other.top * bottom, 2 * bottom * other.bottom);
    }
  }

  /// A line with its ends in hundredths of a foot and its heights in half feet.
  private record Course(long ax, long ay, long az, long bx, long by, long bz) {
    long dx() {
      return bx - ax;
    }

    long dy() {
      return by - ay;
    }

    boolean above(Part at, int height) {
      return (az - 2L * height) * at.bottom() + (bz - az) * at.top() > 0;
    }
  }

  /// Where something is met: not at all, right through, or along a stretch on one side.
  private record Meeting(boolean through, boolean left, Part from, Part to) {}

  boolean sees(Body one, Body other) {
    if (one.overlaps(other)) {
      return true;
    }
    for (long[] a : points(one)) {
      for (long[] b : points(other)) {
        if (!broken(new Course(a[0], a[1], a[2], b[0], b[1], b[2]), one, other)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<long[]> points(Body body) {
    long unit = 100L * grid.feet();
    long middle = 2L * grid.bottom(body) + body.tall();
    var points = new ArrayList<long[]>();
    if (rules.points() == SightRules.Points.CENTRES) {
      points.add(
          new long[] {
            body.at().x() * unit + body.size() * unit / 2,
            body.at().y() * unit + body.size() * unit / 2,
            middle
          });
      return points;
    }
    for (var spot : body.spots()) {
      for (long x : new long[] {1, unit / 2, unit - 1}) {
        for (long y : new long[] {1, unit / 2, unit - 1}) {
          points.add(new long[] {spot.x() * unit + x, spot.y() * unit + y, middle});
        }
      }
    }
    return points;
  }

  private boolean broken(Course course, Body one, Body other) {
    var touches = new ArrayList<Meeting>();
    for (Barrier wall : grid.walls()) {
      if (wall.cover() == Cover.FULL) {
        boolean beside = beside(wall, one) || beside(wall, other);
        Integer top = wall.height().map(height -> foot(wall) + height).orElse(null);
        var meeting = meet(course, wall, beside && !rules.overNeighbours() ? null : top);
        if (meeting != null && meeting.through()) {
          return true;
        }
        if (meeting != null) {
          touches.add(meeting);
        }
      }
    }
    for (int y = 0; y < grid.depth(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        var terrain = grid.terrain(x, y);
        if (terrain.cover() == Cover.FULL && !one.covers(x, y) && !other.covers(x, y)) {
          var space = new Body("", grid.standing(x, y), 1, 1);
          boolean beside = besideOnThePlan(space, one) || besideOnThePlan(space, other);
          int ground = grid.ground(x, y);
          Integer top = terrain.height().map(height -> ground + height).orElse(null);
          var meeting = meet(course, x, y, beside && !rules.overNeighbours() ? null : top);
          if (meeting != null && meeting.through()) {
            return true;
          }
          if (meeting != null) {
            touches.add(meeting);
          }
        }
      }
    }
    for (Meeting left : touches) {
      for (Meeting right : touches) {
        if (left.left()
            && !right.left()
            && left.from().compareTo(right.to()) <= 0
            && right.from().compareTo(left.to()) <= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /// The wall touches the square: one of its ends is in it, or it cuts one of the edges.
  private static boolean beside(Barrier wall, Body body) {
    int left = 100 * body.at().x();
    int upper = 100 * body.at().y();
    int right = left + 100 * body.size();
    int lower = upper + 100 * body.size();
    for (Point end : List.of(wall.from(), wall.to())) {
      if (left <= end.x() && end.x() <= right && upper <= end.y() && end.y() <= lower) {
        return true;
      }
    }
    return cuts(wall, left, upper, right, upper)
        || cuts(wall, left, lower, right, lower)
        || cuts(wall, left, upper, left, lower)
        || cuts(wall, right, upper, right, lower);
  }

  private static boolean cuts(Barrier wall, int x1, int y1, int x2, int y2) {
    return Line2D.linesIntersect(
        wall.from().x(), wall.from().y(), wall.to().x(), wall.to().y(), x1, y1, x2, y2);
  }

  private int foot(Barrier wall) {
    int foot = Integer.MIN_VALUE;
    double x = (wall.from().x() + wall.to().x()) / 200.0;
    double y = (wall.from().y() + wall.to().y()) / 200.0;
    for (int row = 0; row < grid.depth(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        if (column <= x && x <= column + 1 && row <= y && y <= row + 1) {
          foot = Math.max(foot, grid.ground(column, row));
        }
      }
    }
    return foot;
  }

  private @Nullable Meeting meet(Course course, Barrier wall, @Nullable Integer top) {
    long feet = grid.feet();
    return meet(
        course,
        wall.from().x() * feet,
        wall.from().y() * feet,
        wall.to().x() * feet,
        wall.to().y() * feet,
        top);
  }

  /// Cramer's rule: how far along the line, and how far along the wall.
  private static @Nullable Meeting meet(
      Course course, long x1, long y1, long x2, long y2, @Nullable Integer top) {
    long ex = x2 - x1;
    long ey = y2 - y1;
    long px = x1 - course.ax();
    long py = y1 - course.ay();
    long determinant = course.dx() * ey - course.dy() * ex;
    if (determinant == 0) {
      if (px * course.dy() - py * course.dx() != 0) {
        return null;
      }
      Part first = alongside(course, x1, y1);
      Part second = alongside(course, x2, y2);
      Part from = first.compareTo(second) < 0 ? first : second;
      Part to = first.compareTo(second) < 0 ? second : first;
      Part start = from.top() < 0 ? new Part(0, 1) : from;
      Part end = to.top() > to.bottom() ? new Part(1, 1) : to;
      boolean apart = start.compareTo(end) > 0;
      boolean over = top != null && !apart && course.above(start, top) && course.above(end, top);
      return apart || over ? null : new Meeting(true, false, start, end);
    }
    Part along = Part.of(px * ey - py * ex, determinant);
    Part onWall = Part.of(px * course.dy() - py * course.dx(), determinant);
    if (!along.within() || !onWall.within() || (top != null && course.above(along, top))) {
      return null;
    }
    boolean atFirst = onWall.top() == 0;
    boolean atSecond = onWall.top() == onWall.bottom();
    if (!atFirst && !atSecond) {
      return new Meeting(true, false, along, along);
    }
    return new Meeting(false, left(course, atFirst ? x2 : x1, atFirst ? y2 : y1), along, along);
  }

  private static Part alongside(Course course, long x, long y) {
    return course.dx() != 0
        ? Part.of(x - course.ax(), course.dx())
        : Part.of(y - course.ay(), course.dy());
  }

  private static boolean left(Course course, long x, long y) {
    return course.dx() * (y - course.ay()) - course.dy() * (x - course.ax()) > 0;
  }

  /// The line is cut where it meets the square's edges; a piece whose middle is inside goes
  /// through.
  private @Nullable Meeting meet(Course course, int x, int y, @Nullable Integer top) {
    long unit = 100L * grid.feet();
    long[] xs = {x * unit, (x + 1) * unit};
    long[] ys = {y * unit, (y + 1) * unit};
    var cuts = new TreeSet<Part>(List.of(new Part(0, 1), new Part(1, 1)));
    for (long edge : xs) {
      if (course.dx() != 0) {
        cuts.add(Part.of(edge - course.ax(), course.dx()));
      }
    }
    for (long edge : ys) {
      if (course.dy() != 0) {
        cuts.add(Part.of(edge - course.ay(), course.dy()));
      }
    }
    cuts.removeIf(cut -> !cut.within());
    Part before = null;
    for (Part cut : cuts) {
      if (before != null && inside(course, before.halfway(cut), xs, ys, false)) {
        boolean over = top != null && course.above(before, top) && course.above(cut, top);
        return over ? null : new Meeting(true, false, before, cut);
      }
      before = cut;
    }
    var touched = cuts.stream().filter(cut -> inside(course, cut, xs, ys, true)).toList();
    if (touched.isEmpty()) {
      return null;
    }
    Part from = touched.getFirst();
    Part to = touched.getLast();
    if (top != null && course.above(from, top) && course.above(to, top)) {
      return null;
    }
    return new Meeting(false, left(course, (xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2), from, to);
  }

  private static boolean inside(Course course, Part at, long[] xs, long[] ys, boolean edges) {
    long x = course.ax() * at.bottom() + course.dx() * at.top();
    long y = course.ay() * at.bottom() + course.dy() * at.top();
    long left = xs[0] * at.bottom();
    long right = xs[1] * at.bottom();
    long upper = ys[0] * at.bottom();
    long lower = ys[1] * at.bottom();
    return edges
        ? left <= x && x <= right && upper <= y && y <= lower
        : left < x && x < right && upper < y && y < lower;
  }

  private boolean besideOnThePlan(Body space, Body other) {
    var gap = grid.gap(space, other);
    return new Gap(gap.x(), gap.y(), 0).adjacent();
  }
}
