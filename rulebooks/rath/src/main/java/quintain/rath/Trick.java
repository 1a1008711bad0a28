package quintain.rath;

/// A stunt (RTH-STNT-01), and what it does by default (RTH-R-42).
public enum Trick {
  /// Sends the target a zone or 5 ft away.
  SHOVE,
  /// The target drops what it holds.
  DISARM,
  /// The target goes prone.
  TRIP,
  /// The target loses 1 AC until combat ends.
  SUNDER
}
