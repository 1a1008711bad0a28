package quintain.table.web;

import java.util.concurrent.atomic.AtomicLong;

/// What waits for all browsers together that have not taken it yet, up to a bound.
final class Backlog {
  /// Whoever is behind by no more than this is only a little slow, and is not cut off for others.
  private static final int LITTLE = 256 * 1024;

  private final long most;
  private final AtomicLong waiting = new AtomicLong();

  /// @param most how many characters may wait
  Backlog(long most) {
    this.most = most;
  }

  /// Counts what waits for one browser more.
  ///
  /// @param behind what waits for this browser now
  /// @return whether there is room for it
  boolean add(int length, long behind) {
    return waiting.addAndGet(length) <= most || behind <= LITTLE;
  }

  void take(int length) {
    waiting.addAndGet(-length);
  }
}
