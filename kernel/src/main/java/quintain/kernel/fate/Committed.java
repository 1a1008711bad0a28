package quintain.kernel.fate;

import java.util.List;

/// A step that is over: what it drew, what happened, what it put on the agenda.
///
/// @param before the state it began in
public record Committed<S, T, E>(
    S before,
    T step,
    List<Draw> tape,
    List<Thrown> thrown,
    List<Cited<S, E>> events,
    List<String> clauses,
    List<T> then) {
  /// An event with the clause it happened by, and the state it happened in, so that nobody who
  /// tells of it has to fold events again.
  public record Cited<S, E>(E event, String clause, S before) {}
}
