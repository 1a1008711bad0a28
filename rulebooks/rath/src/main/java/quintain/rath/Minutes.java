package quintain.rath;

/// The units of time in minutes, each of which is a round (RTH-TIME-01 to 04, RTH-R-23).
final class Minutes {
  /// An exploration turn.
  static final int TURN = 10;

  static final int HOUR = 60;

  static final int DAY = 24 * HOUR;

  private Minutes() {}
}
