package quintain.table.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// Lets everybody through at a rate of their own, a burst at first.
///
/// Only those seen last are remembered: whoever is forgotten begins again with a full burst, which
/// costs an attacker ten thousand addresses.
final class Buckets {
  private static final int REMEMBERED = 10_000;

  private final Limits.Rate rate;
  private final LongSupplier nanos;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > REMEMBERED;
        }
      };

  Buckets(Limits.Rate rate, LongSupplier nanos) {
    this.rate = rate;
    this.nanos = nanos;
  }

  Buckets(Limits.Rate rate) {
    this(rate, System::nanoTime);
  }

  /// Whether one more may pass.
  boolean take(String who) {
    return take(who, 1);
  }

  /// Whether so many may pass together.
  synchronized boolean take(String who, int many) {
    return buckets
        .computeIfAbsent(who, _ -> new Bucket(nanos.getAsLong()))
        .take(nanos.getAsLong(), many);
  }

  private final class Bucket {
    private double left = rate.burst();
    private long looked;

    Bucket(long now) {
      this.looked = now;
    }

    boolean take(long now, int many) {
      left = Math.min(rate.burst(), left + (now - looked) / 1e9 * rate.perSecond());
      looked = now;
      if (left < many) {
        return false;
      }
      left -= many;
      return true;
    }
  }
}
