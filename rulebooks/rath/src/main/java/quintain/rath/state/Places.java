package quintain.rath.state;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.parts.Phrases;
import quintain.space.Board;
import quintain.space.Body;
import quintain.space.Direction;
import quintain.space.Grid;
import quintain.space.Hindrance;
import quintain.space.Sight;
import quintain.space.SightRules;

/// Where people stand and how far that is: on a line of zones or feet, or on a map. A space of the
/// map is a zone where the house counts zones, and 5 ft where it counts feet (RTH-R-30).
///
/// A place is one number: the zone, or the feet along the line; of a map its row and column.
public final class Places {
  /// Rows of a map are shorter than this.
  private static final int ROW = 1000;

  /// How tall people are, in feet.
  private static final int TALL = 6;

  private Places() {}

  // Places and spaces

  public static int of(Spot spot) {
    return spot.y() * ROW + spot.x();
  }

  public static Spot spot(int at) {
    return new Spot(Math.floorMod(at, ROW), Math.floorDiv(at, ROW), 0);
  }

  /// The place that somebody names: `3,4` on a map, a zone or feet on a line.
  public static Optional<Integer> named(RathState state, String text) {
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
  public static String name(RathState state, int at) {
    return state.map().isPresent() ? spot(at).toString() : Integer.toString(at);
  }

  /// Where somebody stands, as people say it.
  public static String told(RathState state, int at) {
    return switch (state.house().distanceSystem()) {
      case ABSTRACT ->
          state.map().isPresent() || at >= 0
              ? "zone " + name(state, at)
              : Phrases.counted(-at, "zone") + " back";
      case FEET -> state.map().isPresent() ? "space " + name(state, at) : Phrases.along(at, "ft");
    };
  }

  /// Why a map does not serve this house: miniatures stand on spaces of 5 ft (RTH-DIST-07).
  public static Optional<Refusal> mapRefusal(RathHouse house, Grid map) {
    return house.distanceSystem() == RathHouse.DistanceSystem.FEET && map.feet() != 5
        ? Optional.of(
            new Refusal(RTH_DIST_07, "Miniatures stand on spaces of 5 feet, not " + map.feet()))
        : Optional.empty();
  }

  /// Why nobody can stand at a place of the map.
  public static Optional<Refusal> standingRefusal(RathState state, int at, Rth why) {
    var map = state.map().orElseThrow();
    if (isOpen(map, at)) {
      return Optional.empty();
    }
    var spot = spot(at);
    return Optional.of(
        new Refusal(
            why,
            map.contains(spot.x(), spot.y())
                ? "Nobody can stand in %s: %s"
                    .formatted(told(state, at), new Hindrance.Ground(spot).told(map, state::nameOf))
                : spot + " is not on the map"));
  }

  /// Whether somebody can stand there at all.
  public static boolean isOpen(Grid map, int at) {
    var spot = spot(at);
    return map.contains(spot.x(), spot.y()) && !map.filled(spot.x(), spot.y());
  }

  /// The first open space of a map.
  static int first(Grid map) {
    var open = open(map);
    return open.isEmpty() ? 0 : open.getFirst();
  }

  /// The open space nearest to a place that nobody has to themselves.
  public static int free(RathState state, String but, int near) {
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

  /// Where newcomers come in: on a map, the first space that is open and free.
  public static int entrance(RathState state, String newcomer) {
    return state.map().isPresent() ? free(state, newcomer, 0) : 0;
  }

  /// Every open space, row by row.
  public static List<Integer> open(Grid map) {
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
  public static boolean isTaken(RathState state, int at, String but) {
    return standing(state, at, but).isPresent();
  }

  /// Who has a space to themselves.
  public static Optional<Being> standing(RathState state, int at, String but) {
    if (state.house().distanceSystem() == RathHouse.DistanceSystem.ABSTRACT) {
      return Optional.empty();
    }
    for (Being being : state.roster()) {
      if (being.at() == at && !being.id().equals(but) && isInTheWay(being)) {
        return Optional.of(being);
      }
    }
    return Optional.empty();
  }

  private static boolean isInTheWay(Being being) {
    return !being.isDead() && !being.hasLeft();
  }

  /// A place and those next to it.
  public static List<Integer> about(RathState state, int at) {
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
  public static int apart(RathState state, int one, int other) {
    if (state.map().isEmpty()) {
      return Math.abs(one - other);
    }
    var from = spot(one);
    var to = spot(other);
    return Math.max(Math.abs(from.x() - to.x()), Math.abs(from.y() - to.y())) * unit(state);
  }

  /// How far apart two places are, as the house counts.
  public static String apartTold(RathState state, int one, int other) {
    return switch (state.house().distanceSystem()) {
      case ABSTRACT -> state.between(one, other).words();
      case FEET -> apart(state, one, other) + " ft";
    };
  }

  /// So many zones or feet, as the house counts.
  public static String far(RathState state, int far) {
    return switch (state.house().distanceSystem()) {
      case ABSTRACT -> Phrases.counted(far, "zone");
      case FEET -> far + " ft";
    };
  }

  /// How far it is to the next space.
  public static int unit(RathState state) {
    return switch (state.house().distanceSystem()) {
      case ABSTRACT -> 1;
      case FEET -> state.map().map(Grid::feet).orElse(5);
    };
  }

  /// Whether nothing stands between two places that ends every line of sight.
  public static boolean sees(RathState state, int from, int to) {
    if (state.map().isEmpty() || from == to) {
      return true;
    }
    var board = Board.of(state.map().get());
    return board.isBare()
        || new Sight(board, SightRules.ANY_POINT)
            .sees(body(state, "from", from), body(state, "to", to));
  }

  /// Somebody, or anybody, who stands at a place.
  public static Body body(RathState state, String id, int at) {
    var spot = spot(at);
    return new Body(id, state.map().orElseThrow().standing(spot.x(), spot.y()), 1, TALL);
  }

  /// Those whom a map can show, as it knows them.
  public static List<Body> bodies(RathState state, List<Being> beings) {
    var bodies = new ArrayList<Body>();
    for (Being being : beings) {
      if (isInTheWay(being) && isOpen(state.map().orElseThrow(), being.at())) {
        bodies.add(body(state, being.id(), being.at()));
      }
    }
    return bodies;
  }
}
