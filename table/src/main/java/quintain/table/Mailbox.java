package quintain.table;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The mailbox of one table: whoever brings letters, they are read one after the other, so that the
/// table has one writer.
///
/// A turn is one letter, read by a thread of the pool. It lasts until all that came of it is stored
/// and shown; no thread waits for that.
final class Mailbox {
  private static final System.Logger LOG = System.getLogger(Mailbox.class.getName());

  /// How a turn ends.
  interface Ending {
    /// Stores what came of the turn; the future completes when it is safe.
    CompletableFuture<@Nullable Void> store();

    /// Shows it, or not if the turn failed or could not be stored.
    void show(@Nullable Throwable failure);
  }

  private final Executor pool;
  private final Ending ending;
  private final Queue<Runnable> letters = new ConcurrentLinkedQueue<>();

  /// Not a lock, because the thread that ends a turn is seldom the one that began it.
  private final Semaphore turn = new Semaphore(1);

  Mailbox(Executor pool, Ending ending) {
    this.pool = pool;
    this.ending = ending;
  }

  /// Puts a letter in line; never waits.
  void post(Runnable letter) {
    letters.add(letter);
    next();
  }

  /// Does something between two letters, on the caller's thread, which may wait. Not to be called
  /// in a turn.
  <V> V inTurn(Supplier<V> doing) {
    turn.acquireUninterruptibly();
    try {
      var done = doing.get();
      end();
      return done;
    } catch (RuntimeException refused) {
      end();
      throw refused;
    } catch (Error error) {
      ended(error);
      throw error;
    }
  }

  private void next() {
    if (!letters.isEmpty() && turn.tryAcquire()) {
      try {
        pool.execute(this::read);
      } catch (RejectedExecutionException _) {
        // The house is closed. Whoever said this gets no reply and says it again elsewhere.
        letters.clear();
        turn.release();
      }
    }
  }

  private void read() {
    try {
      // Another turn may have read the letter that this one was begun for.
      var letter = letters.poll();
      if (letter != null) {
        letter.run();
      }
    } catch (Throwable failure) {
      ended(failure);
      return;
    }
    end();
  }

  private void end() {
    CompletableFuture<@Nullable Void> stored;
    try {
      stored = ending.store();
    } catch (Throwable failure) {
      stored = CompletableFuture.failedFuture(failure);
    }
    if (stored.isDone()) {
      var _ = stored.whenComplete((_, failure) -> ended(failure));
    } else {
      var _ = stored.whenComplete((_, failure) -> soon(() -> ended(failure)));
    }
  }

  /// Whoever stores has no time for what follows.
  private void soon(Runnable doing) {
    try {
      pool.execute(doing);
    } catch (RejectedExecutionException _) {
      doing.run();
    }
  }

  private void ended(@Nullable Throwable failure) {
    try {
      ending.show(failure);
    } catch (Throwable second) {
      LOG.log(System.Logger.Level.ERROR, "a turn was not shown", second);
    } finally {
      turn.release();
      next();
    }
  }
}
