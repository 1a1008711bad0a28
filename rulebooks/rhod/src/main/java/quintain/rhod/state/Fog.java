package quintain.rhod.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.space.Board;
import quintain.space.Region;
import quintain.space.Sight;
import quintain.space.SightRules;

/// Fog by sight: on a map that hides anybody, and unless the Referee has lifted it, players know of
/// map and foes what their own characters see. Whoever has no character watches with the whole
/// party.
///
/// The party always know of each other; foes who attack give themselves away until they move.
/// Darkness hides nobody here: the rules make Attacks into it hard, and no more (RHD-LIT-07).
public final class Fog {
  /// Somebody who has no character here.
  private static final Seat WATCHER = new Seat("");

  private Fog() {}

  /// Whether there is fog: as was said, or else where anybody could be out of sight.
  @SuppressWarnings("ReferenceEquality") // the open ground most fights are fought on is one object
  public static boolean lies(RhodState state) {
    var map = state.scene().map();
    return state.scene().fog().orElseGet(() -> map != Scene.OPEN && Board.of(map).hidesAnybody());
  }

  private static boolean lies(RhodState state, Seat seat) {
    return !seat.isReferee() && lies(state);
  }

  /// Those through whose eyes a seat looks.
  private static List<Being> eyes(RhodState state, Seat seat) {
    var own = state.own(seat);
    return own.isEmpty() ? state.roster().stream().filter(Being::isPc).toList() : own;
  }

  /// Whether somebody is lost in the fog for a seat.
  public static boolean hides(RhodState state, Being being, Seat seat) {
    return lies(state, seat)
        && being.side() == Who.Side.FOES
        && !being.seat().equals(seat)
        && !state.scene().spotted().contains(being.id())
        && (being.is(Condition.HIDDEN)
            || eyes(state, seat).stream()
                .noneMatch(
                    eye ->
                        Field.adjacent(state, eye, being)
                            || (!eye.isDead() && Field.sees(state, eye, being))));
  }

  /// Whether a space is lost in the fog for a seat.
  public static boolean hides(RhodState state, Spot spot, Seat seat) {
    return lies(state, seat)
        && eyes(state, seat).stream()
            .noneMatch(
                eye ->
                    Field.adjacent(state, eye, spot)
                        || (isLooking(eye) && Field.sees(state, eye, spot)));
  }

  private static boolean isLooking(Being eye) {
    return !eye.isDead() && !eye.is(Condition.BLINDED);
  }

  /// The spaces a seat sees, where there is fog.
  public static Optional<Region> sight(RhodState state, Seat seat) {
    if (!lies(state, seat)) {
      return Optional.empty();
    }
    var map = Field.map(state);
    var sight = new Sight(Board.of(map), SightRules.ANY_POINT);
    var region = Region.of(map, (x, y) -> false);
    for (Being eye : eyes(state, seat)) {
      region = region.and(Region.of(map, (x, y) -> isBeside(eye, x, y)));
      if (isLooking(eye)) {
        region = region.and(sight.region(Field.body(eye)));
      }
    }
    return Optional.of(region);
  }

  /// What is beside one is felt and heard, by the blind as well.
  private static boolean isBeside(Being eye, int x, int y) {
    int spaces = eye.nature().spaces();
    return x >= eye.at().x() - 1
        && x <= eye.at().x() + spaces
        && y >= eye.at().y() - 1
        && y <= eye.at().y() + spaces;
  }

  /// Who knows of somebody in the fog: the seats that see them.
  public static Audience witnesses(RhodState state, Being being) {
    return lies(state) && being.side() == Who.Side.FOES
        ? seats(state, seat -> !hides(state, being, seat))
        : Audience.EVERYONE;
  }

  /// Who knows of what happens in a space.
  public static Audience witnesses(RhodState state, Spot spot) {
    return lies(state) ? seats(state, seat -> !hides(state, spot, seat)) : Audience.EVERYONE;
  }

  private static Audience seats(RhodState state, Predicate<Seat> sees) {
    var seats = new LinkedHashSet<Seat>();
    for (Being each : state.roster()) {
      if (!each.seat().isReferee()) {
        seats.add(each.seat());
      }
    }
    var seeing = seats.stream().filter(sees).toList();
    return seeing.size() == seats.size() && sees.test(WATCHER)
        ? Audience.EVERYONE
        : new Audience(false, seeing);
  }
}
