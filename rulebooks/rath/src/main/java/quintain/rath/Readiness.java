package quintain.rath;

import static quintain.rath.Rth.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Helping allies, and actions held for a trigger.
final class Readiness extends Chapter {
  Readiness(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static Optional<Refusal> helpRefusal(RathState state, RathStep.HelpAlly act) {
    var ally = state.find(act.whom());
    if (ally.isEmpty()) {
      return nobodyCalled(act.whom(), RTH_R_28);
    }
    if (act.whom().equals(act.by()) || ally.get().isGone()) {
      return no(RTH_R_28, ally.get().name() + " cannot be helped so");
    }
    return ally.get().side() == state.being(act.by()).side()
        ? Optional.empty()
        : no(RTH_R_28, ally.get().name() + " is no ally");
  }

  /// The ally's next test or attack before the helper's next turn has advantage (RTH-R-28).
  void help(RathStep.HelpAlly act) {
    if (!gm(Prompts.PLAUSIBLE_HELP, true, act.by(), act.whom())) {
      emit(new RathEvent.Told(act.by(), "is of no help"), RTH_R_28);
      return;
    }
    emit(
        new FightEvent.EffectBegan(
            act.whom(),
            new Effect(
                Effect.Kind.HELPED,
                act.by(),
                state().inCombat()
                    ? new Effect.End.TurnStart(act.by())
                    : new Effect.End.Clock(state().clock() + TimePassing.TURN),
                0,
                act.how())),
        RTH_R_28);
  }

  static Optional<Refusal> readyRefusal(RathState state, RathStep.Ready act) {
    if (!state.inCombat()) {
      return no(RTH_ACT_05, "Actions are readied in combat");
    }
    if (!act.act().by().equals(act.by())) {
      return no(RTH_ACT_05, "One readies an action of one's own");
    }
    if (act.act() instanceof RathStep.Ready) {
      return no(RTH_ACT_05, "Readying cannot itself be readied");
    }
    if (act.until().when() == Trigger.When.OTHER && act.until().words().isBlank()) {
      return no(RTH_ACT_05, "Name the trigger");
    }
    return !act.trigger().whom().isEmpty() && state.find(act.trigger().whom()).isEmpty()
        ? nobodyCalled(act.trigger().whom(), RTH_ACT_05)
        : Optional.empty();
  }

  /// The action is spent now and held until the trigger (RTH-ACT-05).
  void ready(RathStep.Ready act) {
    emit(new FightEvent.Readied(new Fight.Readied(act.by(), act.until(), act.then())), RTH_ACT_05);
  }

  /// Somebody does what others may wait for; they come in before it goes on (RTH-R-27).
  void spring(Trigger.When when, Being by) {
    if (state().inCombat() && !state().theFight().readied().isEmpty()) {
      then(new RathStep.Spring(when, by.id()));
    }
  }

  void spring(RathStep.Spring step) {
    if (!state().inCombat()) {
      return;
    }
    var by = being(step.by());
    for (Fight.Readied held : state().theFight().readied()) {
      var holder = being(held.who());
      if (isSprung(held, holder, step.when(), by)) {
        react(held, holder);
      }
    }
  }

  private boolean isSprung(Fight.Readied held, Being holder, Trigger.When when, Being by) {
    var trigger = held.trigger();
    if (trigger.when() != when || holder.id().equals(by.id())) {
      return false;
    }
    boolean meant =
        trigger.whom().isEmpty() ? holder.isAgainst(by) : trigger.whom().equals(by.id());
    return meant && (when != Trigger.When.COMES_CLOSE || state().areClose(holder, by));
  }

  /// The reaction may be declined (RTH-R-27).
  private void react(Fight.Readied held, Being holder) {
    if (holder.canAct() && player(holder, Prompts.USE_READIED, true, holder.id())) {
      emit(new FightEvent.ReadinessLost(holder.id()), RTH_ACT_05);
      then(new RathStep.React(held.act()));
    }
  }

  /// A readied action happens off-turn.
  void react(RathStep.React step) {
    var refusal = Deeds.ownRefusal(state(), step.act());
    if (!being(step.act().by()).canAct() || refusal.isPresent()) {
      emit(new RathEvent.ActLost(step.act().by(), "it is too late for that"), RTH_R_27);
    } else {
      Rules.carryOut(step.act(), play);
    }
  }

  static Optional<Refusal> springRefusal(RathState state, RathStep.SpringTrigger step) {
    if (!state.inCombat() || state.theFight().heldBy(step.who()).isEmpty()) {
      return no(RTH_ACT_05, step.who() + " holds no readied action");
    }
    return Optional.empty();
  }

  void springTrigger(RathStep.SpringTrigger step) {
    check(springRefusal(state(), step));
    var holder = being(step.who());
    react(state().theFight().heldBy(step.who()).orElseThrow(), holder);
    then(new RathStep.CheckCombat());
  }
}
