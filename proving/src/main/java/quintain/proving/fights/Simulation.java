package quintain.proving.fights;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BinaryOperator;

/// Fights many fights, in chunks that are added up in order: the same seed gives the same tally on
/// any number of threads, and stops at the same fight.
public final class Simulation {
  /// Fights in one chunk.
  public static final int CHUNK = 1024;

  /// A worker takes twice as many chunks at a time as long as they take less than this, in
  /// nanoseconds: whoever hands them out has to be woken for each, and takes a core meanwhile.
  private static final long QUICK = 10_000_000;

  private static final int MOST_AT_A_TIME = 256;

  /// Done out of turn for each thread at most: the first chunk is looked at closely, and nobody has
  /// to wait for it.
  private static final int MOST_EARLY = 32;

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
    var fought = new ExecutorCompletionService<Several<R>>(workers);
    // by their first chunk, as are those that are done before what comes before them
    var underWay = new TreeMap<Long, Future<Several<R>>>();
    var early = new TreeMap<Long, Several<R>>();
    R sum = none;
    long sent = 0;
    long added = 0;
    int quick = 1;
    try {
      while (added < chunks) {
        while (sent < chunks
            && underWay.size() < 2 * orders.threads()
            && early.size() < MOST_EARLY * orders.threads()) {
          long first = sent;
          // towards the end fewer, so that nobody has much to do when the others are done
          long share = Math.max(1, (chunks - sent) / (2L * orders.threads()));
          long last = Math.min(chunks, sent + Math.min(quick, share));
          underWay.put(first, fought.submit(() -> several(first, last, orders, chunk)));
          sent = last;
        }
        var several = next(fought);
        underWay.remove(several.first());
        early.put(several.first(), several);
        if (several.nanos() < QUICK && several.last() - several.first() == quick) {
          quick = Math.min(2 * quick, MOST_AT_A_TIME);
        }
        for (var next = early.remove(added); next != null; next = early.remove(added)) {
          added = next.last();
          for (R part : next.parts()) {
            sum = plus.apply(sum, part);
            if (enough.is(sum, orders.fights())) {
              return sum;
            }
          }
        }
      }
      return sum;
    } finally {
      underWay.values().forEach(late -> late.cancel(true));
    }
  }

  /// Chunks that one worker fought, one after the other, and how long that took.
  ///
  /// @param last the number after the last
  /// @param parts what came of each chunk where it may be enough, otherwise of all together
  private record Several<R>(long first, long last, List<R> parts, long nanos) {}

  private static <R> Several<R> several(long first, long last, Orders orders, Chunk<R> chunk) {
    long began = System.nanoTime();
    var parts = new ArrayList<R>();
    long each = orders.within() > 0 ? 1 : last - first;
    for (long at = first; at < last; at += each) {
      parts.add(chunk.fight(at * CHUNK, Math.min(orders.fights(), (at + each) * CHUNK)));
    }
    return new Several<>(first, last, parts, System.nanoTime() - began);
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

  /// What is done next, whichever it is.
  private static <R> R next(ExecutorCompletionService<R> fought) {
    try {
      return fought.take().get();
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
