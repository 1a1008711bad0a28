package quintain.table;

import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The order in which things happen at a table: one after the other, whoever brings them.
///
/// A turn lasts until all that came of it is stored and shown. Nobody waits for that: the thread
/// that stores ends the turn. A letter that finds nobody reading is read by whoever brings it, if
/// that surely takes a moment only; all others are read by the hands of the house, for whoever
/// brings letters brings those of other tables too. Letters that are brought together are read in
/// one turn, and what came of them is stored and sent once.
final class Turns {
  private static final System.Logger LOG = System.getLogger(Turns.class.getName());

  /// How many letters are read in one turn, and stored and shown together.
  private static final int LETTERS = 16;

  /// Something to be done in turn.
  interface Letter {
    void read();

    /// Whether it surely takes a moment only: it plays no rule and looks nothing up. Asked in turn.
    default boolean isQuick() {
      return false;
    }

    /// Whether it may look something up in the log. Asked in turn.
    default boolean looksUp() {
      return true;
    }
  }

  /// How a turn ends.
  interface Ending {
    /// Stores what came of the turn; the future completes when it is safe.
    CompletableFuture<@Nullable Void> store();

    /// Shows it, or not if it could not be stored.
    void show(@Nullable Throwable failure);
  }

  private final Hands hands;
  private final Ending ending;

  /// Not a lock, because the thread that ends a turn is seldom the one that began it.
  private final Semaphore turn = new Semaphore(1);

  private final Queue<Letter> mail = new ConcurrentLinkedQueue<>();

  private final Runnable open = this::open;

  Turns(Hands hands, Ending ending) {
    this.hands = hands;
    this.ending = ending;
  }

  /// Puts something in line; never waits.
  void mail(Letter letter) {
    mail.add(letter);
    hands.whenAllIsBrought(open);
  }

  private void open() {
    if (!mail.isEmpty() && turn.tryAcquire()) {
      read(false);
    }
  }

  /// Does something between two letters, on the caller's thread, which may wait. Not to be called
  /// in a turn.
  <V> V inTurn(Supplier<V> doing) {
    turn.acquireUninterruptibly();
    try {
      return doing.get();
    } finally {
      end();
    }
  }

  /// One turn of letters. One that looks things up in the log has a turn of its own, because what
  /// came of those before it must be stored first, and so must what came of quick ones before the
  /// rest is left to somebody else.
  ///
  /// @param patient whether this thread has time for what is not quick
  private void read(boolean patient) {
    int read = 0;
    for (var letter = mail.peek(); letter != null && read < LETTERS; letter = mail.peek()) {
      boolean late = !patient && !letter.isQuick();
      boolean alone = letter.looksUp();
      if (read > 0 && (late || alone)) {
        break;
      }
      if (late) {
        soon();
        return;
      }
      mail.remove();
      read(letter);
      if (alone) {
        break;
      }
      read++;
    }
    end();
  }

  private static void read(Letter letter) {
    try {
      letter.read();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a letter was dropped", e);
    }
  }

  private void end() {
    CompletableFuture<@Nullable Void> stored;
    try {
      stored = ending.store();
    } catch (RuntimeException e) {
      stored = CompletableFuture.failedFuture(e);
    }
    var _ = stored.whenComplete((_, failure) -> ended(failure));
  }

  private void ended(@Nullable Throwable failure) {
    try {
      ending.show(failure);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a turn was not shown", e);
    }
    turn.release();
    // Not here, for this is the thread that stores, or somebody who has done a turn already.
    if (!mail.isEmpty() && turn.tryAcquire()) {
      soon();
    }
  }

  /// Lets another thread go on with the turn.
  private void soon() {
    try {
      hands.execute(() -> read(true));
    } catch (RejectedExecutionException _) {
      // The house is closed. Whoever said this gets no reply and will say it again elsewhere.
      mail.clear();
      turn.release();
    }
  }
}
