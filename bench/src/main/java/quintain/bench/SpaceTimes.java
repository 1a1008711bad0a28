package quintain.bench;

import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Tells what the questions of [SpaceBench] take in processor time: a figure that a busy machine
/// does not blow up, as it does what JMH measures.
public final class SpaceTimes {
  private static final long WARM = 1_000_000_000;
  private static final long TIMED = 500_000_000;

  /// What the last question gave, so that no question is left out as idle.
  private static @Nullable Object kept;

  private SpaceTimes() {}

  public static void main(String[] args) {
    for (String map : new String[] {"walls", "caves"}) {
      for (int size = 1; size <= 2; size++) {
        var bench = new SpaceBench();
        bench.map = map;
        bench.size = size;
        bench.lay();
        System.out.println(map + ", creatures of " + size + " by " + size);
        show("ready", bench::ready);
        show("sight", bench::sight);
        show("sightWithItsRay", bench::sightWithItsRay);
        show("cover", bench::cover);
        show("region", bench::region);
        show("path", bench::path);
        show("flight", bench::flight);
        show("everywhere", bench::everywhere);
        show("move", bench::move);
      }
    }
  }

  private static void show(String name, Supplier<Object> question) {
    repeat(question, WARM);
    System.out.printf("  %8.3f ms  %s%n", repeat(question, TIMED), name);
  }

  /// Milliseconds of processor time for one of as many as take so many nanoseconds.
  private static double repeat(Supplier<Object> question, long nanoseconds) {
    var clock = ManagementFactory.getThreadMXBean();
    long begin = clock.getCurrentThreadCpuTime();
    long taken = 0;
    int times = 0;
    while (taken < nanoseconds) {
      kept = question.get();
      times++;
      taken = clock.getCurrentThreadCpuTime() - begin;
    }
    if (kept == null) {
      throw new IllegalStateException("a question without an answer");
    }
    return (double) taken / 1e6 / times;
  }
}
