package quintain.rath.state;

/// The scale on which traps and locks are worked, from hardest to easiest (RTH-TRAP-01).
public enum Ease {
  IMPOSSIBLE,
  DISADVANTAGE,
  STRAIGHT,
  ADVANTAGE;

  /// How easily somebody works on an ordinary one (RTH-TRAP-07, RTH-TRAP-08, RTH-APT-03 to 06).
  public static Ease base(boolean tools, boolean breakAndEnter, boolean trapsmith) {
    if (tools) {
      return breakAndEnter || trapsmith ? ADVANTAGE : DISADVANTAGE;
    }
    if (trapsmith) {
      return STRAIGHT;
    }
    // improvised gear stands in for the tools of the untrained (RTH-R-77)
    return breakAndEnter ? DISADVANTAGE : IMPOSSIBLE;
  }

  /// With what else helps or hinders (RTH-R-75).
  public Ease with(boolean helped, boolean hindered) {
    if (this == IMPOSSIBLE || helped == hindered) {
      return helped && this != IMPOSSIBLE ? STRAIGHT : this;
    }
    var kind = helped ? ADVANTAGE : DISADVANTAGE;
    return this == STRAIGHT || this == kind ? kind : STRAIGHT;
  }

  /// One step harder, as for something complex (RTH-CPLX-01).
  public Ease lower() {
    return switch (this) {
      case ADVANTAGE -> STRAIGHT;
      case STRAIGHT -> DISADVANTAGE;
      case DISADVANTAGE, IMPOSSIBLE -> IMPOSSIBLE;
    };
  }
}
