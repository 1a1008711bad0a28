package quintain.table.web;

import java.time.Duration;

/// How often to look for frames of those who play: not more often than anybody notices, and the
/// sooner the more of them come.
final class Pace {
  /// The longest time between two looks.
  static final Duration GATHERING = Duration.ofMillis(18);

  /// So many frames are worth a look.
  private static final int ENOUGH = 48;

  /// How much a look counts after the next one.
  private static final double FADING = 0.75;

  /// What the last looks found and how long they took together, the older the less it counts: a
  /// look right after another finds little, however much comes.
  private double frames;

  private double span;
  private long pause = GATHERING.toNanos();

  /// Takes note of a look.
  ///
  /// @param nanos how long after the one before. A longer time than anybody should have waited is
  ///   taken for that: it tells nothing of how much comes.
  void looked(int found, long nanos) {
    frames = FADING * frames + found;
    span = FADING * span + Math.min(GATHERING.toNanos(), nanos);
    pause = Math.min(GATHERING.toNanos(), (long) (span / Math.max(1, frames) * ENOUGH));
  }

  /// Nanoseconds from the last look to the next.
  long pause() {
    return pause;
  }
}
