package quintain.space;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Somebody looking about: the lines from one square to others.
final class Looking {
  /// How far points are drawn in from the edges of their space: a hundredth of a foot.
  private static final int INSET = 1;

  private final Board board;
  private final SightRules rules;
  private final Square from;
  private final List<Bar> opaque;
  private final long[] points;
  private final Line line = new Line();

  /// The obstacles that may break a line to the square looked at, and whether they do so at any
  /// height.
  private Bar[] near = new Bar[16];

  private boolean[] endless = new boolean[16];
  private int count;

  Looking(Board board, SightRules rules, Body viewer, List<Bar> opaque) {
    this.board = board;
    this.rules = rules;
    this.from = Square.of(board, viewer);
    this.opaque = opaque;
    this.points = points(from);
  }

  /// The first open line to a square: from x and y, to x and y. Null if there is none.
  long @Nullable [] at(Square to) {
    count = 0;
    for (Bar bar : opaque) {
      if (between(bar, to)) {
        if (from.stands(bar) || to.stands(bar)) {
          addSpaces(bar, to);
        } else {
          boolean always = endless(rules, bar, from, to);
          if ((always || bar.endless()) && hides(bar, to)) {
            return null;
          }
          add(bar, always);
        }
      }
    }
    long[] ends = points(to);
    for (int i = 0; i < points.length; i += 2) {
      for (int j = 0; j < ends.length; j += 2) {
        line.draw(points[i], points[i + 1], from.middle(), ends[j], ends[j + 1], to.middle());
        if (!broken()) {
          return new long[] {points[i], points[i + 1], ends[j], ends[j + 1]};
        }
      }
    }
    return null;
  }

  /// Whether an obstacle counts as going up for ever, between these two.
  static boolean endless(SightRules rules, Bar bar, Square from, Square to) {
    return bar.endless() || (!rules.overNeighbours() && (from.meets(bar) || to.meets(bar)));
  }

  /// A rectangle that one of the two stands in, space by space without those stood in.
  private void addSpaces(Bar bar, Square to) {
    int unit = board.unit();
    for (int y = (int) (bar.y1() / unit); y < bar.y2() / unit; y++) {
      for (int x = (int) (bar.x1() / unit); x < bar.x2() / unit; x++) {
        Bar space = board.bar(x, y);
        if (!from.stands(space) && !to.stands(space) && between(space, to)) {
          add(space, endless(rules, space, from, to));
        }
      }
    }
  }

  private void add(Bar bar, boolean always) {
    if (count == near.length) {
      near = Arrays.copyOf(near, 2 * count);
      endless = Arrays.copyOf(endless, 2 * count);
    }
    near[count] = bar;
    endless[count] = always;
    count++;
  }

  /// Whether an obstacle may touch a line between the two squares: it is not beyond either, nor to
  /// one side of both.
  private boolean between(Bar bar, Square to) {
    if (bar.right() < Math.min(from.left(), to.left())
        || bar.left() > Math.max(from.right(), to.right())
        || bar.lower() < Math.min(from.upper(), to.upper())
        || bar.upper() > Math.max(from.lower(), to.lower())) {
      return false;
    }
    long dx = to.middleX() - from.middleX();
    long dy = to.middleY() - from.middleY();
    long half = Math.max(from.side(), to.side()) / 2 + 1;
    long reach = half * (Math.abs(dx) + Math.abs(dy));
    long first = off(dx, dy, bar.x1(), bar.y1());
    long second = off(dx, dy, bar.x2(), bar.y2());
    long least = Math.min(first, second);
    long most = Math.max(first, second);
    if (bar.area()) {
      long third = off(dx, dy, bar.x2(), bar.y1());
      long fourth = off(dx, dy, bar.x1(), bar.y2());
      least = Math.min(least, Math.min(third, fourth));
      most = Math.max(most, Math.max(third, fourth));
    }
    return least <= reach && most >= -reach;
  }

  private long off(long dx, long dy, long x, long y) {
    return dx * (y - from.middleY()) - dy * (x - from.middleX());
  }

  /// Whether one obstacle alone breaks all lines: it does if it, or a slant through it, crosses
  /// those between the outermost corners. On which side of a line a point lies changes in
  /// proportion when an end of the line moves, so that what holds for the corners holds between
  /// them.
  private boolean hides(Bar bar, Square to) {
    return hides(bar.x1(), bar.y1(), bar.x2(), bar.y2(), to)
        || (bar.area() && hides(bar.x1(), bar.y2(), bar.x2(), bar.y1(), to));
  }

  private boolean hides(long x1, long y1, long x2, long y2, Square to) {
    long ex = x2 - x1;
    long ey = y2 - y1;
    int here = sideOf(from, x1, y1, ex, ey);
    if (here == 0 || here != -sideOf(to, x1, y1, ex, ey)) {
      return false;
    }
    // The first end has to be on one side of every line, and the second on the other.
    for (int i = 0; i < 4; i++) {
      long ax = corner(from.left(), from.right(), i & 1);
      long ay = corner(from.upper(), from.lower(), i & 2);
      for (int j = 0; j < 4; j++) {
        long dx = corner(to.left(), to.right(), j & 1) - ax;
        long dy = corner(to.upper(), to.lower(), j & 2) - ay;
        long first = dx * (y1 - ay) - dy * (x1 - ax);
        long second = dx * (y2 - ay) - dy * (x2 - ax);
        if (here > 0 ? !(first < 0 && second > 0) : !(first > 0 && second < 0)) {
          return false;
        }
      }
    }
    return true;
  }

  private static long corner(long near, long far, int bit) {
    return bit == 0 ? near : far;
  }

  /// 1 or -1 if the whole square lies strictly to one side, else 0.
  private static int sideOf(Square square, long x, long y, long ex, long ey) {
    long a = ex * (square.upper() - y) - ey * (square.left() - x);
    long b = ex * (square.upper() - y) - ey * (square.right() - x);
    long c = ex * (square.lower() - y) - ey * (square.left() - x);
    long d = ex * (square.lower() - y) - ey * (square.right() - x);
    if (a > 0 && b > 0 && c > 0 && d > 0) {
      return 1;
    }
    return a < 0 && b < 0 && c < 0 && d < 0 ? -1 : 0;
  }

  private boolean broken() {
    int touches = 0;
    for (int i = 0; i < count; i++) {
      switch (line.with(near[i], endless[i])) {
        case NONE -> {}
        case CROSSES -> {
          return true;
        }
        case LEFT, RIGHT -> touches++;
      }
    }
    return touches > 1 && Touches.onBothSides(line, near, endless, count);
  }

  private long[] points(Square square) {
    if (rules.points() == SightRules.Points.CENTRES) {
      return new long[] {square.middleX(), square.middleY()};
    }
    int unit = board.unit();
    int half = unit / 2;
    int[] places = {half, INSET, unit - INSET};
    var all = new long[square.spaces() * square.spaces() * 18];
    int next = 0;
    // Middles first, then corners and edges: the lines most likely to be open, and best to look at.
    for (int place = 0; place < 9; place++) {
      for (int y = 0; y < square.spaces(); y++) {
        for (int x = 0; x < square.spaces(); x++) {
          all[next++] = square.left() + (long) x * unit + places[place % 3];
          all[next++] = square.upper() + (long) y * unit + places[place / 3];
        }
      }
    }
    return all;
  }
}
