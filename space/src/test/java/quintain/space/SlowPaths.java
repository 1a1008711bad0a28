package quintain.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import quintain.kernel.Spot;

/// The cheapest ways worked out the slow and obvious way: every step of the map is tried again and
/// again until nothing gets cheaper. Walls run along the edges of spaces here, and are taken edge
/// by edge.
final class SlowPaths {
  private static final int ENDLESS = Integer.MAX_VALUE;

  private final Grid grid;
  private final Body mover;
  private final List<Body> others;
  private final Travel travel;

  /// The highest wall on an edge: `x,y,h` is the upper edge of a space, `x,y,v` the left one.
  private final TreeMap<String, Integer> edges = new TreeMap<>();

  SlowPaths(Grid grid, Body mover, List<Body> others, Travel travel) {
    this.grid = grid;
    this.mover = mover;
    this.others = others;
    this.travel = travel;
    for (Barrier wall : grid.walls()) {
      if (!wall.passable()) {
        lay(wall);
      }
    }
  }

  private void lay(Barrier wall) {
    int x1 = Math.min(wall.from().x(), wall.to().x()) / 100;
    int x2 = Math.max(wall.from().x(), wall.to().x()) / 100;
    int y1 = Math.min(wall.from().y(), wall.to().y()) / 100;
    int y2 = Math.max(wall.from().y(), wall.to().y()) / 100;
    int top = wall.height().orElse(ENDLESS);
    for (int x = x1; x < x2; x++) {
      edges.merge(x + "," + y1 + ",h", top, Math::max);
    }
    for (int y = y1; y < y2; y++) {
      edges.merge(x1 + "," + y + ",v", top, Math::max);
    }
  }

  private int edge(int x, int y, String way) {
    return edges.getOrDefault(x + "," + y + "," + way, Integer.MIN_VALUE);
  }

  private int top(int x, int y) {
    return grid.filled(x, y) ? ENDLESS : grid.surface(x, y);
  }

  /// What one space's step has to get over.
  private int over(int x, int y, int dx, int dy) {
    if (dy == 0) {
      return edge(Math.max(x, x + dx), y, "v");
    }
    if (dx == 0) {
      return edge(x, Math.max(y, y + dy), "h");
    }
    int cornerX = Math.max(x, x + dx);
    int cornerY = Math.max(y, y + dy);
    // On the side of the space beside the start, and on that of the space above or below it.
    int beside =
        Math.max(
            top(x + dx, y),
            Math.max(
                edge(cornerX, dy > 0 ? cornerY - 1 : cornerY, "v"),
                edge(dx > 0 ? cornerX : cornerX - 1, cornerY, "h")));
    int below =
        Math.max(
            top(x, y + dy),
            Math.max(
                edge(cornerX, dy > 0 ? cornerY : cornerY - 1, "v"),
                edge(dx > 0 ? cornerX - 1 : cornerX, cornerY, "h")));
    return Math.min(beside, below);
  }

  private boolean fits(int x, int y) {
    return grid.contains(mover.at(new Spot(x, y, 0)));
  }

  private List<Spot> spaces(int x, int y) {
    return mover.at(new Spot(x, y, 0)).spots();
  }

  private int foot(int x, int y) {
    return spaces(x, y).stream().mapToInt(s -> grid.surface(s.x(), s.y())).max().orElseThrow();
  }

  /// Where its soles are: on the ground, or for a flyer as high as it began if that is higher.
  private int bottom(int x, int y) {
    int foot = foot(x, y);
    boolean flies = travel.gaits().stream().anyMatch(gait -> gait.mode() == Mode.FLY);
    boolean higher = mover.at().z() > Math.floorDiv(foot, grid.feet());
    return flies && higher ? mover.at().z() * grid.feet() : foot;
  }

  private boolean filled(int x, int y) {
    return spaces(x, y).stream().anyMatch(s -> grid.filled(s.x(), s.y()));
  }

  private int astride(int x, int y) {
    int most = Integer.MIN_VALUE;
    for (Spot space : spaces(x, y)) {
      if (space.x() > x) {
        most = Math.max(most, over(space.x(), space.y(), -1, 0));
      }
      if (space.y() > y) {
        most = Math.max(most, over(space.x(), space.y(), 0, -1));
      }
    }
    return most;
  }

  private Passing others(int x, int y) {
    return others(x, y, bottom(x, y));
  }

  private Passing others(int x, int y, int bottom) {
    var strictest = Passing.FREE;
    for (Body other : others) {
      int under = grid.bottom(other);
      boolean overlap =
          bottom < under + Math.max(1, other.tall()) && under < bottom + Math.max(1, mover.tall());
      if (overlap
          && other.overlaps(mover.at(new Spot(x, y, 0)))
          && travel.passing().apply(other).compareTo(strictest) > 0) {
        strictest = travel.passing().apply(other);
      }
    }
    return strictest;
  }

