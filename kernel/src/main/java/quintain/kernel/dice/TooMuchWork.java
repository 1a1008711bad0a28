package quintain.kernel.dice;

/// Says that an exact distribution would take more time or room than it may; the roll can still be
/// rolled.
public final class TooMuchWork extends RuntimeException {
  public TooMuchWork(String message) {
    super(message);
  }
}
