package quintain.kernel.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Outcomes of any kind and their weights, each outcome once, and what was left out.
record Law<T>(List<T> values, Weights weights, Tail tail) {

  <U> Law<U> map(Function<? super T, ? extends U> reading) {
    var collected = new Collector<U>(weights);
    for (int i = 0; i < values.size(); i++) {
      collected.at(reading.apply(values.get(i))).add(0, weights, i);
    }
    return collected.law(Tail.unknown(tail.mass()));
  }

  /// Gathers weights by outcome, in the order the outcomes first come up.
  static final class Collector<T> {
    private final Weights kind;
    private final Map<T, Weights> cells = new LinkedHashMap<>();

    Collector(Weights kind) {
      this.kind = kind;
    }

    /// The outcome's weight, as a row of one.
    Weights at(T outcome) {
      return cells.computeIfAbsent(outcome, ignored -> kind.zeros(1));
    }

    int size() {
      return cells.size();
    }

    Map<T, Weights> cells() {
      return cells;
    }

    Law<T> law(Tail tail) {
      Weights weights = kind.zeros(cells.size());
      int i = 0;
      for (Weights cell : cells.values()) {
        weights.add(i++, cell, 0);
      }
      return new Law<>(new ArrayList<>(cells.keySet()), weights, tail);
    }
  }
}
