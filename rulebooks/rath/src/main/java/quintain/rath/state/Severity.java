package quintain.rath.state;

import static quintain.rath.state.Rth.*;

/// How strong a poison is (RTH-POIS-05 to 08).
public enum Severity {
  WEAK(4, RTH_POIS_05),
  MODERATE(6, RTH_POIS_06),
  STRONG(8, RTH_POIS_07),
  /// Ten dice or more (RTH-R-60).
  LETHAL(10, RTH_POIS_08);

  private final int dice;
  private final Rth clause;

  Severity(int dice, Rth clause) {
    this.dice = dice;
    this.clause = clause;
  }

  public int dice() {
    return dice;
  }

  public Rth clause() {
    return clause;
  }
}
