package quintain.table.web;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Lets only a few do at once what takes much memory; whoever comes when it is full is told so.
final class Bulkhead {
  private final Semaphore places;
  private final String full;

  /// @param full what is told to whoever finds no place
  Bulkhead(int most, String full) {
    this.places = new Semaphore(most);
    this.full = full;
  }

  <V> V within(Supplier<V> doing) {
    if (!places.tryAcquire()) {
      throw new RequestDeclined(503, "busy", full);
    }
    try {
      return doing.get();
    } finally {
      places.release();
    }
  }
}
