package quintain.kernel;

/// What of a roll matters. A value: rolls of which the same matters are the same to odds.
@FunctionalInterface
public interface Matters<R> {
  /// What of the result matters for all that follows, as a value: results alike in this may stand
  /// for each other.
  Object essence(R result);
}
