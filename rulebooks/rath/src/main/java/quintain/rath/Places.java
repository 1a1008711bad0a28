package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.space.Board;
import quintain.space.Body;
import quintain.space.Brightness;
import quintain.space.Direction;
import quintain.space.Gait;
import quintain.space.Grid;
import quintain.space.Hindrance;
import quintain.space.Light;
import quintain.space.Lighting;
import quintain.space.Metric;
import quintain.space.Passing;
import quintain.space.Paths;
import quintain.space.Pushes;
import quintain.space.Reach;
import quintain.space.Sight;
import quintain.space.SightRules;
import quintain.space.Travel;

/// Where people stand and how far that is: on a line of zones or feet, or on a map. A space of the
/// map is a zone where the house counts zones, and 5 ft where it counts feet (RTH-R-30).
///
/// A place is one number: the zone, or the feet along the line; of a map its row and column.
final class Places {
  /// Rows of a map are shorter than this.
  private static final int ROW = 1000;

  /// What one walks over without climbing, in feet, and how tall people are.
  private static final int STEP = 3;

  private static final int TALL = 6;

  private Places() {}

  // Places and spaces

  static int of(Spot spot) {
    return spot.y() * ROW + spot.x();
  }

  static Spot spot(int at) {
    return new Spot(Math.floorMod(at, ROW), Math.floorDiv(at, ROW), 0);
  }

  /// The place that somebody names: `3,4` on a map, a zone or feet on a line.
  static Optional<Integer> named(RathState state, String text) {
    try {
      if (state.map().isEmpty()) {
        return text.matches("-?[0-9]{1,6}")
            ? Optional.of(Integer.parseInt(text))
            : Optional.empty();
      }
      var spot = Spot.parse(text);
      return state.map().get().contains(spot.x(), spot.y())
          ? Optional.of(of(spot))
          : Optional.empty();
    } catch (IllegalAnswer e) {
      return Optional.empty();
    }
  }

  /// A place in the words that name it.
  static String name(RathState state, int at) {
    return state.map().isPresent() ? spot(at).toString() : Integer.toString(at);
  }

  /// Why a map does not serve this house: miniatures stand on spaces of 5 ft (RTH-DIST-07).
  static Optional<Refusal> mapRefusal(RathHouse house, Grid map) {
    return house.distanceSystem() == RathHouse.DistanceSystem.FEET && map.feet() != 5
        ? Optional.of(
            new Refusal(RTH_DIST_07, "Miniatures stand on spaces of 5 feet, not " + map.feet()))
        : Optional.empty();
  }

  /// Whether somebody can stand there at all.
  static boolean isOpen(Grid map, int at) {
    var spot = spot(at);
    return map.contains(spot.x(), spot.y()) && !map.filled(spot.x(), spot.y());
  }

  /// The first open space of a map.
  static int first(Grid map) {
    var open = open(map);
    return open.isEmpty() ? 0 : open.getFirst();
  }

  /// The open space nearest to a place that nobody has to themselves.
  static int free(RathState state, String but, int near) {
    var map = state.map().orElseThrow();
    int best = first(map);
    int least = Integer.MAX_VALUE;
    for (int at : open(map)) {
      if (apart(state, at, near) < least && !isTaken(state, at, but)) {
        best = at;
        least = apart(state, at, near);
      }
    }
    return best;
  }

  /// Every open space, row by row.
  static List<Integer> open(Grid map) {
    var open = new ArrayList<Integer>();
    for (int y = 0; y < map.depth(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (!map.filled(x, y)) {
          open.add(of(new Spot(x, y, 0)));
        }
      }
    }
    return open;
  }

