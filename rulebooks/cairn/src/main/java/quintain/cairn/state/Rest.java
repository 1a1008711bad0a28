package quintain.cairn.state;

/// How long a rest is.
public enum Rest {
  /// A few moments with a drink of water (CRN-R-39).
  MOMENT(10 * 60, "a few moments with water"),
  /// A few hours (CRN-R-60).
  FEW_HOURS(3 * 3600, "a few hours"),
  NIGHT(8 * 3600, "a full night"),
  WEEK(7 * 24 * 3600, "a week");

  private final long seconds;
  private final String told;

  Rest(long seconds, String told) {
    this.seconds = seconds;
    this.told = told;
  }

  public long seconds() {
    return seconds;
  }

  public String told() {
    return told;
  }

  public boolean isAtLeast(Rest other) {
    return compareTo(other) >= 0;
  }
}
