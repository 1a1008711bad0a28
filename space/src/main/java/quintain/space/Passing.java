package quintain.space;

/// What another creature's space is to somebody on the move.
public enum Passing {
  /// As good as empty.
  FREE,
  /// May be passed through, but not stopped in.
  THROUGH,
  /// May not be entered.
  NOT
}
