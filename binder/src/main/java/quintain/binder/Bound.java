package quintain.binder;

import java.util.List;
import java.util.function.Function;

/// What binding gave: the value, or every problem that stands in its way.
public sealed interface Bound<T> {
  /// The text was right.
  record Good<T>(T value) implements Bound<T> {}

  /// The text was wrong in at least one place.
  record Bad<T>(List<Problem> problems) implements Bound<T> {
    public Bad {
      if (problems.isEmpty()) {
        throw new IllegalArgumentException("a bad binding needs at least one problem");
      }
      problems = List.copyOf(problems);
    }
  }

  /// The value; throws [Invalid] with all problems when there is none.
  default T orThrow() {
    return switch (this) {
      case Good<T> good -> good.value();
      case Bad<T> bad -> throw new Invalid(bad.problems());
    };
  }

  /// All problems; empty when there is a value.
  default List<Problem> problems() {
    return switch (this) {
      case Good<T> _ -> List.of();
      case Bad<T> bad -> bad.problems();
    };
  }

  default <U> Bound<U> map(Function<? super T, ? extends U> change) {
    return switch (this) {
      case Good<T> good -> new Good<>(change.apply(good.value()));
      case Bad<T> bad -> new Bad<>(bad.problems());
    };
  }
}
