package quintain.proving;

/// Whoever looks on while a fight is solved, and may stop it.
public interface Onlooker {
  /// Told every now and then; false to stop.
  ///
  /// @param solved situations that were resolved every way
  /// @param found situations that are known, with those still to be resolved
  /// @param settled the chance that the fight has come to its end within what is solved, at least
  boolean goOn(int solved, int found, double settled);
}
