package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// Whole numbers in ascending order and their weights, and what was left out.
///
/// The weights sum to 1 less the tail, except in the halves [#only] makes.
final class IntLaw {
  private final int[] values;
  private final Weights weights;
  private final Tail tail;

  IntLaw(int[] values, Weights weights, Tail tail) {
    this.values = values;
    this.weights = weights;
    this.tail = tail;
  }

  static IntLaw constant(int value, Reckoning r) {
    Weights one = r.zeros(1);
    one.addOne(0);
    return new IntLaw(new int[] {value}, one, Tail.NONE);
  }

  /// Every number from `first`, equally likely.
  static IntLaw uniform(int first, int size, Reckoning r) {
    r.charge(size);
    Weights weights = r.zeros(size);
    var values = new int[size];
    for (int i = 0; i < size; i++) {
      values[i] = first + i;
      weights.addOne(i);
      weights.scale(i, 1, size);
    }
    return new IntLaw(values, weights, Tail.NONE);
  }

  /// The non-zero cells of a row whose first cell stands for `first`.
  static IntLaw dense(int first, Weights cells, Tail tail) {
    int size = 0;
    for (int k = 0; k < cells.size(); k++) {
      size += cells.isZero(k) ? 0 : 1;
    }
    var values = new int[size];
    Weights weights = size == cells.size() ? cells : cells.zeros(size);
    int i = 0;
    for (int k = 0; k < cells.size(); k++) {
      if (!cells.isZero(k)) {
        if (weights != cells) {
          weights.add(i, cells, k);
        }
        values[i++] = first + k;
      }
    }
    return new IntLaw(values, weights, tail);
  }

  static IntLaw of(Law<Integer> law, Reckoning r) {
    var values = new int[law.values().size()];
    Arrays.setAll(values, law.values()::get);
    // labels may have been read out of order: sort by reading every number as itself
    return new IntLaw(values, law.weights(), law.tail()).map(v -> v, r);
  }

  int size() {
    return values.length;
  }

  int value(int i) {
    return values[i];
  }

  Weights weights() {
    return weights;
  }

  Tail tail() {
    return tail;
  }

  int first() {
    return values[0];
  }

  int last() {
    return values[values.length - 1];
  }

  Law<Integer> boxed() {
    var boxed = new ArrayList<Integer>(values.length);
    for (int value : values) {
      boxed.add(value);
    }
    return new Law<>(boxed, weights, tail);
  }

