package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Refusal;
import quintain.kernel.Seat;
import quintain.kernel.TurnPlace;
import quintain.kernel.parts.Phrases;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.Fight;
import quintain.rath.state.Habit;
import quintain.rath.state.RathState;
import quintain.rath.state.Who;

/// Whose turn it is: the side named first, then the other, in any order (RTH-INIT-05, RTH-R-22).
public final class TurnOrder {
  private TurnOrder() {}

  /// Those who may take a turn now.
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
  public static Optional<Being> firstOnTurn(RathState state) {
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
        && being.canActOnTurn();
  }

  /// Those of a side who can act and have not finished.
  static List<Being> waiting(RathState state, Who.Side side) {
    var waiting = new ArrayList<Being>();
    for (Being being : state.roster()) {
      if (isWaiting(state, being, side)) {
        waiting.add(being);
      }
    }
    return waiting;
  }

  /// Why somebody cannot have a turn now.
  static Optional<Refusal> turnRefusal(RathState state, String who) {
    var found = state.find(who);
    if (found.isEmpty()) {
      return Chapter.nobodyCalled(who, RTH_CMB_02);
    }
    var being = found.get();
    if (!state.inCombat()) {
      return Chapter.no(RTH_CMB_02, "There are turns only in combat");
    }
    var fight = state.theFight();
    if (fight.isTurnOf(who)) {
      return Optional.empty();
    }
    var gone = Chapter.goneRefusal(being, RTH_CMB_02);
    if (gone.isPresent()) {
      return gone;
    }
    if (fight.isDone(who)) {
      return Chapter.no(RTH_R_22, being.name() + " has had their turn of this round");
    }
    if (being.side().turns() != fight.now()) {
      if (fight.now() != fight.first()) {
        return Chapter.no(RTH_R_22, "The other side is taking its turns");
      }
      for (Being other : waiting(state, fight.now())) {
        if (!fight.isTurnOf(other.id())) {
          // the unseen stay so, even while others wait for them
          return yetToAct(state.isKnownToAll(other) ? other.name() : "Somebody");
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> yetToAct(String name) {
    return Chapter.no(RTH_R_22, name + " has yet to act on the side that goes first");
  }

  /// Why somebody has to wait for those of the side that goes first whom a seat does not see. That
  /// there is somebody, everybody notices who waits.
  static Optional<Refusal> awaitsUnseen(RathState state, String who, Seat seat) {
    var being = state.find(who);
    if (being.isEmpty() || !state.inCombat()) {
      return Optional.empty();
    }
    var fight = state.theFight();
    if (fight.isTurnOf(who)
        || fight.now() != fight.first()
        || being.get().side().turns() == fight.now()) {
      return Optional.empty();
    }
    return waiting(state, fight.now()).stream()
            .anyMatch(other -> !fight.isTurnOf(other.id()) && !state.maySee(other, seat))
        ? yetToAct("Somebody")
        : Optional.empty();
  }

  /// Those of a side who can do nothing, but whose conditions have their moment (RTH-R-54).
  static List<String> sufferers(RathState state, Who.Side side) {
    var sufferers = new ArrayList<String>();
    for (Being being : state.roster()) {
      if (being.side().turns() == side && suffers(state, being)) {
        sufferers.add(being.id());
      }
    }
    return sufferers;
  }

  static boolean suffers(RathState state, Being being) {
    return !being.isDead()
        && !being.isDefeated()
        && !being.hasLeft()
        && (!being.canActOnTurn() || being.does(Habit.NeverFights.class))
        && !state.theFight().isDone(being.id())
        && (!being.pools().isEmpty() || being.is(Effect.Kind.BREATH));
  }
}
