package quintain.kernel.fate;

import java.util.List;

/// A step that is over: what it drew, what happened, what it put on the agenda.
public record Committed<T, E>(
    T step,
    List<Draw> tape,
    List<Thrown> thrown,
    List<Cited<E>> events,
    List<String> clauses,
    List<T> then) {
  /// An event with the clause it happened by.
  public record Cited<E>(E event, String clause) {}
}
