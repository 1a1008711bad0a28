package quintain.rath;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.Rth.*;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.dice.Dice;
import quintain.kernel.parts.Phrases;
import quintain.rath.RathStep.*;

/// Rounds, initiative, turns and what a turn allows.
final class Turns extends Chapter {
  Turns(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Reload.class, RTH_WPN_10)
        .offered("reloads", ACT)
        .ifOpen()
        .when(Turns::mayDo)
        .icon("bow-arrow")
        .by(Reload::by, "Who reloads?")
        .slot(Reload::weapon, "What?", Inventory.carried())
        .refuses(Turns::reloadRefusal)
        .does(Turns::new, Turns::reload);
    book.act(Attempt.class, RTH_ACT_02)
        .offered("tries something else", ACT)
        .ifOpen()
        .when(Turns::mayDo)
        .icon("lightbulb")
        .by(Attempt::by, "Who tries something?")
        .slot(Attempt::what, "What?", words("pulls the lever"))
        .does(Turns::new, Turns::attempt);
    book.act(Call.class, RTH_ACT_04)
        .offered("calls out", MOVE)
        .ifOpen()
        .when((state, being) -> state.inCombat() && mayDo(state, being))
        .icon("message-circle")
        .by(Call::by, "Who?")
        .slot(Call::what, "Shouts or shows what?", words("look out!"))
        .does(Turns::new, Turns::call);
    book.act(Drop.class, RTH_ACT_04)
        .offered("drops something", GEAR)
        .ifOpen()
        .when(Turns::mayHandle)
        .icon("arrow-down")
        .by(Drop::by, "Who drops it?")
        .slot(Drop::item, "What?", Inventory.carried())
        .refuses(Turns::dropRefusal)
        .does(Turns::new, Turns::drop);
    book.deed(BeginTurn.class, RTH_INIT_05)
        .owned(RTH_CMB_02)
        .offered("begins the turn", MOVE)
        .ifOpen()
        .when((state, being) -> state.inCombat() && mayDo(state, being))
        .icon("play")
        .by(BeginTurn::by, "Whose turn begins?")
        .refuses(Turns::beginTurnRefusal)
        .does(Turns::new, Turns::beginTurn);
    book.deed(EndTurn.class, RTH_CMB_02)
        .offered("ends the turn", MOVE)
        .when((state, being) -> state.inCombat() && mayDo(state, being))
        .icon("step-forward")
        .key("n")
        .by(EndTurn::by, "Whose turn ends?")
        .refuses(Turns::endTurnRefusal)
        .does(Turns::new, Turns::endTurn);
    book.word(BeginCombat.class, RTH_CMB_01)
        .offeredOnce("Begin combat", REFEREE)
        .icon("flag")
        .key("b")
        .refusesNow(Turns::beginRefusal)
        .does(Turns::new, Turns::begin);
    book.word(EndRound.class, RTH_CMB_06)
        .offeredOnce("End the round", REFEREE)
        .ifOpen()
        .icon("refresh-cw")
        .refusesNow(Turns::endRefusal)
        .does(Turns::new, Turns::endRound);
    book.word(EndCombat.class, RTH_CMB_06)
        .offeredOnce("End the combat", REFEREE)
        .ifOpen()
        .icon("flag-off")
        .refusesNow(Turns::endRefusal)
        .does(Turns::new, Turns::end);
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

  // Whose turn it is

  /// Those who may take a turn now: the side named first, then the other, in any order
  /// (RTH-INIT-05, RTH-R-22).
  static List<String> onTurn(RathState state) {
    if (!state.inCombat()) {
      return List.of();
    }
    var fight = state.theFight();
    var waiting = waiting(state, fight.now());
    if (waiting.isEmpty() && fight.now() == fight.first()) {
      waiting = waiting(state, fight.now().other());
    }
    return waiting.stream().map(Being::id).toList();
  }

  /// Everybody's place in this round: the side named first, then the other.
  static List<TurnPlace> places(RathState state, Seat seat) {
    if (!state.inCombat()) {
      return List.of();
    }
    var fight = state.theFight();
    var acting = onTurn(state);
    var places = new ArrayList<TurnPlace>();
    for (Who.Side side : List.of(fight.first(), fight.first().other())) {
      for (Being being : state.roster()) {
        if (being.side().turns() == side
            && state.maySee(being, seat)
            && !being.does(Habit.NeverFights.class)) {
          places.add(
              new TurnPlace(
                  being.id(),
                  side == fight.first() ? 1 : 2,
                  fight.isDone(being.id()),
                  acting.contains(being.id()) ? left(fight, being) : List.of()));
        }
      }
    }
    return List.copyOf(places);
  }

