package quintain.otherworlds.state;

/// How many hands a weapon takes.
public enum Grip {
  ONE,
  TWO,
  /// One, or two for the edge of it (OTW-EQ-18).
  EITHER
}
