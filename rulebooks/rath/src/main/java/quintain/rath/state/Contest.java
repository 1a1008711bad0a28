package quintain.rath.state;

import static quintain.rath.state.Rth.*;

/// What two compete in directly (RTH-OPP-03 to 05, RTH-CACT-06).
public enum Contest {
  /// Nobody tries to change anything: a tie is a standstill (RTH-R-05).
  ARM_WRESTLE(RTH_OPP_03, Stat.STR, Stat.STR, false),
  SNEAK(RTH_OPP_04, Stat.DEX, Stat.WIS, true),
  LIE(RTH_OPP_05, Stat.CHA, Stat.WIS, true),
  PERSUADE(RTH_CACT_06, Stat.CHA, Stat.WIS, true),
  /// Anything else.
  OTHER(RTH_OPP_01, Stat.STR, Stat.STR, true);

  private final Rth clause;
  private final Stat acting;
  private final Stat other;
  private final boolean sided;

  Contest(Rth clause, Stat acting, Stat other, boolean sided) {
    this.clause = clause;
    this.acting = acting;
    this.other = other;
    this.sided = sided;
  }

  public Rth clause() {
    return clause;
  }

  public Stat acting() {
    return acting;
  }

  public Stat other() {
    return other;
  }

  /// Whether it is about what the other one thinks, which binds nobody but NPCs (RTH-R-92).
  public boolean social() {
    return switch (this) {
      case LIE, PERSUADE -> true;
      case ARM_WRESTLE, SNEAK, OTHER -> false;
    };
  }

  /// Whether one side tries to change the situation (RTH-R-05).
  public boolean sided() {
    return sided;
  }
}
