package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_ATK_02;
import static quintain.rhod.state.Rhd.RHD_COND_06;
import static quintain.rhod.state.Rhd.RHD_GRP_01;
import static quintain.rhod.state.Rhd.RHD_LOS_01;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Field;
import quintain.rhod.state.Item;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Wielding;

/// Whom somebody can aim at: Range, Line of Sight, and who cannot be seen.
public final class Aim {
  private Aim() {}

  /// Why a creature cannot be targeted by sight, however far it is.
  public static Optional<Refusal> sightRefusal(
      RhodState state, Being by, String target, Clause why) {
    var found = state.find(target);
    if (found.isEmpty()) {
      return Chapter.nobodyCalled(target, why);
    }
    var other = found.get();
    if (other.id().equals(by.id())) {
      return Chapter.no(why, by.name() + " needs somebody else for that");
    }
    if (other.isDead()) {
      return Chapter.no(why, other.name() + " is dead");
    }
    if (other.is(Condition.HIDDEN) && state.isHostile(by, other)) {
      return Chapter.no(RHD_COND_06, other.name() + " is Hidden from " + by.name());
    }
    if (Field.sees(state, by, other)) {
      return Optional.empty();
    }
    return by.is(Condition.BLINDED) && !Field.adjacent(state, by, other)
        ? Chapter.no(RHD_COND_06, by.name() + " is Blinded, and sees no farther than 5 feet")
        : Chapter.no(
            RHD_LOS_01,
            "%s has no Line of Sight to %s: Full Cover is between them (%s)"
                .formatted(by.name(), other.name(), Rhd.RHD_COV_02.id()));
  }

  /// Why a creature is not next to somebody and in sight.
  static Optional<Refusal> adjacentRefusal(RhodState state, Being by, String target, Clause why) {
    var unseen = sightRefusal(state, by, target, why);
    if (unseen.isPresent()) {
      return unseen;
    }
    return Field.adjacent(state, by, state.being(target))
        ? Optional.empty()
        : Chapter.no(why, state.being(target).name() + " is not adjacent to " + by.name());
  }

  /// Why a creature is not within so many feet and in sight.
  static Optional<Refusal> withinRefusal(
      RhodState state, Being by, String target, int feet, Clause why) {
    var unseen = sightRefusal(state, by, target, why);
    if (unseen.isPresent()) {
      return unseen;
    }
    int far = Field.feet(state, by, state.being(target));
    return far <= feet
        ? Optional.empty()
        : Chapter.no(
            why,
            "%s is %d feet away, and %d is as far as it goes"
                .formatted(state.being(target).name(), far, feet));
  }

  /// Why somebody cannot Attack somebody with something (RHD-ATK-02).
  static Optional<Refusal> refusal(RhodState state, Being by, Wielding with, String target) {
    var unusable = Arms.refusal(state, by, with);
    return unusable.isPresent()
        ? unusable
        : withinRefusal(state, by, target, Arms.of(state, by, with).range(), RHD_ATK_02);
  }

  /// Whether a hand is free to hold somebody; natural arms always are (RHD-R-28).
  static Optional<Refusal> handRefusal(RhodState state, Being by) {
    return Hands.free(state, by) > 0 || by.kit().items().stream().anyMatch(Aim::isNatural)
        ? Optional.empty()
        : Chapter.no(RHD_GRP_01, by.name() + " has no free hand");
  }

  private static boolean isNatural(Item item) {
    return item.place() == Place.NATURAL;
  }
}
