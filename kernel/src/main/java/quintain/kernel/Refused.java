package quintain.kernel;

/// Thrown by a rule that refuses its command. Carries no stack trace: it is an answer, not a fault.
public final class Refused extends RuntimeException {
  private final transient Refusal refusal;

  public Refused(Refusal refusal) {
    super(refusal.toString(), null, false, false);
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
