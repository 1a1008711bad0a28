package quintain.proving.fights;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Move;
import quintain.kernel.Move.Kind;

/// Which moves a policy puts before others.
final class MoveOrder {
  private MoveOrder() {}

  /// Attacks, nearest foe first, then the one that is known to be weakest, then with the strongest
  /// means; what stands first where all is alike.
  static final Comparator<Move<?>> STEADILY =
      Comparator.<Move<?>>comparingInt(Move::distance)
          .thenComparingInt(move -> move.health() == Move.UNKNOWN ? 100 : move.health())
          .thenComparingInt(move -> -move.power());

  /// The strongest means first, then the nearest.
  static final Comparator<Move<?>> HARDEST =
      Comparator.<Move<?>>comparingInt(move -> -move.power()).thenComparingInt(Move::distance);

  /// Whoever is worst off first, then with what helps most.
  static final Comparator<Move<?>> WORST_OFF =
      Comparator.<Move<?>>comparingInt(Move::health).thenComparing(HARDEST);

  /// The best of those of a kind; empty where there is none.
  static <T> Optional<Move<T>> best(
      List<Move<T>> moves, Kind kind, Comparator<? super Move<T>> order) {
    Move<T> best = null;
    for (int i = 0; i < moves.size(); i++) {
      var move = moves.get(i);
      if (move.kind() == kind && (best == null || order.compare(move, best) < 0)) {
        best = move;
      }
    }
    return Optional.ofNullable(best);
  }

  /// What steady fighters do.
  static <T> Move<T> steadily(List<Move<T>> moves) {
    Move<T> chosen = moves.getFirst();
    int rank = rank(chosen);
    for (int i = 1; i < moves.size(); i++) {
      var move = moves.get(i);
      int other = rank(move);
      if (other < rank || (other == rank && STEADILY.compare(move, chosen) < 0)) {
        chosen = move;
        rank = other;
      }
    }
    return chosen;
  }

  /// What steady fighters look at first.
  private static int rank(Move<?> move) {
    return switch (move.kind()) {
      case READY -> move.power() > 0 ? 0 : 2;
      case ATTACK -> 1;
      case APPROACH -> 3;
      case END -> 4;
      case COSTLY_ATTACK, HINDER, STRENGTHEN, HEAL, PROTECT, GUARD -> 5;
      case RETREAT, WITHDRAW, OTHER -> 5;
    };
  }

  /// Whether steady fighters look at it: whatever else there is, they would rather end their turn.
  static boolean isSteady(Kind kind) {
    return switch (kind) {
      case READY, ATTACK, APPROACH, END -> true;
      case COSTLY_ATTACK, HINDER, STRENGTHEN, HEAL, PROTECT, GUARD -> false;
      case RETREAT, WITHDRAW, OTHER -> false;
    };
  }

  /// The best of the first of these kinds of which there are any.
  static <T> Optional<Move<T>> first(List<Move<T>> moves, List<Kind> kinds) {
    for (Kind kind : kinds) {
      var best = best(moves, kind, HARDEST);
      if (best.isPresent()) {
        return best;
      }
    }
    return Optional.empty();
  }
}
