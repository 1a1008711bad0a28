package quintain.proving.exact;

/// Is told of the progress of a [Solver], and may stop it.
@FunctionalInterface
public interface SolverProgress {
  /// Told every now and then; false to stop.
  ///
  /// @param solved situations that were resolved every way
  /// @param found situations that are known, with those still to be resolved
  /// @param settled the chance that the fight has come to its end within what is solved, at least
  boolean goOn(int solved, int found, double settled);
}
