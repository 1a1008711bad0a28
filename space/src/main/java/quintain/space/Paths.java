package quintain.space;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Spot;

/// The ways of one creature among others.
///
/// Heights of places are filled in: only who soars (see [Gait#soar]) is asked at which height he
/// goes.
public final class Paths {
  private final Board board;
  private final Body mover;
  private final Travel travel;
  private final Steps steps;

  public Paths(Board board, Body mover, List<Body> others, Travel travel) {
    if (!board.grid().contains(mover)) {
      throw new IllegalArgumentException(mover.id() + " at " + mover.at() + " is not on the map");
    }
    this.board = board;
    this.mover = mover;
    this.travel = travel;
    this.steps = new Steps(board, mover, others, travel);
  }

  /// The cheapest way to a place, if there is one.
  public Optional<Going.Way> to(Spot goal) {
    if (!steps.fits(goal.x(), goal.y())) {
      return Optional.empty();
    }
    Spot aim = settled(goal);
    var search = search(goal.z());
    long price = travel.gaits().stream().mapToInt(Gait::price).min().orElse(1) * Metric.SPACE;
    int levels = steps.soaring() ? 1 : 0;
    int found =
        search.run(
            Integer.MAX_VALUE,
            (x, y, z) ->
                price
                    * Math.max(
                        Math.max(Math.abs(x - aim.x()), Math.abs(y - aim.y())),
                        levels * Math.abs(z - aim.z())),
            aim::equals);
    return way(search, found);
  }

  /// The cheapest way to any place that will do, such as one within reach of somebody.
  public Optional<Going.Way> toAny(Predicate<Spot> goal) {
    var search = search(mover.at().z());
    return way(search, search.run(Integer.MAX_VALUE, Search.Estimate.NOTHING, goal::test));
  }

  /// Everywhere one can get to for so many feet.
  public Reach within(int feet) {
    var search = search(mover.at().z());
    int spaces = feet / board.grid().feet();
    search.run(spaces, Search.Estimate.NOTHING, _ -> false);
    var spots =
        search.reached().stream()
            .filter(spot -> spot.equals(mover.at()) || steps.rests(spot.x(), spot.y(), spot.z()))
            .toList();
    return new Reach(search, board.grid().feet(), spots);
  }

  /// What a way costs that somebody wants to go, place by place, or what is in its way first.
  public Going along(List<Spot> way) {
    var spots = new ArrayList<Spot>();
    var modes = new ArrayList<Mode>();
    Spot here = mover.at();
    long cost = 0;
    int slants = 0;
    for (Spot wanted : way) {
      Spot next = steps.fits(wanted.x(), wanted.y()) ? settled(wanted) : wanted;
      if (!taken(here, next, slants)) {
        return new Going.Hindered(steps.why(here, next));
      }
      cost += steps.cost();
      slants += steps.slants();
      spots.add(next);
      modes.add(steps.mode());
      here = next;
    }
    if (!here.equals(mover.at()) && !steps.rests(here.x(), here.y(), here.z())) {
      return new Going.Hindered(steps.unrest(here));
    }
    int feet = (int) (cost / Metric.SPACE) * board.grid().feet();
    return new Going.Way(List.copyOf(spots), List.copyOf(modes), feet);
  }

  /// What keeps the mover from being at a place, however he might get there; nothing if he may stop
  /// there.
  public Optional<Hindrance> staying(Spot place) {
    if (!steps.fits(place.x(), place.y())) {
      return Optional.of(new Hindrance.OffTheMap(place));
    }
    Spot there = settled(place);
    if (steps.buried(there)) {
      return Optional.of(new Hindrance.Ground(there));
    }
    return steps.rests(there.x(), there.y(), there.z())
        ? Optional.empty()
        : Optional.of(steps.unrest(there));
  }

  /// What keeps the mover from a place to which no way leads: what stands between it and the
  /// nearest space to it that he gets to.
  public Optional<Hindrance> barrier(Spot goal) {
    if (!steps.fits(goal.x(), goal.y())) {
      return Optional.of(new Hindrance.OffTheMap(goal));
    }
    Spot aim = settled(goal);
    var search = search(aim.z());
    search.run(Integer.MAX_VALUE, Search.Estimate.NOTHING, _ -> false);
    Spot nearest =
        search.reached().stream().min(comparingInt(spot -> squared(spot, aim))).orElseThrow();
    return nearest.equals(aim)
        ? staying(aim)
        : Optional.of(steps.why(nearest, settled(toward(nearest, aim))));
  }

  private static int squared(Spot one, Spot other) {
    int x = one.x() - other.x();
    int y = one.y() - other.y();
    int z = one.z() - other.z();
    return x * x + y * y + z * z;
  }

  private static Spot toward(Spot from, Spot to) {
    return new Spot(
        from.x() + Integer.signum(to.x() - from.x()),
        from.y() + Integer.signum(to.y() - from.y()),
        from.z() + Integer.signum(to.z() - from.z()));
  }

  private boolean taken(Spot from, Spot to, int slants) {
    return steps.isNext(from, to)
        && steps.find(from.x(), from.y(), from.z(), to.x(), to.y(), to.z(), slants % 2);
  }

  private Spot settled(Spot spot) {
    if (steps.soaring()) {
      return spot;
    }
    if (spot.x() == mover.at().x() && spot.y() == mover.at().y()) {
      return mover.at();
    }
    return new Spot(spot.x(), spot.y(), steps.level(spot.x(), spot.y()));
  }

  private Search search(int level) {
    int lowest = Math.min(level, mover.at().z());
    int highest = Math.max(level, mover.at().z());
    if (steps.soaring()) {
      for (int y = 0; y < board.depth(); y++) {
        for (int x = 0; x < board.width(); x++) {
          lowest = Math.min(lowest, board.level(x, y));
          highest = Math.max(highest, board.level(x, y) + 1);
        }
      }
      for (Bar wall : board.solidWalls()) {
        if (!wall.endless()) {
          highest = Math.max(highest, Math.ceilDiv(wall.top() / 2, board.grid().feet()));
        }
      }
    }
    return new Search(board, steps, travel.metric(), mover.at(), lowest, highest);
  }

  private Optional<Going.Way> way(Search search, int found) {
    return found < 0 ? Optional.empty() : Optional.of(search.way(found, board.grid().feet()));
  }
}
