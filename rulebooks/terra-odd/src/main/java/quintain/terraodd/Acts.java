package quintain.terraodd;

import static quintain.terraodd.Odd.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Refusal;

/// What can be done on a turn: why not, at whom it is aimed, whether it starts a fight.
final class Acts {
  private Acts() {}

  /// Why this act is not open now; the same for declaring it, offering it and doing it at once.
  static Optional<Refusal> refusal(OddState state, OddStep.Act act) {
    var turn = turnRefusal(state, act);
    if (turn.isPresent()) {
      return turn;
    }
    var actor = Movement.planned(state, state.being(act.by()));
    return panicRefusal(actor, act)
        .or(
            () ->
                act instanceof OddStep.Attack attack
                    ? Attacks.refusal(state, attack)
                    : ownRefusal(state, actor, act));
  }

  /// Why an act that was declared cannot be done any more now that it happens (ODD-R-14). Whether
  /// an attack still has a target shows when it is made.
  static Optional<Refusal> lateRefusal(OddState state, OddStep.Act act) {
    var actor = state.being(act.by());
    return panicRefusal(actor, act)
        .or(() -> act instanceof OddStep.Attack ? Optional.empty() : ownRefusal(state, actor, act));
  }

  /// What stands against this kind of act.
  ///
  /// @param actor whoever acts, where they stand by then
  private static Optional<Refusal> ownRefusal(OddState state, Being actor, OddStep.Act act) {
    return switch (act) {
      case OddStep.Move a -> Movement.refusal(state, a);
      case OddStep.Stabilise a -> Healing.refusal(state, actor, a);
      case OddStep.Free a -> Healing.refusal(state, actor, a);
      case OddStep.Retreat a -> Morale.refusal(state, a);
      case OddStep.Attempt a -> Saves.lockRefusal(state, a.by(), a.what());
      case OddStep.UseItem a -> Inventory.refusal(state, a);
      case OddStep.PickUp a -> Inventory.refusal(state, a);
      case OddStep.Hand a -> Inventory.refusal(state, actor, a);
      case OddStep.Place a -> Inventory.refusal(state, a);
      case OddStep.Aim a -> has(state, a.by(), Gift.COLD_BARREL);
      case OddStep.CatchBreath a -> breathRefusal(state, a);
      case OddStep.Attack _, OddStep.Leave _, OddStep.Wait _ -> Optional.empty();
    };
  }

  /// Why somebody may not act at all now.
  static Optional<Refusal> turnRefusal(OddState state, OddStep.Act act) {
    var found = state.find(act.by());
    if (found.isEmpty()) {
      return Chapter.nobodyCalled(act.by(), ODD_R_14);
    }
    var being = found.get();
    if (being.isDead()) {
      return Chapter.barred(ODD_ZERO_01, being.name() + " is dead");
    }
    if (being.is(Flag.DEPARTED)) {
      return Chapter.barred(ODD_SAYO_05, being.name() + " has departed");
    }
    if (being.is(Flag.CRITICALLY_HARMED)) {
      return Chapter.barred(ODD_CRIT_04, being.name() + " can do nothing until stabilised");
    }
    if (being.is(Flag.OUT)) {
      return Chapter.barred(ODD_CRIT_01, being.name() + " is out of this combat");
    }
    if (!being.canAct()) {
      return unable(being);
    }
    if (state.fight().isEmpty()) {
      return Optional.empty();
    }
    var fight = state.fight().get();
    if (!TurnOrder.isToCome(state, being)) {
      return Chapter.barred(ODD_R_14, being.name() + " has no turn left in this round");
    }
    if (act instanceof OddStep.Move) {
      return fight.hasMoved(being.id())
          ? Chapter.barred(ODD_R_14, being.name() + " has moved already")
          : Optional.empty();
    }
    return fight.of(being.id()).isPresent()
        ? Chapter.barred(ODD_R_14, being.name() + " has declared an action already")
        : Optional.empty();
  }

  private static Optional<Refusal> unable(Being being) {
    if (being.is(Flag.HELD_FAST)) {
      return Chapter.barred(ODD_HARM_06, being.name() + " is held fast until somebody frees them");
    }
    return being.is(Flag.ASLEEP)
        ? Chapter.barred(ODD_HARM_06, being.name() + " is asleep")
        : Chapter.barred(ODD_R_14, being.name() + " is no longer there");
  }

  /// Flight leaves, whoever is frozen neither moves nor attacks, and the obsessed do not run
  /// (ODD-R-32).
  private static Optional<Refusal> panicRefusal(Being being, OddStep.Act act) {
    if (act instanceof OddStep.Leave) {
      return being.is(Flag.FLIGHT)
          ? Optional.empty()
          : Chapter.barred(ODD_PANC_01, being.name() + " does not panic");
    }
    if (being.is(Flag.FLIGHT)) {
      return Chapter.barred(ODD_PANC_01, being.name() + " must leave the scene");
    }
    boolean bodily =
        act instanceof OddStep.Attack
            || act instanceof OddStep.Move
            || act instanceof OddStep.Retreat;
    if (being.is(Flag.FROZEN) && bodily) {
      return Chapter.barred(ODD_PANC_02, being.name() + " is frozen with panic");
    }
    return being.is(Flag.OBSESSED) && act instanceof OddStep.Retreat
        ? Chapter.barred(ODD_PANC_03, being.name() + " thinks of nothing but success")
        : Optional.empty();
  }

  private static Optional<Refusal> has(OddState state, String who, Gift gift) {
    var being = state.being(who);
    return being.has(gift)
        ? Optional.empty()
        : Chapter.barred(ODD_REF_01, being.name() + " has no Advancement for that");
  }

  private static Optional<Refusal> breathRefusal(OddState state, OddStep.CatchBreath act) {
    var lacking = has(state, act.by(), Gift.SECOND_BREATH);
    if (lacking.isPresent()) {
      return lacking;
    }
    if (!state.inRounds()) {
      return Chapter.barred(ODD_REF_01, "There is no fight to catch a breath in");
    }
    var being = state.being(act.by());
    return being.is(Flag.BREATH_CAUGHT)
        ? Chapter.barred(ODD_REF_01, being.name() + " has done that since the last rest")
        : Optional.empty();
  }

  static List<String> aimedAt(OddStep.Act act) {
    return switch (act) {
      case OddStep.Attack a -> a.targets();
      case OddStep.Stabilise a -> List.of(a.whom());
      case OddStep.Free a -> List.of(a.whom());
      case OddStep.Hand a -> List.of(a.to());
      case OddStep.Move _,
          OddStep.Retreat _,
          OddStep.Leave _,
          OddStep.Attempt _,
          OddStep.UseItem _,
          OddStep.Aim _,
          OddStep.CatchBreath _,
          OddStep.PickUp _,
          OddStep.Place _,
          OddStep.Wait _ ->
          List.of();
    };
  }

  /// Aimed at the other side, with arms.
  static boolean isHostile(OddState state, OddStep.Act act) {
    if (!(act instanceof OddStep.Attack attack)) {
      return false;
    }
    var side = state.being(act.by()).side();
    for (String id : attack.targets()) {
      if (state.find(id).map(target -> target.side() != side).orElse(false)) {
        return true;
      }
    }
    return false;
  }
}
