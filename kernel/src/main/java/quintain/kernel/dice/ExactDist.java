package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A distribution in exact fractions: for tests, and for answers such as 5/36.
///
/// @param outcomes every outcome with its probability
/// @param remainder the probability of all that was not followed to its end, exactly
public record ExactDist<T>(List<Outcome<T>> outcomes, Ratio remainder) {

  /// An outcome and its probability.
  public record Outcome<T>(T value, Ratio p) {}

  public ExactDist {
    outcomes = List.copyOf(outcomes);
  }

  static <T> ExactDist<T> of(Law<T> law) {
    var outcomes = new ArrayList<Outcome<T>>();
    Ratio left = Ratio.ONE;
    for (int i = 0; i < law.values().size(); i++) {
      Ratio p = law.weights().exact(i);
      if (!p.isZero()) {
        outcomes.add(new Outcome<>(law.values().get(i), p));
        left = left.minus(p);
      }
    }
    return new ExactDist<>(outcomes, left);
  }

  /// The probability of an outcome, 0 if it is none.
  public Ratio p(T value) {
    for (Outcome<T> outcome : outcomes) {
      if (outcome.value().equals(value)) {
        return outcome.p();
      }
    }
    return Ratio.ZERO;
  }

  /// The outcomes and their probabilities as a map, in order.
  public Map<T, Ratio> asMap() {
    var map = new LinkedHashMap<T, Ratio>();
    outcomes.forEach(outcome -> map.put(outcome.value(), outcome.p()));
    return map;
  }
}
