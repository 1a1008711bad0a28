package quintain.space;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/// Who sees whom: there is sight if some line from a point of one to a point of the other is not
/// broken by full cover. What either stands in breaks no line of theirs, and creatures break none.
public final class Sight {
  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Board board;
  private final SightRules rules;

  public Sight(Board board, SightRules rules) {
    this.board = board;
    this.rules = rules;
  }

  /// Whether one sees the other. The other then sees the one.
  public boolean sees(Body one, Body other) {
    return one.overlaps(other)
        || new Looking(board, rules, one, board.opaque()).at(Square.of(board, other)) != null;
  }

  /// Whether one sees the other, with the line that decides it.
  public Seen between(Body one, Body other) {
    var from = Square.of(board, one);
    var to = Square.of(board, other);
    var straight = ray(from.middleX(), from.middleY(), to.middleX(), to.middleY());
    if (one.overlaps(other)) {
      return new Seen(true, straight, Optional.empty());
    }
    long[] open = new Looking(board, rules, one, board.opaque()).at(to);
    if (open != null) {
      return new Seen(true, ray(open[0], open[1], open[2], open[3]), Optional.empty());
    }
    return stopped(from, to);
  }

  /// Every space somebody sees, taking each as high as a space is wide.
  public Region region(Body viewer) {
    var looking = new Looking(board, rules, viewer, byDistance(viewer));
    var seen = new BitSet(board.width() * board.depth());
    for (int y = 0; y < board.depth(); y++) {
      for (int x = 0; x < board.width(); x++) {
        if (viewer.covers(x, y) || looking.at(Square.space(board, x, y)) != null) {
          seen.set(y * board.width() + x);
        }
      }
    }
    return new Region(board.grid(), seen);
  }

  /// What is near hides most, so that looking at the near first is soonest done.
  private List<Bar> byDistance(Body viewer) {
    var from = Square.of(board, viewer);
    var sorted = new ArrayList<>(board.opaque());
    sorted.sort(Comparator.comparingLong(bar -> from.squareTo(bar)));
    return sorted;
  }

  private Seen stopped(Square from, Square to) {
    var line = new Line();
    line.draw(
        from.middleX(), from.middleY(), from.middle(), to.middleX(), to.middleY(), to.middle());
    var start = new Coordinate(from.middleX(), from.middleY());
    var course =
        GEOMETRY.createLineString(
            new Coordinate[] {start, new Coordinate(to.middleX(), to.middleY())});
    var point = GEOMETRY.createPoint(start);
    Obstacle by = null;
    double nearest = Double.POSITIVE_INFINITY;
    for (Bar bar : board.screens()) {
      if (bar.source().cover() == Cover.FULL
          && !from.stands(bar)
          && !to.stands(bar)
          && line.with(bar, Looking.endless(rules, bar, from, to)) != Line.Contact.NONE) {
        double distance = course.intersection(geometry(bar)).distance(point);
        if (distance < nearest) {
          nearest = distance;
          by = bar.source();
        }
      }
    }
    double part = by == null ? 1 : Math.min(1, nearest / course.getLength());
    var whole = ray(from.middleX(), from.middleY(), to.middleX(), to.middleY());
    var ray =
        new Ray(
            whole.fromX(),
            whole.fromY(),
            whole.fromX() + part * (whole.toX() - whole.fromX()),
            whole.fromY() + part * (whole.toY() - whole.fromY()));
    return new Seen(false, ray, Optional.ofNullable(by));
  }

  private static Geometry geometry(Bar bar) {
    return bar.area()
        ? GEOMETRY.toGeometry(new Envelope(bar.x1(), bar.x2(), bar.y1(), bar.y2()))
        : GEOMETRY.createLineString(
            new Coordinate[] {
              new Coordinate(bar.x1(), bar.y1()), new Coordinate(bar.x2(), bar.y2())
            });
  }

  private Ray ray(long fromX, long fromY, long toX, long toY) {
    double unit = board.unit();
    return new Ray(
        (double) fromX / unit, (double) fromY / unit, (double) toX / unit, (double) toY / unit);
  }
}
