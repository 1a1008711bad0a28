package quintain.rath.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.space.Board;
import quintain.space.Brightness;
import quintain.space.Region;
import quintain.space.Sight;
import quintain.space.SightRules;

/// Fog by sight: on a map that hides anybody, and unless the GM has lifted it, players know of map
/// and foes what their own characters see. Whoever has no character watches with the whole party.
///
/// What lies in the dark is seen by nobody who is not beside it, or has eyes for it (RTH-S-APT-17).
/// The party always know of each other; foes who attack give themselves away until they move.
public final class Fog {
  private Fog() {}

  /// Whether there is fog: as was said, or else where anybody could be out of sight.
  public static boolean lies(RathState state) {
    return state.map().isPresent()
        && state
            .scene()
            .fog()
            .orElseGet(
                () ->
                    state.world().darkness() != Darkness.NONE
                        || Board.of(state.map().get()).hidesAnybody());
  }

  private static boolean lies(RathState state, Seat seat) {
    return !seat.isReferee() && lies(state);
  }

  /// Those through whose eyes a seat looks.
  private static List<Being> eyes(RathState state, Seat seat) {
    var own = state.roster().stream().filter(being -> being.seat().equals(seat)).toList();
    return own.isEmpty() ? state.roster().stream().filter(Being::isPc).toList() : own;
  }

  /// Whether somebody is lost in the fog for a seat.
  public static boolean hides(RathState state, Being being, Seat seat) {
    return lies(state, seat)
        && being.side() == Who.Side.FOES
        && !being.seat().equals(seat)
        && !state.scene().spotted().contains(being.id())
        && hides(state, being.at(), seat);
  }

  /// Whether a place is lost in the fog for a seat.
  public static boolean hides(RathState state, int at, Seat seat) {
    return lies(state, seat)
        && eyes(state, seat).stream().noneMatch(eye -> notices(state, eye, at));
  }

  private static boolean notices(RathState state, Being eye, int at) {
    return isBeside(eye, Places.spot(at).x(), Places.spot(at).y())
        || (Places.sees(state, eye.at(), at)
            && (seesInTheDark(state, eye)
                || Lights.lighting(state).at(Places.spot(at)) != Brightness.DARKNESS));
  }

  private static boolean seesInTheDark(RathState state, Being eye) {
    return eye.has(Knack.NIGHT_EYES) && state.world().darkness() != Darkness.MAGICAL;
  }

  /// What is beside one is felt and heard.
  private static boolean isBeside(Being eye, int x, int y) {
    var at = Places.spot(eye.at());
    return Math.abs(at.x() - x) <= 1 && Math.abs(at.y() - y) <= 1;
  }

  /// The spaces a seat sees, where there is fog.
  public static Optional<Region> sight(RathState state, Seat seat) {
    if (!lies(state, seat)) {
      return Optional.empty();
    }
    var map = state.map().orElseThrow();
    var sight = new Sight(Board.of(map), SightRules.ANY_POINT);
    var lighting = Lights.lighting(state);
    var region = Region.of(map, (x, y) -> false);
    for (Being eye : eyes(state, seat)) {
      var seen = sight.region(Places.body(state, eye.id(), eye.at()));
      boolean inTheDark = seesInTheDark(state, eye);
      region =
          region.and(
              Region.of(
                  map,
                  (x, y) ->
                      isBeside(eye, x, y)
                          || (seen.contains(x, y)
                              && (inTheDark
                                  || lighting.at(map.standing(x, y)) != Brightness.DARKNESS))));
    }
    return Optional.of(region);
  }

  /// Who knows of somebody in the fog: the seats that see them.
  static Audience witnesses(RathState state, Being being) {
    if (!lies(state) || being.side() != Who.Side.FOES) {
      return Audience.EVERYONE;
    }
    var seats = new LinkedHashSet<Seat>();
    for (Being each : state.roster()) {
      if (!each.seat().isReferee()) {
        seats.add(each.seat());
      }
    }
    var seeing = seats.stream().filter(seat -> !hides(state, being, seat)).toList();
    return seeing.size() == seats.size() && !hides(state, being, WATCHER)
        ? Audience.EVERYONE
        : new Audience(false, seeing);
  }

  /// Somebody who has no character here.
  private static final Seat WATCHER = new Seat("");
}
