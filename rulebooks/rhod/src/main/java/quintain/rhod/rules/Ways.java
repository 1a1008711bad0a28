package quintain.rhod.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.space.Board;
import quintain.space.Gait;
import quintain.space.Going;
import quintain.space.Hindrance;
import quintain.space.Passing;
import quintain.space.Paths;
import quintain.space.Travel;

/// Ways through the spaces of the scene: what is passed, what is not, and where one may stop
/// (RHD-POS-02 to 04, RHD-R-30).
public final class Ways {
  /// Feet up or down that are no more than a step.
  private static final int STEP = 2;

  /// The feet of a run (RHD-MAN-03).
  static final int RUN = 10;

  /// The feet of a climb, crawl or jump (RHD-MAN-04).
  static final int SCRAMBLE = 5;

  private Ways() {}

  /// A way somebody can run, and its length in feet.
  public record Walk(List<Spot> steps, int feet) {}

  /// How far one Maneuver of running goes.
  public static int run(Being by) {
    return by.gift(Gift.Fleet.class).map(Gift.Fleet::feet).orElse(RUN);
  }

  /// The shortest way to a space, without the one they stand in.
  public static Optional<Walk> to(RhodState state, Being by, Spot to) {
    if (!Field.contains(state, to)) {
      return Optional.empty();
    }
    if (to.z() == 0 && isPlain(state, by)) {
      var straight = straight(state, by, to);
      if (straight.isPresent()) {
        return straight;
      }
    }
    return paths(state, by)
        .to(to)
        .filter(way -> !way.steps().isEmpty())
        .map(way -> new Walk(way.steps(), way.feet()));
  }

  /// A given way, if it can be run space by space.
  static Optional<Walk> along(RhodState state, Being by, List<Spot> steps) {
    if (isPlain(state, by) && isConnected(by.at(), steps)) {
      return isPassable(state, by, steps)
          ? Optional.of(new Walk(steps, steps.size() * Field.SPACE))
          : Optional.empty();
    }
    return paths(state, by).along(steps) instanceof Going.Way way
        ? Optional.of(new Walk(way.steps(), way.feet()))
        : Optional.empty();
  }

  /// Every space somebody can run to within so many feet and stay in, nearest first.
  public static Map<Spot, Walk> within(RhodState state, Being by, int feet) {
    var reach = paths(state, by).within(feet);
    var walks = new ArrayList<Walk>();
    for (Spot spot : reach.spots()) {
      if (!spot.equals(by.at()) && isFree(state, by, spot)) {
        reach.way(spot).ifPresent(way -> walks.add(new Walk(way.steps(), way.feet())));
      }
    }
    walks.sort(Comparator.comparingInt(Walk::feet));
    var nearestFirst = new LinkedHashMap<Spot, Walk>();
    walks.forEach(found -> nearestFirst.put(found.steps().getLast(), found));
    return nearestFirst;
  }

  /// The part of a way that one Maneuver covers: as many spaces as its feet allow.
  static List<Spot> leg(RhodState state, Being by, List<Spot> way, int feet) {
    if (isPlain(state, by) && isConnected(by.at(), way)) {
      return longest(
          way, Math.min(way.size(), feet / Field.SPACE), part -> isPassable(state, by, part));
    }
    var paths = paths(state, by);
    return longest(
        way,
        way.size(),
        part -> paths.along(part) instanceof Going.Way walk && walk.feet() <= feet);
  }

  /// The longest beginning of a way that will do.
  private static List<Spot> longest(List<Spot> way, int most, Predicate<List<Spot>> willDo) {
    for (int length = most; length > 0; length--) {
      var part = way.subList(0, length);
      if (willDo.test(part)) {
        return List.copyOf(part);
      }
    }
    return List.of();
  }

  /// How many Maneuvers a way takes; 0 if it cannot be run at all.
  static int maneuvers(RhodState state, Being by, List<Spot> way) {
    if (isPlain(state, by) && isConnected(by.at(), way) && isPassable(state, by, way)) {
      return Math.ceilDiv(way.size() * Field.SPACE, run(by) / Field.SPACE * Field.SPACE);
    }
    int count = 0;
    var rest = way;
    var there = state;
    while (!rest.isEmpty()) {
      var leg = leg(there, there.being(by.id()), rest, run(by));
      if (leg.isEmpty()) {
        return 0;
      }
      count++;
      there = new FightEvent.Moved(by.id(), leg).appliedTo(there);
      rest = rest.subList(leg.size(), rest.size());
    }
    return count;
  }

