package quintain.space;

import java.util.List;
import quintain.kernel.Spot;

/// The single steps of one creature: whether it can take them, how, and at what cost.
final class Steps {
  private final Board board;
  private final int feet;
  private final int size;
  private final int tall;
  private final Travel travel;
  private final Tops tops;
  private final Crowd crowd;
  private final boolean soaring;
  private final boolean flying;
  private final int start;

  // of the ground, as [Footing] has them
  private final int[] foot;
  private final int[] dear;
  private final boolean[] filled;
  private final int[] astride;

  private long cost;
  private int slants;
  private Mode mode = Mode.WALK;

  Steps(Board board, Body mover, List<Body> others, Travel travel) {
    this.board = board;
    this.feet = board.grid().feet();
    this.size = mover.size();
    this.tall = mover.tall();
    this.travel = travel;
    var footing = board.footing(size);
    this.tops = footing.tops;
    this.foot = footing.foot;
    this.dear = footing.dear;
    this.filled = footing.filled;
    this.astride = footing.astride;
    this.crowd = new Crowd(board, mover.id(), others, travel.passing());
    this.soaring = travel.gaits().stream().anyMatch(g -> g.mode() == Mode.FLY && g.heights());
    this.flying = travel.gaits().stream().anyMatch(g -> g.mode() == Mode.FLY && !g.heights());
    this.start = mover.at().z();
  }

  boolean soaring() {
    return soaring;
  }

  /// Whether the whole creature would be on the map.
  boolean fits(int x, int y) {
    return x >= 0 && y >= 0 && x + size <= board.width() && y + size <= board.depth();
  }

  /// The height it is at in a place, in spaces, if it does not soar.
  int level(int x, int y) {
    int ground = Math.floorDiv(foot[y * board.width() + x], feet);
    return flying ? Math.max(start, ground) : ground;
  }

  /// Feet of its soles at such a height.
  int bottom(int x, int y, int z) {
    int ground = foot[y * board.width() + x];
    return Math.floorDiv(ground, feet) == z ? ground : z * feet;
  }

  /// What the last step found costs, in parts of a space.
  long cost() {
    return cost;
  }

  /// How many slanting steps the last step found makes.
  int slants() {
    return slants;
  }

  /// How the last step found is taken.
  Mode mode() {
    return mode;
  }

  /// Whether a step to a neighbouring space can be taken, after so many slanting ones.
  boolean find(int x, int y, int z, int nx, int ny, int nz, int before) {
    cost = Long.MAX_VALUE;
    if (!fits(nx, ny)) {
      return false;
    }
    for (int i = 0; i < travel.gaits().size(); i++) {
      take(travel.gaits().get(i), x, y, z, nx, ny, nz, before);
    }
    return cost != Long.MAX_VALUE
        && crowd.at(nx, ny, size, bottom(nx, ny, nz), tall) != Passing.NOT
        && allowed(x, y, z, nx, ny, nz);
  }

  private boolean allowed(int x, int y, int z, int nx, int ny, int nz) {
    return travel.rule().equals(Travel.StepRule.NONE)
        || travel.rule().allows(new Spot(x, y, z), new Spot(nx, ny, nz));
  }

  private void take(Gait gait, int x, int y, int z, int nx, int ny, int nz, int before) {
    if (soaring && !(gait.mode() == Mode.FLY && gait.heights())) {
      return;
    }
    int levels = levels(gait, x, y, z, nx, ny, nz);
    if (levels < 0) {
      return;
    }
    int plan = Math.max(Math.abs(nx - x), Math.abs(ny - y));
    int slant = Math.min(Math.abs(nx - x), Math.abs(ny - y));
    long price = gait.price();
    if (gait.mode().treads()) {
      price *= dear[ny * board.width() + nx];
    }
    long here = price * travel.metric().step(plan, slant, levels, before);
    if (here < cost) {
      cost = here;
      slants = Metric.slanting(plan, slant, levels);
      mode = gait.mode();
    }
  }

  /// How many levels up and down a step counts, or -1 if this gait cannot take it.
  private int levels(Gait gait, int x, int y, int z, int nx, int ny, int nz) {
    if (gait.mode() == Mode.GHOST) {
      return 0;
    }
    int place = ny * board.width() + nx;
    if (filled[place] || astride[place] == Tops.ENDLESS) {
      return -1;
    }
    int from = bottom(x, y, z);
    int to = bottom(nx, ny, nz);
    if (soaring) {
      int over = nx == x && ny == y ? Tops.NOTHING : over(x, y, nx - x, ny - y);
      boolean above = Math.min(from, to) >= over && to >= astride[place] && to >= foot[place];
      return above ? Math.abs(nz - z) : -1;
    }
    int over = over(x, y, nx - x, ny - y);
    if (over == Tops.ENDLESS) {
      return -1;
    }
    int top = Math.max(Math.max(from, to), Math.max(over, astride[place]));
    boolean standsAstride = astride[place] > to && gait.mode() != Mode.FLY;
    if (standsAstride || top - from > gait.up() || from - to > gait.down()) {
      return -1;
    }
    if (!gait.heights()) {
      return 0;
    }
    return gait.mode() == Mode.CLIMB
        ? Math.ceilDiv(top - from, feet) + Math.ceilDiv(top - to, feet)
        : Math.abs(nz - z);
  }

