package quintain.rath.rules;

import static quintain.kernel.Offer.Group.*;
import static quintain.kernel.forms.PlainSlots.*;
import static quintain.rath.state.Rth.*;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.state.Being;
import quintain.rath.state.Fight;
import quintain.rath.state.FightEvent;
import quintain.rath.state.Flag;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;
import quintain.rath.state.Rth;
import quintain.rath.state.ThingEvent;

/// What a turn allows: a move and an action, or a run, and a free action.
public final class Actions extends Chapter {
  Actions(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  static void deeds(RathDeeds book) {
    book.act(Reload.class, RTH_WPN_10)
        .offered("reloads", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("bow-arrow")
        .by(Reload::by, "Who reloads?")
        .slot(Reload::weapon, "What?", Inventory.carried())
        .refuses(Actions::reloadRefusal)
        .does(Actions::new, Actions::reload);
    book.act(Attempt.class, RTH_ACT_02)
        .offered("tries something else", ACT)
        .ifOpen()
        .when(Actions::mayDo)
        .icon("lightbulb")
        .by(Attempt::by, "Who tries something?")
        .slot(Attempt::what, "What?", words("pulls the lever"))
        .does(Actions::new, Actions::attempt);
    book.act(Call.class, RTH_ACT_04)
        .offered("calls out", MOVE)
        .ifOpen()
        .when((state, being) -> state.inCombat() && mayDo(state, being))
        .icon("message-circle")
        .by(Call::by, "Who?")
        .slot(Call::what, "Shouts or shows what?", words("look out!"))
        .does(Actions::new, Actions::call);
    book.act(Drop.class, RTH_ACT_04)
        .offered("drops something", GEAR)
        .ifOpen()
        .when(Actions::mayHandle)
        .icon("arrow-down")
        .by(Drop::by, "Who drops it?")
        .slot(Drop::item, "What?", Inventory.carried())
        .refuses(Actions::dropRefusal)
        .does(Actions::new, Actions::drop);
  }

  // Whether it may be done

  /// Whether somebody's deeds are offered now: those of a turn only while it is theirs to take.
  static boolean mayDo(RathState state, Being being) {
    return !being.isDead()
        && !being.does(Habit.NeverFights.class)
        && (!state.inCombat() || TurnOrder.turnRefusal(state, being.id()).isEmpty());
  }

  /// The same for what somebody does with things, as those do who never fight.
  static boolean mayHandle(RathState state, Being being) {
    return being.does(Habit.NeverFights.class) ? !being.isDead() : mayDo(state, being);
  }

  /// Why a deed cannot be done now: by the turn first, then by what it is.
  public static Optional<Refusal> refusal(RathState state, RathStep.Deed deed) {
    var turn = nowRefusal(state, deed);
    return turn.isPresent() ? turn : RathDeeds.ALL.ownRefusal(state, deed);
  }

  /// Why any such deed is out of the question now, by state, turn and budget: whoever can do
  /// nothing is not told to wait for the others.
  public static Optional<Refusal> nowRefusal(RathState state, RathStep.Deed deed) {
    var found = state.find(deed.by());
    if (found.isEmpty()) {
      return nobodyCalled(deed.by(), RTH_ACT_02);
    }
    var being = found.get();
    var unable = unableRefusal(state, being, deed);
    if (unable.isPresent() || !state.inCombat()) {
      return unable;
    }
    return TurnOrder.turnRefusal(state, deed.by()).or(() -> budgetRefusal(state, being, deed));
  }

  /// Dead, out of action, gone, taken, asleep, senseless or paralysed (RTH-ZERO-02, RTH-ZERO-03).
  private static Optional<Refusal> unableRefusal(RathState state, Being being, RathStep.Deed deed) {
    if (being.isDead()) {
      return no(RTH_INJ_01, being.name() + " is dead");
    }
    boolean begun = !state.inCombat() || state.theFight().isTurnOf(being.id());
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
    return stoppedRefusal(being, begun);
  }

  /// Why an action comes to nothing, as everybody is told: nothing of those whom not all know of.
  static String lost(RathState state, RathStep.Act act, Refusal why) {
    boolean open =
        RathDeeds.ALL.aimedAt(act).stream()
            .flatMap(id -> state.find(id).stream())
            .allMatch(state::isKnownToAll);
    return open ? why.reason() : "it is too late for that";
  }

  /// Why somebody can do nothing at all, on their turn or off it.
  static Optional<Refusal> unable(Being being) {
    if (being.isDead()) {
      return no(RTH_INJ_01, being.name() + " is dead");
    }
    return being.isDown()
        ? no(RTH_ZERO_03, being.name() + " is out of action")
        : stoppedRefusal(being, true);
  }

  /// @param begun whether paralysis counts, which lasts until the own turn begins (RTH-R-61)
  private static Optional<Refusal> stoppedRefusal(Being being, boolean begun) {
    if (begun ? being.canAct() : being.canActOnTurn()) {
      return Optional.empty();
    }
    if (begun && being.is(Flag.PARALYSED)) {
      return no(RTH_POIS_12, being.name() + " is paralysed");
    }
    if (being.is(Flag.ASLEEP)) {
      return no(RTH_POIS_13, being.name() + " is asleep");
    }
    if (being.is(Flag.UNCONSCIOUS)) {
      return no(RTH_R_47, being.name() + " is unconscious");
    }
    if (being.is(Flag.SURRENDERED)) {
      return no(RTH_R_53, being.name() + " has given up");
    }
    return being.is(Flag.CAPTIVE)
        ? no(RTH_DOOR_02, being.name() + " is in enemy hands")
        : no(RTH_R_101, being.name() + " has left the fight");
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
    return deed instanceof RathStep.Handiwork && turn.free() && being.has(Knack.QUICK_HANDS);
  }

  // Doing it

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
    var first = state().fight().flatMap(Fight::turn).map(Fight.Turn::who).orElse(step.deed().by());
    if (!first.equals(step.deed().by())) {
      var who = being(first);
      var name = state().isKnownToAll(who) ? who.name() : "somebody";
      emit(new RathEvent.ActLost(step.deed().by(), name + " wakes and acts first"), RTH_R_62);
      return;
    }
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
    var now = turn.get();
    switch (deed) {
      case RathStep.Act _ ->
          emit(
              isQuick(being(deed.by()), now, deed)
                  ? FightEvent.TurnSpent.freely(now)
                  : FightEvent.TurnSpent.acting(now),
              RTH_ACT_01);
      case RathStep.Run _ -> {
        // in place of the move and of the action
        play.cite(RTH_R_25);
        emit(FightEvent.TurnSpent.over(now), RTH_ACT_03);
      }
      case RathStep.Motion _ -> emit(FightEvent.TurnSpent.moving(now), RTH_ACT_01);
      case RathStep.Free _ -> emit(FightEvent.TurnSpent.freely(now), RTH_ACT_04);
    }
  }

  /// What the GM would not allow costs nothing (RTH-STNT-04).
  void giveBackAction(Being who) {
    var turn = state().fight().flatMap(Fight::turn);
    if (turn.isPresent() && turn.get().who().equals(who.id())) {
      emit(FightEvent.TurnSpent.givingBackAction(turn.get()), RTH_STNT_04);
    }
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
    var item = state.being(act.by()).pack().find(act.item());
    return item.isEmpty()
        ? no(RTH_ACT_04, "There is nothing called " + act.item() + " to drop")
        : Inventory.dressed(state, item.get());
  }

  void drop(RathStep.Drop act) {
    emit(new ThingEvent.ItemDropped(act.by(), act.item()), RTH_ACT_04);
  }
}
