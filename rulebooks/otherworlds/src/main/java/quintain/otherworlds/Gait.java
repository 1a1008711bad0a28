package quintain.otherworlds;

/// Ways of moving beyond walking.
public enum Gait {
  /// OTW-MECH-20a, OTW-MECH-20b.
  FLIGHT,
  /// OTW-MECH-21.
  FLOAT,
  /// OTW-MECH-22a, OTW-MECH-22b.
  GHOST
}