  /// What is left of the turn being taken; before it is begun, all of it.
  private static List<String> left(Fight fight, Being being) {
    if (!fight.isTurnOf(being.id())) {
      return List.of("a move", "an action");
    }
    var turn = fight.turn().orElseThrow();
    var left = new ArrayList<String>();
    if (!turn.moved()) {
      left.add("a move");
    }
    if (turn.actions() > 0) {
      left.add(turn.actions() == 1 ? "an action" : Phrases.counted(turn.actions(), "action"));
    }
    return List.copyOf(left);
  }

  /// The first of them, without a list.
  static Optional<Being> firstOnTurn(RathState state) {
    var fight = state.theFight();
    var first = firstWaiting(state, fight.now());
    return first.isEmpty() && fight.now() == fight.first()
        ? firstWaiting(state, fight.now().other())
        : first;
  }

  private static Optional<Being> firstWaiting(RathState state, Who.Side side) {
    var roster = state.roster();
    for (int i = 0; i < roster.size(); i++) {
      if (isWaiting(state, roster.get(i), side)) {
        return Optional.of(roster.get(i));
      }
    }
    return Optional.empty();
  }

  private static boolean isWaiting(RathState state, Being being, Who.Side side) {
    return being.side().turns() == side
        && !state.theFight().isDone(being.id())
        && !being.does(Habit.NeverFights.class)
        && isUp(being);
  }

