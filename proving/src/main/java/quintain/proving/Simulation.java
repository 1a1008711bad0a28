package quintain.proving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
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

  /// A worker takes twice as many chunks at a time as long as they take less than this: handing
  /// over quick ones takes longer than fighting them.
  private static final long QUICK = 5_000_000;

  private static final int MOST_AT_A_TIME = 64;

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
    var waiting = new ArrayDeque<Future<Several<R>>>();
    R sum = none;
    long sent = 0;
    int atATime = 1;
    try {
      while (sent < chunks || !waiting.isEmpty()) {
        while (sent < chunks && waiting.size() < 2 * orders.threads()) {
          long first = sent;
          long last = Math.min(chunks, sent + atATime);
          waiting.add(workers.submit(() -> several(first, last, orders.fights(), chunk)));
          sent = last;
        }
        var several = result(waiting.remove());
        for (R fought : several.chunks()) {
          sum = plus.apply(sum, fought);
          if (enough.is(sum, orders.fights())) {
            return sum;
          }
        }
        if (several.nanos() < QUICK && several.chunks().size() == atATime) {
          atATime = Math.min(2 * atATime, MOST_AT_A_TIME);
        }
      }
      return sum;
    } finally {
      waiting.forEach(late -> late.cancel(true));
    }
  }

  /// Chunks that one worker fought, one after the other, and how long that took.
  private record Several<R>(List<R> chunks, long nanos) {}

  private static <R> Several<R> several(long first, long last, long fights, Chunk<R> chunk) {
    long began = System.nanoTime();
    var fought = new ArrayList<R>();
    for (long at = first; at < last; at++) {
      fought.add(chunk.fight(at * CHUNK, Math.min(fights, (at + 1) * CHUNK)));
    }
    return new Several<>(fought, System.nanoTime() - began);
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