  boolean rests(int x, int y) {
    return !filled(x, y) && astride(x, y) <= bottom(x, y) && others(x, y) == Passing.FREE;
  }

  /// What each place costs, in spaces; what cannot be come to is missing. Keys are `x,y`.
  Map<String, Double> costs() {
    int odds = travel.metric() == Metric.EVERY_SECOND_TWO ? 2 : 1;
    var best = new TreeMap<String, Double>();
    best.put(mover.at().x() + "," + mover.at().y() + ",0", 0.0);
    boolean cheaper = true;
    while (cheaper) {
      cheaper = false;
      for (int y = 0; y < grid.depth(); y++) {
        for (int x = 0; x < grid.width(); x++) {
          for (int odd = 0; odd < odds; odd++) {
            Double here = best.get(x + "," + y + "," + odd);
            if (here != null) {
              cheaper |= spread(best, x, y, odd, here);
            }
          }
        }
      }
    }
    var costs = new TreeMap<String, Double>();
    best.forEach(
        (key, cost) -> costs.merge(key.substring(0, key.lastIndexOf(',')), cost, Math::min));
    return costs;
  }

  private static boolean improve(Map<String, Double> best, String key, double sum) {
    boolean better = sum < best.getOrDefault(key, Double.MAX_VALUE) - 1e-7;
    if (better) {
      best.put(key, sum);
    }
    return better;
  }

  private boolean spread(Map<String, Double> best, int x, int y, int odd, double here) {
    boolean cheaper = false;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        boolean open = (dx != 0 || dy != 0) && fits(x + dx, y + dy);
        if (open && others(x + dx, y + dy) != Passing.NOT) {
          cheaper |= step(best, x, y, dx, dy, odd, here);
        }
      }
    }
    return cheaper;
  }

  /// One step, in the cheapest gait that can take it, the first of several equally cheap.
  private boolean step(
      Map<String, Double> best, int x, int y, int dx, int dy, int odd, double here) {
    double least = Double.MAX_VALUE;
    int then = odd;
    for (Gait gait : travel.gaits()) {
      int levels = levels(gait, x, y, dx, dy);
      if (levels >= 0) {
        boolean slant = (dx != 0 && dy != 0) || levels > 0;
        double cost = cost(gait, x + dx, y + dy, dx, dy, levels, slant && odd == 1);
        if (cost < least) {
          least = cost;
          then = travel.metric() == Metric.EVERY_SECOND_TWO && slant ? 1 - odd : odd;
        }
      }
    }
    return least < Double.MAX_VALUE
        && improve(best, (x + dx) + "," + (y + dy) + "," + then, here + least);
  }

  private double cost(Gait gait, int x, int y, int dx, int dy, int levels, boolean second) {
    double distance =
        switch (travel.metric()) {
          case EACH_ONE -> Math.max(1, levels);
          case EVERY_SECOND_TWO -> Math.max(1, levels) + (second ? 1 : 0);
          case STRAIGHT -> Math.sqrt(dx * dx + dy * dy + levels * levels);
        };
    int dear = 1;
    if (List.of(Mode.WALK, Mode.CRAWL, Mode.CLIMB).contains(gait.mode())) {
      dear =
          spaces(x, y).stream()
              .mapToInt(s -> grid.terrain(s.x(), s.y()).cost())
              .max()
              .orElseThrow();
    }
    return distance * dear * gait.price();
  }

  private int levels(Gait gait, int x, int y, int dx, int dy) {
    if (gait.mode() == Mode.GHOST) {
      return 0;
    }
    int from = bottom(x, y);
    int to = bottom(x + dx, y + dy);
    int astride = astride(x + dx, y + dy);
    var tops = new ArrayList<Integer>(List.of(from, to, astride));
    for (Spot space : spaces(x, y)) {
      tops.add(over(space.x(), space.y(), dx, dy));
    }
    int top = tops.stream().max(Integer::compare).orElseThrow();
    if (filled(x + dx, y + dy) || top == ENDLESS || (astride > to && gait.mode() != Mode.FLY)) {
      return -1;
    }
    int feet = grid.feet();
    return switch (gait.mode()) {
      case WALK, CRAWL ->
          top - from <= gait.up() && from - to <= gait.down()
              ? Math.abs(Math.floorDiv(from, feet) - Math.floorDiv(to, feet))
              : -1;
      case CLIMB ->
          (int) (Math.ceil((top - from) / (double) feet) + Math.ceil((top - to) / (double) feet));
      case FLY -> 0;
      case FLOAT -> top - from <= gait.up() ? 0 : -1;
      case GHOST -> throw new AssertionError(gait);
    };
  }
}
