package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.craft.PeopleSlots.*;
import static quintain.rhod.state.Rhd.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Spot;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Wielding;

/// Features that are Maneuvers: bursts of speed, slipping free, and charges.
final class MovingFeats extends Chapter {
  MovingFeats(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(FeatureMove.class, RHD_AP_05, MovingFeats::cost)
        .offeredWith(FeatureMove::feature, Feats.offers(Feats.Way.MOVE), MOVE)
        .icon("chevrons-right")
        .by(FeatureMove::by, "Who moves?")
        .slot(FeatureMove::feature, "How?", Feats::features)
        .slot(FeatureMove::to, "Where to?", Spaces::feature)
        .refuses(MovingFeats::refusal)
        .does(MovingFeats::new, MovingFeats::use);
    book.act(Charge.class, RHD_AP_05, MovingFeats::cost)
        .offeredWith(Charge::feature, Feats.offers(Feats.Way.CHARGE), ACT)
        .icon("chevrons-right")
        .by(Charge::by, "Who charges?")
        .slot(Charge::feature, "How?", Feats::features)
        .slot(Charge::with, "With what?", Arms::options)
        .slot(Charge::to, "Where to?", Spaces::charge)
        .at(Charge::target, "Whom?", foesFirst())
        .hostile()
        .refuses(MovingFeats::refusal)
        .does(MovingFeats::new, MovingFeats::use);
  }

  // Moves

  /// A run is dearer for the Suppressed, by a Feature as well.
  private static int cost(RhodState state, FeatureMove act) {
    var by = state.being(act.by());
    boolean runs =
        Feats.find(by, act.feature())
            .filter(feature -> feature.trick() instanceof Trick.BurstOfSpeed)
            .isPresent();
    return Feats.cost(state, act) + (runs ? Movement.ofRun(by) - 1 : 0);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.FeatureMove act) {
    return Feats.refusal(state, act, (by, feature) -> moveRefusal(state, by, feature, act.to()));
  }

  private static Optional<Refusal> moveRefusal(
      RhodState state, Being by, Feature feature, Spot to) {
    return switch (feature.trick()) {
      case Trick.BurstOfSpeed burst -> {
        var unable = Movement.runRefusal(state, by);
        if (unable.isPresent()) {
          yield unable;
        }
        if (Feats.done(state, by, feature)) {
          yield no(RHD_EXP_11, feature.cited() + " is used once per Turn");
        }
        var seen = state.asSeenBy(by.seat());
        var way = to.equals(by.at()) ? Optional.<Ways.Walk>empty() : Ways.to(seen, by, to);
        if (way.isEmpty()) {
          yield to.equals(by.at())
              ? no(RHD_EXP_11, by.name() + " is there already")
              : Movement.noWay(seen, by, to);
        }
        yield way.get().feet() <= burst.feet()
            ? Optional.empty()
            : no(
                RHD_EXP_11,
                "It is %d feet to %s, and the run is %d"
                    .formatted(way.get().feet(), to, burst.feet()));
      }
      case Trick.SlipFree slip -> {
        if (!by.is(Condition.ENGAGED) && !by.is(Condition.GRAPPLED)) {
          yield Feats.need(feature, false, "to be Engaged or Grappled");
        }
        var seen = state.asSeenBy(by.seat());
        var way =
            to.equals(by.at()) ? Optional.<Ways.Walk>empty() : Ways.along(seen, by, List.of(to));
        if (!to.equals(by.at()) && Field.contains(state, to) && !Ways.isFree(seen, by, to)) {
          yield Movement.noRoom(seen, by, to);
        }
        yield way.filter(walk -> walk.feet() <= slip.feet()).isPresent()
            ? Optional.empty()
            : no(
                RHD_EXP_11,
                Ways.hindrance(seen, by, List.of(to))
                    .filter(_ -> Field.feet(seen, by, to) <= slip.feet())
                    .map(thing -> "The way to %s is blocked: %s".formatted(to, thing))
                    .orElse("%s is not a space next to %s".formatted(to, by.name())));
      }
      default -> Feats.otherwise(feature);
    };
  }

