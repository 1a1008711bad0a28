package quintain.kernel;

/// One readable line of the log, who may read it, what it says to the Referee, and how much it
/// matters.
///
/// @param inFull with every number that the others may not know
/// @param mark what people look for when they read the log from afar
public record Line(String text, Audience audience, String inFull, Mark mark) {
  /// What a line is to somebody who only skims the log.
  public enum Mark {
    PLAIN,
    /// A fight begins here.
    BEGIN,
    /// A round begins here: a heading.
    ROUND,
    /// Somebody's turn begins here, or that of a side.
    TURN,
    /// Somebody has lost something of what keeps them alive.
    HARM,
    /// Somebody has died, or whatever else cannot be undone.
    DEATH,
    /// Things stand otherwise from here on: somebody goes down or runs, nerve breaks.
    TURNING_POINT,
    /// Somebody has come by something.
    FOUND,
    /// A fight is over here.
    END,
    /// Another scene begins here.
    SCENE
  }

  public Line(String text, Audience audience, String inFull) {
    this(text, audience, inFull, Mark.PLAIN);
  }

  public Line(String text, Audience audience) {
    this(text, audience, text);
  }

  public static Line open(String text) {
    return new Line(text, Audience.EVERYONE);
  }

  /// The same line, to be seen as this.
  public Line as(Mark other) {
    return new Line(text, audience, inFull, other);
  }

  /// The line as somebody who may read it does.
  public String read(Seat by) {
    return by.isReferee() ? inFull : text;
  }
}
