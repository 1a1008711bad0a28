package quintain.cairn.state;

/// An ability score: what it is now and what it is when nothing is lost.
public record Score(int now, int max) {
  public static Score full(int max) {
    return new Score(max, max);
  }

  Score lose(int points) {
    return new Score(Math.max(0, now - points), max);
  }

  Score regain(int points) {
    return new Score(Math.min(max, now + points), max);
  }

  /// A higher maximum lifts the current score by as much; points lost stay lost (CRN-R-10). What
  /// becomes of it is said in an event, so rules reckon it.
  public Score raisedTo(int newMax) {
    return new Score(now + newMax - max, newMax);
  }

  @Override
  public String toString() {
    return now + "/" + max;
  }
}
