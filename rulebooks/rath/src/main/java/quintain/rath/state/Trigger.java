package quintain.rath.state;

/// What a readied action waits for (RTH-ACT-05).
///
/// @param whom the one who must do it; empty for anybody on the other side
/// @param words what it is, where the GM says when it happens
public record Trigger(When when, String whom, String words) {
  /// What somebody does.
  public enum When {
    /// Goes somewhere else.
    MOVES,
    /// Comes Close to whoever waits.
    COMES_CLOSE,
    /// Is about to attack.
    ATTACKS,
    /// Is about to cast.
    CASTS,
    /// Something else; the GM says when.
    OTHER
  }
}
