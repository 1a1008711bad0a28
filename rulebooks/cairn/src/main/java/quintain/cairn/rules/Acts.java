package quintain.cairn.rules;

import java.util.Optional;
import quintain.cairn.state.Being;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Item;
import quintain.cairn.state.Power;
import quintain.kernel.Refusal;

/// What can be done on a turn: why not, and whether it starts a fight.
public final class Acts {
  private Acts() {}

  /// Why this act is not open now; the same for declaring it, offering it and doing it at once.
  public static Optional<Refusal> refusal(CairnState state, CairnStep.Act act) {
    var turn = Rounds.turnRefusal(state, act);
    if (turn.isPresent()) {
      return turn;
    }
    return CairnDeeds.ALL.ownRefusal(state, act);
  }

  /// Whether somebody may do something on a turn now; out of turn one offer stands for all.
  static boolean hasTurn(CairnState state, Being being) {
    return Rounds.turnRefusal(state, new CairnStep.Wait(being.id())).isEmpty();
  }

  /// What has come in the way of an act since it was declared: what can no longer be done when it
  /// should happen is lost (CRN-R-31). Attacks and magic look for themselves, for they may turn to
  /// another target (CRN-R-32).
  static Optional<Refusal> hindrance(CairnState state, CairnStep.Act act) {
    boolean looksForItself = act instanceof CairnStep.Attack || act instanceof CairnStep.Magic;
    return looksForItself ? Optional.empty() : CairnDeeds.ALL.ownRefusal(state.asMoved(), act);
  }

  /// What of one act bears on the odds of another of the same side and phase: a move, or a blow
  /// that falls into the same pool (CRN-R-18, CRN-R-24).
  static Optional<CairnStep.Act> pooling(CairnState state, CairnStep.Act other, CairnStep.Act act) {
    if (other instanceof CairnStep.Moving) {
      return Optional.of(other);
    }
    var deeds = CairnDeeds.ALL;
    var common = deeds.aimedAt(other).stream().filter(deeds.aimedAt(act)::contains).toList();
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

  /// Aimed at the other side with arms or magic, or working on those of it who are near.
  static boolean isHostile(CairnState state, CairnStep.Act act) {
    return CairnDeeds.ALL.isHostile(state, act) || Aim.reachesFoes(state, act);
  }
}
