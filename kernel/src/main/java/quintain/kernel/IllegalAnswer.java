package quintain.kernel;

/// An answer that is not among the legal ones; the message says what was expected.
public final class IllegalAnswer extends IllegalArgumentException {
  public IllegalAnswer(String message) {
    super(message);
  }

  public IllegalAnswer(String message, Throwable cause) {
    super(message, cause);
  }
}
