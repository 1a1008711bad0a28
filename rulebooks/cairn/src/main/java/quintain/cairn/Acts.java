package quintain.cairn;

import static quintain.cairn.Crn.*;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Refusal;

/// What can be done on a turn: why not, at whom it is aimed, whether it starts a fight.
final class Acts {
  private Acts() {}

  /// Why this act is not open now; the same for declaring it, offering it and doing it at once.
  static Optional<Refusal> refusal(CairnState state, CairnStep.Act act) {
    var turn = Rounds.turnRefusal(state, act);
    if (turn.isPresent()) {
      return turn;
    }
    return switch (act) {
      case CairnStep.Attack a -> Attacks.refusal(state, a);
      case CairnStep.CastSpell a -> Casting.refusal(state, a);
      case CairnStep.UseRelic a -> Relics.refusal(state, a);
      case CairnStep.UseItem a -> Items.refusal(state, a);
      case CairnStep.Move a -> Movement.refusal(state, a.by(), a.to(), false);
      case CairnStep.MoveAgain a -> Movement.refusal(state, a.by(), a.to(), true);
      case CairnStep.Aid a -> Healing.aidRefusal(state, a);
      case CairnStep.Free a -> Healing.freeRefusal(state, a);
      case CairnStep.Retreat a -> Morale.retreatRefusal(state, a);
      case CairnStep.Regain a -> regainRefusal(state, a);
      case CairnStep.PickUp a -> Inventory.refusal(state, a);
      case CairnStep.Hand a -> Inventory.refusal(state, a);
      case CairnStep.Place a -> Inventory.refusal(state, a);
      case CairnStep.Attempt _, CairnStep.Wait _ -> Optional.empty();
    };
  }

  /// What has come in the way of an act since it was declared: what can no longer be done when it
  /// should happen is lost (CRN-R-31). Attacks and magic look for themselves, for they may turn to
  /// another target (CRN-R-32).
  static Optional<Refusal> hindrance(CairnState state, CairnStep.Act act) {
    return switch (act) {
      case CairnStep.Attack _,
          CairnStep.CastSpell _,
          CairnStep.UseRelic _,
          CairnStep.Attempt _,
          CairnStep.Wait _ ->
          Optional.empty();
      case CairnStep.UseItem a -> Items.refusal(asMoved(state), a);
      case CairnStep.Move a -> Movement.refusal(asMoved(state), a.by(), a.to(), false);
      case CairnStep.MoveAgain a -> Movement.refusal(asMoved(state), a.by(), a.to(), true);
      case CairnStep.Aid a -> Healing.aidRefusal(asMoved(state), a);
      case CairnStep.Free a -> Healing.freeRefusal(asMoved(state), a);
      case CairnStep.Retreat a -> Morale.retreatRefusal(state, a);
      case CairnStep.Regain a -> regainRefusal(state, a);
      case CairnStep.PickUp a -> Inventory.refusal(state, a);
      case CairnStep.Hand a -> Inventory.refusal(asMoved(state), a);
      case CairnStep.Place a -> Inventory.refusal(state, a);
    };
  }

  /// The same with everybody where they are, for the moves of the phase are made (CRN-R-55).
  private static CairnState asMoved(CairnState state) {
    return state.inFight(fight -> fight.withDeclared(List.of()));
  }

  private static Optional<Refusal> regainRefusal(CairnState state, CairnStep.Regain act) {
    var being = state.being(act.by());
    return being.block().habits().stream().anyMatch(Habit.Regains.class::isInstance)
        ? Optional.empty()
        : Optional.of(new Refusal(CRN_BST, being.name() + " does not mend by itself"));
  }

  /// What of one act bears on the odds of another of the same side and phase: a move, or a blow
  /// that falls into the same pool (CRN-R-18, CRN-R-24).
  static Optional<CairnStep.Act> pooling(CairnState state, CairnStep.Act other, CairnStep.Act act) {
    if (other instanceof CairnStep.Move || other instanceof CairnStep.MoveAgain) {
      return Optional.of(other);
    }
    var common = aimedAt(other).stream().filter(aimedAt(act)::contains).toList();
    if (common.isEmpty() || !strikes(state, other) || !strikes(state, act)) {
      return Optional.empty();
    }
    return Optional.of(
        other instanceof CairnStep.Attack attack
            ? new CairnStep.Attack(attack.by(), attack.with(), common)
            : other);
  }

  /// Whether it deals blows: an attack, or a spell that bursts.
  private static boolean strikes(CairnState state, CairnStep.Act act) {
    if (act instanceof CairnStep.CastSpell cast) {
      return Casting.book(state.being(cast.by()), cast.book())
          .flatMap(Item::spell)
          .map(spell -> spell.power() instanceof Power.Burst)
          .orElse(false);
    }
    return act instanceof CairnStep.Attack;
  }

  static List<String> aimedAt(CairnStep.Act act) {
    return switch (act) {
      case CairnStep.Attack a -> a.targets();
      case CairnStep.CastSpell a -> a.targets();
      case CairnStep.UseRelic a -> a.targets();
      case CairnStep.UseItem a -> a.targets();
      case CairnStep.Aid a -> List.of(a.whom());
      case CairnStep.Free a -> List.of(a.whom());
      case CairnStep.Hand a -> List.of(a.to());
      case CairnStep.Move _,
          CairnStep.MoveAgain _,
          CairnStep.Retreat _,
          CairnStep.Attempt _,
          CairnStep.Regain _,
          CairnStep.PickUp _,
          CairnStep.Place _,
          CairnStep.Wait _ ->
          List.of();
    };
  }

  /// Aimed at the other side, with arms or magic.
  static boolean isHostile(CairnState state, CairnStep.Act act) {
    boolean offensive =
        switch (act) {
          case CairnStep.Attack _,
              CairnStep.CastSpell _,
              CairnStep.UseRelic _,
              CairnStep.UseItem _ ->
              true;
          case CairnStep.Move _,
              CairnStep.MoveAgain _,
              CairnStep.Aid _,
              CairnStep.Free _,
              CairnStep.Retreat _,
              CairnStep.Attempt _,
              CairnStep.Regain _,
              CairnStep.PickUp _,
              CairnStep.Hand _,
              CairnStep.Place _,
              CairnStep.Wait _ ->
              false;
        };
    if (!offensive) {
      return false;
    }
    var side = state.being(act.by()).side();
    for (String id : aimedAt(act)) {
      if (state.find(id).map(target -> target.side() != side).orElse(false)) {
        return true;
      }
    }
    return Aim.reachesFoes(state, act);
  }
}
