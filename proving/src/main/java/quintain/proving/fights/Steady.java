package quintain.proving.fights;

import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// The policy `steady`: the strongest attack on the nearest foe.
final class Steady implements FightPolicy {
  @Override
  public boolean looksAt(Kind kind) {
    return MoveOrder.isSteady(kind);
  }

  @Override
  public <T> Move<T> choose(Look<T> look) {
    return MoveOrder.steadily(look.moves());
  }
}
