package quintain.proving.fights;

import java.util.OptionalDouble;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// The policy `odds`: greedy, one step ahead on exact odds; steady where they would give a secret
/// away, and where there is something to do first that takes nothing a blow needs.
final class ByOdds implements FightPolicy {
  @Override
  public <T> Move<T> choose(Look<T> look) {
    var steady = MoveOrder.steadily(look.moves());
    if (steady.kind() == Kind.READY && steady.power() > 0) {
      return steady;
    }
    // where there is no attack, what does no good is no better than to go nearer
    var plain = steady.kind() == Kind.ATTACK ? look.worth(steady) : OptionalDouble.of(0);
    if (plain.isEmpty()) {
      return steady;
    }
    Move<T> best = steady;
    double most = plain.getAsDouble();
    for (Move<T> move : look.moves()) {
      if (actsOnSomebody(move.kind())) {
        var worth = look.worth(move);
        if (worth.isPresent() && worth.getAsDouble() > most + 1e-9) {
          best = move;
          most = worth.getAsDouble();
        }
      }
    }
    return best;
  }

  private static boolean actsOnSomebody(Kind kind) {
    return switch (kind) {
      case ATTACK, COSTLY_ATTACK, HINDER, STRENGTHEN, HEAL, PROTECT, GUARD -> true;
      case READY, APPROACH, WITHDRAW, RETREAT, END, OTHER -> false;
    };
  }
}
