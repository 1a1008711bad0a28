package quintain.proving.fights;

import java.util.List;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// The policy `cautious`: helps the hurt, runs when it goes badly, protects its own and hinders the
/// foes, and uses up what it has before it comes to blows.
final class Cautious implements FightPolicy {
  private static final int HURT = 50;
  private static final int BADLY = 30;
  private static final List<Kind> RUNNING = List.of(Kind.RETREAT, Kind.WITHDRAW);
  private static final List<Kind> BEFORE_BLOWS =
      List.of(Kind.PROTECT, Kind.HINDER, Kind.STRENGTHEN, Kind.COSTLY_ATTACK);

  @Override
  public <T> Move<T> choose(Look<T> look) {
    var moves = look.moves();
    var heal =
        MoveOrder.best(moves, Kind.HEAL, MoveOrder.WORST_OFF).filter(move -> move.health() <= HURT);
    if (heal.isPresent()) {
      return heal.get();
    }
    if (look.health() <= BADLY || 2 * look.able() < look.all()) {
      var run = MoveOrder.first(moves, RUNNING);
      if (run.isPresent()) {
        return run.get();
      }
    }
    var before = MoveOrder.first(moves, BEFORE_BLOWS);
    if (before.isPresent()) {
      return before.get();
    }
    var next = MoveOrder.steadily(moves);
    return next.kind() == Kind.END
        ? MoveOrder.best(moves, Kind.GUARD, MoveOrder.STEADILY).orElse(next)
        : next;
  }
}
