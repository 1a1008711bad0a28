package quintain.rath;

/// How far apart two stand, without measuring (RTH-DIST-02 to 05).
public enum Band {
  /// Adjacent, in melee reach.
  CLOSE,
  /// One move away.
  NEAR,
  /// A run away.
  FAR,
  /// Outside the fight.
  DISTANT;

  /// By the difference of two zones (RTH-R-30).
  static Band ofZones(int apart) {
    return switch (Math.abs(apart)) {
      case 0 -> CLOSE;
      case 1 -> NEAR;
      case 2 -> FAR;
      default -> DISTANT;
    };
  }

  /// By feet, where something measured meets something that is not (RTH-R-30).
  static Band ofFeet(int apart) {
    int feet = Math.abs(apart);
    if (feet <= 10) {
      return CLOSE;
    }
    return feet <= 30 ? NEAR : feet <= 60 ? FAR : DISTANT;
  }

  boolean within(Band reach) {
    return compareTo(reach) <= 0;
  }
}
