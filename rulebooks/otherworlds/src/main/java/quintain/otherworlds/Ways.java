package quintain.otherworlds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.space.Board;
import quintain.space.Going;
import quintain.space.Metric;
import quintain.space.Passing;
import quintain.space.Paths;
import quintain.space.Travel;

/// Ways through the spaces of the scene: what is passed, what is not, and where one may stop
/// (OTW-R-56, OTW-MECH-20a to 22a).
final class Ways {
  /// The height that is no more than a step.
  private static final int STEP = 5;

  private Ways() {}

  /// A way somebody can go: its spaces without the first, and what it costs in spaces.
  record Walk(List<Spot> steps, int spaces) {}

  /// The shortest way to a space within so many spaces, without the one they stand in.
  static Optional<Walk> to(OtwState state, Being by, Spot to, int budget, Movement.Way how) {
    if (!Field.contains(state, to)) {
      return Optional.empty();
    }
    if (how.leaps()) {
      return Field.distance(by.at(), to) <= budget
              && isFree(state, by, to)
              && dares(state, by, to)
              && Field.sees(state, by, to)
          ? Optional.of(new Walk(List.of(to), Field.distance(by.at(), to)))
          : Optional.empty();
    }
    for (Travel travel : travels(by, how)) {
      var way =
          paths(state, by, how, travel)
              .to(to)
              .map(Ways::walk)
              .filter(
                  found ->
                      found.spaces() <= budget
                          && !found.steps().isEmpty()
                          // only flyers choose their height
                          && (!by.flies() || found.steps().getLast().equals(to))
                          && isFree(state, by, found.steps().getLast()));
      if (way.isPresent()) {
        return way;
      }
    }
    return Optional.empty();
  }

  private static Walk walk(Going.Way way) {
    return new Walk(way.steps(), (way.feet() + Field.SPACE - 1) / Field.SPACE);
  }

  /// Every space somebody can walk to and stop in, nearest first, with the way there.
  static Map<Spot, Walk> within(OtwState state, Being by, int budget, Movement.Way how) {
    var reach = paths(state, by, how, travels(by, how).getFirst()).within(budget * Field.SPACE);
    var walks = new ArrayList<Walk>();
    for (Spot spot : reach.spots()) {
      if (!spot.equals(by.at()) && isFree(state, by, spot)) {
        reach.way(spot).ifPresent(way -> walks.add(walk(way)));
      }
    }
    walks.sort(Comparator.comparingInt(Walk::spaces));
    var nearestFirst = new LinkedHashMap<Spot, Walk>();
    walks.forEach(found -> nearestFirst.put(found.steps().getLast(), found));
    return nearestFirst;
  }

  private static Paths paths(OtwState state, Being by, Movement.Way how, Travel travel) {
    boolean through = how.throughFoes() || by.body().gaits().contains(Gait.GHOST);
    return new Paths(
        Board.of(Field.map(state)),
        Field.body(by),
        Field.others(state, by),
        travel
            .passing(other -> passing(by, state.being(other.id()), through))
            .where((from, to) -> dares(state, by, to)));
  }

  /// Allies may be passed, enemies not (OTW-R-56).
  private static Passing passing(Being by, Being other, boolean through) {
    return through || !other.isFoeOf(by) || !other.isConscious() ? Passing.THROUGH : Passing.NOT;
  }

  /// Ghosts go through anything; flight ignores any height (OTW-MECH-20a), or goes up and down
  /// space by space; float ignores as much height as one is tall (OTW-MECH-21).
  private static List<Travel> travels(Being by, Movement.Way how) {
    if (by.body().gaits().contains(Gait.GHOST)) {
      return List.of(Travel.by(Metric.EACH_ONE, quintain.space.Gait.ghost()));
    }
    if (by.flies()) {
      return List.of(
          Travel.by(Metric.EACH_ONE, quintain.space.Gait.fly()),
          Travel.by(Metric.EACH_ONE, quintain.space.Gait.soar()));
    }
    int over = how.over();
    if (by.body().gaits().contains(Gait.FLOAT)) {
      over = Math.max(over, by.body().size().height());
    }
    var walk = quintain.space.Gait.walk(STEP);
    return List.of(
        over > 0
            ? Travel.by(Metric.EACH_ONE, walk, quintain.space.Gait.floating(over))
            : Travel.by(Metric.EACH_ONE, walk));
  }

  /// The intimidated never come closer to whoever did it than they are (OTW-ACT-08).
  private static boolean dares(OtwState state, Being by, Spot spot) {
    for (Status fear : by.statuses()) {
      if (fear.kind() == Status.Kind.INTIMIDATED) {
        var from = state.find(fear.other());
        if (from.isPresent()
            && Field.distance(spot, from.get().at()) < Field.distance(by, from.get())) {
          return false;
        }
      }
    }
    return true;
  }

  /// Whether somebody may stop in a space: it is on the map, nobody else is in it (OTW-MECH-22a,
  /// OTW-R-94), and nothing fills it.
  static boolean isFree(OtwState state, Being by, Spot spot) {
    if (!Field.contains(state, spot)
        || Field.map(state).filled(spot.x(), spot.y())
        || spot.z() < Field.map(state).standing(spot.x(), spot.y()).z()) {
      return false;
    }
    for (Being there : Field.in(state, spot)) {
      if (!there.id().equals(by.id())) {
        return false;
      }
    }
    return true;
  }

  /// Straight towards a space, as far as one gets.
  static List<Spot> straight(OtwState state, Being by, Spot to, int spaces) {
    var way = new ArrayList<Spot>();
    var at = by.at();
    for (int i = 0; i < spaces && !at.equals(to); i++) {
      at =
          new Spot(
              at.x() + Integer.signum(to.x() - at.x()),
              at.y() + Integer.signum(to.y() - at.y()),
              at.z() + Integer.signum(to.z() - at.z()));
      way.add(at);
    }
    while (!way.isEmpty() && !isFree(state, by, way.getLast())) {
      way.removeLast();
    }
    return List.copyOf(way);
  }
}
