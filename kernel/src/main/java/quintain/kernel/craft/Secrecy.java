package quintain.kernel.craft;

/// What players may know of somebody of the Referee's.
public enum Secrecy {
  /// Their figures lie open.
  OPEN,
  /// They are there for all to see, their figures are not.
  FIGURES_HIDDEN,
  /// Players do not know that they are there.
  UNSEEN
}
