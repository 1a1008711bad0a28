package quintain.table.play;

/// What a seat asked for cannot be done, and nothing has changed. Carries no stack trace: it is an
/// answer, not a fault.
public final class Declined extends RuntimeException {
  /// Somebody may not do that.
  public static final String NOT_ALLOWED = "not-allowed";

  /// It could not be understood.
  public static final String NOT_UNDERSTOOD = "not-understood";

  /// The table waits for an answer first.
  static final String WAITING = "waiting";

  /// It speaks of something that has passed.
  public static final String STALE = "stale";

  /// It is longer than the table takes.
  static final String TOO_LONG = "too-long";

  private static final int LONGEST_REASON = 500;

  private final String code;

  public Declined(String code, String message) {
    super(message, null, false, false);
    this.code = code;
  }

  public String code() {
    return code;
  }

  public String sentence() {
    return String.valueOf(getMessage());
  }

  public static Declined notAllowed(String message) {
    return new Declined(NOT_ALLOWED, message);
  }

  /// The reason that somebody gives for what they do.
  static String reason(String words) {
    return atMost(LONGEST_REASON, "A reason", words);
  }

  /// Refuses a text that is too long.
  public static String atMost(int longest, String what, String text) {
    if (text.length() > longest) {
      throw new Declined(
          TOO_LONG, what + " has at most " + longest + " characters, not " + text.length());
    }
    return text;
  }
}
