package quintain.terraodd.state;

/// An attribute: what it is now, and the permanent value that healing goes up to.
public record Score(int now, int permanent) {
  public static Score full(int permanent) {
    return new Score(permanent, permanent);
  }

  Score lose(int points) {
    return new Score(Math.max(0, now - points), permanent);
  }

  Score regain(int points) {
    return new Score(Math.min(permanent, now + points), permanent);
  }

  /// The permanent value falls, and the current one never exceeds it (ODD-R-39).
  Score loseForGood(int points) {
    int left = Math.max(0, permanent - points);
    return new Score(Math.min(now, left), left);
  }

  /// A higher value takes the place of the current one (ODD-ADV-P05). What becomes of it is said in
  /// an event, so rules reckon it.
  public Score raisedTo(int value) {
    return new Score(value, Math.max(permanent, value));
  }

  public boolean reduced() {
    return now < permanent;
  }

  @Override
  public String toString() {
    return now + "/" + permanent;
  }
}
