package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/// An exact distribution in doubles: outcomes, each once, with their probabilities.
///
/// Whole numbers stand in ascending order, other outcomes in the order in which the dice first come
/// to them. Probabilities and [#residual] add up to 1 but for rounding; sums are compensated.
public final class Dist<T> {
  private final List<T> values;
  private final double[] chances;
  private final Tail tail;

  private Dist(List<T> values, double[] chances, Tail tail) {
    this.values = Collections.unmodifiableList(values);
    this.chances = chances;
    this.tail = tail;
  }

  static <T> Dist<T> of(Law<T> law) {
    var values = new ArrayList<T>(law.values().size());
    var chances = new double[law.values().size()];
    boolean inOrder = true;
    for (int i = 0; i < chances.length; i++) {
      T value = law.values().get(i);
      if (i > 0 && value instanceof Integer b && values.getLast() instanceof Integer a) {
        inOrder &= a < b;
      }
      values.add(value);
      chances[i] = law.weights().get(i);
    }
    return inOrder ? new Dist<>(values, chances, law.tail()) : sorted(values, chances, law.tail());
  }

  private static <T> Dist<T> sorted(List<T> values, double[] chances, Tail tail) {
    var places = new ArrayList<Integer>();
    for (int i = 0; i < chances.length; i++) {
      places.add(i);
    }
    places.sort(
        (a, b) ->
            values.get(a) instanceof Integer x && values.get(b) instanceof Integer y
                ? Integer.compare(x, y)
                : Integer.compare(a, b));
    var sorted = new ArrayList<T>();
    var moved = new double[chances.length];
    for (int i = 0; i < moved.length; i++) {
      sorted.add(values.get(places.get(i)));
      moved[i] = chances[places.get(i)];
    }
    return new Dist<>(sorted, moved, tail);
  }

  /// How many outcomes there are.
  public int size() {
    return chances.length;
  }

  /// The outcome at a place.
  public T value(int i) {
    return values.get(i);
  }

  /// All outcomes, in order.
  public List<T> values() {
    return values;
  }

  /// The probability of the outcome at a place.
  public double p(int i) {
    return chances[i];
  }

  /// The probability of an outcome, 0 if it is none. Among whole numbers an `int` would be taken
  /// for a place: ask [#chanceOf] there.
  public double p(T outcome) {
    return chanceOf(outcome);
  }

  /// The probability of an outcome, 0 if it is none.
  public double chanceOf(T outcome) {
    for (int i = 0; i < chances.length; i++) {
      if (values.get(i).equals(outcome)) {
        return chances[i];
      }
    }
    return 0;
  }

  /// The probability of the outcomes that pass a test.
  public double chance(Predicate<? super T> test) {
    var sum = new Compensated();
    for (int i = 0; i < chances.length; i++) {
      if (test.test(values.get(i))) {
        sum.add(chances[i]);
      }
    }
    return sum.value();
  }

  /// The probability of this outcome or a greater one; the outcomes must be comparable.
  public double atLeast(T outcome) {
    return chance(value -> compare(value, outcome) >= 0);
  }

  /// The probability of this outcome or a lesser one; the outcomes must be comparable.
  public double atMost(T outcome) {
    return chance(value -> compare(value, outcome) <= 0);
  }

  // sound as long as the outcomes are comparable with each other, which is what callers promise
  @SuppressWarnings("unchecked")
  private int compare(T a, T b) {
    if (!(a instanceof Comparable<?>)) {
      throw new IllegalStateException("Outcomes such as " + a + " have no order.");
    }
    return ((Comparable<T>) a).compareTo(b);
  }

  /// A bound on the probability that was left out; 0 for closed dice.
  public double residual() {
    return tail.mass();
  }

  /// The distribution of a reading of the outcomes.
  public <U> Dist<U> map(Function<? super T, ? extends U> reading) {
    Weights weights = Weights.doubles().zeros(chances.length);
    for (int i = 0; i < chances.length; i++) {
      weights.set(i, chances[i]);
    }
    return of(new Law<>(values, weights, tail).map(reading));
  }

  /// The mean of numbers, and how far what was left out may move it.
  public Estimate mean() {
    var sum = new Compensated();
    for (int i = 0; i < chances.length; i++) {
      sum.add(number(i) * chances[i]);
    }
    return new Estimate(sum.value(), tail.absolute());
  }

  /// The variance of numbers, and how far what was left out may move it.
  public Estimate variance() {
    Estimate mean = mean();
    var sum = new Compensated();
    for (int i = 0; i < chances.length; i++) {
      double off = number(i) - mean.value();
      sum.add(off * off * chances[i]);
    }
    // Around the computed mean m, the left-out part adds at most E[(|X| + |m|)²] to the second
    // moment, and moving m to the true mean takes at most error² away.
    double m = Math.abs(mean.value());
    double error =
        tail.mass() == 0
            ? 0
            : tail.square()
                + 2 * m * tail.absolute()
                + m * m * tail.mass()
                + mean.error() * mean.error();
    return new Estimate(sum.value(), error);
  }

  private double number(int i) {
    if (values.get(i) instanceof Number number) {
      return number.doubleValue();
    }
    throw new IllegalStateException("Outcomes such as " + values.get(i) + " are no numbers.");
  }

  /// The outcomes and their probabilities, one a line.
  @Override
  public String toString() {
    var text = new StringBuilder();
    for (int i = 0; i < chances.length; i++) {
      text.append(values.get(i)).append(": ").append(chances[i]).append('\n');
    }
    return residual() == 0
        ? text.toString()
        : text.append("left out: at most ").append(residual()).append('\n').toString();
  }

  /// A sum that remembers its rounding errors.
  private static final class Compensated {
    private double sum;
    private double rest;

    void add(double x) {
      double next = sum + x;
      rest += Math.abs(sum) >= Math.abs(x) ? (sum - next) + x : (x - next) + sum;
      sum = next;
    }

    double value() {
      return sum + rest;
    }
  }
}
