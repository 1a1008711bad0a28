package quintain.kernel.dice;

import java.util.Arrays;

/// A row of probabilities, in doubles with compensated sums or in exact fractions. The algorithms
/// are written once over this class, so what tests prove in fractions holds for doubles.
abstract sealed class Weights {

  abstract int size();

  /// A new row of the same kind, all 0.
  abstract Weights zeros(int size);

  /// Adds 1 at `k`.
  abstract void addOne(int k);

  /// Adds `a[i]` at `k`.
  abstract void add(int k, Weights a, int i);

  /// Adds `a[i] · b[j]` at `k`.
  abstract void addProduct(int k, Weights a, int i, Weights b, int j);

  /// Multiplies what stands at `k` with a fraction.
  abstract void scale(int k, long numerator, long denominator);

  /// Divides every entry by `a[i]`.
  abstract void divideBy(Weights a, int i);

  /// Puts a double at `k`.
  abstract void set(int k, double weight);

  abstract boolean isZero(int k);

  abstract double get(int k);

  abstract Ratio exact(int k);

  /// Entry `k` is the sum of `this[i] · other[k - i]`.
  abstract Weights convolve(Weights other);

  static Weights doubles() {
    return new Doubles(0);
  }

  /// Fractions grow, so each takes its own toll on the work allowed.
  static Weights ratios(Work work) {
    return new Ratios(0, work);
  }

  final double total() {
    double sum = 0;
    double rest = 0;
    for (int i = 0; i < size(); i++) {
      double x = get(i);
      double next = sum + x;
      rest += Math.abs(sum) >= Math.abs(x) ? (sum - next) + x : (x - next) + sum;
      sum = next;
    }
    return sum + rest;
  }

  /// Powers 0 to `n` of `a[i]`.
  final Weights powers(int n) {
    Weights powers = zeros(n + 1);
    powers.addOne(0);
    for (int j = 1; j <= n; j++) {
      powers.addProduct(j, powers, j - 1, this, 0);
    }
    return powers;
  }

  /// The entry at `k` as a row of its own.
  final Weights at(int k) {
    Weights one = zeros(1);
    one.add(0, this, k);
    return one;
  }

  /// How many ways there are to choose 0 to `n` of `n`.
  final Weights choices(int n) {
    Weights choices = zeros(n + 1);
    choices.addOne(0);
    for (int j = 0; j < n; j++) {
      choices.add(j + 1, choices, j);
      choices.scale(j + 1, n - j, j + 1);
    }
    return choices;
  }

  /// Doubles, each with the rounding errors its sum has met so far.
  private static final class Doubles extends Weights {
    private final double[] sums;
    private final double[] rests;

    Doubles(int size) {
      sums = new double[size];
      rests = new double[size];
    }

    @Override
    int size() {
      return sums.length;
    }

    @Override
    Weights zeros(int size) {
      return new Doubles(size);
    }

    private void add(int k, double x) {
      double sum = sums[k];
      double next = sum + x;
      rests[k] += sum >= x ? (sum - next) + x : (x - next) + sum;
      sums[k] = next;
    }

    @Override
    void addOne(int k) {
      add(k, 1.0);
    }

    @Override
    void add(int k, Weights a, int i) {
      add(k, a.get(i));
    }

    @Override
    void addProduct(int k, Weights a, int i, Weights b, int j) {
      add(k, a.get(i) * b.get(j));
    }

    @Override
    void scale(int k, long numerator, long denominator) {
      sums[k] = get(k) * numerator / denominator;
      rests[k] = 0;
    }

    @Override
    void divideBy(Weights a, int i) {
      double divisor = a.get(i);
      for (int k = 0; k < sums.length; k++) {
        sums[k] = get(k) / divisor;
        rests[k] = 0;
      }
    }

    @Override
    void set(int k, double weight) {
      sums[k] = weight;
      rests[k] = 0;
    }

    @Override
    boolean isZero(int k) {
      return get(k) == 0;
    }

    @Override
    double get(int k) {
      return sums[k] + rests[k];
    }

    @Override
    Ratio exact(int k) {
      throw new IllegalStateException("Doubles are not exact.");
    }

    private double[] flat() {
      var flat = new double[sums.length];
      Arrays.setAll(flat, this::get);
      return flat;
    }

    @Override
    Weights convolve(Weights other) {
      double[] a = flat();
      double[] b = ((Doubles) other).flat();
      var out = new Doubles(a.length + b.length - 1);
      for (int k = 0; k < out.sums.length; k++) {
        double sum = 0;
        double rest = 0;
        int last = Math.min(k, a.length - 1);
        for (int i = Math.max(0, k - b.length + 1); i <= last; i++) {
          // Kahan's sum: every term is positive, so nothing cancels
          double x = a[i] * b[k - i] - rest;
          double next = sum + x;
          rest = (next - sum) - x;
          sum = next;
        }
        out.sums[k] = sum;
      }
      return out;
    }
  }

  /// Exact fractions.
  private static final class Ratios extends Weights {
    private final Ratio[] entries;
    private final Work work;

    Ratios(int size, Work work) {
      this.work = work;
      entries = new Ratio[size];
      Arrays.fill(entries, Ratio.ZERO);
    }

    @Override
    int size() {
      return entries.length;
    }

    @Override
    Weights zeros(int size) {
      return new Ratios(size, work);
    }

    /// Reckoning with long fractions takes time by the square of their length.
    private Ratio paid(Ratio ratio) {
      double words = ratio.denominator().bitLength() / 64.0;
      work.charge(150 + 15 * words * words);
      return ratio;
    }

    @Override
    void addOne(int k) {
      entries[k] = entries[k].plus(Ratio.ONE);
    }

    @Override
    void add(int k, Weights a, int i) {
      entries[k] = paid(entries[k].plus(a.exact(i)));
    }

    @Override
    void addProduct(int k, Weights a, int i, Weights b, int j) {
      entries[k] = paid(entries[k].plus(a.exact(i).times(b.exact(j))));
    }

    @Override
    void scale(int k, long numerator, long denominator) {
      entries[k] = paid(entries[k].times(Ratio.of(numerator, denominator)));
    }

    @Override
    void divideBy(Weights a, int i) {
      Ratio divisor = a.exact(i);
      var inverse =
          new Ratio(/* numerator= */ divisor.denominator(), /* denominator= */ divisor.numerator());
      for (int k = 0; k < entries.length; k++) {
        entries[k] = paid(entries[k].times(inverse));
      }
    }

    @Override
    void set(int k, double weight) {
      throw new IllegalStateException("A double is no exact fraction.");
    }

    @Override
    boolean isZero(int k) {
      return entries[k].isZero();
    }

    @Override
    double get(int k) {
      return entries[k].toDouble();
    }

    @Override
    Ratio exact(int k) {
      return entries[k];
    }

    @Override
    Weights convolve(Weights other) {
      var out = new Ratios(size() + other.size() - 1, work);
      for (int i = 0; i < size(); i++) {
        for (int j = 0; j < other.size(); j++) {
          out.addProduct(i + j, this, i, other, j);
        }
      }
      return out;
    }
  }
}
