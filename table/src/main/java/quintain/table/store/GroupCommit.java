package quintain.table.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/// The group commit: one thread takes everything that waits, writes it in one transaction, and then
/// tells everybody. So many tables share one wait for the disk, and nobody waits for company.
///
/// After a transaction that failed, be it for a full disk, the next one has a new connection. If
/// the connection was lost while it waited for nothing, the same transaction is tried on a new one;
/// if it was lost at the commit, nobody can know whether that was heard, and everybody is told so.
///
/// It is a thread of the system, not a virtual one: a call into SQLite would hold on to its
/// carrier.
final class GroupCommit implements AutoCloseable {
  private static final int MOST_AT_ONCE = 1000;

  /// One write, done inside a transaction that somebody else commits. May be done again after that
  /// transaction was rolled back.
  interface Write {
    void on(Writing writing) throws SQLException;
  }

  /// Opens a connection to write on.
  interface Opening {
    Writing open() throws SQLException;
  }

  /// A write that waits.
  private record Task(Touched touched, Write write, CompletableFuture<Void> stored) {
    Task(Touched touched, Write write) {
      this(touched, write, new CompletableFuture<>());
    }
  }

  private final Opening opening;

  /// Comes after all others.
  private final Task last = new Task(Touched.nothing(""), _ -> {});

  private final BlockingQueue<Task> waiting = new LinkedBlockingQueue<>();
  private final Thread thread;
  private boolean closed;
  private @Nullable Writing writing;

  GroupCommit(Opening opening, String name) throws SQLException {
    this.opening = opening;
    this.writing = opening.open();
    thread = Thread.ofPlatform().name(name).daemon().unstarted(this::work);
    thread.start();
  }

  /// Puts a write in line; the future completes when it is on the disk.
  synchronized CompletableFuture<Void> add(Touched touched, Write write) {
    if (closed) {
      return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
    }
    var task = new Task(touched, write);
    waiting.add(task);
    return task.stored;
  }

  private void work() {
    var tasks = new ArrayList<Task>();
    while (!tasks.contains(last)) {
      tasks.clear();
      try {
        tasks.add(waiting.take());
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException("nobody interrupts this thread", interrupted);
      }
      waiting.drainTo(tasks, MOST_AT_ONCE);
      store(tasks);
    }
    forgetConnection();
  }

  private void store(List<Task> tasks) {
    var refusals = new ArrayList<@Nullable Throwable>();
    boolean fresh = writing == null;
    boolean committing = false;
    try {
      var here = connection();
      here.begin(tasks.stream().map(Task::touched).toList());
      for (Task task : tasks) {
        refusals.add(refusal(task, here));
      }
      committing = true;
      here.commit();
    } catch (Throwable failure) {
      forgetConnection();
      boolean lost = isLost(failure);
      if (lost && !fresh && !committing) {
        store(tasks);
      } else if (lost || tasks.size() == 1) {
        tasks.forEach(task -> task.stored.completeExceptionally(failure));
      } else {
        // One of them must not spoil it for the others: each for itself.
        tasks.forEach(task -> store(List.of(task)));
      }
      return;
    }
    for (int i = 0; i < tasks.size(); i++) {
      var refusal = refusals.get(i);
      if (refusal == null) {
        tasks.get(i).stored.complete(null);
      } else {
        tasks.get(i).stored.completeExceptionally(refusal);
      }
    }
  }

  /// Whether there is no connection, or none any more.
  static boolean isLost(@Nullable Throwable failure) {
    if (failure instanceof SQLException told && told.getSQLState() != null) {
      // The classes of SQL for connections, and PostgreSQL's for a server that ends or begins.
      return told.getSQLState().startsWith("08") || told.getSQLState().startsWith("57P0");
    }
    return failure != null && isLost(failure.getCause());
  }

  /// A conflict is found before anything is written, so the others may go on. It is told after the
  /// commit: a write of the same transaction may be what it conflicts with.
  private static @Nullable Throwable refusal(Task task, Writing here) throws SQLException {
    try {
      task.write.on(here);
      return null;
    } catch (Store.Conflict conflict) {
      return conflict;
    }
  }

  private Writing connection() throws SQLException {
    var now = writing;
    if (now == null) {
      now = opening.open();
      writing = now;
    }
    return now;
  }

  /// Lets go of the connection, and of whatever is not committed on it.
  private void forgetConnection() {
    var now = writing;
    writing = null;
    if (now != null) {
      try {
        now.close();
      } catch (SQLException | RuntimeException _) {
        // What was not committed is not stored, however the connection ends.
      }
    }
  }

  /// Stores what was added so far, then lets go of the connection.
  @Override
  public void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        waiting.add(last);
      }
    }
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
