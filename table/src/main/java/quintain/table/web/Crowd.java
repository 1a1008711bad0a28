package quintain.table.web;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// How many lines each has open, and how many they may have.
final class Crowd {
  private final int most;
  private final ConcurrentMap<String, Integer> open = new ConcurrentHashMap<>();

  Crowd(int most) {
    this.most = most;
  }

  /// Whether there was room for one more; if so, it is counted until [#leave].
  boolean enter(String whose) {
    boolean[] entered = new boolean[1];
    open.compute(
        whose,
        (_, count) -> {
          int now = count == null ? 0 : count;
          entered[0] = now < most;
          return entered[0] ? Integer.valueOf(now + 1) : count;
        });
    return entered[0];
  }

  void leave(String whose) {
    open.computeIfPresent(whose, (_, count) -> count == 1 ? null : Integer.valueOf(count - 1));
  }
}
