package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rath.state.Rth.*;

import java.util.LinkedHashSet;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.state.Affliction;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;

/// How a turn begins and ends; whose it is says [TurnOrder].
final class Turns extends Chapter {
  Turns(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.deed(BeginTurn.class, RTH_INIT_05)
        .owned(RTH_CMB_02)
        .offered("begins the turn", MOVE)
        .ifOpen()
        .when((state, being) -> state.inCombat() && Actions.mayDo(state, being))
        .icon("play")
        .by(BeginTurn::by, "Whose turn begins?")
        .refuses(Turns::beginTurnRefusal)
        .does(Turns::new, Turns::beginTurn);
    book.deed(EndTurn.class, RTH_CMB_02)
        .offered("ends the turn", MOVE)
        .when((state, being) -> state.inCombat() && Actions.mayDo(state, being))
        .icon("step-forward")
        .key("n")
        .by(EndTurn::by, "Whose turn ends?")
        .refuses(Turns::endTurnRefusal)
        .does(Turns::new, Turns::endTurn);
  }

  // Beginning and ending a turn

  void beginTurn(RathStep.BeginTurn step) {
    then(new RathStep.TakeTurn(step.by()));
    then(new RathStep.CheckCombat());
  }

  static Optional<Refusal> beginTurnRefusal(RathState state, RathStep.BeginTurn step) {
    var refusal = TurnOrder.turnRefusal(state, step.by());
    return refusal.isEmpty() && state.theFight().isTurnOf(step.by())
        ? no(RTH_CMB_02, state.being(step.by()).name() + " is taking a turn already")
        : refusal;
  }

  static Optional<Refusal> endTurnRefusal(RathState state, RathStep.EndTurn step) {
    return TurnOrder.turnRefusal(state, step.by());
  }

  void endTurn(RathStep.EndTurn step) {
    if (!state().theFight().isTurnOf(step.by())) {
      then(new RathStep.TakeTurn(step.by()));
    }
    then(new RathStep.FinishTurn(step.by()));
    then(new RathStep.CheckCombat());
  }

  /// Whoever was on turn is done; the side that goes first is done before the other begins.
  void takeTurn(RathStep.TakeTurn step) {
    if (!state().inCombat()) {
      return;
    }
    var fight = state().theFight();
    var who = being(step.who());
    if (fight.turn().isPresent()) {
      then(new RathStep.FinishTurn(fight.turn().get().who()));
      then(step);
      return;
    }
    if (who.side().turns() != fight.now()) {
      var sufferers = TurnOrder.sufferers(state(), fight.now());
      if (!sufferers.isEmpty()) {
        then(new RathStep.SufferTurn(sufferers.getFirst()));
        then(new RathStep.PassTo(step.who()));
        return;
      }
      emit(new FightEvent.SideTurned(who.side().turns()), RTH_R_22);
    }
    start(who);
  }

  /// The dice of somebody who can do nothing, and of beasts that never fight (RTH-R-54).
  void sufferTurn(RathStep.SufferTurn step) {
    if (state().inCombat() && TurnOrder.suffers(state(), being(step.who()))) {
      start(being(step.who()));
      then(new RathStep.EndIdleTurn(step.who()));
    }
  }

  /// Whoever wakes by their own dice has the turn that began with them (RTH-R-62).
  void endIdleTurn(RathStep.EndIdleTurn step) {
    var who = being(step.who());
    if (who.canAct() && !who.does(Habit.NeverFights.class)) {
      play.cite(RTH_R_62);
    } else {
      then(new RathStep.FinishTurn(step.who()));
    }
  }

  void passTo(RathStep.PassTo step) {
    if (state().inCombat() && state().theFight().turn().isEmpty()) {
      then(new RathStep.TakeTurn(step.who()));
    }
  }

  /// A turn starts: what lasted until now ends, and condition dice come before anything else.
  private void start(Being who) {
    boolean hasted = who.is(Effect.Kind.HASTED);
    emit(new FightEvent.TurnBegan(who.id(), hasted ? 2 : 1), RTH_CMB_02);
    endWithStart(who.id());
    var conditions = new Conditions(play);
    conditions.clear(who, Flag.PARALYSED, RTH_R_61);
    var due = conditions.dueInTurn(being(who.id()));
    new Drowning(play).holdBreath(being(who.id()));
    if (!due.isEmpty()) {
      play.cite(RTH_R_54);
    }
    for (Affliction what : due) {
      then(new RathStep.RollPool(who.id(), what));
    }
    if (who.is(Effect.Kind.DREAD)) {
      then(new RathStep.RunInDread(who.id()));
    }
  }

  /// A turn ends: weakness by poison with it (RTH-R-63), and what lasts to the end of a turn.
  void finishTurn(RathStep.FinishTurn step) {
    if (!state().inCombat() || !state().theFight().isTurnOf(step.who())) {
      return;
    }
    emit(new FightEvent.TurnEnded(step.who()), RTH_CMB_02);
    new Conditions(play).clear(being(step.who()), Flag.WEAKENED, RTH_R_63);
    endWithEnd(step.who());
  }

  private void endWithStart(String who) {
    for (Being being : state().roster()) {
      for (Effect effect : being.effects()) {
        if (effect.end() instanceof Effect.End.TurnStart(String whose) && whose.equals(who)) {
          emit(new FightEvent.EffectEnded(being.id(), effect.kind()), RTH_R_28);
        }
      }
    }
  }

  private void endWithEnd(String who) {
    for (Being being : state().roster()) {
      for (Effect effect : being.effects()) {
        if (effect.end() instanceof Effect.End.TurnEnd(String whose, int turns)
            && whose.equals(who)) {
          emit(
              turns <= 1
                  ? new FightEvent.EffectEnded(being.id(), effect.kind())
                  : FightEvent.EffectBegan.lasting(
                      being.id(), effect, new Effect.End.TurnEnd(whose, turns - 1)),
              state().shelf().spell(effect.detail()).map(Workings::clause).orElse(RTH_R_38));
        }
      }
    }
  }

  /// Turns that nobody has had in this round are over with it: those of the dead, of the departed,
  /// and of whoever lies there and can do nothing (RTH-R-28).
  void passOver() {
    var done = state().theFight().done();
    var idle = new LinkedHashSet<String>();
    for (Being being : state().roster()) {
      for (Effect effect : being.effects()) {
        switch (effect.end()) {
          case Effect.End.TurnStart(String whose) -> idle.add(whose);
          case Effect.End.TurnEnd(String whose, int _) -> idle.add(whose);
          case Effect.End.Combat _,
              Effect.End.AfterCombat _,
              Effect.End.Clock _,
              Effect.End.Lasting _ -> {}
        }
      }
    }
    for (String who : idle) {
      if (!done.contains(who)) {
        endWithStart(who);
        endWithEnd(who);
      }
    }
  }
}
