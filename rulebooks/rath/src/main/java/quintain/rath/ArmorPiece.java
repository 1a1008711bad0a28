package quintain.rath;

/// A row of the armor table (RTH-ARM-02 to 06). One body armor, one shield and one helmet add up
/// (RTH-R-32).
public enum ArmorPiece {
  /// RTH-ARM-02.
  LIGHT(1, 2),
  /// RTH-ARM-03; disadvantage to stealth.
  MEDIUM(2, 3),
  /// RTH-ARM-04; disadvantage to stealth and swimming.
  HEAVY(3, 5),
  /// RTH-ARM-05; may be sacrificed (RTH-SHLD-01).
  SHIELD(1, 1),
  /// RTH-ARM-06.
  HELMET(1, 1);

  private final int ac;
  private final int slots;

  ArmorPiece(int ac, int slots) {
    this.ac = ac;
    this.slots = slots;
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

  /// Disadvantage to stealth (RTH-ARM-03, RTH-ARM-04).
  public boolean loud() {
    return this == MEDIUM || this == HEAVY;
  }

  /// Disadvantage to swimming (RTH-ARM-04).
  public boolean sinks() {
    return this == HEAVY;
  }
}
