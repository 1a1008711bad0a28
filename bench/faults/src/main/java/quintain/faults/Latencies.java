package quintain.faults;

import java.util.Arrays;

/// How long it took until others saw what somebody did, and what else happened meanwhile.
final class Latencies {
  /// What was measured.
  ///
  /// @param half milliseconds within which half of it was seen, and `most` 99 of 100
  /// @param actions how many were done, and `acts` those of them that rules decide: commands and
  ///   answers
  /// @param late how many were not begun because the one before was not answered yet
  record Told(double half, double most, int actions, int acts, int late, int refused, int broken) {}

  private long[] nanos = new long[1 << 16];
  private int seen;
  private int actions;
  private int acts;
  private int late;
  private int refused;
  private int broken;

  synchronized void begin() {
    seen = 0;
    actions = 0;
    acts = 0;
    late = 0;
    refused = 0;
    broken = 0;
  }

  synchronized Told end() {
    var sorted = Arrays.copyOf(nanos, seen);
    Arrays.sort(sorted);
    return new Told(
        millis(sorted, 0.5), millis(sorted, 0.99), actions, acts, late, refused, broken);
  }

  private static double millis(long[] sorted, double quantile) {
    return sorted.length == 0
        ? Double.NaN
        : sorted[Math.min(sorted.length - 1, (int) (sorted.length * quantile))] / 1e6;
  }

  synchronized void seen(long after) {
    if (seen == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * seen);
    }
    nanos[seen++] = after;
  }

  synchronized void done(boolean byTheRules) {
    actions++;
    acts += byTheRules ? 1 : 0;
  }

  synchronized void late() {
    late++;
  }

  synchronized void refused() {
    refused++;
  }

  synchronized void broken() {
    broken++;
  }
}
