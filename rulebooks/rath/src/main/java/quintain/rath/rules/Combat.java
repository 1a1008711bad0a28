package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.rath.state.Rth.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.dice.Dice;
import quintain.rath.state.Being;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.Minutes;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Who;

/// Combat from its first round to its last, and initiative.
final class Combat extends Chapter {
  Combat(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.word(BeginCombat.class, RTH_CMB_01)
        .offeredOnce("Begin combat", REFEREE)
        .icon("flag")
        .key("b")
        .refusesNow(Combat::beginRefusal)
        .does(Combat::new, Combat::begin);
    book.word(EndRound.class, RTH_CMB_06)
        .offeredOnce("End the round", REFEREE)
        .ifOpen()
        .icon("refresh-cw")
        .refusesNow(Combat::endRefusal)
        .does(Combat::new, Combat::endRound);
    book.word(EndCombat.class, RTH_CMB_06)
        .offeredOnce("End the combat", REFEREE)
        .afterwards()
        .ifOpen()
        .icon("flag-off")
        .refusesNow(Combat::endRefusal)
        .does(Combat::new, Combat::end);
  }

  // Beginning and rounds

  static Optional<Refusal> beginRefusal(RathState state) {
    if (state.inCombat()) {
      return no(RTH_CMB_01, "A combat is running already");
    }
    return isOver(state) ? no(RTH_CMB_01, "There is nobody to fight") : Optional.empty();
  }

  void begin() {
    var warned = state().world().warned();
    emit(new FightEvent.CombatBegan(), RTH_CMB_01);
    if (warned.isPresent()) {
      emit(new FightEvent.RoundOpened(1, warned.get(), 0), RTH_S_TRP);
    } else {
      then(new RathStep.OpenRound());
    }
  }

  /// One d6 for everybody: 1–3 the enemies act first, 4–6 the PCs (RTH-INIT-01 to 04).
  void openRound() {
    if (!state().inCombat()) {
      return;
    }
    int face = roll(state().roster().getFirst(), Dice.D6, RTH_INIT_01);
    if (state().theFight().round() > 0) {
      play.cite(RTH_INIT_04);
    }
    var named = face <= 3 ? Who.Side.FOES : Who.Side.PARTY;
    var first = play.judge(RTH_INIT_01, named);
    emit(
        new FightEvent.RoundOpened(state().theFight().round() + 1, first, face),
        first == Who.Side.FOES ? RTH_INIT_02 : RTH_INIT_03);
    long gone = state().theFight().round() - 1L;
    if (gone > 0 && (state().clock() + gone) % Minutes.TURN == 0) {
      new TimePassing(play).combatTurn();
    }
  }

  /// When everybody has had a turn, a new round begins (RTH-INIT-04).
  void checkRound() {
    if (!state().inCombat() || state().theFight().turn().isPresent()) {
      return;
    }
    var fight = state().theFight();
    if (TurnOrder.firstOnTurn(state()).isPresent()) {
      return;
    }
    var sufferers = TurnOrder.sufferers(state(), fight.now());
    if (!sufferers.isEmpty()) {
      then(new RathStep.SufferTurn(sufferers.getFirst()));
      then(new RathStep.CheckRound());
    } else if (fight.now() == fight.first()
        && !TurnOrder.sufferers(state(), fight.now().other()).isEmpty()) {
      emit(new FightEvent.SideTurned(fight.now().other()), RTH_R_22);
      then(new RathStep.CheckRound());
    } else {
      new Turns(play).passOver();
      then(new RathStep.OpenRound());
    }
  }

  /// Everybody who has not acted lets the turn pass.
  void endRound() {
    var fight = state().theFight();
    var sides =
        fight.now() == fight.first()
            ? List.of(fight.now(), fight.now().other())
            : List.of(fight.now());
    fight.turn().ifPresent(turn -> then(new RathStep.FinishTurn(turn.who())));
    for (Who.Side side : sides) {
      for (Being being : TurnOrder.waiting(state(), side)) {
        if (!fight.isTurnOf(being.id())) {
          then(new RathStep.TakeTurn(being.id()));
          then(new RathStep.FinishTurn(being.id()));
        }
      }
      for (String id : TurnOrder.sufferers(state(), side)) {
        then(new RathStep.SufferTurn(id));
        then(new RathStep.FinishTurn(id));
      }
    }
    then(new RathStep.CheckCombat());
  }

  // Ending

  /// At most one side still has somebody able or willing.
  static boolean isOver(RathState state) {
    boolean party = false;
    boolean foes = false;
    for (Being being : state.roster()) {
      if (!being.isOut() && !being.does(Habit.NeverFights.class)) {
        party |= being.side() == Who.Side.PARTY;
        foes |= being.side() == Who.Side.FOES;
      }
    }
    return !(party && foes);
  }

  /// Proposed when a side has nobody left; the GM confirms (RTH-CMB-06, RTH-R-93). Whoever is lost
  /// on their own turn has had it, and where the last is lost who had yet to act, the round is
  /// over.
  void checkCombat() {
    if (!state().inCombat()) {
      return;
    }
    new Stunts(play).letGo();
    if (isOver(state()) && gm(Prompts.END_COMBAT, true)) {
      finish();
      return;
    }
    var turn = state().theFight().turn();
    if (turn.isEmpty()) {
      then(new RathStep.CheckRound());
    } else if (being(turn.get().who()).isLost()) {
      then(new RathStep.FinishTurn(turn.get().who()));
      then(new RathStep.CheckRound());
    }
  }

  static Optional<Refusal> endRefusal(RathState state) {
    return state.inCombat() ? Optional.empty() : no(RTH_CMB_06, "No combat is running");
  }

  void end() {
    finish();
  }

  /// AC restored, leftovers cleared, clock rounded up and lights burned down by it; then
  /// ammunition, then survival tests or death's door (RTH-R-93).
  private void finish() {
    var fight = state().theFight();
    // the turn that the fight ends in is over, and weakness by poison with it (RTH-R-63)
    fight
        .turn()
        .ifPresent(t -> new Conditions(play).clear(being(t.who()), Flag.WEAKENED, RTH_R_63));
    long minutes = state().clock() + fight.round();
    long turns = (minutes + Minutes.TURN - 1) / Minutes.TURN;
    boolean timePassed = turns * Minutes.TURN > state().clock();
    emit(new FightEvent.CombatEnded(turns * Minutes.TURN), RTH_CRIT_05);
    play.cite(RTH_R_24);
    play.cite(RTH_R_93);
    if (timePassed) {
      new TimePassing(play).combatTurn();
    }
    new Wear(play).reckon(fight.fired());
    new Survival(play).afterCombat();
  }
}
