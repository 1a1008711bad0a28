package quintain.proving;

import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BinaryOperator;

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
    ExecutorService workers = workers(orders.threads());
    try {
      return run(bout, orders, progress, workers);
    } finally {
      workers.shutdownNow();
    }
  }

  /// The same with workers that others use as well.
  public static Fought run(Bout bout, Orders orders, Progress progress, ExecutorService workers) {
    var tally =
        each(
            orders,
            Tally.NONE,
            (from, to) -> bout.fight(orders.seed(), from, to),
            Tally::plus,
            (sum, wanted) -> {
              progress.done(sum, wanted);
              return progress.cancelled()
                  || (orders.within() > 0 && isWithin(sum, orders.within()));
            },
            workers);
    boolean enough =
        tally.fights() == orders.fights()
            || (orders.within() > 0 && isWithin(tally, orders.within()));
    return new Fought(tally, enough);
  }

  /// Fights some fights.
  @FunctionalInterface
  interface Chunk<R> {
    R fight(long from, long to);
  }

  /// Looks at what has been fought so far; true to stop.
  @FunctionalInterface
  interface Enough<R> {
    boolean is(R sum, long wanted);
  }

  /// Fights chunk after chunk and adds them up in their order, until there are enough.
  static <R> R each(
      Orders orders, R none, Chunk<R> chunk, BinaryOperator<R> plus, Enough<R> enough) {
    ExecutorService workers = workers(orders.threads());
    try {
      return each(orders, none, chunk, plus, enough, workers);
    } finally {
      workers.shutdownNow();
    }
  }

  static <R> R each(
      Orders orders,
      R none,
      Chunk<R> chunk,
      BinaryOperator<R> plus,
      Enough<R> enough,
      ExecutorService workers) {
    long chunks = (orders.fights() + CHUNK - 1) / CHUNK;
    var waiting = new ArrayDeque<Future<R>>();
    R sum = none;
    long sent = 0;
    try {
      for (long taken = 0; taken < chunks; taken++) {
        while (sent < chunks && waiting.size() < 2 * orders.threads()) {
          long from = sent * CHUNK;
          long to = Math.min(orders.fights(), from + CHUNK);
          waiting.add(workers.submit(() -> chunk.fight(from, to)));
          sent++;
        }
        sum = plus.apply(sum, result(waiting.remove()));
        if (enough.is(sum, orders.fights())) {
          return sum;
        }
      }
      return sum;
    } finally {
      waiting.forEach(late -> late.cancel(true));
    }
  }

  private static ExecutorService workers(int threads) {
    return Executors.newFixedThreadPool(
        threads,
        work -> {
          var thread = new Thread(work, "fights");
          thread.setDaemon(true);
          return thread;
        });
  }

  private static <R> R result(Future<R> chunk) {
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