  void use(Handling.FeatureMove act) {
    var by = being(act.by());
    var feature = Feats.find(by, act.feature()).orElseThrow();
    switch (feature.trick()) {
      case Trick.BurstOfSpeed _ -> {
        emit(new ThingEvent.DoneThisTurn(by.id(), feature.name()), RHD_EXP_11);
        var way = Ways.to(state().asSeenBy(by.seat()), by, act.to()).orElseThrow();
        new Movement(play).maneuver(by.id(), way.steps(), 0);
      }
      case Trick.SlipFree slip -> {
        if (new Checks(play).check(by, Skill.ACROBATICS, slip.dc(), RHD_AP_05)) {
          new Conditions(play).resolveAll(by.id(), Condition.ENGAGED, RHD_AP_05);
          new Conditions(play).resolveAll(by.id(), Condition.GRAPPLED, RHD_AP_05);
          new Movement(play).slip(by.id(), act.to());
        }
      }
      default -> throw new IllegalStateException(feature.name());
    }
  }

  // Charges

  private static int cost(RhodState state, Charge act) {
    var by = state.being(act.by());
    return Feats.find(by, act.feature()).isPresent()
        ? Feats.cost(state, act, act.with()) + Movement.ofRun(by) - 1
        : 0;
  }

  static Optional<Refusal> refusal(RhodState state, Handling.Charge act) {
    return Feats.refusal(state, act, (by, feature) -> chargeRefusal(state, by, feature, act));
  }

  private static Optional<Refusal> chargeRefusal(
      RhodState all, Being by, Feature feature, Handling.Charge act) {
    var state = all.asSeenBy(by.seat());
    if (!(feature.trick() instanceof Trick.TrampleCharge charge)) {
      return Feats.otherwise(feature);
    }
    var unable = Movement.runRefusal(state, by);
    if (unable.isPresent()) {
      return unable;
    }
    var way = straight(by.at(), act.to());
    if (way.isEmpty()) {
      return no(
          RHD_EXP_11,
          "%s lies neither in a row nor in a column nor on a slant with %s"
              .formatted(act.to(), by.name()));
    }
    var bar = Ways.hostileOn(state, by, way);
    if (bar.isPresent()) {
      return no(Rhd.RHD_POS_04, bar.get().name() + " bars the way");
    }
    var walk = Ways.along(state, by, way);
    if (walk.isEmpty()) {
      return no(
          RHD_EXP_11,
          "The way to %s is blocked: %s"
              .formatted(act.to(), Ways.hindrance(state, by, way).orElse("fear")));
    }
    if (walk.get().feet() > charge.feet()) {
      return no(
          RHD_EXP_11,
          "It is %d feet to %s, and the run is %d"
              .formatted(walk.get().feet(), act.to(), charge.feet()));
    }
    if (!Ways.isFree(state, by, act.to())) {
      return Movement.noRoom(state, by, act.to());
    }
    var there = new FightEvent.Moved(by.id(), way).appliedTo(state);
    return Aim.refusal(there, there.being(by.id()), new Wielding(act.with(), false), act.target());
  }

  /// The spaces of a straight run, along a row, a column or a diagonal; none for anything else.
  static List<Spot> straight(Spot from, Spot to) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    int length = Math.max(Math.abs(dx), Math.abs(dy));
    if (length == 0 || from.z() != to.z() || (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy))) {
      return List.of();
    }
    var way = new ArrayList<Spot>();
    for (int n = 1; n <= length; n++) {
      way.add(new Spot(from.x() + dx / length * n, from.y() + dy / length * n, from.z()));
    }
    return way;
  }

  /// The run is a Maneuver and triggers what Maneuvers trigger; the Attack comes after it.
  void use(Handling.Charge act) {
    var by = being(act.by());
    new Movement(play).maneuver(by.id(), straight(by.at(), act.to()), 0);
    play.then(new Handling.ChargeHome(act.by(), act.feature(), act.with(), act.target()));
  }

  void chargeHome(Handling.ChargeHome step) {
    var by = being(step.by());
    if (!by.isUp()
        || Aim.refusal(state(), by, new Wielding(step.with(), false), step.target()).isPresent()) {
      emit(new FightEvent.Fizzled(by.id(), "the charge"), RHD_R_38);
      return;
    }
    var feature = Feats.find(by, step.feature()).orElseThrow();
    play.then(
        new Encounter.Strike(
            step.by(), step.with(), false, List.of(step.target()), StrikingFeats.twist(feature)));
  }
}
