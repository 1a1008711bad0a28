package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rhod.state.Rhd.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rhod.state.Arm;
import quintain.rhod.state.Being;
import quintain.rhod.state.Cast;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Twist;
import quintain.rhod.state.Wielding;

/// Features that are Attacks: what each needs in hand, and what is special about its blow.
final class StrikingFeats extends Chapter {
  StrikingFeats(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(FeatureAttack.class, RHD_AP_05, (state, act) -> Feats.cost(state, act, act.with()))
        .offeredWith(FeatureAttack::feature, Feats.offers(Feats.Way.ATTACK), ACT)
        .icon("swords")
        .key("f")
        .by(FeatureAttack::by, "Who attacks?")
        .slot(FeatureAttack::feature, "How?", Feats::features)
        .slot(FeatureAttack::with, "With what?", Arms::options)
        .atSome(FeatureAttack::targets, "Whom?", Feats::targets)
        .hostile()
        .refuses(StrikingFeats::refusal)
        .does(StrikingFeats::new, StrikingFeats::use);
  }

  static Optional<Refusal> refusal(RhodState state, Handling.FeatureAttack act) {
    return Feats.refusal(state, act, (by, feature) -> attackRefusal(state, by, feature, act));
  }

  private static Optional<Refusal> attackRefusal(
      RhodState state, Being by, Feature feature, Handling.FeatureAttack act) {
    var with = new Wielding(act.with(), false);
    var unusable = Arms.refusal(state, by, with);
    if (unusable.isPresent()) {
      return unusable;
    }
    var arm = Arms.of(state, by, with);
    boolean melee = arm.melee() && !act.with().equalsIgnoreCase(Arms.UNARMED);
    var use =
        switch (feature.trick()) {
          case Trick.CommittedBlow _ ->
              Feats.need(
                  feature,
                  melee && by.stance() == Stance.HIGH_READY,
                  "a melee weapon in hand and High Ready");
          case Trick.PinDown _ -> Feats.need(feature, arm.ranged(), "a ranged weapon");
          case Trick.SeamCutter _ -> Feats.need(feature, melee, "a melee weapon in hand");
          case Trick.SweepingArc _ ->
              Feats.need(feature, melee && arm.large(), "a Large melee weapon in hand");
          case Trick.LastWord _ ->
              Feats.need(
                  feature,
                  act.targets().stream()
                      .map(state::find)
                      .allMatch(target -> target.isPresent() && target.get().kit().armoring() == 0),
                  "a target without Armoring");
          case Trick.OwnAttack own -> {
            var often = WrittenFeats.oftenRefusal(state, by, feature, own.often());
            yield often.isPresent() ? often : kindRefusal(feature, own.with(), arm);
          }
          default -> Feats.otherwise(feature);
        };
    if (use.isPresent()) {
      return use;
    }
    int most = feature.trick() instanceof Trick.SweepingArc sweep ? sweep.targets() : 1;
    if (act.targets().isEmpty() || act.targets().size() > most) {
      return no(RHD_EXP_11, "%s has 1 to %d targets".formatted(feature.cited(), most));
    }
    if (act.targets().stream().distinct().count() < act.targets().size()) {
      return no(RHD_EXP_11, "Nobody is a target twice");
    }
    for (String target : act.targets()) {
      var refusal = Aim.refusal(state, by, with, target);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> kindRefusal(
      Feature feature, Trick.OwnAttack.Kind kind, Arm arm) {
    return switch (kind) {
      case ANY -> Optional.empty();
      case MELEE -> Feats.need(feature, arm.melee(), "a melee weapon in hand");
      case RANGED -> Feats.need(feature, arm.ranged(), "a ranged weapon");
    };
  }

  void use(Handling.FeatureAttack act) {
    var feature = Feats.find(being(act.by()), act.feature()).orElseThrow();
    if (feature.trick() instanceof Trick.OwnAttack own) {
      new WrittenFeats(play).begin(being(act.by()), feature, own.often());
    }
    play.then(new Encounter.Strike(act.by(), act.with(), false, act.targets(), twist(feature)));
  }

  /// What is special about the Attack that a Feature makes.
  static Twist twist(Feature feature) {
    return switch (feature.trick()) {
      case Trick.OwnAttack own -> {
        var twist = Twist.NONE.then(feature.name(), own.hit());
        twist = own.advantage() ? twist.with(Twist.Quirk.ADVANTAGE) : twist;
        twist = own.twice() ? twist.with(Twist.Quirk.DICE_TWICE) : twist;
        for (Cast further : own.dice()) {
          twist = twist.plus(further);
        }
        yield twist;
      }
      case Trick.CommittedBlow _ -> Twist.of(Twist.Quirk.DICE_TWICE);
      case Trick.PinDown pin -> Twist.of(Twist.Quirk.PIN).missing(pin.missedBy());
      case Trick.SeamCutter _ -> Twist.of(Twist.Quirk.TRUE_WITHOUT_MOD);
      case Trick.SweepingArc _ -> Twist.of(Twist.Quirk.SWEEP);
      case Trick.LastWord last -> Twist.of(Twist.Quirk.ADVANTAGE).plus(last.dice());
      case Trick.TrampleCharge charge -> Twist.of(Twist.Quirk.TOPPLE).against(charge.dc());
      default -> Twist.NONE;
    };
  }
}
