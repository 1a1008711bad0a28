package quintain.rath.state;

/// How much light the scene itself has: a named source of disadvantage that the GM sets
/// (RTH-ADV-03).
public enum Darkness {
  NONE,
  DARK,
  /// Eyes used to the night do not help (RTH-S-APT-17), nor does a torch.
  MAGICAL
}
