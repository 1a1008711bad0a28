package quintain.otherworlds.state;

/// Points that are spent and come back: Health, Astral, Discipline (OTW-ATT-02). Nothing raises a
/// pool above its maximum or lowers it below 0 (OTW-R-38).
public record Pool(int now, int max) {
  public Pool {
    if (max < 0 || now < 0 || now > max) {
      throw new IllegalArgumentException(
          Otw.OTW_ATT_02.id() + ": a pool holds 0 to its maximum, not " + now + "/" + max);
    }
  }

  public static Pool full(int max) {
    return new Pool(max, max);
  }

  Pool at(int points) {
    return new Pool(Math.clamp(points, 0, max), max);
  }

  Pool plus(int points) {
    return at(now + points);
  }

  Pool minus(int points) {
    return at(now - points);
  }

  /// With another maximum: what it has more of it has at once.
  Pool raised(int most) {
    return new Pool(Math.min(most, now + Math.max(0, most - max)), most);
  }

  /// With another maximum, never above it.
  Pool withMax(int most) {
    return new Pool(Math.min(now, most), most);
  }

  @Override
  public String toString() {
    return now + "/" + max;
  }
}
