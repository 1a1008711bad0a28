package quintain.rhod.state;

/// Sizes of things and Slots, from the smallest; creatures are Small, Medium or Large (RHD-INV-02).
@By(Rhd.RHD_INV_02)
public enum Size {
  TINY(1, 3, 1),
  SMALL(3, 3, 2),
  MEDIUM(12, 4, 3),
  LARGE(36, 5, 4);

  private final int tinies;
  private final int ap;
  private final int materials;

  Size(int tinies, int ap, int materials) {
    this.tinies = tinies;
    this.ap = ap;
    this.materials = materials;
  }

  /// Materials that go into a weapon of this size.
  public int materials() {
    return materials;
  }

  /// As how many Tiny Slots one of this size may serve (RHD-INV-04 to 06).
  @By({Rhd.RHD_INV_04, Rhd.RHD_INV_05, Rhd.RHD_INV_06})
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
