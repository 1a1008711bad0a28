package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.OTW_ACT_08;
import static quintain.otherworlds.state.Otw.OTW_MECH_20B;
import static quintain.otherworlds.state.Otw.OTW_MOVE_06;
import static quintain.otherworlds.state.Otw.OTW_R_56;
import static quintain.otherworlds.state.Otw.OTW_R_94;
import static quintain.otherworlds.state.Otw.OTW_SPD_01;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.kernel.parts.Phrases;
import quintain.otherworlds.state.Being;
import quintain.otherworlds.state.Field;
import quintain.otherworlds.state.Gait;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.Status;
import quintain.space.Board;
import quintain.space.Going;
import quintain.space.Hindrance;
import quintain.space.Metric;
import quintain.space.Passing;
import quintain.space.Paths;
import quintain.space.Travel;

/// Ways through the spaces of the scene: what is passed, what is not, and where one may stop
/// (OTW-R-56, OTW-MECH-20a to 22a).
public final class Ways {
  /// The height that is no more than a step.
  private static final int STEP = 5;

  private Ways() {}

  /// A way somebody can go: its spaces without the first, and what it costs in spaces.
  record Walk(List<Spot> steps, int spaces) {}

  /// The shortest way to a space within so many spaces, without the one they stand in.
  static Optional<Walk> to(OtwState state, Being by, Spot to, int budget, Movement.Way how) {
    return to(state, by, to, budget, how, true);
  }

