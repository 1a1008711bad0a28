package quintain.terraodd;

import static quintain.terraodd.Odd.*;

import java.util.Optional;
import quintain.kernel.Refusal;

/// Moving: 40 feet on a turn, as far as one likes outside rounds (ODD-R-14).
final class Movement {
  static final int FEET = 40;

  /// As far as a form offers to go where nothing limits it.
  private static final int A_LONG_WAY = 1_000;

  private Movement() {}

  /// Where somebody will stand once the move they declared is made.
  static Being planned(OddState state, Being being) {
    if (state.fight().isPresent()) {
      for (Fight.Declaration declaration : state.fight().get().declared()) {
        if (declaration.act() instanceof OddStep.Move move && move.by().equals(being.id())) {
          return being.withAt(move.to());
        }
      }
    }
    return being;
  }

  /// How far somebody may be asked to go.
  static int most(OddState state) {
    return state.inRounds() ? FEET : A_LONG_WAY;
  }

  static Optional<Refusal> refusal(OddState state, OddStep.Move act) {
    var mover = state.being(act.by());
    int feet = Math.abs(act.to() - mover.at());
    if (state.inRounds() && feet > FEET) {
      return Chapter.barred(ODD_R_14, mover.name() + " moves at most " + FEET + " ft, not " + feet);
    }
    var declared = state.fight().flatMap(fight -> fight.of(mover.id()));
    boolean braced =
        declared.isPresent()
            && declared.get().act() instanceof OddStep.Attack attack
            && Arms.of(mover, attack.with()).map(arms -> arms.some(Tag.BRACED)).orElse(false);
    return braced
        ? Chapter.barred(ODD_REF_03, mover.name() + " has braced a weapon and stays put")
        : Optional.empty();
  }
}
