package quintain.terraodd.state;

/// Classes of armour (ODD-EQP-02).
public enum Protection {
  LIGHT,
  MEDIUM,
  /// Impaired to run, observe, sneak, swim and so on.
  HEAVY,
  /// Held, and may be sacrificed (ODD-EQP-03).
  SHIELD
}
