package quintain.rath.state;

/// The units of time in minutes, each of which is a round (RTH-TIME-01 to 04, RTH-R-23).
public final class Minutes {
  /// An exploration turn.
  public static final int TURN = 10;

  public static final int HOUR = 60;

  public static final int DAY = 24 * HOUR;

  private Minutes() {}
}
