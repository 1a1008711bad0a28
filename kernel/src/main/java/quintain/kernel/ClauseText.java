package quintain.kernel;

/// A clause of the catalogue in our words, as a book ships it in `clauses.yaml`.
public record ClauseText(
    String id, String chapter, String text, Kind kind, String example, String source) {
  /// What a clause asks of the engine.
  public enum Kind {
    /// The engine computes it.
    MECHANIC,
    /// Data to look up.
    TABLE,
    /// Ordered steps.
    PROCEDURE,
    /// The engine asks the Referee, records the answer, and lets it be overruled.
    REFEREE,
    /// Entries of a page the rules only refer to.
    CONTENT
  }
}