  /// The same, for somebody who may be bolder than they are.
  ///
  /// @param fears whether the intimidated keep away from whoever did it
  private static Optional<Walk> to(
      OtwState state, Being by, Spot to, int budget, Movement.Way how, boolean fears) {
    if (!Field.contains(state, to)) {
      return Optional.empty();
    }
    if (how.leaps()) {
      return Field.distance(by.at(), to) <= budget
              && isFree(state, by, to)
              && (!fears || dares(state, by, to))
              && Field.sees(state, by, to)
          ? Optional.of(new Walk(List.of(to), Field.distance(by.at(), to)))
          : Optional.empty();
    }
    for (Travel travel : travels(by, how)) {
      var way =
          paths(state, by, how, travel, fears)
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

  /// Why there is none: what keeps somebody from a space, or from getting there so.
  static Refusal refusal(OtwState state, Being by, Spot to, int budget, Movement.Way how) {
    if (!Field.contains(state, to)) {
      return new Refusal(OTW_R_56, to + " is not on the map");
    }
    if (!isFree(state, by, to)) {
      return new Refusal(by.flies() ? OTW_MECH_20B : OTW_R_94, taken(state, by, to));
    }
    var bold = to(state, by, to, budget, how, false);
    if (bold.isPresent()) {
      var feared = bold.get().steps().stream().flatMap(spot -> feared(state, by, spot).stream());
      return new Refusal(
          OTW_ACT_08, by.name() + " dares not go closer to " + feared.findFirst().orElseThrow());
    }
    int off = Field.distance(by.at(), to);
    if (off > budget) {
      return new Refusal(
          OTW_SPD_01, tooFar(by, to + " is " + Phrases.counted(off, "space") + " off", budget));
    }
    var past = new Movement.Way(how.over(), true, how.leaps());
    var ghostly = to(state, by, to, budget, past, false);
    if (ghostly.isPresent()) {
      return new Refusal(OTW_R_56, barring(state, by, ghostly.get()) + " bars the way to " + to);
    }
    var longer = to(state, by, to, Integer.MAX_VALUE, how, false);
    return longer
        .map(walk -> "The way to " + to + " takes " + Phrases.counted(walk.spaces(), "space"))
        .map(far -> new Refusal(OTW_SPD_01, tooFar(by, far, budget)))
        .orElseGet(() -> new Refusal(OTW_R_56, blocked(state, by, to, how)));
  }

  private static String tooFar(Being by, String far, int budget) {
    return "%s, and %s can go %s".formatted(far, by.name(), Phrases.counted(budget, "space"));
  }

  /// What somebody cannot stop in.
  static String taken(OtwState state, Being by, Spot spot) {
    for (Being there : Field.in(state, spot)) {
      if (!there.id().equals(by.id())) {
        return "%s is in %s".formatted(there.name(), spot);
      }
    }
    var ground = new Hindrance.Ground(spot).told(Field.map(state), state::nameOf);
    return "Nobody can stand in %s: %s".formatted(spot, ground);
  }

  /// The first enemy who stands on a way.
  private static String barring(OtwState state, Being by, Walk walk) {
    for (Spot spot : walk.steps()) {
      for (Being there : Field.in(state, spot)) {
        if (passing(by, there, false) == Passing.NOT) {
          return there.name();
        }
      }
    }
    return "Somebody";
  }

  /// What shuts somebody off from a space; only sight is asked of those who are there at once.
  private static String blocked(OtwState state, Being by, Spot to, Movement.Way how) {
    var barrier = paths(state, by, how, travels(by, how).getFirst(), false).barrier(to);
    return how.leaps() || barrier.isEmpty()
        ? by.name() + " does not see " + to
        : blocked(state, to, barrier.get());
  }

  private static String blocked(OtwState state, Spot to, Hindrance by) {
    var thing = by.told(Field.map(state), state::nameOf);
    return "The way to " + to + " is blocked: " + thing;
  }

  private static Walk walk(Going.Way way) {
    return new Walk(way.steps(), (way.feet() + Field.SPACE - 1) / Field.SPACE);
  }

  /// Every space somebody can walk to and stop in, nearest first, with the way there.
  static Map<Spot, Walk> within(OtwState state, Being by, int budget, Movement.Way how) {
    var reach =
        paths(state, by, how, travels(by, how).getFirst(), true).within(budget * Field.SPACE);
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

  /// So much of a way as can be gone, though somebody whom the walker does not see may stand in it:
  /// up to the last space before them in which one can stop (OTW-R-114).
  static Walk unhindered(OtwState state, Being by, Walk walk, Movement.Way how) {
    int free = 0;
    boolean through = isGhostly(by, how);
    var steps = walk.steps();
    for (int i = 0; i < steps.size(); i++) {
      if (!how.leaps()
          && Field.in(state, steps.get(i)).stream()
              .anyMatch(
                  there ->
                      !there.id().equals(by.id()) && passing(by, there, through) == Passing.NOT)) {
        break;
      }
      if (isFree(state, by, steps.get(i))) {
        free = i + 1;
      }
    }
    if (free == steps.size()) {
      return walk;
    }
    var part = steps.subList(0, free);
    for (Travel travel : travels(by, how)) {
      if (paths(state, by, how, travel, false).along(part) instanceof Going.Way way) {
        return walk(way);
      }
    }
    return new Walk(List.of(), 0);
  }

  private static boolean isGhostly(Being by, Movement.Way how) {
    return how.throughFoes() || by.body().gaits().contains(Gait.GHOST);
  }

  private static Paths paths(
      OtwState state, Being by, Movement.Way how, Travel travel, boolean fears) {
    boolean through = isGhostly(by, how);
    return new Paths(
        Board.of(Field.map(state)),
        Field.body(by),
        Field.others(state, by),
        travel
            .passing(other -> passing(by, state.being(other.id()), through))
            .where((from, to) -> !fears || dares(state, by, to)));
  }

  /// Allies may be passed, enemies not (OTW-R-56).
  private static Passing passing(Being by, Being other, boolean through) {
    if (other.isStructure() && other.isConscious() && !by.body().gaits().contains(Gait.GHOST)) {
      return Passing.NOT;
    }
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
    return feared(state, by, spot).isEmpty();
  }

  /// Whom somebody would have to come closer to, against their fear.
  private static Optional<String> feared(OtwState state, Being by, Spot spot) {
    for (Status fear : by.statuses()) {
      if (fear.kind() == Status.Kind.INTIMIDATED) {
        var from = state.find(fear.other());
        if (from.isPresent()
            && Field.distance(spot, from.get().at()) < Field.distance(by, from.get())) {
          return Optional.of(from.get().name());
        }
      }
    }
    return Optional.empty();
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

  // Coming in

  /// Where somebody comes in: where the scene has them, else the free space to which the shortest
  /// way leads from one of their own side; where nobody of it is there, the first of the map from
  /// which ways lead to those who are.
  static Spot arrival(OtwState state, Being newcomer) {
    if (state.scene().at().containsKey(newcomer.id())) {
      return Opening.placed(state.scene(), newcomer.id());
    }
    var friend = standing(state, other -> other.side() == newcomer.side());
    if (friend.isPresent()) {
      var beside = from(state, newcomer, friend.get()).toAny(spot -> isOpen(state, newcomer, spot));
      return beside
          .map(way -> way.steps().getLast())
          .orElseGet(() -> nearest(state, newcomer, friend.get().at()));
    }
    return standing(state, _ -> true)
        .flatMap(
            other ->
                from(state, newcomer, other).within(FARTHEST).spots().stream()
                    .filter(spot -> isOpen(state, newcomer, spot))
                    .min(Comparator.comparingInt(Spot::y).thenComparingInt(Spot::x)))
        .orElseGet(() -> nearest(state, newcomer, Opening.CORNER));
  }

  /// More feet than any way has.
  private static final int FARTHEST = 10_000_000;

  /// Somebody who stands where ways lead on.
  private static Optional<Being> standing(OtwState state, Predicate<Being> which) {
    return state.roster().stream()
        .filter(
            being ->
                which.test(being)
                    && !being.isDead()
                    && !Field.map(state).filled(being.at().x(), being.at().y()))
        .findFirst();
  }

  /// The ways of somebody, past whoever is there, from under the feet of another.
  private static Paths from(OtwState state, Being newcomer, Being other) {
    var how = new Movement.Way(0, true, false);
    var there = newcomer.withAt(Field.ground(state, other.at()));
    return paths(state, there, how, travels(there, how).getFirst(), false);
  }

  /// The free space nearest to another, whatever lies between; that one itself where none is free.
  public static Spot nearest(OtwState state, Being being, Spot to) {
    var map = Field.map(state);
    var best = to;
    int least = Integer.MAX_VALUE;
    for (int y = 0; y < map.depth(); y++) {
      for (int x = 0; x < map.width(); x++) {
        var spot = map.standing(x, y);
        if (Field.distance(spot, to) < least && isOpen(state, being, spot)) {
          least = Field.distance(spot, to);
          best = spot;
        }
      }
    }
    return best;
  }

  /// Whether somebody may stand on the floor of a space: on it, and not on what fills it.
  private static boolean isOpen(OtwState state, Being being, Spot spot) {
    var map = Field.map(state);
    return isFree(state, being, spot)
        && spot.equals(map.standing(spot.x(), spot.y()))
        && !map.terrain(spot.x(), spot.y()).solid();
  }

  // Leaps

  /// Straight towards a space, as far as so many feet carry and somebody can land: over what is no
  /// higher than that, and through neither rock nor enemies (OTW-MOVE-06).
  static List<Spot> leap(OtwState state, Being by, Spot to, int feet) {
    var how = new Movement.Way(feet, false, false);
    var paths = paths(state, by, how, travels(by, how).getFirst(), true);
    var line = straight(by, to, feet / Field.SPACE);
    for (int far = line.size(); far > 0; far--) {
      if (paths.along(line.subList(0, far)) instanceof Going.Way(var steps, var _, var _)
          && isFree(state, by, steps.getLast())) {
        return steps;
      }
    }
    return List.of();
  }

  /// Why no leap, however far, leads anywhere that way.
  static Optional<Refusal> leapRefusal(OtwState state, Being by, Spot to) {
    var feared = feared(state, by, to);
    if (feared.isPresent()) {
      return Chapter.no(OTW_ACT_08, by.name() + " dares not go closer to " + feared.get());
    }
    if (!leap(state, by, to, HIGHEST).isEmpty()) {
      return Optional.empty();
    }
    var first = straight(by, to, 1).getFirst();
    if (!Field.contains(state, first)) {
      return Chapter.no(OTW_MOVE_06, first + " is not on the map");
    }
    var how = new Movement.Way(HIGHEST, false, false);
    var leap = paths(state, by, how, travels(by, how).getFirst(), false).along(List.of(first));
    return Chapter.no(
        OTW_MOVE_06,
        leap instanceof Going.Hindered(var hindrance) && isFree(state, by, first)
            ? blocked(state, first, hindrance)
            : taken(state, by, first));
  }

  /// More feet than anybody leaps.
  private static final int HIGHEST = 1000;

  /// Straight towards a space, as far as one gets on foot.
  public static List<Spot> towards(OtwState state, Being by, Spot to, int spaces) {
    var way = new ArrayList<>(straight(by, to, spaces));
    while (!way.isEmpty() && !isFree(state, by, way.getLast())) {
      way.removeLast();
    }
    return List.copyOf(way);
  }

  /// As far as one gets on foot towards somebody, around whatever stands in between: along the
  /// shortest way to a space beside them, to the last one in which one may stop.
  public static Optional<Spot> around(OtwState state, Being by, Being to, int spaces) {
    for (Travel travel : travels(by, Movement.Way.WALKING)) {
      var paths = paths(state, by, Movement.Way.WALKING, travel, true);
      var beside =
          paths
              .toAny(spot -> isBeside(by, spot, to.at()) && isFree(state, by, spot))
              .map(Ways::walk);
      if (beside.isPresent()) {
        return farthest(state, by, paths, beside.get().steps(), spaces);
      }
    }
    return Optional.empty();
  }

  /// Only flyers choose their height.
  private static boolean isBeside(Being by, Spot spot, Spot to) {
    int across = Math.max(Math.abs(spot.x() - to.x()), Math.abs(spot.y() - to.y()));
    return across == 1 && (!by.flies() || spot.z() == to.z());
  }

  /// The last space of a way that is within so many spaces and in which one may stop.
  private static Optional<Spot> farthest(
      OtwState state, Being by, Paths paths, List<Spot> steps, int spaces) {
    for (int far = steps.size(); far > 0; far--) {
      if (isFree(state, by, steps.get(far - 1))
          && paths.along(steps.subList(0, far)) instanceof Going.Way way
          && walk(way).spaces() <= spaces) {
        return Optional.of(steps.get(far - 1));
      }
    }
    return Optional.empty();
  }

  private static List<Spot> straight(Being by, Spot to, int spaces) {
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
    return List.copyOf(way);
  }
}
