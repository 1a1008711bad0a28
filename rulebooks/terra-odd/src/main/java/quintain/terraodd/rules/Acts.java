package quintain.terraodd.rules;

import static quintain.terraodd.state.Odd.*;

import java.util.Optional;
import quintain.kernel.Clause;
import quintain.kernel.Refusal;
import quintain.terraodd.state.Being;
import quintain.terraodd.state.Flag;
import quintain.terraodd.state.Gift;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;

/// What can be done on a turn, and why not.
public final class Acts {
  private Acts() {}

  /// Why this act is not open now; the same for declaring it, offering it and doing it at once.
  public static Optional<Refusal> refusal(OddState state, OddStep.Act act) {
    var turn = turnRefusal(state, act);
    if (turn.isPresent()) {
      return turn;
    }
    return Morale.panicRefusal(state.being(act.by()), act)
        .or(() -> OddDeeds.ALL.ownRefusal(state.planned(act.by()), act));
  }

  /// Why an act that was declared cannot be done any more now that it happens (ODD-R-14). Whether
  /// an attack still has a target shows when it is made.
  static Optional<Refusal> lateRefusal(OddState state, OddStep.Act act) {
    return Morale.panicRefusal(state.being(act.by()), act)
        .or(
            () ->
                OddDeeds.ALL.isHostile(act)
                    ? Optional.empty()
                    : OddDeeds.ALL.ownRefusal(state, act));
  }

  /// Why somebody may not act at all now.
  static Optional<Refusal> turnRefusal(OddState state, OddStep.Act act) {
    var found = state.find(act.by());
    if (found.isEmpty()) {
      return Chapter.nobodyCalled(act.by(), ODD_R_14);
    }
    var being = found.get();
    var unable = unable(being);
    if (unable.isPresent()) {
      return unable;
    }
    if (state.fight().isEmpty()) {
      return Optional.empty();
    }
    var fight = state.fight().get();
    if (!TurnOrder.isToCome(state, being)) {
      return Chapter.barred(ODD_R_14, being.name() + " has no turn left in this round");
    }
    if (!act.isAction()) {
      return fight.hasMoved(being.id())
          ? Chapter.barred(ODD_R_14, being.name() + " has moved already")
          : Optional.empty();
    }
    return fight.of(being.id()).isPresent()
        ? Chapter.barred(ODD_R_14, being.name() + " has declared an action already")
        : Optional.empty();
  }

  /// How somebody who is no longer there has gone.
  static String left(Being being) {
    return being.is(Flag.FLED) ? "has fled" : being.is(Flag.ROUTED) ? "is routed" : "has departed";
  }

  /// Whoever does something to another is beside them; this is why they are not.
  static Optional<Refusal> tooFar(Being by, Being other, Clause why) {
    return Chapter.barred(
        why, "%s is %d ft away from %s".formatted(other.name(), by.distanceTo(other), by.name()));
  }

  /// What keeps somebody from acting, at any time.
  static Optional<Refusal> unable(Being being) {
    if (being.isDead()) {
      return Chapter.barred(ODD_ZERO_01, being.name() + " is dead");
    }
    if (being.is(Flag.DEPARTED)) {
      return Chapter.barred(ODD_SAYO_05, being.name() + " has departed");
    }
    if (being.is(Flag.CRITICALLY_HARMED)) {
      return Chapter.barred(ODD_CRIT_04, being.name() + " can do nothing until stabilised");
    }
    if (being.is(Flag.HELD_FAST)) {
      return Chapter.barred(ODD_HARM_06, being.name() + " is held fast until somebody frees them");
    }
    if (being.is(Flag.ASLEEP)) {
      return Chapter.barred(ODD_HARM_06, being.name() + " is asleep");
    }
    if (being.hasLeft()) {
      return Chapter.barred(ODD_R_14, being.name() + " " + left(being));
    }
    return being.is(Flag.OUT)
        ? Chapter.barred(ODD_CRIT_01, being.name() + " is out of this combat")
        : Optional.empty();
  }

  /// Why somebody cannot do what takes an Advancement.
  static Optional<Refusal> lacks(OddState state, String who, Gift gift) {
    var being = state.being(who);
    return being.has(gift)
        ? Optional.empty()
        : Chapter.barred(ODD_REF_01, being.name() + " has no Advancement for that");
  }
}
