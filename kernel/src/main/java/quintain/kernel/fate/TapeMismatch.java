package quintain.kernel.fate;

/// A step asked for something else than its tape holds: the rules changed since it was suspended.
public final class TapeMismatch extends RuntimeException {
  TapeMismatch(String message) {
    super(message);
  }
}
