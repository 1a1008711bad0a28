package quintain.proving.fights;

import java.util.ArrayList;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// The policy `scatter`: like the steady, but any foe within reach will do.
final class Scatter implements FightPolicy {
  @Override
  public boolean looksAt(Kind kind) {
    return MoveOrder.isSteady(kind);
  }

  @Override
  public <T> Move<T> choose(Look<T> look) {
    var steady = MoveOrder.steadily(look.moves());
    if (steady.kind() != Kind.ATTACK) {
      return steady;
    }
    var targets = new ArrayList<String>();
    for (Move<T> move : look.moves()) {
      if (move.kind() == Kind.ATTACK && !targets.contains(move.target())) {
        targets.add(move.target());
      }
    }
    var target = targets.get(look.chance().below(targets.size()));
    Move<T> best = steady;
    for (Move<T> move : look.moves()) {
      if (move.kind() == Kind.ATTACK
          && move.target().equals(target)
          && (!best.target().equals(target) || move.power() > best.power())) {
        best = move;
      }
    }
    return best;
  }
}
