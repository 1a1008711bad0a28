package quintain.cairn.rules;

import java.util.Optional;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
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

  /// What has come in the way of an act since it was declared: what can no longer be done when it
  /// should happen is lost (CRN-R-31). Attacks and magic look for themselves, for they may turn to
  /// another target (CRN-R-32).
  static Optional<Refusal> hindrance(CairnState state, CairnStep.Act act) {
    return act instanceof CairnStep.Aimed
        ? Optional.empty()
        : CairnDeeds.ALL.ownRefusal(state.asMoved(), act);
  }

  /// Aimed at the other side with arms or magic, or working on those of it who are near.
  static boolean isHostile(CairnState state, CairnStep.Act act) {
    return CairnDeeds.ALL.isHostile(state, act) || Aim.reachesFoes(state, act);
  }
}
