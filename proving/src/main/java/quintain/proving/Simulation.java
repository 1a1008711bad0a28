package quintain.proving;

import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Fights many fights, in chunks that are added up in order: the same seed gives the same tally on
/// any number of threads, and stops at the same fight.
public final class Simulation {
  /// Fights in one chunk.
  public static final int CHUNK = 1024;

  private Simulation() {}

  /// What was fought.
  ///
  /// @param whole whether nobody stopped it
  public record Fought(Tally tally, boolean whole) {}

  public static Fought run(Bout bout, Orders orders, Progress progress) {
    ExecutorService workers = Executors.newFixedThreadPool(orders.threads(), Simulation::worker);
    try {
      return run(bout, orders, progress, workers);
    } finally {
      workers.shutdownNow();
    }
  }

  private static Thread worker(Runnable work) {
    var thread = new Thread(work, "fights");
    thread.setDaemon(true);
    return thread;
  }

  /// The same on threads of the caller's, which others may share.
  public static Fought run(Bout bout, Orders orders, Progress progress, ExecutorService workers) {
    long chunks = (orders.fights() + CHUNK - 1) / CHUNK;
    var waiting = new ArrayDeque<Future<Tally>>();
    var tally = Tally.NONE;
    long sent = 0;
    for (long taken = 0; taken < chunks; taken++) {
      while (sent < chunks && waiting.size() < 2 * orders.threads()) {
        long from = sent * CHUNK;
        long to = Math.min(orders.fights(), from + CHUNK);
        waiting.add(workers.submit(() -> bout.fight(orders.seed(), from, to)));
        sent++;
      }
      if (progress.cancelled()) {
        return new Fought(tally, false);
      }
      tally = tally.plus(result(waiting.remove()));
      progress.done(tally, orders.fights());
      if (orders.within() > 0 && isWithin(tally, orders.within())) {
        return new Fought(tally, true);
      }
    }
    return new Fought(tally, true);
  }

  private static Tally result(Future<Tally> chunk) {
    try {
      return chunk.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while fights were fought", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException("a fight went wrong", e.getCause());
    }
  }

  /// Whether every side's share is known as closely as asked.
  public static boolean isWithin(Tally tally, double within) {
    for (long wins : tally.wins()) {
      if (Wilson.of(wins, tally.fights()).margin() > within) {
        return false;
      }
    }
    return true;
  }
}
