package quintain.proving.fights;

/// Wilson's interval: where a share lies 19 times in 20, given how often it was seen.
public record Wilson(double low, double high) {
  /// The standard normal's 97.5 percent point.
  static final double Z = 1.959963984540054;

  public static Wilson of(long hits, long tries) {
    if (tries == 0) {
      return new Wilson(0, 1);
    }
    double n = tries;
    double p = hits / n;
    double z2 = Z * Z;
    double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    double half = Z / (1 + z2 / n) * Math.sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    return new Wilson(
        hits == 0 ? 0 : Math.max(0, centre - half), hits == tries ? 1 : Math.min(1, centre + half));
  }

  /// Half its width: how far off the share may be.
  public double margin() {
    return (high - low) / 2;
  }
}
