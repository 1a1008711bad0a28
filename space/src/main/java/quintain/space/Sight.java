package quintain.space;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Who sees whom: there is sight if some line from a point of one to a point of the other is not
/// broken by full cover. What either stands in breaks no line of theirs, and creatures break none.
public final class Sight {
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

  /// The line along which one sees the other, if one does.
  public Optional<Ray> line(Body one, Body other) {
    var to = Square.of(board, other);
    if (one.overlaps(other)) {
      var from = Square.of(board, one);
      return Optional.of(ray(from.middleX(), from.middleY(), to.middleX(), to.middleY()));
    }
    long[] open = new Looking(board, rules, one, board.opaque()).at(to);
    return open == null ? Optional.empty() : Optional.of(ray(open[0], open[1], open[2], open[3]));
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

  private Ray ray(long fromX, long fromY, long toX, long toY) {
    double unit = board.unit();
    return new Ray(
        (double) fromX / unit, (double) fromY / unit, (double) toX / unit, (double) toY / unit);
  }
}
