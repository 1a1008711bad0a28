package quintain.rath.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.rath.state.Being;
import quintain.rath.state.Places;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.Rth;
import quintain.rath.state.Values;
import quintain.space.Board;
import quintain.space.Body;
import quintain.space.Direction;
import quintain.space.Gait;
import quintain.space.Going;
import quintain.space.Hindrance;
import quintain.space.Metric;
import quintain.space.Passing;
import quintain.space.Paths;
import quintain.space.Pushes;
import quintain.space.Reach;
import quintain.space.Travel;

/// How people get from place to place: by walking, running away, or being pushed.
public final class Ways {
  /// What one walks over without climbing, in feet.
  private static final int STEP = 3;

  /// Zones or feet are reckoned so far to either side.
  private static final int FARTHEST = 5_280;

  private Ways() {}

  private static Paths paths(RathState state, Being by, boolean alone) {
    var others = state.roster().stream().filter(other -> !other.id().equals(by.id())).toList();
    return new Paths(
        Board.of(state.map().orElseThrow()),
        Places.body(state, by.id(), by.at()),
        alone ? List.of() : Places.bodies(state, others),
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
      return Math.abs((long) to) > FARTHEST
          ? no(why, Places.told(state, to) + " is off any map")
          : within(state, by, to, Math.abs(to - by.at()), most, why);
    }
    var off = Places.standingRefusal(state, to, why);
    if (off.isPresent() || !Places.isOpen(state.map().get(), by.at())) {
      return off;
    }
    var way = paths(state, by, false).to(Places.spot(to));
    if (way.isPresent()) {
      int far = way.get().feet() / state.map().get().feet() * Places.unit(state);
      return within(state, by, to, far, most, why);
    }
    return no(why, hindrance(state, by, to));
  }

  private static Optional<Refusal> within(
      RathState state, Being by, int to, int far, int most, Rth why) {
    return far > most
        ? no(
            why,
            "It is %s to %s, and %s gets %s"
                .formatted(
                    Places.far(state, far),
                    Places.told(state, to),
                    by.name(),
                    Places.far(state, most)))
        : Optional.empty();
  }

  /// Who stands there or bars the way, or else what shuts the place off.
  private static String hindrance(RathState state, Being by, int to) {
    var paths = paths(state, by, false);
    var staying = paths.staying(Places.spot(to));
    if (staying.isPresent() && staying.get() instanceof Hindrance.Occupied there) {
      return state.nameOf(there.who()) + " stands there";
    }
    var alone = paths(state, by, true);
    var free = alone.to(Places.spot(to));
    if (free.isPresent()
        && paths.along(free.get().steps()) instanceof Going.Hindered(Hindrance.Occupied bars)) {
      return state.nameOf(bars.who()) + " bars the way";
    }
    return "The way to %s is blocked: %s"
        .formatted(
            Places.told(state, to),
            alone
                .barrier(Places.spot(to))
                .orElseThrow()
                .told(state.map().orElseThrow(), state::nameOf));
  }

  private static Optional<Refusal> no(Rth why, String reason) {
    return Optional.of(new Refusal(why, reason));
  }

  /// As far towards a place as somebody gets though somebody whom they do not see may stand in the
  /// way or there: to the last space before them in which one can stay (RTH-R-103).
  static int unhindered(RathState state, Being by, int to) {
    if (state.map().isEmpty() || !Places.isOpen(state.map().get(), by.at())) {
      return to;
    }
    var steps =
        paths(Values.asSeenBy(state, by.seat()), by, false)
            .to(Places.spot(to))
            .map(Going.Way::steps)
            .orElse(List.of());
    var paths = paths(state, by, false);
    for (int length = steps.size(); length > 0; length--) {
      var part = steps.subList(0, length);
      if (paths.along(part) instanceof Going.Way && paths.staying(part.getLast()).isEmpty()) {
        return Places.of(part.getLast());
      }
    }
    return steps.isEmpty() ? to : by.at();
  }

  /// Every space within so many zones or feet, and what it takes to get there.
  static Reach within(RathState state, Being by, int most) {
    int spaces = most / Places.unit(state);
    return paths(state, by, false).within(spaces * state.map().orElseThrow().feet());
  }

  /// As far on the way into reach of a goal as somebody gets with so many zones or feet; where they
  /// are if no way leads there.
  public static int toward(RathState state, Being by, int goal, int most) {
    if (state.map().isEmpty()) {
      int far = Math.min(most, Math.abs(goal - by.at()));
      return by.at() + (goal > by.at() ? far : -far);
    }
    if (!Places.isOpen(state.map().get(), by.at())) {
      return by.at();
    }
    var way = paths(state, by, false).toAny(spot -> state.inReach(Places.of(spot), goal));
    var reach = within(state, by, most);
    int best = by.at();
    for (Spot step : way.map(found -> found.steps()).orElse(List.of())) {
      best = reach.contains(step) ? Places.of(step) : best;
    }
    return best;
  }

  /// As far from somewhere as somebody gets with so many zones or feet.
  static int away(RathState state, Being by, int from, int most) {
    if (state.map().isEmpty()) {
      return by.at() + (by.at() < from ? -most : most);
    }
    if (!Places.isOpen(state.map().get(), by.at())) {
      return by.at();
    }
    int best = by.at();
    for (Spot spot : within(state, by, most).spots()) {
      if (Places.apart(state, Places.of(spot), from) > Places.apart(state, best, from)) {
        best = Places.of(spot);
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
            : Places.bodies(
                state, state.roster().stream().filter(b -> !b.id().equals(whom.id())).toList());
    var pushes = new Pushes(Board.of(map), others);
    var ways =
        from == whom.at()
            ? Direction.COMPASS
            : List.of(Direction.between(Places.spot(from), Places.spot(whom.at())));
    for (Direction way : ways) {
      var pushed =
          pushes.push(
              Places.body(state, whom.id(), whom.at()), way, far / Places.unit(state) * map.feet());
      if (!pushed.way().isEmpty()) {
        return Places.of(pushed.end());
      }
    }
    return whom.at();
  }
}
