package quintain.terraodd.state;

/// How often a roll is made, and which result counts (ODD-MODR-02, ODD-MODR-03).
public enum Mod {
  PLAIN,
  /// Twice, and the worst result counts.
  IMPAIRED,
  /// Twice, and the best result counts.
  ENHANCED
}
