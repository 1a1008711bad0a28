package quintain.rhod.state;

/// How much of a day's Food or Water was had: the three bands the book names (RHD-NEED-04,
/// RHD-NEED-09); what lies between falls to the lower one (RHD-R-73).
public enum Ration {
  NONE,
  HALF,
  FULL;

  /// Amounts are counted in twelfths of a day: those hold meals, halves and quarts.
  public static final int PARTS = 12;

  /// A meal is a third of a day's Food (RHD-NEED-04).
  public static final int MEAL = PARTS / 3;

  /// A quart is a quarter of a day's Water (RHD-NEED-09).
  public static final int QUART = PARTS / 4;

  /// A half ration, as one Charge of a Ration holds it.
  public static final int HALF_DAY = PARTS / 2;

  /// The band that so many twelfths of a day's ration are in.
  public static Ration of(int twelfths) {
    if (twelfths >= PARTS) {
      return FULL;
    }
    return twelfths >= HALF_DAY ? HALF : NONE;
  }
}
