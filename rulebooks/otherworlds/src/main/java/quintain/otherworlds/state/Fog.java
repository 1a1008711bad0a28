package quintain.otherworlds.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.space.Board;
import quintain.space.Brightness;
import quintain.space.Region;
import quintain.space.Sight;
import quintain.space.SightRules;

/// Fog by sight: on a map that hides anybody, and unless the World Master has lifted it, players
/// know of map and foes what their own characters see. Whoever has no character watches with the
/// whole party.
///
/// What lies in the dark is seen by nobody who is not beside it. The party always know of each
/// other; foes who attack give themselves away until they move.
public final class Fog {
  private Fog() {}

  /// Whether there is fog: as was said, or else where anybody could be out of sight.
  @SuppressWarnings("ReferenceEquality") // the open ground most fights are fought on is one object
  public static boolean lies(OtwState state) {
    var map = state.scene().map();
    return state.scene().fog().orElseGet(() -> map != Scene.OPEN && Board.of(map).hidesAnybody());
  }

  private static boolean lies(OtwState state, Seat seat) {
    return !seat.isReferee() && lies(state);
  }

  /// Those through whose eyes a seat looks.
  private static List<Being> eyes(OtwState state, Seat seat) {
    var own = state.roster().stream().filter(being -> being.seat().equals(seat)).toList();
    return own.isEmpty() ? state.roster().stream().filter(Being::isPc).toList() : own;
  }

  /// Whether somebody is lost in the fog for a seat.
  public static boolean hides(OtwState state, Being being, Seat seat) {
    return lies(state, seat)
        && being.side() == Who.Side.FOES
        && !being.seat().equals(seat)
        && !state.scene().spotted().contains(being.id())
        && eyes(state, seat).stream().noneMatch(eye -> notices(state, eye, being.at(), being));
  }

  /// Whether a space is lost in the fog for a seat.
  public static boolean hides(OtwState state, Spot spot, Seat seat) {
    return lies(state, seat)
        && eyes(state, seat).stream()
            .noneMatch(eye -> isAtHand(eye, spot) || sees(state, eye, spot));
  }

  private static boolean notices(OtwState state, Being eye, Spot at, Being being) {
    return isAtHand(eye, at)
        || (!eye.is(Status.Kind.BLIND) && !isDark(state, at) && Field.sees(state, eye, being));
  }

  private static boolean sees(OtwState state, Being eye, Spot spot) {
    return !eye.is(Status.Kind.BLIND) && !isDark(state, spot) && Field.sees(state, eye, spot);
  }

  private static boolean isDark(OtwState state, Spot spot) {
    return Field.lighting(state).at(spot) == Brightness.DARKNESS;
  }

  /// What is beside one is felt and heard, by the blind as well.
  private static boolean isAtHand(Being eye, Spot spot) {
    return Field.distance(eye.at(), spot) <= 1;
  }

  /// The spaces a seat sees, where there is fog.
  public static Optional<Region> sight(OtwState state, Seat seat) {
    if (!lies(state, seat)) {
      return Optional.empty();
    }
    var map = Field.map(state);
    var sight = new Sight(Board.of(map), SightRules.ANY_POINT);
    var lighting = Field.lighting(state);
    var region = Region.of(map, (x, y) -> false);
    for (Being eye : eyes(state, seat)) {
      region = region.and(Region.of(map, (x, y) -> isBeside(eye.at(), x, y)));
      if (!eye.is(Status.Kind.BLIND)) {
        var seen = sight.region(Field.body(eye));
        region =
            region.and(
                Region.of(
                    map,
                    (x, y) ->
                        seen.contains(x, y)
                            && lighting.at(map.standing(x, y)) != Brightness.DARKNESS));
      }
    }
    return Optional.of(region);
  }

  private static boolean isBeside(Spot at, int x, int y) {
    return Math.abs(at.x() - x) <= 1 && Math.abs(at.y() - y) <= 1;
  }

  /// Who knows of somebody in the fog: the seats that see them.
  static Audience witnesses(OtwState state, Being being) {
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
