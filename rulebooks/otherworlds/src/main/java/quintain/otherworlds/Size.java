package quintain.otherworlds;

/// The sizes, smallest first (OTW-R-30); weapons use the first three.
public enum Size {
  SMALL(3),
  MEDIUM(6),
  LARGE(10),
  HUGE(20);

  private final int height;

  Size(int height) {
    this.height = height;
  }

  /// How tall a creature of the size is, in feet (OTW-R-94).
  public int height() {
    return height;
  }

  /// The edges lost with a weapon of the size when two are wielded (OTW-EQ-20).
  public int edgesLost() {
    return ordinal() + 1;
  }
}