  /// What the whole creature has to get over in a step.
  private int over(int x, int y, int dx, int dy) {
    if (size == 1) {
      return tops.over(x, y, dx, dy);
    }
    int top = Tops.NOTHING;
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        top = Math.max(top, tops.over(column, row, dx, dy));
      }
    }
    return top;
  }

  /// Whether one may stop there.
  boolean rests(int x, int y, int z) {
    int place = y * board.width() + x;
    int bottom = bottom(x, y, z);
    return !filled[place]
        && astride[place] <= bottom
        && crowd.at(x, y, size, bottom, tall) == Passing.FREE;
  }

  /// Whether a place is below what one would stand on there.
  boolean buried(Spot at) {
    return bottom(at.x(), at.y(), at.z()) < foot[at.y() * board.width() + at.x()];
  }

  /// Why one may not stop there; only to be asked if one may not.
  Hindrance unrest(Spot at) {
    int bottom = bottom(at.x(), at.y(), at.z());
    var somebody = crowd.one(at.x(), at.y(), size, bottom, tall, Passing.THROUGH);
    return somebody != null
        ? new Hindrance.Occupied(at, somebody.id())
        : new Hindrance.Blocked(at, filling(at.x(), at.y()), Integer.MAX_VALUE);
  }

  /// Whether a place is beside another; only who soars is asked about heights.
  boolean isNext(Spot from, Spot to) {
    int plan = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    int levels = soaring ? Math.abs(to.z() - from.z()) : 0;
    return !from.equals(to) && plan <= 1 && levels <= 1;
  }

  /// Why a step cannot be taken; only to be asked if it cannot.
  Hindrance why(Spot from, Spot to) {
    if (!fits(to.x(), to.y())) {
      return new Hindrance.OffTheMap(to);
    }
    if (!isNext(from, to)) {
      return new Hindrance.NotNext(to);
    }
    if (find(from.x(), from.y(), from.z(), to.x(), to.y(), to.z(), 0) || cost != Long.MAX_VALUE) {
      var body = crowd.one(to.x(), to.y(), size, bottom(to.x(), to.y(), to.z()), tall, Passing.NOT);
      return body == null ? new Hindrance.Forbidden(to) : new Hindrance.Occupied(to, body.id());
    }
    return hindrance(from, to);
  }

  private Hindrance hindrance(Spot from, Spot to) {
    int place = to.y() * board.width() + to.x();
    int before = bottom(from.x(), from.y(), from.z());
    int after = bottom(to.x(), to.y(), to.z());
    if (filled[place]) {
      return new Hindrance.Blocked(to, filling(to.x(), to.y()), Integer.MAX_VALUE);
    }
    int dx = Integer.signum(to.x() - from.x());
    int dy = Integer.signum(to.y() - from.y());
    int over = dx == 0 && dy == 0 ? Tops.NOTHING : over(from.x(), from.y(), dx, dy);
    if (over > Math.max(before, after)) {
      return new Hindrance.Blocked(
          to,
          highest(from.x(), from.y(), dx, dy, over),
          over == Tops.ENDLESS ? Integer.MAX_VALUE : over - before);
    }
    if (astride[place] > after) {
      return new Hindrance.Blocked(to, within(to.x(), to.y()), astride[place] - before);
    }
    if (soaring && after < foot[place]) {
      return new Hindrance.TooHigh(to, foot[place] - before);
    }
    return after > before
        ? new Hindrance.TooHigh(to, after - before)
        : new Hindrance.TooDeep(to, before - after);
  }

  private Obstacle filling(int x, int y) {
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        if (board.filled(column, row)) {
          return board.bar(column, row).source();
        }
      }
    }
    return within(x, y);
  }

  /// The wall that a creature of several spaces would stand astride.
  private Obstacle within(int x, int y) {
    int most = astride[y * board.width() + x];
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        for (int side = 0; side < 2; side++) {
          int dx = side == 0 && column > x ? -1 : 0;
          int dy = side == 1 && row > y ? -1 : 0;
          if ((dx != 0 || dy != 0) && tops.over(column, row, dx, dy) == most) {
            var found = tops.highest(column, row, dx, dy);
            if (found != null) {
              return found;
            }
          }
        }
      }
    }
    return board.bar(x, y).source();
  }

  private Obstacle highest(int x, int y, int dx, int dy, int over) {
    for (int row = y; row < y + size; row++) {
      for (int column = x; column < x + size; column++) {
        if (tops.over(column, row, dx, dy) == over) {
          var found = tops.highest(column, row, dx, dy);
          if (found != null) {
            return found;
          }
        }
      }
    }
    return board.bar(x, y).source();
  }
}
