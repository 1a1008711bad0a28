package quintain.rhod.rules;

import static quintain.kernel.craft.PeopleSlots.others;
import static quintain.kernel.forms.PlainSlots.oneOf;
import static quintain.rhod.state.Rhd.RHD_ATK_02;
import static quintain.rhod.state.Rhd.RHD_COND_06;
import static quintain.rhod.state.Rhd.RHD_COV_03;
import static quintain.rhod.state.Rhd.RHD_COV_04;
import static quintain.rhod.state.Rhd.RHD_GRP_01;
import static quintain.rhod.state.Rhd.RHD_HGT_01;
import static quintain.rhod.state.Rhd.RHD_LIT_07;
import static quintain.rhod.state.Rhd.RHD_LOS_01;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Question;
import quintain.kernel.Refusal;
import quintain.kernel.Topic;
import quintain.kernel.forms.Blank;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Field;
import quintain.rhod.state.Item;
import quintain.rhod.state.Part;
import quintain.rhod.state.Place;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Twist;
import quintain.rhod.state.Wielding;
import quintain.rhod.state.Words;

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
      return Chapter.no(
          RHD_COND_06,
          "%s is %s, and %s does not find them"
              .formatted(other.name(), Chapter.cited(state, Condition.HIDDEN), by.name()));
    }
    if (Field.sees(state, by, other)) {
      return Optional.empty();
    }
    return by.is(Condition.BLINDED) && !Field.adjacent(state, by, other)
        ? blindRefusal(state, by)
        : Chapter.no(
            RHD_LOS_01,
            "%s has no Line of Sight to %s: Full Cover is between them (%s)"
                .formatted(by.name(), other.name(), Rhd.RHD_COV_02.id()));
  }

  /// Why the Blinded aim at nothing that is not beside them (RHD-G-COND-07).
  static Optional<Refusal> blindRefusal(RhodState state, Being by) {
    return Chapter.no(
        RHD_COND_06,
        "%s is %s, and sees no farther than 5 feet"
            .formatted(by.name(), Chapter.cited(state, Condition.BLINDED)));
  }

  /// Why a creature is not next to somebody and in sight.
  static Optional<Refusal> adjacentRefusal(RhodState state, Being by, String target, Clause why) {
    var unseen = sightRefusal(state, by, target, why);
    if (unseen.isPresent()) {
      return unseen;
    }
    return besideRefusal(state, by, state.being(target), why);
  }

  /// Why a creature is not next to somebody, seen or not.
  static Optional<Refusal> besideRefusal(RhodState state, Being by, Being other, Clause why) {
    return Field.adjacent(state, by, other)
        ? Optional.empty()
        : Chapter.no(
            why,
            "%s is %d feet away, and not adjacent to %s"
                .formatted(other.name(), Field.feet(state, by, other), by.name()));
  }

  /// Why something cannot be done to a creature beside one: it is not there, or out of sight.
  static Optional<Refusal> touchRefusal(RhodState state, Being by, Being other, Clause why) {
    return besideRefusal(state, by, other, why)
        .or(
            () ->
                Field.sees(state, by, other)
                    ? Optional.empty()
                    : Chapter.no(why, by.name() + " does not see " + other.name()));
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

  // Before the roll

  /// Somebody else, foes first, each with how far off they are and what bears on an Attack on them.
  static Optional<Question<?>> targets(Blank<RhodState> blank, Topic topic, Being by) {
    var options = others(blank, by, true);
    var with = blank.filled("with", String.class);
    var wielding =
        with.map(arm -> new Wielding(arm, blank.filled("thrown", Boolean.class).orElse(false)));
    return oneOf(
        topic,
        blank.read() && wielding.isPresent()
            ? Lists.each(options, option -> met(blank.state(), by, wielding.get(), option))
            : options);
  }

  private static Option<String> met(
      RhodState state, Being by, Wielding with, Option<String> option) {
    if (Arms.refusal(state, by, with).isPresent()) {
      return option;
    }
    var arm = Arms.of(state, by, with);
    var target = state.being(option.value());
    var far =
        option.with(new Option.Hint(Hints.RANGE, far(Field.feet(state, by, target), arm.range())));
    var situation = situation(state, by, arm, target);
    return situation.isEmpty()
        ? far
        : far.with(new Option.Hint(Hints.SITUATION, String.join("; ", situation)));
  }

  /// High Ground, Cover and Darkness, as the roll will count them.
  private static List<String> situation(RhodState state, Being by, Arm arm, Being target) {
    var told = new ArrayList<String>();
    for (Part part : Attacks.parts(state, by, arm, arm.abilities().getFirst(), target)) {
      if (PLACES.contains(part.why())) {
        var screen = part.why() == RHD_HGT_01 ? "" : behind(state, by, target);
        told.add(part.name() + screen + " " + Words.signed(part.amount()));
      }
    }
    for (Tilt tilt : Attacks.tilts(state, by, arm, target, Twist.NONE)) {
      if (tilt.why() == RHD_LIT_07) {
        told.add(tilt.name() + ": " + (tilt.up() ? "Advantage" : "Disadvantage"));
      }
    }
    return told;
  }

  private static final List<Rhd> PLACES = List.of(RHD_HGT_01, RHD_COV_03, RHD_COV_04);

  private static String behind(RhodState state, Being by, Being target) {
    return Field.screen(state, by, target).map(thing -> " (" + thing + ")").orElse("");
  }

  /// Whether a hand is free to hold somebody; natural arms always are (RHD-R-28), unless Bound.
  static Optional<Refusal> handRefusal(RhodState state, Being by) {
    boolean limbs = by.kit().items().stream().anyMatch(Aim::isNatural);
    return Hands.free(state, by) > 0 || (limbs && !by.is(Condition.BOUND))
        ? Optional.empty()
        : Chapter.no(RHD_GRP_01, Hands.full(state, by));
  }

  private static boolean isNatural(Item item) {
    return item.place() == Place.NATURAL;
  }

  private static String far(int feet, int reach) {
    return (feet <= reach ? "%d of %d ft" : "%d ft, and it reaches %d").formatted(feet, reach);
  }
}
