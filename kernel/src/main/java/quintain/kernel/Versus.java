package quintain.kernel;

/// How two rolls against each other are read together. A value: rolls with equal readings are the
/// same to odds.
public interface Versus<A, B, R> {
  R read(A roll, B against);

  /// What of the result matters for all that follows, as a value: results alike in this may stand
  /// for each other.
  Object essence(R result);
}
