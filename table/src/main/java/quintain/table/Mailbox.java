package quintain.table;

import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
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
/// and shown; no thread of the pool waits for that.
final class Mailbox {
  private static final System.Logger LOG = System.getLogger(Mailbox.class.getName());

  /// How a turn ends.
  interface Ending {
    /// Stores what came of the turn; the future completes when it is safe.
    CompletableFuture<@Nullable Void> store();

    /// Whether the turn is to be taken once more, because what it was taken on is not so any more.
    /// If so, nothing is left of it.
    boolean isToBeTakenAgain(Throwable failure);

    /// Shows it, or not if the turn failed or could not be stored.
    void show(@Nullable Throwable failure);
  }

  /// What a turn is taken for. It may be done more than once, but ends once.
  private interface Letter {
    void read();

    default void ended(@Nullable Throwable failure) {}
  }

  private final Executor pool;
  private final Ending ending;
  private final Queue<Letter> letters = new ConcurrentLinkedQueue<>();

  /// Not a lock, because the thread that ends a turn is seldom the one that began it.
  private final Semaphore turn = new Semaphore(1);

  Mailbox(Executor pool, Ending ending) {
    this.pool = pool;
    this.ending = ending;
  }

  /// Puts a letter in line; never waits.
  void post(Runnable letter) {
    letters.add(letter::run);
    next();
  }

  /// Takes the first turn of all, on the caller's thread, which does not wait for what comes of it
  /// to be stored.
  void begin(Runnable doing) {
    turn.acquireUninterruptibly();
    var question = new Question<>(() -> done(doing));
    take(question);
    question.throwIfRefused();
  }

  private static boolean done(Runnable doing) {
    doing.run();
    return true;
  }

  /// Does something between two letters, on the caller's thread, which waits until it is stored.
  /// Not to be called in a turn.
  <V> V inTurn(Supplier<V> doing) {
    var question = new Question<>(doing);
    turn.acquireUninterruptibly();
    take(question);
    return question.answer();
  }

  /// A letter whose sender waits for the answer.
  private static final class Question<V> implements Letter {
    private final Supplier<V> doing;
    private final CompletableFuture<@Nullable Void> over = new CompletableFuture<>();
    private volatile @Nullable V answer;
    private volatile @Nullable RuntimeException refused;

    Question(Supplier<V> doing) {
      this.doing = doing;
    }

    @Override
    public void read() {
      try {
        answer = doing.get();
        refused = null;
      } catch (RuntimeException e) {
        refused = e;
      }
    }

    @Override
    public void ended(@Nullable Throwable failure) {
      if (failure == null) {
        over.complete(null);
      } else {
        over.completeExceptionally(failure);
      }
    }

    void throwIfRefused() {
      var no = refused;
      if (no != null) {
        throw no;
      }
    }

    V answer() {
      try {
        over.join();
      } catch (CompletionException e) {
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw new IllegalStateException("what was done could not be stored", e.getCause());
      }
      throwIfRefused();
      return Objects.requireNonNull(answer);
    }
  }

  private void next() {
    if (!letters.isEmpty() && turn.tryAcquire()) {
      try {
        pool.execute(
            () -> {
              // Another turn may have read the letter that this one was begun for.
              var letter = letters.poll();
              take(letter == null ? () -> {} : letter);
            });
      } catch (RejectedExecutionException _) {
        // The house is closed. Whoever said this gets no reply and says it again elsewhere.
        letters.clear();
        turn.release();
      }
    }
  }

  private void take(Letter letter) {
    try {
      letter.read();
    } catch (Throwable failure) {
      ended(letter, failure);
      return;
    }
    CompletableFuture<@Nullable Void> stored;
    try {
      stored = ending.store();
    } catch (Throwable failure) {
      stored = CompletableFuture.failedFuture(failure);
    }
    if (stored.isDone()) {
      var _ = stored.whenComplete((_, failure) -> stored(letter, failure));
    } else {
      var _ = stored.whenComplete((_, failure) -> soon(() -> stored(letter, failure)));
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

  private void stored(Letter letter, @Nullable Throwable failure) {
    boolean again;
    try {
      again = failure != null && ending.isToBeTakenAgain(failure);
    } catch (Throwable second) {
      ended(letter, second);
      return;
    }
    if (again) {
      take(letter);
    } else {
      ended(letter, failure);
    }
  }

  private void ended(Letter letter, @Nullable Throwable failure) {
    try {
      ending.show(failure);
    } catch (Throwable second) {
      LOG.log(System.Logger.Level.ERROR, "a turn was not shown", second);
    } finally {
      turn.release();
      letter.ended(failure);
      next();
    }
  }
}
