package quintain.rath.state;

/// What kind of damage no attack deals.
public enum Hazard {
  /// One blow of a trap or the like: its dice explode, a shield may soak it up (RTH-R-34,
  /// RTH-R-41).
  BLOW,
  /// The same by falling.
  FALL,
  /// Damage that nothing stops.
  BARE
}
