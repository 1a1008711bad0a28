package quintain.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a step from the middle of a space to that of a neighbour has to get over: the highest top,
/// in feet above the map's level, of the walls on it and of the corners it squeezes between.
final class Tops {
  static final int NOTHING = Integer.MIN_VALUE;
  static final int ENDLESS = Integer.MAX_VALUE;

  /// Half of the compass; the other half is the same steps backward.
  private static final int[] X = {1, 1, 0, -1};

  private static final int[] Y = {0, 1, 1, 1};

  private final Board board;
  private final int[] tops;

  private record Touch(boolean left, long from, long to, int top) {}

  Tops(Board board) {
    this.board = board;
    this.tops = new int[board.width() * board.depth() * 4];
    Arrays.fill(tops, NOTHING);
    // Walls that end on a step, by the step's number.
    var touches = new LinkedHashMap<Integer, List<Touch>>();
    for (Bar wall : board.solidWalls()) {
      lay(wall, touches);
    }
    for (var touched : touches.entrySet()) {
      int step = touched.getKey();
      int x = step / 4 % board.width();
      int y = step / 4 / board.width();
      if (X[step % 4] != 0 && Y[step % 4] != 0) {
        corners(x, y, step % 4, touched.getValue());
      }
      tops[step] = Math.max(tops[step], squeezed(touched.getValue()));
    }
  }

  /// What the step from a space to a neighbour has to get over; the step back is the same.
  int over(int x, int y, int dx, int dy) {
    if (dy < 0 || (dy == 0 && dx < 0)) {
      return over(x + dx, y + dy, -dx, -dy);
    }
    int way = dy == 0 ? 0 : dx == 1 ? 1 : dx == 0 ? 2 : 3;
    int step = (y * board.width() + x) * 4 + way;
    int top = tops[step];
    if (dx == 0 || dy == 0) {
      return top;
    }
    return Math.max(top, Math.min(top(x + dx, y), top(x, y + dy)));
  }

  /// What stands beside a step, as high as one would have to be to pass above it.
  private int top(int x, int y) {
    return board.filled(x, y) ? ENDLESS : board.surface(x, y);
  }

  private void lay(Bar wall, Map<Integer, List<Touch>> touches) {
    int unit = board.unit();
    var line = new Line();
    int right = (int) Math.min(board.width() - 1, wall.right() / unit + 1);
    int lower = (int) Math.min(board.depth() - 1, wall.lower() / unit + 1);
    for (int y = (int) Math.max(0, wall.upper() / unit - 1); y <= lower; y++) {
      for (int x = (int) Math.max(0, wall.left() / unit - 1); x <= right; x++) {
        for (int way = 0; way < 4; way++) {
          if (board.contains(x + X[way], y + Y[way])) {
            meet(line, wall, x, y, way, touches);
          }
        }
      }
    }
  }

  private void meet(Line line, Bar wall, int x, int y, int way, Map<Integer, List<Touch>> touches) {
    draw(line, x, y, X[way], Y[way]);
    var contact = line.with(wall, true);
    int step = (y * board.width() + x) * 4 + way;
    int top = wall.endless() ? ENDLESS : wall.top() / 2;
    switch (contact) {
      case NONE -> {}
      case CROSSES -> tops[step] = Math.max(tops[step], top);
      case LEFT, RIGHT ->
          touches
              .computeIfAbsent(step, _ -> new ArrayList<>())
              .add(new Touch(contact == Line.Contact.LEFT, line.touchFrom(), line.touchTo(), top));
    }
  }

  private void draw(Line line, int x, int y, int dx, int dy) {
    long unit = board.unit();
    long half = unit / 2;
    line.draw(
        x * unit + half, y * unit + half, 0, (x + dx) * unit + half, (y + dy) * unit + half, 0);
  }

  /// The two spaces that a slanting step passes between, as far as they stick out.
  private void corners(int x, int y, int way, List<Touch> into) {
    var line = new Line();
    draw(line, x, y, X[way], Y[way]);
    for (int side = 0; side < 2; side++) {
      int besideX = side == 0 ? x + X[way] : x;
      int besideY = side == 0 ? y : y + Y[way];
      var contact = line.with(board.bar(besideX, besideY), true);
      into.add(
          new Touch(
              contact == Line.Contact.LEFT,
              line.touchFrom(),
              line.touchTo(),
              top(besideX, besideY)));
    }
  }

  private int squeezed(List<Touch> all) {
    int top = NOTHING;
    for (Touch one : all) {
      for (Touch other : all) {
        if (one.left() && !other.left() && one.from() <= other.to() && other.from() <= one.to()) {
          top = Math.max(top, Math.min(one.top(), other.top()));
        }
      }
    }
    return top;
  }

  /// One of the things that are as high as such a step has to get over.
  @Nullable Obstacle highest(int x, int y, int dx, int dy) {
    int top = over(x, y, dx, dy);
    var line = new Line();
    draw(line, x, y, dx, dy);
    for (Bar wall : board.solidWalls()) {
      if (top == (wall.endless() ? ENDLESS : wall.top() / 2)
          && line.with(wall, true) != Line.Contact.NONE) {
        return wall.source();
      }
    }
    if (dx != 0 && dy != 0) {
      for (int side = 0; side < 2; side++) {
        int besideX = side == 0 ? x + dx : x;
        int besideY = side == 0 ? y : y + dy;
        if (top(besideX, besideY) == top) {
          return board.bar(besideX, besideY).source();
        }
      }
    }
    return null;
  }
}
