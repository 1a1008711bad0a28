package quintain.kernel.fate;

/// A live step needs to know something that nobody has said yet. It unwinds, and runs again over a
/// longer tape once the answer is there. Carries no stack trace: it is a pause, not a fault.
final class Suspended extends RuntimeException {
  private final transient Asked asked;

  Suspended(Asked asked) {
    super("waiting for " + asked.seats(), null, false, false);
    this.asked = asked;
  }

  Asked asked() {
    return asked;
  }
}
