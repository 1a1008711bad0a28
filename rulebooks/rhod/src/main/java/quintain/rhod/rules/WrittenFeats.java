package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_AP_05;
import static quintain.rhod.state.Rhd.RHD_EXP_11;
import static quintain.rhod.state.Rhd.RHD_EXP_19;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.dice.Dice;
import quintain.rhod.state.Being;
import quintain.rhod.state.Consequence;
import quintain.rhod.state.Damage;
import quintain.rhod.state.Defenses;
import quintain.rhod.state.Feature;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.Gift;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Stance;
import quintain.rhod.state.ThingEvent;
import quintain.rhod.state.Trick;

/// Features that packs have written, part by part (RHD-EXP-19).
public final class WrittenFeats extends Chapter {
  WrittenFeats(Play<RhodState, RhodStep, RhodEvent> play) {
    super(play);
  }

  // Whether it can be used now

  /// Why somebody has used it as often as it can be used.
  static Optional<Refusal> oftenRefusal(
      RhodState state, Being by, Feature feature, Optional<Trick.Often> often) {
    if (often.isEmpty()) {
      return Optional.empty();
    }
    return switch (often.get()) {
      case TURN ->
          Feats.done(state, by, feature)
              ? no(RHD_EXP_11, "%s is used once per Turn".formatted(feature.cited()))
              : Optional.empty();
      case ENCOUNTER ->
          state.fight().filter(fight -> fight.hasUsed(by.id(), feature.name())).isPresent()
              ? no(RHD_EXP_11, "%s is used once per Encounter".formatted(feature.cited()))
              : Optional.empty();
    };
  }

  /// Why it cannot be used on somebody else.
  static Optional<Refusal> targetRefusal(
      RhodState state, Being by, Feature feature, Trick.Own own, String target) {
    var out = Aim.withinRefusal(state, by, target, own.feet(), RHD_EXP_11);
    if (out.isPresent()) {
      return out;
    }
    var other = state.being(target);
    return switch (own.whom()) {
      case SELF -> Feats.need(feature, false, "nobody else");
      case ALLY -> Feats.need(feature, state.isAlly(other, by), "an ally");
      case FOE -> Feats.need(feature, !state.isAlly(other, by), "somebody who is no ally");
      case ANYBODY -> Optional.empty();
    };
  }

  // What it does

  void use(Being by, Feature feature, Trick.Own own, List<String> targets) {
    begin(by, feature, own.often());
    for (String target : targets) {
      if (own.check().isEmpty() || succeeds(by.id(), own.check().get(), target)) {
        follow(by.id(), feature.name(), target, own.does());
      }
    }
  }

  /// It is told, and counted where it cannot be used again at once.
  void begin(Being by, Feature feature, Optional<Trick.Often> often) {
    emit(new FightEvent.Told(by.id(), "uses " + feature.name()), RHD_AP_05);
    if (often.isPresent() && state().inEncounter()) {
      switch (often.get()) {
        case TURN -> emit(new ThingEvent.DoneThisTurn(by.id(), feature.name()), RHD_EXP_11);
        case ENCOUNTER ->
            emit(new ThingEvent.DoneThisEncounter(by.id(), feature.name()), RHD_EXP_11);
      }
    }
  }

  private boolean succeeds(String by, Trick.Trial trial, String target) {
    int dc =
        trial.against().map(defense -> Defenses.now(being(target), defense)).orElseGet(trial::dc);
    return new Checks(play).check(being(by), trial.skill(), dc, RHD_AP_05);
  }

  /// Each part in the order written, as long as there is somebody to bear it.
  void follow(String by, String feature, String target, List<Consequence> parts) {
    for (Consequence part : parts) {
      if (!being(target).isDead()) {
        follow(by, feature, target, part);
      }
    }
  }

  private void follow(String by, String feature, String target, Consequence part) {
    var conditions = new Conditions(play);
    switch (part) {
      case Consequence.Gains gains ->
          conditions.gain(target, gains.condition(), gains.stacks(), by, RHD_EXP_19);
      case Consequence.Loses loses ->
          conditions.resolve(
              target,
              loses.condition(),
              loses.stacks() == 0 ? being(target).stacks(loses.condition()) : loses.stacks(),
              RHD_EXP_19);
      case Consequence.Hurts hurts -> {
        var dice = hurts.dice();
        int damage = play.roll(being(by), Dice.sum(dice.count(), Dice.d(dice.sides())), RHD_EXP_19);
        new Harm(play)
            .suffer(
                target,
                Damage.of(damage, hurts.type(), hurts.trueDamage(), feature),
                by,
                RHD_EXP_19);
      }
      case Consequence.HitDie _ -> {
        if (mayMend(house(), being(target))) {
          new Harm(play).hitDie(target, RHD_EXP_19);
        }
      }
      case Consequence.Topples _ -> {
        if (being(target).stance() != Stance.PRONE && !being(target).has(Gift.Swarm.class)) {
          emit(new FightEvent.StanceTaken(target, Stance.PRONE), RHD_EXP_19);
        }
      }
    }
  }

  /// Whether somebody has a Hit Die left, and Vitality to gain by it.
  public static boolean mayMend(RhodHouse house, Being being) {
    return being.vitals().hitDice() > 0
        && being.vitals().vitality() < Defenses.maxVitality(house, being);
  }
}
