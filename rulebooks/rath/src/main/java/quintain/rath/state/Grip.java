package quintain.rath.state;

/// How a weapon is used.
public enum Grip {
  /// As its row of the table says.
  PLAIN,
  /// A Standard weapon in both hands (RTH-WPN-03).
  TWO_HANDS,
  /// Thrown at somebody up to Near (RTH-R-33).
  THROWN
}
