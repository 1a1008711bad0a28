package quintain.rhod;

/// Sizes of things and Slots, from the smallest; creatures are Small, Medium or Large
/// (RHD-INV-02).
public enum Size {
  TINY(1, 3),
  SMALL(3, 3),
  MEDIUM(12, 4),
  LARGE(36, 5);

  private final int tinies;
  private final int ap;

  Size(int tinies, int ap) {
    this.tinies = tinies;
    this.ap = ap;
  }

  /// As how many Tiny Slots one of this size may serve (RHD-INV-04 to 06).
  public int tinies() {
    return tinies;
  }

  /// The AP of an Attack with a weapon of this size (RHD-R-22).
  public int weaponAp() {
    return ap;
  }

  /// The size of something of that many pounds which has no Size entry (RHD-R-80).
  public static Size ofPounds(double pounds) {
    if (pounds < 1) {
      return TINY;
    }
    if (pounds <= 5) {
      return SMALL;
    }
    return pounds <= 10 ? MEDIUM : LARGE;
  }

  /// `Medium`.
  public String title() {
    return Words.title(this);
  }
}
