package quintain.kernel.dice;

import java.util.function.Function;

/// Dice that can be rolled for a `T`: sampled, traced face by face, or weighed exactly.
///
/// Rolls are values: two that are built alike are equal, so distributions can be cached by them. A
/// function given to [#map] or [Dice#gather] counts as the same only when it is the same object or
/// says itself that it is equal; keep it in a constant, or make it a record, if the roll is to be
/// found again.
public sealed interface Roll<T> permits Node {

  /// Rolls, without keeping the faces: the fast way.
  T roll(Faces faces);

  /// Rolls with the same draws in the same order, and keeps every face.
  Rolled<T> trace(Faces faces);

  /// The distribution, leaving out outcomes of at most `residual` probability in total. Closed dice
  /// leave out nothing; open-ended dice need a residual above 0.
  ///
  /// @throws TooMuchWork before the work is done, if it would be too much
  Dist<T> dist(double residual);

  /// The distribution, leaving out at most a millionth of a millionth.
  default Dist<T> dist() {
    return dist(1e-12);
  }

  /// The distribution in exact fractions. Open-ended dice are followed through `depth` explosions
  /// each, and what lies beyond is reported as the remainder.
  ExactDist<T> exact(int depth);

  /// The distribution in exact fractions, open-ended dice followed through ten explosions.
  default ExactDist<T> exact() {
    return exact(10);
  }

  /// Whether dice may explode without end, so that a distribution leaves something out.
  boolean open();

  /// How many dice are thrown, explosions and rerolls aside.
  long dice();

  /// The sides of a plain die, which shows 1 to that; 0 where it is anything else.
  int sides();

  /// The same dice, read differently. The label is how the reading is printed.
  <U> Roll<U> map(String label, Function<? super T, ? extends U> reading);

  /// A result as people read it.
  default String told(T result) {
    return String.valueOf(result);
  }

  /// The canonical notation, where the roll has one.
  @Override
  String toString();
}
