package quintain.cli;

import java.util.Locale;
import quintain.proving.exact.SolverProgress;

/// Says on standard error every few seconds how far a fight is solved, and stops it when its time
/// is up.
final class Patience implements SolverProgress {
  /// What nobody takes for a hanging program.
  private static final double FIRST = 2;

  private static final double EVERY = 5;

  private final Terminal terminal;
  private final long began;
  private final double time;
  private double next = FIRST;

  /// @param began by the clock of [System#nanoTime]
  /// @param time seconds until it stops
  Patience(Terminal terminal, long began, double time) {
    this.terminal = terminal;
    this.began = began;
    this.time = time;
  }

  @Override
  public boolean goOn(int solved, int found, double settled) {
    double seconds = (System.nanoTime() - began) / 1e9;
    if (seconds >= next) {
      next = seconds + EVERY;
      terminal
          .err()
          .println(
              String.format(
                  Locale.ROOT,
                  "%.0f s: %,d of %,d situations found so far are solved, at least %.1f %% settled",
                  seconds,
                  solved,
                  found,
                  100 * Math.min(1, settled)));
    }
    return seconds < time;
  }
}
