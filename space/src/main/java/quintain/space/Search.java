package quintain.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Spot;

/// A search for the cheapest ways from one place. Of several equally cheap ones the shortest as the
/// crow flies is found, so that ways look straight.
final class Search {
  private static final long UNKNOWN = Long.MAX_VALUE;

  private final Board board;
  private final Steps steps;
  private final Spot start;
  private final int lowest;
  private final int layers;
  private final int slants;
  private final long[] cost;
  private final long[] length;
  private final int[] before;
  private final Mode[] mode;
  private final boolean[] done;
  private final Frontier frontier = new Frontier();

  /// @param highest the highest level a soaring creature goes up to
  Search(Board board, Steps steps, Metric metric, Spot start, int lowest, int highest) {
    this.board = board;
    this.steps = steps;
    this.start = start;
    this.lowest = steps.soaring() ? lowest : 0;
    this.layers = steps.soaring() ? highest - lowest + 1 : 1;
    this.slants = metric == Metric.EVERY_SECOND_TWO ? 2 : 1;
    int nodes = board.width() * board.depth() * layers * slants;
    this.cost = new long[nodes];
    this.length = new long[nodes];
    this.before = new int[nodes];
    this.mode = new Mode[nodes];
    this.done = new boolean[nodes];
    Arrays.fill(cost, UNKNOWN);
    Arrays.fill(before, -1);
  }

  /// What a search is asked for.
  interface Aim {
    /// Whether the search is over with this place, which is one where one may stop.
    boolean at(Spot spot);
  }

  /// The least that is still to be paid from a place, in parts of a space.
  interface Estimate {
    Estimate NOTHING = (_, _, _) -> 0;

    long from(int x, int y, int z);
  }

  /// Goes on until the aim is met or nothing is left within the budget, in parts of a space; the
  /// number of the place that met it, or -1.
  int run(long budget, Estimate atLeast, Aim aim) {
    int first = node(start.x(), start.y(), start.z(), 0);
    cost[first] = 0;
    frontier.add(atLeast.from(start.x(), start.y(), start.z()), 0, first);
    while (!frontier.isEmpty()) {
      int node = frontier.next();
      if (done[node]) {
        continue;
      }
      done[node] = true;
      Spot here = node == first ? start : spot(node);
      if ((node == first || steps.rests(here.x(), here.y(), here.z())) && aim.at(here)) {
        return node;
      }
      expand(node, here, budget, atLeast);
    }
    return -1;
  }

  private void expand(int node, Spot here, long budget, Estimate atLeast) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        for (int dz = steps.soaring() ? -1 : 0; dz <= (steps.soaring() ? 1 : 0); dz++) {
          if (dx != 0 || dy != 0 || dz != 0) {
            relax(node, here, dx, dy, dz, budget, atLeast);
          }
        }
      }
    }
  }

  private void relax(int node, Spot here, int dx, int dy, int dz, long budget, Estimate atLeast) {
    int x = here.x() + dx;
    int y = here.y() + dy;
    if (!steps.fits(x, y)) {
      return;
    }
    int z = steps.soaring() ? here.z() + dz : steps.level(x, y);
    if (steps.soaring() && (z < lowest || z >= lowest + layers)) {
      return;
    }
    int odd = node % slants;
    if (!steps.find(here.x(), here.y(), here.z(), x, y, z, odd)) {
      return;
    }
    long sum = cost[node] + steps.cost();
    int next = node(x, y, z, odd + steps.slants());
    long far = length[node] + length(dx, dy, z - here.z());
    if (sum / Metric.SPACE > budget
        || done[next]
        || sum > cost[next]
        || (sum == cost[next] && far >= length[next])) {
      return;
    }
    cost[next] = sum;
    length[next] = far;
    before[next] = node;
    mode[next] = steps.mode();
    frontier.add(sum + atLeast.from(x, y, z), far, next);
  }

  private static long length(int dx, int dy, int dz) {
    int across = Math.abs(dx);
    int down = Math.abs(dy);
    return Metric.length(Math.max(across, down), Math.min(across, down), Math.abs(dz));
  }

  private int node(int x, int y, int z, int odd) {
    int layer = steps.soaring() ? z - lowest : 0;
    return ((layer * board.depth() + y) * board.width() + x) * slants + odd % slants;
  }

  private Spot spot(int node) {
    int place = node / slants;
    int x = place % board.width();
    int y = place / board.width() % board.depth();
    return new Spot(
        x,
        y,
        steps.soaring()
            ? place / board.width() / board.depth() + lowest
            : node == node(start.x(), start.y(), start.z(), node % slants)
                ? start.z()
                : steps.level(x, y));
  }

  /// What a place costs, in whole spaces.
  int spaces(int node) {
    return (int) (cost[node] / Metric.SPACE);
  }

  /// The cheaper of the numbers of a place that was come to, or -1.
  int reached(Spot at) {
    int layer = steps.soaring() ? at.z() - lowest : 0;
    if (!board.contains(at.x(), at.y()) || layer < 0 || layer >= layers) {
      return -1;
    }
    int best = -1;
    for (int odd = 0; odd < slants; odd++) {
      int node = node(at.x(), at.y(), at.z(), odd);
      if (cost[node] != UNKNOWN && (best < 0 || cost[node] < cost[best])) {
        best = node;
      }
    }
    return best;
  }

  /// All places come to, row by row from the lowest level up.
  List<Spot> reached() {
    var spots = new ArrayList<Spot>();
    for (int node = 0; node < cost.length; node += slants) {
      boolean there = cost[node] != UNKNOWN || cost[node + slants - 1] != UNKNOWN;
      if (there) {
        spots.add(spot(node));
      }
    }
    return spots;
  }

  /// The way to a place.
  Going.Way way(int node, int feet) {
    var spots = new ArrayList<Spot>();
    var modes = new ArrayList<Mode>();
    for (int at = node; before[at] >= 0; at = before[at]) {
      spots.addFirst(spot(at));
      modes.addFirst(mode(at));
    }
    return new Going.Way(List.copyOf(spots), List.copyOf(modes), spaces(node) * feet);
  }

  private Mode mode(int node) {
    @Nullable Mode how = mode[node];
    return how == null ? Mode.WALK : how;
  }
}
