package quintain.rath.state;

import static quintain.rath.state.Rth.*;

/// A row of the armor table. One body armor, one shield and one helmet add up (RTH-R-32).
public enum ArmorPiece {
  LIGHT(RTH_ARM_02, 1, 2, false, false),
  MEDIUM(RTH_ARM_03, 2, 3, true, false),
  HEAVY(RTH_ARM_04, 3, 5, true, true),
  /// May be sacrificed (RTH-SHLD-01).
  SHIELD(RTH_ARM_05, 1, 1, false, false),
  HELMET(RTH_ARM_06, 1, 1, false, false);

  private final Rth clause;
  private final int ac;
  private final int slots;
  private final boolean loud;
  private final boolean sinks;

  ArmorPiece(Rth clause, int ac, int slots, boolean loud, boolean sinks) {
    this.clause = clause;
    this.ac = ac;
    this.slots = slots;
    this.loud = loud;
    this.sinks = sinks;
  }

  /// The clause of its row.
  public Rth clause() {
    return clause;
  }

  /// What it adds to AC while worn.
  public int ac() {
    return ac;
  }

  public int slots() {
    return slots;
  }

  /// Worn on the body, so that only one of its kind can be.
  public boolean body() {
    return switch (this) {
      case LIGHT, MEDIUM, HEAVY -> true;
      case SHIELD, HELMET -> false;
    };
  }

  /// Disadvantage to stealth.
  public boolean loud() {
    return loud;
  }

  /// Disadvantage to swimming.
  public boolean sinks() {
    return sinks;
  }
}
