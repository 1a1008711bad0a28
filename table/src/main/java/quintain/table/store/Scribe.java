package quintain.table.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/// The one who writes. Whatever waits when it comes to the queue goes into one transaction, so that
/// many tables share one wait for the disk; at rest a write waits for nobody.
///
/// It is a thread of the system, not a virtual one: a call into SQLite would hold on to its
/// carrier.
final class Scribe implements AutoCloseable {
  private static final int MOST_AT_ONCE = 1000;

  /// One write, done inside a transaction that somebody else commits. May be done again after that
  /// transaction was rolled back.
  interface Write {
    void on(Writing writing) throws SQLException;
  }

  /// A write that waits, and how it came out. The one without a write is the last.
  private static final class Task {
    final @Nullable Write write;
    final CompletableFuture<Void> stored = new CompletableFuture<>();
    @Nullable Throwable refusal;

    Task(@Nullable Write write) {
      this.write = write;
    }
  }

  private final Writing writing;
  private final Thread thread;
  private final BlockingQueue<Task> queue = new LinkedBlockingQueue<>();
  private final Object door = new Object();
  private boolean closed;

  Scribe(Writing writing, String name) {
    this.writing = writing;
    thread = Thread.ofPlatform().name(name).daemon().unstarted(this::work);
    thread.start();
  }

  CompletableFuture<Void> add(Write write) {
    var task = new Task(write);
    synchronized (door) {
      if (closed) {
        return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
      }
      queue.add(task);
    }
    return task.stored;
  }

  private void work() {
    var tasks = new ArrayList<Task>();
    boolean more = true;
    while (more) {
      try {
        tasks.add(queue.take());
      } catch (InterruptedException _) {
        // Nobody has a reason to; the queue's last task ends this thread.
        continue;
      }
      queue.drainTo(tasks, MOST_AT_ONCE - 1);
      more = !tasks.removeIf(task -> task.write == null);
      store(tasks);
      tasks.clear();
    }
  }

  private void store(List<Task> tasks) {
    if (tasks.isEmpty()) {
      return;
    }
    try {
      for (Task task : tasks) {
        perform(task);
      }
      writing.commit();
    } catch (Throwable failure) {
      giveUp(failure);
      if (tasks.size() > 1) {
        // One of them must not spoil it for the others: each for itself.
        for (Task task : tasks) {
          store(List.of(task));
        }
      } else {
        tasks.getFirst().stored.completeExceptionally(failure);
      }
      return;
    }
    for (Task task : tasks) {
      if (task.refusal == null) {
        task.stored.complete(null);
      } else {
        task.stored.completeExceptionally(task.refusal);
      }
    }
  }

  private void perform(Task task) throws SQLException {
    task.refusal = null;
    if (task.write != null) {
      try {
        task.write.on(writing);
      } catch (Store.Conflict conflict) {
        // It was found before anything was written, so the others may go on. It is told after the
        // commit: a write of the same transaction may be what it conflicts with.
        task.refusal = conflict;
      }
    }
  }

  private void giveUp(Throwable failure) {
    try {
      writing.clear();
      writing.rollBack();
    } catch (SQLException | RuntimeException second) {
      failure.addSuppressed(second);
    }
  }

  /// Stores what was added so far, then rests.
  @Override
  public void close() {
    synchronized (door) {
      if (!closed) {
        closed = true;
        queue.add(new Task(null));
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
