package quintain.rath.state;

/// What a test adds to its die (RTH-STAT-01 to 06).
public enum Stat {
  STR,
  DEX,
  INT,
  WIS,
  CON,
  CHA;

  /// The clause that says what it is for.
  public Rth clause() {
    return switch (this) {
      case STR -> Rth.RTH_STAT_01;
      case DEX -> Rth.RTH_STAT_02;
      case INT -> Rth.RTH_STAT_03;
      case WIS -> Rth.RTH_STAT_04;
      case CON -> Rth.RTH_STAT_05;
      case CHA -> Rth.RTH_STAT_06;
    };
  }

  /// The stats that poison and disease weaken (RTH-R-63).
  public boolean physical() {
    return this == STR || this == DEX || this == CON;
  }
}
