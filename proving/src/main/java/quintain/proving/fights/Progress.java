package quintain.proving.fights;

/// Whoever looks on while fights are fought.
public interface Progress {
  Progress NONE = new Progress() {};

  /// So much has been fought so far.
  default void done(Tally soFar, long wanted) {}

  /// Whether to stop; what is done by then is kept.
  default boolean cancelled() {
    return false;
  }
}
