package quintain.space;

/// How light a space is, from dark to dazzling.
public enum Brightness {
  DARKNESS,
  LOW,
  HIGH,
  BLINDING;

  /// The brighter of two.
  public Brightness or(Brightness other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
