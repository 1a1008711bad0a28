package quintain.rath.state;

/// A stunt (RTH-STNT-01), and what it does by default (RTH-R-42).
public enum Trick {
  /// Sends the target a zone or 5 ft away.
  SHOVE,
  /// The target drops what it holds.
  DISARM,
  /// The target goes prone.
  TRIP,
  /// The target loses 1 AC until combat ends.
  SUNDER,
  /// A stunt of one's own: the GM says which test it takes and what it does (RTH-STNT-04).
  OTHER
}