  /// A bound on the mean distance from 0, tail included.
  double absolute() {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += Math.abs((double) values[i]) * weights.get(i);
    }
    return sum + tail.absolute();
  }

  /// A bound on the mean square, tail included.
  double square() {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += (double) values[i] * values[i] * weights.get(i);
    }
    return sum + tail.square();
  }

  /// The part of the law whose numbers pass; the weights keep their size.
  IntLaw only(IntPredicate passes) {
    int[] kept = Arrays.stream(values).filter(passes).toArray();
    Weights part = weights.zeros(kept.length);
    int k = 0;
    for (int i = 0; i < values.length; i++) {
      if (passes.test(values[i])) {
        part.add(k++, weights, i);
      }
    }
    return new IntLaw(kept, part, tail);
  }

  IntLaw withTail(Tail newTail) {
    return new IntLaw(values, weights, newTail);
  }

  /// Every number moved by the same step.
  IntLaw shift(int step) {
    var moved = new int[values.length];
    Arrays.setAll(moved, i -> Math.addExact(values[i], step));
    Tail bound =
        tail.none()
            ? tail
            : new Tail(
                tail.mass(),
                tail.absolute() + tail.mass() * Math.abs((double) step),
                tail.square()
                    + 2 * tail.absolute() * Math.abs((double) step)
                    + tail.mass() * step * (double) step);
    return new IntLaw(moved, weights, bound);
  }

  /// Every number read anew; the reading goes no further from 0 than the number itself.
  IntLaw map(IntUnaryOperator reading, Reckoning r) {
    var zero = new int[1];
    Weights one = weights.zeros(1);
    one.addOne(0);
    return pair(new IntLaw(zero, one, Tail.NONE), (a, b) -> reading.applyAsInt(a), tail, r);
  }

  IntLaw plus(IntLaw other, Reckoning r) {
    Tail sum = Tail.ofSum(this, other);
    if (other.size() == 1 && contiguous()) {
      return pair(other, Math::addExact, sum, r);
    }
    if (contiguous() && other.contiguous()) {
      r.charge((double) size() * other.size());
      r.zeros((double) size() + other.size());
      Math.addExact(last(), other.last());
      return dense(Math.addExact(first(), other.first()), weights.convolve(other.weights), sum);
    }
    return pair(other, Math::addExact, sum, r);
  }

  private boolean contiguous() {
    return values.length > 0 && (long) last() - first() == values.length - 1;
  }

  /// The law of an operation on two independent numbers.
  IntLaw combine(IntLaw other, IntBinaryOperator operation, Tail bound, Reckoning r) {
    return pair(other, operation, bound, r);
  }

  private IntLaw pair(IntLaw other, IntBinaryOperator operation, Tail bound, Reckoning r) {
    double pairs = (double) size() * other.size();
    r.charge(2 * pairs);
    int least = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    for (int a : values) {
      for (int b : other.values) {
        int c = operation.applyAsInt(a, b);
        least = Math.min(least, c);
        most = Math.max(most, c);
      }
    }
    if (pairs == 0) {
      return new IntLaw(new int[0], weights.zeros(0), bound);
    }
    double range = (double) most - least + 1;
    return range <= 4 * pairs + 1024
        ? pairDense(other, operation, least, r.zeros(range), bound)
        : pairSparse(other, operation, bound, r);
  }

  private IntLaw pairDense(
      IntLaw other, IntBinaryOperator operation, int least, Weights cells, Tail bound) {
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < other.size(); j++) {
        int c = operation.applyAsInt(values[i], other.values[j]);
        cells.addProduct(c - least, weights, i, other.weights, j);
      }
    }
    return dense(least, cells, bound);
  }

  private IntLaw pairSparse(IntLaw other, IntBinaryOperator operation, Tail bound, Reckoning r) {
    double pairs = (double) size() * other.size();
    r.charge(20 * pairs);
    r.zeros(pairs);
    var all = new int[(int) pairs];
    int n = 0;
    for (int a : values) {
      for (int b : other.values) {
        all[n++] = operation.applyAsInt(a, b);
      }
    }
    int[] distinct = Arrays.stream(all).sorted().distinct().toArray();
    Weights cells = r.zeros(distinct.length);
    n = 0;
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < other.size(); j++) {
        cells.addProduct(Arrays.binarySearch(distinct, all[n++]), weights, i, other.weights, j);
      }
    }
    return new IntLaw(distinct, cells, bound);
  }

  /// The law of the sum of `n` independent copies, by doubling.
  IntLaw times(int n, Reckoning r) {
    if (n == 1) {
      return this;
    }
    IntLaw half = times(n / 2, r);
    IntLaw even = half.plus(half, r);
    return (n % 2 == 0 ? even : even.plus(this, r)).withTail(Tail.ofCopies(this, n));
  }

  /// This law and another side by side: weights of the same number add up.
  IntLaw merged(IntLaw other, Reckoning r) {
    if (size() == 0) {
      return other;
    }
    if (other.size() == 0) {
      return this;
    }
    int[] all = new int[size() + other.size()];
    System.arraycopy(values, 0, all, 0, size());
    System.arraycopy(other.values, 0, all, size(), other.size());
    r.charge(10.0 * all.length);
    int[] distinct = Arrays.stream(all).sorted().distinct().toArray();
    Weights cells = r.zeros(distinct.length);
    for (int i = 0; i < size(); i++) {
      cells.add(Arrays.binarySearch(distinct, values[i]), weights, i);
    }
    for (int i = 0; i < other.size(); i++) {
      cells.add(Arrays.binarySearch(distinct, other.values[i]), other.weights, i);
    }
    return new IntLaw(distinct, cells, tail);
  }
}
