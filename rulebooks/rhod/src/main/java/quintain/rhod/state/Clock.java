package quintain.rhod.state;

/// The time of a campaign: the day, and which of its six Watches from dawn is under way
/// (RHD-TIME-01, RHD-R-77).
public record Clock(int day, int watch) {
  /// Hours of a Watch.
  public static final int HOURS = 4;

  /// Watches of a day.
  public static final int WATCHES = 6;

  /// Seconds of a Round (RHD-TIME-02, RHD-R-78).
  public static final int ROUND_SECONDS = 10;

  /// Dawn of the first day.
  public static final Clock DAWN = new Clock(1, 1);

  public Clock {
    if (day < 1 || watch < 1 || watch > WATCHES) {
      throw new IllegalArgumentException(
          "day %d, Watch %d: days count from 1, Watches from 1 to 6".formatted(day, watch));
    }
  }

  public static Clock parse(String text) {
    if (!text.matches("[1-9][0-9]{0,5}\\.[1-6]")) {
      throw new IllegalArgumentException(
          "'%s' is no time; write day and Watch as 2.1".formatted(text));
    }
    int dot = text.indexOf('.');
    return new Clock(
        Integer.parseInt(text.substring(0, dot)), Integer.parseInt(text.substring(dot + 1)));
  }

  /// So many Watches later.
  public Clock plus(int watches) {
    int past = watch - 1 + watches;
    return new Clock(day + past / WATCHES, past % WATCHES + 1);
  }

  /// Whether the Watch under way is the day's last: when it ends, a day passes (RHD-R-77).
  public boolean isLast() {
    return watch == WATCHES;
  }

  /// How long so many Rounds take, in seconds.
  public static int seconds(int rounds) {
    return rounds * ROUND_SECONDS;
  }

  @Override
  public String toString() {
    return day + "." + watch;
  }
}
