package quintain.table.play;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Where odds are reckoned, so that no table waits for them.
///
/// Each asker has one question at a time: a later one takes the place of one that is not yet
/// answered, which then gets no answer at all.
public final class OddsDesk implements AutoCloseable {
  /// A question to reckon; it may look now and then whether the answer is still wanted.
  interface Work<R> {
    R reckon(BooleanSupplier wanted);
  }

  /// A question handed in; no two are the same, even if they ask the same.
  private static final class Ticket<R> {
    private final Work<R> work;
    private final Consumer<R> reply;

    Ticket(Work<R> work, Consumer<R> reply) {
      this.work = work;
      this.reply = reply;
    }

    void reckon(BooleanSupplier wanted) {
      var result = work.reckon(wanted);
      if (wanted.getAsBoolean()) {
        reply.accept(result);
      }
    }
  }

  private final Map<String, Ticket<?>> latest = new ConcurrentHashMap<>();
  private final Set<String> queued = ConcurrentHashMap.newKeySet();
  private final ExecutorService reckoners;

  public OddsDesk() {
    this(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
  }

  public OddsDesk(int threads) {
    reckoners =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("odds-", 0).factory());
  }

  /// Hands in a question; the reply comes on a thread of the desk.
  ///
  /// @param asker whoever asks: a seat of a table
  <R> void ask(String asker, Work<R> work, Consumer<R> reply) {
    latest.put(asker, new Ticket<>(work, reply));
    // An asker stands in the queue once, however often they change their mind.
    if (queued.add(asker)) {
      try {
        reckoners.execute(() -> next(asker));
      } catch (RejectedExecutionException _) {
        // The house is closing; nobody waits for odds any more.
        queued.remove(asker);
      }
    }
  }

  /// Nobody waits for this asker's answer any more.
  public void forget(String asker) {
    latest.remove(asker);
  }

  private void next(String asker) {
    queued.remove(asker);
    var ticket = latest.get(asker);
    if (ticket != null) {
      try {
        ticket.reckon(() -> latest.get(asker) == ticket);
      } finally {
        latest.remove(asker, ticket);
      }
    }
  }

  @Override
  public void close() {
    latest.clear();
    reckoners.shutdownNow();
  }
}
