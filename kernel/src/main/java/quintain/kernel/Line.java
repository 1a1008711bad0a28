package quintain.kernel;

/// One readable line of the log, who may read it, and what it says to the Referee.
///
/// @param inFull with every number that the others may not know
public record Line(String text, Audience audience, String inFull) {
  public Line(String text, Audience audience) {
    this(text, audience, text);
  }

  public static Line open(String text) {
    return new Line(text, Audience.EVERYONE);
  }

  /// The line as somebody who may read it does.
  public String read(Seat by) {
    return by.isReferee() ? inFull : text;
  }
}
