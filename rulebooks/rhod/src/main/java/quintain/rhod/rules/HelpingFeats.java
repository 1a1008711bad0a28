package quintain.rhod.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rhod.state.Rhd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rhod.state.Being;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Defense;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Equipment;
import quintain.rhod.state.Feature;
import quintain.rhod.state.Field;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Handling.*;
import quintain.rhod.state.Item;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Skill;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Trick;
import quintain.rhod.state.Use;
import quintain.rhod.state.Verb;

/// Features that help their user or somebody else, or lay something on a foe without a blow.
final class HelpingFeats extends Chapter {
  HelpingFeats(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  static void deeds(RhodDeeds book) {
    book.act(UseFeatureOn.class, RHD_AP_05, Feats::cost)
        .offeredWith(UseFeatureOn::feature, Feats.offers(Feats.Way.ON_OTHERS), ACT)
        .icon("zap")
        .by(UseFeatureOn::by, "Who uses a Feature?")
        .slot(UseFeatureOn::feature, "Which?", Feats::features)
        .atSome(UseFeatureOn::targets, "On whom?", Feats::targets)
        .refuses(HelpingFeats::refusal)
        .does(HelpingFeats::new, HelpingFeats::use);
    book.act(UseFeature.class, RHD_AP_05, Feats::cost)
        .offeredWith(UseFeature::feature, Feats.offers(Feats.Way.ON_ONESELF), ACT)
        .icon("zap")
        .by(UseFeature::by, "Who uses a Feature?")
        .slot(UseFeature::feature, "Which?", Feats::features)
        .refuses(HelpingFeats::refusal)
        .does(HelpingFeats::new, HelpingFeats::use);
  }

  // On oneself

  static Optional<Refusal> refusal(RhodState state, Handling.UseFeature act) {
    return Feats.refusal(state, act, (by, feature) -> selfRefusal(state, by, feature));
  }

  private static Optional<Refusal> selfRefusal(RhodState state, Being by, Feature feature) {
    return switch (feature.trick()) {
      case Trick.Brace _ -> Optional.empty();
      case Trick.TurnedBlade _ ->
          Feats.need(feature, Arms.hasMelee(state, by), "a melee weapon in hand");
      case Trick.SecondWind _ -> {
        if (!state.inEncounter()) {
          yield Feats.need(feature, false, "an Encounter");
        }
        if (state.theFight().hasUsed(by.id(), feature.name())) {
          yield no(RHD_EXP_11, feature.cited() + " is used once per Encounter");
        }
        yield Feats.need(feature, by.vitals().hitDice() > 0, "a Hit Die");
      }
      case Trick.Own own when own.whom() == Trick.Whom.SELF ->
          WrittenFeats.oftenRefusal(state, by, feature, own.often());
      default -> Feats.otherwise(feature);
    };
  }

  void use(Handling.UseFeature act) {
    var by = being(act.by());
    var feature = Feats.find(by, act.feature()).orElseThrow();
    switch (feature.trick()) {
      case Trick.Brace _ ->
          new Conditions(play).gain(by.id(), Condition.GUARDED, 1, by.id(), RHD_AP_05);
      case Trick.TurnedBlade _ ->
          new Conditions(play).gain(by.id(), Condition.TURNED_BLADE, 1, by.id(), RHD_AP_05);
      case Trick.SecondWind _ -> {
        emit(new ThingEvent.DoneThisEncounter(by.id(), feature.name()), RHD_EXP_11);
        new Harm(play).hitDie(by.id(), Rhd.RHD_HD_04);
      }
      case Trick.Own own -> new WrittenFeats(play).use(by, feature, own, List.of(by.id()));
      default -> throw new IllegalStateException(feature.name());
    }
  }

  // On others

  static Optional<Refusal> refusal(RhodState state, Handling.UseFeatureOn act) {
    return Feats.refusal(
        state, act, (by, feature) -> targetsRefusal(state, by, feature, act.targets()));
  }

  private static Optional<Refusal> targetsRefusal(
      RhodState state, Being by, Feature feature, List<String> targets) {
    int most =
        switch (feature.trick()) {
          case Trick.Rally rally -> rally.allies();
          case Trick.Own own -> own.targets();
          default -> 1;
        };
    if (targets.isEmpty() || targets.size() > most) {
      return no(RHD_EXP_11, "%s has 1 to %d targets".formatted(feature.cited(), most));
    }
    if (targets.stream().distinct().count() < targets.size()) {
      return no(RHD_EXP_11, "Nobody is a target twice");
    }
    for (String target : targets) {
      var refusal = targetRefusal(state, by, feature, target);
      if (refusal.isPresent()) {
        return refusal;
      }
    }
    return feature.trick() instanceof Trick.Own own
        ? WrittenFeats.oftenRefusal(state, by, feature, own.often())
        : Optional.empty();
  }

  private static Optional<Refusal> targetRefusal(
      RhodState state, Being by, Feature feature, String target) {
    return switch (feature.trick()) {
      case Trick.PressTheLine _ -> {
        var near = Aim.withinRefusal(state, by, target, Arms.meleeRange(state, by), RHD_EXP_11);
        yield near.isPresent()
            ? near
            : Feats.need(feature, state.hasHit(by, target), "a melee hit on it this Turn");
      }
      case Trick.CallTheMark mark -> Aim.withinRefusal(state, by, target, mark.feet(), RHD_EXP_11);
      case Trick.DreadGaze gaze -> Aim.withinRefusal(state, by, target, gaze.feet(), RHD_EXP_11);
      case Trick.Interpose _ -> {
        var near = Aim.adjacentRefusal(state, by, target, RHD_EXP_11);
        yield near.isPresent()
            ? near
            : Feats.need(feature, state.isAlly(state.being(target), by), "an ally");
      }
      case Trick.Rally rally -> {
        var other = state.find(target);
        if (other.isEmpty()) {
          yield nobodyCalled(target, RHD_EXP_11);
        }
        yield Feats.need(
            feature,
            !target.equals(by.id())
                && !other.get().isDead()
                && state.isAlly(other.get(), by)
                && Field.feet(state, by, other.get()) <= rally.feet(),
            "allies within %d feet".formatted(rally.feet()));
      }
      case Trick.FieldSuture _ -> sutureRefusal(state, by, feature, target);
      case Trick.Own own when own.whom() != Trick.Whom.SELF ->
          WrittenFeats.targetRefusal(state, by, feature, own, target);
      default -> Feats.otherwise(feature);
    };
  }

  private static Optional<Refusal> sutureRefusal(
      RhodState state, Being by, Feature feature, String target) {
    var near = Aim.adjacentRefusal(state, by, target, RHD_EXP_11);
    if (near.isPresent()) {
      return near;
    }
    if (!Gadgets.isWilling(state, by, state.being(target))) {
      return Feats.need(feature, false, "a willing creature");
    }
    if (Hands.free(state, by) == 0) {
      return Feats.need(feature, false, "a free hand");
    }
    return Feats.need(feature, dressing(by).isPresent(), "a Field Dressing with a Charge");
  }

  private static Optional<Item> dressing(Being by) {
    return by.kit().items().stream()
        .filter(
            item ->
                item.left() > 0
                    && item.thing() instanceof Equipment equipment
                    && equipment.on(Verb.WRAP).stream().anyMatch(Use.Dress.class::isInstance))
        .findFirst();
  }

  void use(Handling.UseFeatureOn act) {
    var by = being(act.by());
    var feature = Feats.find(by, act.feature()).orElseThrow();
    if (feature.trick() instanceof Trick.Own own) {
      new WrittenFeats(play).use(by, feature, own, act.targets());
      return;
    }
    for (String target : act.targets()) {
      switch (feature.trick()) {
        case Trick.PressTheLine _ -> gain(target, Condition.ENGAGED, by);
        case Trick.CallTheMark _ -> gain(target, Condition.MARKED, by);
        case Trick.Interpose _ -> gain(target, Condition.GUARDED, by);
        case Trick.Rally _ -> gain(target, Condition.HEARTENED, by);
        case Trick.DreadGaze _ -> dread(by, being(target));
        case Trick.FieldSuture suture -> suture(by, target, suture.dc());
        default -> throw new IllegalStateException(feature.name());
      }
    }
  }

  private void gain(String target, Condition condition, Being by) {
    new Conditions(play).gain(target, condition, 1, by.id(), RHD_AP_05);
  }

  /// Intimidation against the target's Will (RHD-G-FEAT-15).
  private void dread(Being by, Being target) {
    int will = Defenses.now(target, Defense.WILL);
    if (new Checks(play).check(by, Skill.INTIMIDATION, will, RHD_AP_05)) {
      gain(target.id(), Condition.FRIGHTENED, by);
    }
  }

  /// The Charge is spent whatever the check comes to (RHD-G-FEAT-11).
  private void suture(Being by, String patient, int dc) {
    emit(new ThingEvent.ChargeSpent(by.id(), dressing(by).orElseThrow().key()), Rhd.RHD_EQP_05);
    if (!new Checks(play).check(by, Skill.MEDICINE, dc, RHD_AP_05)) {
      return;
    }
    gain(patient, Condition.STABILIZED, by);
    var hurt = being(patient);
    if (hurt.vitals().hitDice() > 0
        && hurt.vitals().vitality() < Defenses.maxVitality(house(), hurt)
        && player(hurt, Requests.HIT_DIE, true, patient)) {
      new Harm(play).hitDie(patient, Rhd.RHD_HD_03);
    }
  }
}
