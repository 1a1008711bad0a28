package quintain.otherworlds.state;

/// The sizes, smallest first (OTW-R-30); weapons use the first three.
public enum Size {
  SMALL(3, 1),
  MEDIUM(6, 2),
  LARGE(10, 3),
  HUGE(20, 4);

  private final int height;
  private final int edgesLost;

  Size(int height, int edgesLost) {
    this.height = height;
    this.edgesLost = edgesLost;
  }

  /// How tall a creature of the size is, in feet (OTW-R-94).
  public int height() {
    return height;
  }

  /// The edges lost with a weapon of the size when two are wielded (OTW-EQ-20).
  public int edgesLost() {
    return edgesLost;
  }
}
