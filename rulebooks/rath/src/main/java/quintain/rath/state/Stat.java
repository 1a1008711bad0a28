package quintain.rath.state;

/// What a test adds to its die (RTH-STAT-01 to 06).
public enum Stat {
  STR,
  DEX,
  INT,
  WIS,
  CON,
  CHA;

  /// The stats that poison and disease weaken (RTH-R-63).
  public boolean physical() {
    return this == STR || this == DEX || this == CON;
  }
}