  /// The step of a way that takes the most feet.
  static Walk dearest(RhodState state, Being by, List<Spot> way) {
    var dearest = new Walk(List.of(), 0);
    int before = 0;
    for (int length = 1; length <= way.size(); length++) {
      int feet = along(state, by, way.subList(0, length)).map(Walk::feet).orElse(before);
      if (feet - before > dearest.feet()) {
        dearest = new Walk(List.of(way.get(length - 1)), feet - before);
      }
      before = feet;
    }
    return dearest;
  }

  // Open ground

  /// Whether nothing but others can be in the way: slants cost as much as any step, so that a
  /// straight way is as short as there is, and no map need be made ready.
  public static boolean isPlain(RhodState state, Being by) {
    if (state.house().diagonals() != RhodHouse.Diagonals.FIVE
        || !state.world().zones().isEmpty()
        || !Field.isBare(Field.map(state))) {
      return false;
    }
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      if (roster.get(i).at().z() != 0) {
        return false;
      }
    }
    return by.at().z() == 0;
  }

  /// The straight way over open ground, where nobody is in it.
  public static Optional<Walk> straight(RhodState state, Being by, Spot to) {
    for (boolean slantsFirst : new boolean[] {true, false}) {
      var straight = straight(by.at(), to, slantsFirst);
      if (!straight.isEmpty() && isPassable(state, by, straight)) {
        return Optional.of(new Walk(straight, straight.size() * Field.SPACE));
      }
    }
    return Optional.empty();
  }

  /// Slanting, and straight along the longer side.
  private static List<Spot> straight(Spot from, Spot to, boolean slantsFirst) {
    var steps = new ArrayList<Spot>();
    int wide = Math.abs(to.x() - from.x());
    int deep = Math.abs(to.y() - from.y());
    int x = from.x();
    int y = from.y();
    int along = Math.abs(wide - deep);
    while (x != to.x() || y != to.y()) {
      boolean slant = slantsFirst ? x != to.x() && y != to.y() : along-- <= 0;
      x += slant || wide > deep ? Integer.signum(to.x() - x) : 0;
      y += slant || deep > wide ? Integer.signum(to.y() - y) : 0;
      steps.add(new Spot(x, y, 0));
    }
    return steps;
  }

  private static boolean isConnected(Spot from, List<Spot> steps) {
    var here = from;
    for (Spot next : steps) {
      if (next.z() != 0
          || next.equals(here)
          || Math.abs(next.x() - here.x()) > 1
          || Math.abs(next.y() - here.y()) > 1) {
        return false;
      }
      here = next;
    }
    return true;
  }

  private static boolean isPassable(RhodState state, Being by, List<Spot> steps) {
    var map = Field.map(state);
    boolean bold = !by.is(Condition.FRIGHTENED);
    int size = by.nature().spaces();
    for (int i = 0; i < steps.size(); i++) {
      var step = steps.get(i);
      if (!map.contains(step.x(), step.y())
          || !map.contains(step.x() + size - 1, step.y() + size - 1)
          || (!bold && !dares(state, by, step))) {
        return false;
      }
    }
    // Without attitudes of their own nobody stops their own side.
    boolean friendly = state.scene().attitudes().isEmpty();
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      var other = roster.get(i);
      if (!other.isDead()
          && !(friendly && other.side() == by.side())
          && !other.id().equals(by.id())
          && isOnTheWay(other, size, steps)
          && passing(state, by, other) == Passing.NOT) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOnTheWay(Being other, int size, List<Spot> steps) {
    for (int i = 0; i < steps.size(); i++) {
      if (overlap(other, steps.get(i), size)) {
        return true;
      }
    }
    return false;
  }

  /// Whether somebody stands in one of the spaces of a square.
  private static boolean overlap(Being other, Spot at, int size) {
    int spaces = other.nature().spaces();
    return other.at().x() < at.x() + size
        && at.x() < other.at().x() + spaces
        && other.at().y() < at.y() + size
        && at.y() < other.at().y() + spaces;
  }

  private static Paths paths(RhodState state, Being by) {
    return paths(state, by, (_, to) -> dares(state, by, to), Gait.walk(STEP));
  }

  private static Paths paths(RhodState state, Being by, Travel.StepRule rule, Gait... gaits) {
    return paths(state, by, other -> passing(state, by, other), rule, gaits);
  }

  private static Paths paths(
      RhodState state,
      Being by,
      Function<Being, Passing> passing,
      Travel.StepRule rule,
      Gait... gaits) {
    return new Paths(
        Board.of(Field.map(state)),
        Field.body(by),
        Field.others(state, by),
        Travel.by(Field.metric(state), gaits)
            .passing(other -> passing.apply(state.being(other.id())))
            .where(rule));
  }

  // What is in the way

  /// The first who is hostile on the way that would lead to a space if nobody barred it.
  static Optional<Being> barring(RhodState state, Being by, Spot to) {
    return paths(state, by, _ -> Passing.FREE, (_, next) -> dares(state, by, next), Gait.walk(STEP))
        .to(to)
        .flatMap(way -> hostileOn(state, by, way.steps()));
  }

  /// The first who is hostile in one of these spaces.
  static Optional<Being> hostileOn(RhodState state, Being by, List<Spot> steps) {
    for (Spot step : steps) {
      for (Being other : state.roster()) {
        if (!other.isDead()
            && !other.id().equals(by.id())
            && other.at().z() == step.z()
            && overlap(other, step, by.nature().spaces())
            && passing(state, by, other) == Passing.NOT) {
          return Optional.of(other);
        }
      }
    }
    return Optional.empty();
  }

  /// What is first in the way of somebody who would go so.
  static Optional<String> hindrance(RhodState state, Being by, List<Spot> way) {
    return paths(state, by).along(way) instanceof Going.Hindered(var hindrance)
        ? Optional.of(told(state, hindrance))
        : Optional.empty();
  }

  /// What shuts somebody off from a space to which no run leads.
  static String barrier(RhodState state, Being by, Spot to) {
    return paths(state, by, Travel.StepRule.NONE, Gait.walk(STEP))
        .barrier(to)
        .map(barrier -> told(state, barrier))
        .orElse("the ground");
  }

  /// What leaves no room for somebody in a space.
  static String filling(RhodState state, Being by, Spot to) {
    return paths(state, by, Travel.StepRule.NONE, Gait.walk(STEP))
        .staying(to)
        .map(filling -> told(state, filling))
        .orElse("the ground");
  }

  private static String told(RhodState state, Hindrance hindrance) {
    return hindrance.told(Field.map(state), state::nameOf);
  }

  /// Whether nothing but fear keeps somebody from going to a space.
  static boolean isFear(RhodState state, Being by, Spot to) {
    return by.is(Condition.FRIGHTENED)
        && paths(state, by, Travel.StepRule.NONE, Gait.walk(STEP)).to(to).isPresent();
  }

  /// So much of a way as can be gone, though somebody whom the runner does not see may stand in it:
  /// up to the space before them (RHD-R-108).
  static List<Spot> unhindered(RhodState state, Being by, List<Spot> way) {
    return longest(
        way,
        way.size(),
        part ->
            along(state, by, part).isPresent()
                && sharing(state, by, part.getLast())
                    .filter(other -> !state.maySee(other, by.seat()))
                    .isEmpty());
  }

  /// The way to a space that will do that takes the fewest Maneuvers: runs, and five feet at a time
  /// where something must be climbed or nobody runs (RHD-MAN-03, RHD-MAN-04).
  ///
  /// @param runs whether they can run at all
  public static Optional<Going.Way> toAny(
      RhodState state, Being by, boolean runs, Predicate<Spot> willDo) {
    int dear = runs ? Math.max(1, run(by) / SCRAMBLE) : 1;
    return paths(
            state,
            by,
            (from, to) ->
                dares(state, by, to)
                    && (Math.abs(to.z() - from.z()) <= 1 || isHold(state, by, firstHold(from, to))),
            runs ? Gait.walk(STEP) : Gait.crawl(1, STEP),
            Gait.climb(dear))
        .toAny(spot -> isFree(state, by, spot) && willDo.test(spot))
        .filter(way -> !way.steps().isEmpty());
  }

  private static boolean isHold(RhodState state, Being by, Spot spot) {
    return holds(state, spot) && isFree(state, by, spot);
  }

  /// Where the first five feet of a climb lead: straight up the face, or over its edge and down.
  public static Spot firstHold(Spot from, Spot to) {
    if (Math.abs(to.z() - from.z()) <= 1) {
      return to;
    }
    return to.z() > from.z()
        ? new Spot(from.x(), from.y(), from.z() + 1)
        : new Spot(to.x(), to.y(), from.z() - 1);
  }

  /// Allies and neutrals may be passed, those who are hostile not (RHD-POS-03, RHD-POS-04,
  /// RHD-R-65); mist passes anybody. Where one stops is for the end of the Turn to see to.
  private static Passing passing(RhodState state, Being by, Being other) {
    return !state.isHostile(other, by) || by.has(Gift.Mistform.class) ? Passing.FREE : Passing.NOT;
  }

  /// The Frightened never come nearer to what frightens them.
  static boolean dares(RhodState state, Being by, Spot spot) {
    for (Borne fear : by.conditions()) {
      if (fear.condition() == Condition.FRIGHTENED) {
        var source = state.find(fear.source());
        if (source.isPresent()
            && Field.feetFrom(state, by, spot, source.get())
                < Field.feet(state, by, source.get())) {
          return false;
        }
      }
    }
    return true;
  }

  /// Whether nobody else is where somebody would be, and there is room.
  public static boolean isFree(RhodState state, Being by, Spot spot) {
    if (!Field.contains(state, spot)) {
      return false;
    }
    var there = Field.body(by, spot);
    if (!Field.map(state).contains(there)) {
      return false;
    }
    if (spot.z() == 0 && Field.isBare(Field.map(state))) {
      return sharing(state, by, spot).isEmpty();
    }
    for (Spot part : there.spots()) {
      if (Field.map(state).filled(part.x(), part.y())
          || spot.z() < Field.map(state).standing(part.x(), part.y()).z()) {
        return false;
      }
    }
    return sharing(state, by, spot).isEmpty();
  }

  /// Where somebody comes in: where the scene has them, else the free space nearest to their own
  /// side, else the first that is free.
  static Spot arrival(RhodState state, Being newcomer) {
    if (state.scene().at().containsKey(newcomer.id())) {
      return Opening.place(state.scene(), newcomer.id());
    }
    var map = Field.map(state);
    var friend =
        state.roster().stream()
            .filter(being -> being.side() == newcomer.side() && !being.isDead())
            .findFirst()
            .map(Being::at)
            .orElse(newcomer.at());
    var best = newcomer.at();
    int least = Integer.MAX_VALUE;
    for (int y = 0; y < map.depth(); y++) {
      for (int x = 0; x < map.width(); x++) {
        var spot = map.standing(x, y);
        int far =
            Math.max(Math.abs(x - friend.x()), Math.abs(y - friend.y()))
                + Math.abs(spot.z() - friend.z());
        if (far < least && !map.terrain(x, y).solid() && isFree(state, newcomer, spot)) {
          least = far;
          best = spot;
        }
      }
    }
    return best;
  }

  /// Somebody whose space another shares.
  public static Optional<Being> sharing(RhodState state, Being by) {
    return sharing(state, by, by.at());
  }

  /// Somebody with whom another would share a space there.
  public static Optional<Being> sharing(RhodState state, Being by, Spot at) {
    int size = by.nature().spaces();
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      var other = roster.get(i);
      if (other.at().z() == at.z()
          && overlap(other, at, size)
          && !other.isDead()
          && !other.id().equals(by.id())) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  // Climbing

  /// Whether somebody could hold on or stand in a space: on its ground, or in the air beside a face
  /// that goes up at least as far.
  static boolean holds(RhodState state, Spot spot) {
    var map = Field.map(state);
    if (!Field.contains(state, spot) || spot.z() < map.standing(spot.x(), spot.y()).z()) {
      return false;
    }
    if (map.standing(spot.x(), spot.y()).z() == spot.z()) {
      return true;
    }
    for (int y = spot.y() - 1; y <= spot.y() + 1; y++) {
      for (int x = spot.x() - 1; x <= spot.x() + 1; x++) {
        if (map.contains(x, y)
            && (x != spot.x() || y != spot.y())
            && (map.filled(x, y) || map.standing(x, y).z() >= spot.z())) {
          return true;
        }
      }
    }
    return false;
  }

  /// What has no top, such as a wall or a closed door, and is between somebody and a space beside
  /// theirs.
  static Optional<String> wall(RhodState state, Being by, Spot to) {
    return !Field.isBare(Field.map(state))
            && Field.contains(state, to)
            && paths(state, by, Travel.StepRule.NONE, Gait.climb(1)).along(List.of(to))
                instanceof Going.Hindered(Hindrance.Blocked wall)
            && wall.feet() == Integer.MAX_VALUE
        ? Optional.of(told(state, wall))
        : Optional.empty();
  }

  /// Whether a space is in the air with nothing beneath.
  static boolean isAloft(RhodState state, Spot spot) {
    return Field.map(state).standing(spot.x(), spot.y()).z() < spot.z();
  }
}
