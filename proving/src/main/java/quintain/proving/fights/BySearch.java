package quintain.proving.fights;

import quintain.kernel.Move;

/// The policy `search`: Monte Carlo rollouts of each move; steady where that takes too much
/// knowing.
final class BySearch implements FightPolicy {
  private static final int FIGHTS = 24;

  @Override
  public <T> Move<T> choose(Look<T> look) {
    var steady = MoveOrder.steadily(look.moves());
    if (look.moves().size() == 1) {
      return steady;
    }
    var first = look.prospects(steady, FIGHTS);
    if (first.isEmpty()) {
      return steady;
    }
    Move<T> best = steady;
    double most = first.getAsDouble();
    for (Move<T> move : look.moves()) {
      if (!move.equals(steady)) {
        var share = look.prospects(move, FIGHTS);
        if (share.isPresent() && share.getAsDouble() > most + 1e-9) {
          best = move;
          most = share.getAsDouble();
        }
      }
    }
    return best;
  }
}
