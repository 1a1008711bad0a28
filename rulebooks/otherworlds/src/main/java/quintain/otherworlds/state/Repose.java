package quintain.otherworlds.state;

/// The ways to recover, with the time each takes (OTW-REST-01, OTW-REST-04, OTW-MEDI-04,
/// OTW-MEDI-06).
public enum Repose {
  SHORT_REST(60, Otw.OTW_REST_01),
  LONG_REST(480, Otw.OTW_REST_04),
  SHORT_MEDITATION(30, Otw.OTW_MEDI_04),
  LONG_MEDITATION(60, Otw.OTW_MEDI_06);

  private final int minutes;
  private final Otw clause;

  Repose(int minutes, Otw clause) {
    this.minutes = minutes;
    this.clause = clause;
  }

  public int minutes() {
    return minutes;
  }

  public Otw clause() {
    return clause;
  }

  /// Whether Health comes back as well (OTW-MEDI-03).
  public boolean rests() {
    return this == SHORT_REST || this == LONG_REST;
  }
}