  /// Those of a side who can act and have not finished.
  private static List<Being> waiting(RathState state, Who.Side side) {
    var waiting = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (isWaiting(state, being, side)) {
        waiting.add(being);
      }
    }
    return waiting;
  }

  /// Able, or paralysed only until the own turn begins.
  private static boolean isUp(Being being) {
    return being.canAct() || being.without(Flag.PARALYSED).canAct();
  }

  /// Why somebody cannot have a turn now.
  static Optional<Refusal> turnRefusal(RathState state, String who) {
    var found = state.find(who);
    if (found.isEmpty()) {
      return nobodyCalled(who, RTH_CMB_02);
    }
    var being = found.get();
    if (!state.inCombat()) {
      return no(RTH_CMB_02, "There are turns only in combat");
    }
    var fight = state.theFight();
    if (fight.isTurnOf(who)) {
      return Optional.empty();
    }
    if (being.isDead() || being.hasLeft()) {
      return no(RTH_CMB_02, being.name() + " takes no part any more");
    }
    if (fight.isDone(who)) {
      return no(RTH_R_22, being.name() + " has had their turn of this round");
    }
    if (being.side().turns() != fight.now()) {
      if (fight.now() != fight.first()) {
        return no(RTH_R_22, "The other side is taking its turns");
      }
      for (Being other : waiting(state, fight.now())) {
        if (!fight.isTurnOf(other.id())) {
          // the unseen stay so, even while others wait for them
          var name = other.secrecy() == Secrecy.UNSEEN ? "Somebody" : other.name();
          return no(RTH_R_22, name + " has yet to act on the side that goes first");
        }
      }
    }
    return Optional.empty();
  }

  // Deeds

  /// Whether somebody's deeds are offered now: those of a turn only while it is theirs to take.
  static boolean mayDo(RathState state, Being being) {
    return !being.isDead()
        && !being.does(Habit.NeverFights.class)
        && (!state.inCombat() || turnRefusal(state, being.id()).isEmpty());
  }

  /// The same for what somebody does with things, as those do who never fight.
  static boolean mayHandle(RathState state, Being being) {
    return being.does(Habit.NeverFights.class) ? !being.isDead() : mayDo(state, being);
  }

  /// Why a deed cannot be done now: by the turn first, then by what it is.
  static Optional<Refusal> refusal(RathState state, RathStep.Deed deed) {
    var turn = nowRefusal(state, deed);
    return turn.isPresent() ? turn : RathDeeds.ALL.ownRefusal(state, deed);
  }

  /// Why any such deed is out of the question now, by turn, state and budget.
  static Optional<Refusal> nowRefusal(RathState state, RathStep.Deed deed) {
    var found = state.find(deed.by());
    if (found.isEmpty()) {
      return nobodyCalled(deed.by(), RTH_ACT_02);
    }
    var being = found.get();
    if (state.inCombat()) {
      var turn = turnRefusal(state, deed.by());
      if (turn.isPresent()) {
        return turn;
      }
    }
    var unable = unableRefusal(state, being, deed);
    if (unable.isPresent()) {
      return unable;
    }
    return state.inCombat() ? budgetRefusal(state, being, deed) : Optional.empty();
  }

  /// Out of action, asleep, senseless or paralysed (RTH-ZERO-02, RTH-ZERO-03).
  private static Optional<Refusal> unableRefusal(RathState state, Being being, RathStep.Deed deed) {
    if (being.isDead()) {
      return no(RTH_ZERO_03, being.name() + " is dead");
    }
    boolean begun = !state.inCombat() || state.theFight().isTurnOf(being.id());
    var able = begun ? being : being.without(Flag.PARALYSED);
    if (isOutOfAction(state, being)) {
      return switch (deed) {
        case RathStep.Crawl _, RathStep.Free _ ->
            being.is(Flag.UNCONSCIOUS)
                ? no(RTH_R_47, being.name() + " is unconscious")
                : Optional.empty();
        case RathStep.Motion _ ->
            no(RTH_ZERO_02, being.name() + " is out of action and can only crawl");
        case RathStep.Act _ -> no(RTH_ZERO_03, being.name() + " is out of action");
      };
    }
    if (able.canAct()) {
      return Optional.empty();
    }
    if (able.is(Flag.PARALYSED)) {
      return no(RTH_POIS_12, being.name() + " is paralysed");
    }
    if (able.is(Flag.ASLEEP)) {
      return no(RTH_POIS_13, being.name() + " is asleep");
    }
    return no(RTH_ZERO_03, being.name() + " cannot act");
  }

  /// At 0 HP, or unrested where the house says that is the same (RTH-R-51).
  static boolean isOutOfAction(RathState state, Being being) {
    return being.isDown()
        || (being.isUnrested()
            && state.house().injuryUnrested() == RathHouse.Unrested.OUT_OF_ACTION);
  }

  /// A move and an action, or a run; one of them only when encumbered (RTH-ACT-01, RTH-ACT-03,
  /// RTH-ENC-02).
  private static Optional<Refusal> budgetRefusal(RathState state, Being being, RathStep.Deed deed) {
    if (!state.theFight().isTurnOf(being.id())) {
      return Optional.empty();
    }
    var turn = state.theFight().turn().orElseThrow();
    boolean one = Encumbrance.isEncumbered(being);
    return switch (deed) {
      case RathStep.Act _ -> {
        if (isQuick(being, turn, deed)) {
          yield Optional.empty();
        }
        if (turn.actions() == 0) {
          yield no(RTH_ACT_01, being.name() + " has no action left this turn");
        }
        yield one && turn.moved()
            ? no(RTH_ENC_02, being.name() + " is encumbered and has moved")
            : Optional.empty();
      }
      case RathStep.Run _ -> {
        if (turn.moved() || turn.spent()) {
          yield no(RTH_ACT_03, "Running takes the whole turn");
        }
        yield Optional.empty();
      }
      case RathStep.Motion _ -> {
        if (turn.moved()) {
          yield no(RTH_ACT_01, being.name() + " has used the move of this turn");
        }
        yield one && turn.spent()
            ? no(RTH_ENC_02, being.name() + " is encumbered and has acted")
            : Optional.empty();
      }
      case RathStep.Free _ -> Optional.empty();
    };
  }

  /// Quick hands reload or use an item as the free action (RTH-S-APT-22).
  private static boolean isQuick(Being being, Fight.Turn turn, RathStep.Deed deed) {
    return (deed instanceof RathStep.UseItem || deed instanceof RathStep.Reload)
        && turn.free()
        && being.has(Knack.QUICK_HANDS);
  }

  /// A deed: at once outside combat and on one's own turn; otherwise the turn begins with it.
  void deed(RathStep.Deed deed) {
    check(refusal(state(), deed));
    if (state().inCombat() && !state().theFight().isTurnOf(deed.by())) {
      then(new RathStep.TakeTurn(deed.by()));
      then(new RathStep.CarryOut(deed));
    } else {
      carryOut(deed);
    }
  }

  /// The turn's conditions may have made it impossible by now.
  void carryOut(RathStep.CarryOut step) {
    var refusal = refusal(state(), step.deed());
    if (refusal.isPresent()) {
      emit(
          new RathEvent.ActLost(step.deed().by(), refusal.get().reason()),
          (Rth) refusal.get().clause());
      then(new RathStep.CheckCombat());
    } else {
      carryOut(step.deed());
    }
  }

  private void carryOut(RathStep.Deed deed) {
    if (state().inCombat()) {
      if (deed instanceof RathStep.Free && !mayFreely(deed.by())) {
        emit(new RathEvent.ActLost(deed.by(), "a turn has one free action"), RTH_R_26);
        return;
      }
      spend(deed);
    }
    RathDeeds.ALL.carryOut(deed, play);
    if (state().inCombat()) {
      then(new RathStep.CheckCombat());
    }
  }

  /// One free action a turn, more at the GM's word (RTH-R-26).
  private boolean mayFreely(String who) {
    return state().theFight().turn().map(Fight.Turn::free).orElse(true)
        || gm(Prompts.FURTHER_FREE, false, who);
  }

  private void spend(RathStep.Deed deed) {
    var turn = state().theFight().turn();
    if (turn.isEmpty() || !turn.get().who().equals(deed.by())) {
      return;
    }
    var left =
        switch (deed) {
          case RathStep.Act _ ->
              isQuick(being(deed.by()), turn.get(), deed)
                  ? turn.get().freely()
                  : turn.get().acting();
          case RathStep.Run _ -> runs(turn.get());
          case RathStep.Motion _ -> turn.get().moving();
          case RathStep.Free _ -> turn.get().freely();
        };
    emit(
        new FightEvent.TurnSpent(left),
        switch (deed) {
          case RathStep.Act _ -> RTH_ACT_01;
          case RathStep.Run _ -> RTH_ACT_03;
          case RathStep.Motion _ -> RTH_ACT_01;
          case RathStep.Free _ -> RTH_ACT_04;
        });
  }

  /// A run takes the place of the move and of the action (RTH-R-25).
  private Fight.Turn runs(Fight.Turn turn) {
    play.cite(RTH_R_25);
    return turn.over();
  }

  /// What the GM would not allow costs nothing (RTH-STNT-04).
  void giveBackAction(Being who) {
    var turn = state().fight().flatMap(Fight::turn);
    if (turn.isPresent() && turn.get().who().equals(who.id())) {
      var t = turn.get();
      emit(
          new FightEvent.TurnSpent(
              new Fight.Turn(t.who(), t.moved(), t.actions() + 1, false, t.free())),
          RTH_STNT_04);
    }
  }

  // Turns

  void beginTurn(RathStep.BeginTurn step) {
    then(new RathStep.TakeTurn(step.by()));
    then(new RathStep.CheckCombat());
  }

  static Optional<Refusal> beginTurnRefusal(RathState state, RathStep.BeginTurn step) {
    var refusal = turnRefusal(state, step.by());
    return refusal.isEmpty() && state.theFight().isTurnOf(step.by())
        ? no(RTH_CMB_02, state.being(step.by()).name() + " is taking a turn already")
        : refusal;
  }

  static Optional<Refusal> endTurnRefusal(RathState state, RathStep.EndTurn step) {
    return turnRefusal(state, step.by());
  }

  void endTurn(RathStep.EndTurn step) {
    if (!state().theFight().isTurnOf(step.by())) {
      then(new RathStep.TakeTurn(step.by()));
    }
    then(new RathStep.FinishTurn(step.by()));
    then(new RathStep.CheckCombat());
    then(new RathStep.CheckRound());
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
      var sufferers = sufferers(fight.now());
      if (!sufferers.isEmpty()) {
        sufferers.forEach(id -> then(new RathStep.SufferTurn(id)));
        then(step);
        return;
      }
      emit(new FightEvent.SideTurned(who.side().turns()), RTH_R_22);
    }
    start(who);
  }

  /// Those of a side who can do nothing, but whose conditions have their moment (RTH-R-54).
  private List<String> sufferers(Who.Side side) {
    var sufferers = new ArrayList<String>();
    for (Being being : state().roster()) {
      if (being.side().turns() == side
          && !being.isDead()
          && !being.isDefeated()
          && !being.hasLeft()
          && !isUp(being)
          && !state().theFight().isDone(being.id())
          && (!being.pools().isEmpty() || being.is(Effect.Kind.BREATH))) {
        sufferers.add(being.id());
      }
    }
    return sufferers;
  }

  void sufferTurn(RathStep.SufferTurn step) {
    start(being(step.who()));
    then(new RathStep.FinishTurn(step.who()));
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
                  : new FightEvent.EffectBegan(
                      being.id(), effect.ending(new Effect.End.TurnEnd(whose, turns - 1))),
              state().shelf().spell(effect.detail()).map(Workings::clause).orElse(RTH_R_38));
        }
      }
    }
  }

  /// Turns that nobody has had in this round are over with it: those of the dead, of the departed,
  /// and of whoever lies there and can do nothing (RTH-R-28).
  private void passOver() {
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

  /// When everybody has had a turn, a new round begins (RTH-INIT-04).
  void checkRound() {
    if (!state().inCombat() || state().theFight().turn().isPresent()) {
      return;
    }
    var fight = state().theFight();
    if (firstOnTurn(state()).isPresent()) {
      return;
    }
    var sufferers = sufferers(fight.now());
    if (!sufferers.isEmpty()) {
      sufferers.forEach(id -> then(new RathStep.SufferTurn(id)));
      then(new RathStep.CheckRound());
    } else if (fight.now() == fight.first() && !sufferers(fight.now().other()).isEmpty()) {
      emit(new FightEvent.SideTurned(fight.now().other()), RTH_R_22);
      then(new RathStep.CheckRound());
    } else {
      passOver();
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
      for (Being being : waiting(state(), side)) {
        if (!fight.isTurnOf(being.id())) {
          then(new RathStep.TakeTurn(being.id()));
          then(new RathStep.FinishTurn(being.id()));
        }
      }
    }
    then(new RathStep.CheckCombat());
    then(new RathStep.CheckRound());
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
  /// on their own turn has had it.
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
    if (turn.isPresent() && being(turn.get().who()).isLost()) {
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
    for (Being being : state().roster()) {
      for (Fight.Fired fired : fight.fired()) {
        if (fired.who().equals(being.id())) {
          then(new RathStep.RollAmmunition(fired.who(), fired.ammunition()));
        }
      }
    }
    new Survival(play).afterCombat();
  }

  // Acts that need no chapter of their own

  static Optional<Refusal> reloadRefusal(RathState state, RathStep.Reload act) {
    var by = state.being(act.by());
    var weapon = by.pack().find(act.weapon());
    if (weapon.isEmpty()) {
      return no(RTH_WPN_10, by.name() + " has no " + act.weapon() + " to reload");
    }
    return weapon.get().is(Item.State.UNLOADED)
        ? Optional.empty()
        : no(RTH_WPN_10, "The " + weapon.get().name() + " needs no reloading");
  }

  void reload(RathStep.Reload act) {
    emit(new ThingEvent.ItemBecame(act.by(), act.weapon(), Item.State.SOUND), RTH_WPN_10);
  }

  /// The list of actions is open; the GM resolves what is not on it (RTH-ACT-02).
  void attempt(RathStep.Attempt act) {
    var comes = gmsWords(Prompts.ATTEMPT, act.what(), act.by());
    emit(new RathEvent.Told(act.by(), comes), RTH_ACT_02);
  }

  void call(RathStep.Call act) {
    emit(new RathEvent.Told(act.by(), act.what()), RTH_ACT_04);
  }

  static Optional<Refusal> dropRefusal(RathState state, RathStep.Drop act) {
    return state.being(act.by()).pack().find(act.item()).isPresent()
        ? Optional.empty()
        : no(RTH_ACT_04, "There is nothing called " + act.item() + " to drop");
  }

  void drop(RathStep.Drop act) {
    emit(new ThingEvent.ItemDropped(act.by(), act.item()), RTH_ACT_04);
  }
}