  /// Miniatures have a space to themselves; a zone has room for all.
  static boolean isTaken(RathState state, int at, String but) {
    if (state.house().distanceSystem() == RathHouse.DistanceSystem.ABSTRACT) {
      return false;
    }
    for (Being being : state.roster()) {
      if (being.at() == at && !being.id().equals(but) && isInTheWay(being)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInTheWay(Being being) {
    return !being.isDead() && !being.hasLeft();
  }

  /// A place and those next to it.
  static List<Integer> about(RathState state, int at) {
    if (state.map().isEmpty()) {
      return List.of(at - unit(state), at, at + unit(state));
    }
    var about = new ArrayList<Integer>();
    about.add(at);
    for (Direction way : Direction.COMPASS) {
      var next = way.from(spot(at));
      if (state.map().get().contains(next.x(), next.y())) {
        about.add(of(next));
      }
    }
    return about;
  }

  // Distance and sight

  /// Zones, or feet, from one place to another; on a map a slanting step counts as one.
  static int apart(RathState state, int one, int other) {
    if (state.map().isEmpty()) {
      return Math.abs(one - other);
    }
    var from = spot(one);
    var to = spot(other);
    return Math.max(Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y())) * unit(state);
  }

  /// How far it is to the next space.
  static int unit(RathState state) {
    return switch (state.house().distanceSystem()) {
      case ABSTRACT -> 1;
      case FEET -> state.map().map(Grid::feet).orElse(5);
    };
  }

  /// Whether nothing stands between two places that ends every line of sight.
  static boolean sees(RathState state, int from, int to) {
    if (state.map().isEmpty() || from == to) {
      return true;
    }
    var board = Board.of(state.map().get());
    return board.isBare()
        || new Sight(board, SightRules.ANY_POINT)
            .sees(body(state, "from", from), body(state, "to", to));
  }

  private static Body body(RathState state, String id, int at) {
    var spot = spot(at);
    return new Body(id, state.map().orElseThrow().standing(spot.x(), spot.y()), 1, TALL);
  }

  /// Those whom a map can show, as it knows them.
  static List<Body> bodies(RathState state, List<Being> beings) {
    var bodies = new ArrayList<Body>();
    for (Being being : beings) {
      if (isInTheWay(being) && isOpen(state.map().orElseThrow(), being.at())) {
        bodies.add(body(state, being.id(), being.at()));
      }
    }
    return bodies;
  }

  // Ways

  private static Paths paths(RathState state, Being by, boolean alone) {
    var others = state.roster().stream().filter(other -> !other.id().equals(by.id())).toList();
    return new Paths(
        Board.of(state.map().orElseThrow()),
        body(state, by.id(), by.at()),
        alone ? List.of() : bodies(state, others),
        Travel.by(Metric.EACH_ONE, Gait.walk(STEP))
            .passing(other -> passing(state, by, state.being(other.id()))));
  }

  /// A zone has room for all. Miniatures pass friends and the helpless, and nobody else.
  private static Passing passing(RathState state, Being by, Being other) {
    return switch (state.house().distanceSystem()) {
      case ABSTRACT -> Passing.FREE;
      case FEET -> other.side() == by.side() || !other.canAct() ? Passing.THROUGH : Passing.NOT;
    };
  }

  /// Why somebody does not get to a place by going so many zones or feet.
  static Optional<Refusal> wayRefusal(RathState state, Being by, int to, int most, Rth why) {
    if (state.map().isEmpty()) {
      return Math.abs(to - by.at()) > most ? tooFar(by, why) : Optional.empty();
    }
    var map = state.map().get();
    if (!isOpen(map, by.at())) {
      return isOpen(map, to) ? Optional.empty() : no(why, "Nobody can stand there");
    }
    if (!isOpen(map, to)) {
      return no(why, "Nobody can stand there");
    }
    var way = paths(state, by, false).to(spot(to));
    if (way.isPresent()) {
      return way.get().feet() / map.feet() * unit(state) > most
          ? tooFar(by, why)
          : Optional.empty();
    }
    return hindrance(state, by, to, why);
  }

  private static Optional<Refusal> tooFar(Being by, Rth why) {
    return no(why, "That is farther than " + by.name() + " gets");
  }

  /// Who stands there or bars the way; nobody, where walls alone do.
  private static Optional<Refusal> hindrance(RathState state, Being by, int to, Rth why) {
    var paths = paths(state, by, false);
    var staying = paths.staying(spot(to));
    if (staying.isPresent() && staying.get() instanceof Hindrance.Occupied there) {
      return no(why, called(state, by, there.who()) + " stands there");
    }
    var alone = paths(state, by, true).to(spot(to));
    if (alone.isPresent()
        && paths.along(alone.get().steps())
            instanceof quintain.space.Going.Hindered(Hindrance.Occupied bars)) {
      return no(why, called(state, by, bars.who()) + " bars the way");
    }
    return no(why, "No way leads there");
  }

  private static String called(RathState state, Being by, String who) {
    var other = state.being(who);
    return state.maySee(other, by.seat()) ? other.name() : "Somebody";
  }

  private static Optional<Refusal> no(Rth why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  /// Every space within so many zones or feet, and what it takes to get there.
  static Reach within(RathState state, Being by, int most) {
    int spaces = most / unit(state);
    return paths(state, by, false).within(spaces * state.map().orElseThrow().feet());
  }

  /// As far on the way into reach of a goal as somebody gets with so many zones or feet; where they
  /// are if no way leads there.
  static int toward(RathState state, Being by, int goal, int most) {
    if (state.map().isEmpty()) {
      int far = Math.min(most, Math.abs(goal - by.at()));
      return by.at() + (goal > by.at() ? far : -far);
    }
    if (!isOpen(state.map().get(), by.at())) {
      return by.at();
    }
    var way = paths(state, by, false).toAny(spot -> state.inReach(of(spot), goal));
    var reach = within(state, by, most);
    int best = by.at();
    for (Spot step : way.map(found -> found.steps()).orElse(List.of())) {
      best = reach.contains(step) ? of(step) : best;
    }
    return best;
  }

  /// As far from somewhere as somebody gets with so many zones or feet.
  static int away(RathState state, Being by, int from, int most) {
    if (state.map().isEmpty()) {
      return by.at() + (by.at() < from ? -most : most);
    }
    if (!isOpen(state.map().get(), by.at())) {
      return by.at();
    }
    int best = by.at();
    for (Spot spot : within(state, by, most).spots()) {
      if (apart(state, of(spot), from) > apart(state, best, from)) {
        best = of(spot);
      }
    }
    return best;
  }

  /// Where somebody ends who is sent a zone, or so many feet, away from a place: on a map no
  /// farther than what stands in the way.
  static int pushed(RathState state, Being whom, int from, int far) {
    if (state.map().isEmpty()) {
      return whom.at() + (whom.at() < from ? -far : far);
    }
    var map = state.map().get();
    var others =
        state.house().distanceSystem() == RathHouse.DistanceSystem.ABSTRACT
            ? List.<Body>of()
            : bodies(
                state, state.roster().stream().filter(b -> !b.id().equals(whom.id())).toList());
    var pushes = new Pushes(Board.of(map), others);
    var ways =
        from == whom.at()
            ? Direction.COMPASS
            : List.of(Direction.between(spot(from), spot(whom.at())));
    for (Direction way : ways) {
      var pushed =
          pushes.push(body(state, whom.id(), whom.at()), way, far / unit(state) * map.feet());
      if (!pushed.way().isEmpty()) {
        return of(pushed.end());
      }
    }
    return whom.at();
  }

  // Light

  /// How light it is on the map: lights in hands and on the ground shine as far as their band
  /// reaches (RTH-R-90), and so do those of the map.
  static Lighting lighting(RathState state) {
    var map = state.map().orElseThrow();
    var lamps = new ArrayList<Light>();
    for (Being being : state.roster()) {
      Situations.lightOf(being).ifPresent(far -> lamps.add(lamp(state, being.at(), far)));
    }
    for (World.Lying lying : state.ground()) {
      Situations.lightOf(lying.item()).ifPresent(far -> lamps.add(lamp(state, lying.at(), far)));
    }
    return new Lighting(
        Board.of(state.world().darkness() == Darkness.NONE ? map : darkened(map)),
        Metric.EACH_ONE,
        lamps);
  }

  private static Light lamp(RathState state, int at, Band far) {
    int feet =
        switch (state.house().distanceSystem()) {
          case ABSTRACT -> far.zones() * state.map().orElseThrow().feet();
          case FEET -> far.feet();
        };
    return new Light("", spot(at), 0, feet, 0);
  }

  private static Grid darkened(Grid map) {
    return new Grid(
        map.feet(),
        map.rows(),
        map.legend(),
        map.walls(),
        map.heights(),
        map.lights(),
        Optional.of(Brightness.DARKNESS));
  }

  /// Whether light reaches a place of the map.
  static boolean isLit(RathState state, int at) {
    return lighting(state).at(spot(at)) != Brightness.DARKNESS;
  }
}
