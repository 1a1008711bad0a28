package quintain.space;

/// How well a thing hides what is behind it, from not at all to wholly. A book with fewer grades
/// treats two of them alike.
public enum Cover {
  NONE,
  LOW,
  HIGH,
  /// No line of sight goes through it.
  FULL
}
