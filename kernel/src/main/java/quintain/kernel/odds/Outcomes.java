package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Measure;

/// What the ways of a command come to, added up measure by measure.
///
/// Numbers are whole distributions: on a way that does not name a number it is what it was before,
/// or 0 where it was nothing. A number that no way changes is no outcome.
final class Outcomes<W> {
  private final BinaryOperator<W> plus;
  private final Map<String, Integer> before = new LinkedHashMap<>();
  private final Map<Measure, W> chances = new LinkedHashMap<>();
  private final Set<String> numbers = new LinkedHashSet<>();
  private @Nullable W all;

  /// @param unchanged what the book measures where nothing has changed
  Outcomes(BinaryOperator<W> plus, List<Measure> unchanged) {
    this.plus = plus;
    for (Measure measure : unchanged) {
      if (measure.value() instanceof Integer number) {
        before.put(measure.name(), number);
      }
    }
  }

  /// One way: what its steps named and what the book finds in the end, which counts where both name
  /// the same.
  void add(List<Measure> named, List<Measure> found, W weight) {
    var left = new LinkedHashSet<>(numbers);
    for (Measure measure : named) {
      if (found.stream().noneMatch(each -> each.name().equals(measure.name()))) {
        count(measure, weight, left);
      }
    }
    for (Measure measure : found) {
      if (!measure.value().equals(before.get(measure.name()))) {
        count(measure, weight, left);
      }
    }
    for (String number : left) {
      chances.merge(unchanged(number), weight, plus);
    }
    all = all == null ? weight : plus.apply(all, weight);
  }

  private void count(Measure measure, W weight, Set<String> left) {
    chances.merge(measure, weight, plus);
    left.remove(measure.name());
    if (measure.value() instanceof Integer && numbers.add(measure.name()) && all != null) {
      chances.merge(unchanged(measure.name()), all, plus);
    }
  }

  private Measure unchanged(String number) {
    return new Measure(number, before.getOrDefault(number, 0));
  }

  Map<Measure, W> chances() {
    return chances;
  }

  /// The same as a preview tells them.
  List<Preview.Chance> told(ToDoubleFunction<W> p) {
    var told = new ArrayList<Preview.Chance>();
    chances.forEach(
        (measure, weight) ->
            told.add(new Preview.Chance(measure.name(), measure.value(), p.applyAsDouble(weight))));
    return told;
  }
}
