package quintain.otherworlds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;

/// Ways through the spaces of the scene: what is passed, what is not, and where one may stop
/// (OTW-R-56, OTW-MECH-20a to 22a).
final class Ways {
  private Ways() {}

  /// The shortest way to a space within so many spaces, without the one they stand in.
  static Optional<List<Spot>> to(OtwState state, Being by, Spot to, int budget, Movement.Way how) {
    if (!isFree(state, by, to)) {
      return Optional.empty();
    }
    if (how.leaps()) {
      return Field.distance(by.at(), to) <= budget && dares(state, by, to)
          ? Optional.of(List.of(to))
          : Optional.empty();
    }
    var cameFrom = reached(state, by, budget, how, Optional.of(to));
    if (!cameFrom.containsKey(to)) {
      return Optional.empty();
    }
    var way = new ArrayList<Spot>();
    for (Spot at = to; !at.equals(by.at()); at = cameFrom.get(at)) {
      way.add(at);
    }
    Collections.reverse(way);
    return Optional.of(List.copyOf(way));
  }

  /// Every space somebody can stop in, nearest first, with how far it is.
  static Map<Spot, Integer> within(OtwState state, Being by, int budget, Movement.Way how) {
    var cameFrom = reached(state, by, budget, how, Optional.empty());
    var far = new LinkedHashMap<Spot, Integer>();
    var free = new LinkedHashMap<Spot, Integer>();
    cameFrom.forEach(
        (spot, before) -> {
          int spaces = spot.equals(by.at()) ? 0 : far.getOrDefault(before, 0) + 1;
          far.put(spot, spaces);
          if (spaces > 0 && isFree(state, by, spot)) {
            free.put(spot, spaces);
          }
        });
    return free;
  }

  /// The same with the way to each, for those who want to see it before they go.
  static Map<Spot, List<Spot>> paths(OtwState state, Being by, int budget, Movement.Way how) {
    var cameFrom = reached(state, by, budget, how, Optional.empty());
    var paths = new LinkedHashMap<Spot, List<Spot>>();
    paths.put(by.at(), List.of());
    cameFrom.forEach(
        (spot, before) -> {
          if (!spot.equals(by.at())) {
            paths.put(spot, Lists.plus(paths.getOrDefault(before, List.of()), spot));
          }
        });
    paths.keySet().removeIf(spot -> spot.equals(by.at()) || !isFree(state, by, spot));
    return paths;
  }

  /// Each space that can be passed, with the one before it, nearest first.
  private static Map<Spot, Spot> reached(
      OtwState state, Being by, int budget, Movement.Way how, Optional<Spot> wanted) {
    var cameFrom = new LinkedHashMap<Spot, Spot>();
    cameFrom.put(by.at(), by.at());
    var edge = new ArrayDeque<Spot>();
    edge.add(by.at());
    for (int spaces = 0; spaces < budget && !edge.isEmpty(); spaces++) {
      var next = new ArrayDeque<Spot>();
      for (Spot at : edge) {
        for (Spot beside : around(at, by.flies())) {
          if (!cameFrom.containsKey(beside)
              && closesIn(beside, wanted, budget - spaces - 1)
              && passes(state, by, beside, how)) {
            cameFrom.put(beside, at);
            next.add(beside);
          }
        }
      }
      edge = next;
      if (wanted.isPresent() && cameFrom.containsKey(wanted.get())) {
        break;
      }
    }
    return cameFrom;
  }

  private static boolean closesIn(Spot at, Optional<Spot> wanted, int left) {
    return wanted.isEmpty() || Field.distance(at, wanted.get()) <= left;
  }

  /// The spaces beside one; those above and below for whoever flies. Straight ones first, so that
  /// ways look like ways.
  private static List<Spot> around(Spot at, boolean flies) {
    var around = new ArrayList<Spot>();
    for (int z = flies ? Math.max(0, at.z() - 1) : at.z();
        z <= (flies ? at.z() + 1 : at.z());
        z++) {
      for (int turn = 0; turn < 2; turn++) {
        for (int dx = -1; dx <= 1; dx++) {
          for (int dy = -1; dy <= 1; dy++) {
            boolean straight = dx == 0 || dy == 0;
            var spot = new Spot(at.x() + dx, at.y() + dy, z);
            if (straight == (turn == 0) && !spot.equals(at)) {
              around.add(spot);
            }
          }
        }
      }
    }
    return around;
  }

  /// Whether somebody can pass a space: allies let one by, enemies and obstacles do not.
  private static boolean passes(OtwState state, Being by, Spot spot, Movement.Way how) {
    if (!dares(state, by, spot)) {
      return false;
    }
    boolean ghost = by.body().gaits().contains(Gait.GHOST);
    if (!ghost && isWalled(state, by, spot, how)) {
      return false;
    }
    if (ghost || how.throughFoes()) {
      return true;
    }
    for (Being there : Field.in(state, spot)) {
      if (there.isFoeOf(by) && there.isConscious()) {
        return false;
      }
    }
    return true;
  }

  /// An obstacle too high to be ignored: flight ignores any height (OTW-MECH-20a), float as much as
  /// one is tall (OTW-MECH-21).
  private static boolean isWalled(OtwState state, Being by, Spot spot, Movement.Way how) {
    int height = Field.wall(state, spot) - spot.z() * Field.SPACE;
    if (height <= 0 || by.flies()) {
      return false;
    }
    int ignored = how.over();
    if (by.body().gaits().contains(Gait.FLOAT)) {
      ignored = Math.max(ignored, by.body().size().height());
    }
    return height > ignored;
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

  /// Whether somebody may stop in a space: nobody else is in it (OTW-MECH-22a, OTW-R-94), and no
  /// obstacle fills it.
  static boolean isFree(OtwState state, Being by, Spot spot) {
    if (Field.wall(state, spot) > spot.z() * Field.SPACE) {
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
