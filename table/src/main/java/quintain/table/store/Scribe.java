package quintain.table.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The one who writes. Whatever waits goes into one transaction, so that many tables share one wait
/// for the disk, which costs more than all the rest of a write.
///
/// What comes first waits for a moment, so that others may join it, unless enough has come
/// together, somebody says that nobody else is on the way, or one table plays alone.
///
/// Whoever says that nobody else is on the way writes it all down on the spot: to wake another
/// thread for it costs more, the more so as that one has nothing of it at hand. On a disk that is
/// slow just now nobody is held up that way. To tell many how it came out takes longer than to
/// write it, so that is done by two.
///
/// It is a thread of the system, not a virtual one: a call into SQLite would hold on to its
/// carrier.
final class Scribe implements AutoCloseable {
  private static final int MOST_AT_ONCE = 1000;

  /// So many are enough without anybody saying so. It is more than one who brings several brings at
  /// a time: to share those between two threads takes two waits for the disk and more of both.
  private static final int ENOUGH = 400;

  /// For so many times as long as it gathers, two tables that write after each other are company.
  private static final int COMPANY = 5;

  /// To tell so many how it came out is worth waking somebody.
  private static final int MANY = 24;

  /// A write that took longer than this is a reason to leave the next to this thread.
  private static final long SLOW = Duration.ofMillis(50).toNanos();

  /// One write, done inside a transaction that somebody else commits. May be done again after that
  /// transaction was rolled back.
  interface Write {
    void on(Writing writing) throws SQLException;
  }

  /// A write that waits, and how it came out.
  private static final class Task {
    final Write write;
    final CompletableFuture<Void> stored = new CompletableFuture<>();
    @Nullable Throwable refusal;

    Task(Write write) {
      this.write = write;
    }

    void tell() {
      if (refusal == null) {
        stored.complete(null);
      } else {
        stored.completeExceptionally(refusal);
      }
    }
  }

  /// What was written together. Whoever has time tells the next how it came out.
  private static final class Round {
    private final List<Task> tasks;
    private final AtomicInteger next = new AtomicInteger();

    Round(List<Task> tasks) {
      this.tasks = tasks;
    }

    void tell() {
      for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
        tasks.get(i).tell();
      }
    }
  }

  private final Writing writing;
  private final Porter porter;
  private final long gathering;
  private final Thread thread;

  /// Held by whoever writes. What waits is taken by whoever holds it, so that it is written in the
  /// order in which it came.
  private final ReentrantLock desk = new ReentrantLock();

  /// Guards what follows. Nobody waits for the desk while holding it.
  private final Lock lock = new ReentrantLock();

  private final Condition worthALook = lock.newCondition();
  private final Deque<Task> waiting = new ArrayDeque<>();
  private @Nullable Round untold;
  private boolean closed;
  private boolean hurried;
  private boolean slow;

  /// Nobody is expected, so that whoever comes has to wake this one.
  private boolean resting;

  private String latest = "";
  private long changed;

  /// When the first of those came that wait now.
  private long first;

  Scribe(Writing writing, Porter porter, Duration gathering, String name) {
    this.writing = writing;
    this.porter = porter;
    this.gathering = gathering.toNanos();
    changed = System.nanoTime() - COMPANY * this.gathering;
    thread = Thread.ofPlatform().name(name).daemon().unstarted(this::work);
    thread.start();
  }

  CompletableFuture<Void> add(String table, Write write) {
    var task = new Task(write);
    lock.lock();
    try {
      if (closed) {
        return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
      }
      waiting.add(task);
      long now = System.nanoTime();
      if (waiting.size() == 1) {
        first = now;
      }
      if (!table.equals(latest)) {
        latest = table;
        changed = now;
      }
      // To wake somebody costs as much as to write, so it is not done for each.
      if (resting || !mayGather(now)) {
        worthALook.signal();
      }
    } finally {
      lock.unlock();
    }
    return task.stored;
  }

  /// Nobody else is on the way.
  void hurry() {
    boolean here;
    lock.lock();
    try {
      if (waiting.isEmpty()) {
        return;
      }
      here = !slow && !closed && !desk.isHeldByCurrentThread() && desk.tryLock();
      if (!here) {
        hurried = true;
        worthALook.signal();
      }
    } finally {
      lock.unlock();
    }
    if (here) {
      write();
    }
  }

  private void work() {
    while (gather()) {
      desk.lock();
      write();
    }
  }

  /// Writes what waits, lets go of the desk, and then tells how it came out, which takes as long.
  private void write() {
    List<Task> tasks;
    try {
      tasks = taken();
      store(tasks);
    } finally {
      desk.unlock();
    }
    var round = new Round(tasks);
    if (tasks.size() >= MANY) {
      askForHelp(round);
    }
    round.tell();
  }

  private void askForHelp(Round round) {
    lock.lock();
    try {
      untold = round;
      worthALook.signal();
    } finally {
      lock.unlock();
    }
  }

  /// Helps to tell how something came out, and lets go of the lock meanwhile.
  private void help(Round round) {
    untold = null;
    lock.unlock();
    try {
      round.tell();
    } finally {
      lock.lock();
    }
  }

  /// Waits until there is something to write, and helps whoever has written much; false when all is
  /// done.
  private boolean gather() {
    lock.lock();
    try {
      while (untold != null || (!closed && waiting.isEmpty())) {
        if (untold != null) {
          help(untold);
        } else if (isCompany(System.nanoTime())) {
          // Another write is never far; whoever brings it need not wake this one for it, and most
          // likely has it written without this one.
          var _ = worthALook.awaitNanos(4 * gathering);
        } else {
          resting = true;
          worthALook.await();
          resting = false;
        }
      }
      for (long now = System.nanoTime(); mayGather(now); now = System.nanoTime()) {
        var _ = worthALook.awaitNanos(first + gathering - now);
      }
      return !waiting.isEmpty() || !closed;
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException("nobody interrupts this thread", interrupted);
    } finally {
      lock.unlock();
    }
  }

  /// What to write next. Only for whoever holds the desk.
  private List<Task> taken() {
    lock.lock();
    try {
      hurried = false;
      var tasks = new ArrayList<Task>();
      while (tasks.size() < MOST_AT_ONCE && !waiting.isEmpty()) {
        tasks.add(waiting.remove());
      }
      return tasks;
    } finally {
      lock.unlock();
    }
  }

  /// Whether several tables play.
  private boolean isCompany(long now) {
    return now - changed < COMPANY * gathering;
  }

  private boolean mayGather(long now) {
    return isCompany(now)
        && now - first < gathering
        && !waiting.isEmpty()
        && waiting.size() < ENOUGH
        && !hurried
        && !closed;
  }

  private void store(List<Task> tasks) {
    if (tasks.isEmpty()) {
      // Somebody else has written it.
      return;
    }
    try {
      long began = System.nanoTime();
      for (Task task : tasks) {
        perform(task);
      }
      writing.commit(porter.hasCarried());
      porter.written(tasks.size());
      took(System.nanoTime() - began);
    } catch (Throwable failure) {
      giveUp(failure);
      if (tasks.size() > 1) {
        // One of them must not spoil it for the others: each for itself.
        for (Task task : tasks) {
          store(List.of(task));
        }
      } else {
        tasks.getFirst().refusal = failure;
      }
    }
  }

  private void took(long nanos) {
    lock.lock();
    try {
      slow = nanos > SLOW;
    } finally {
      lock.unlock();
    }
  }

  private void perform(Task task) throws SQLException {
    task.refusal = null;
    try {
      task.write.on(writing);
    } catch (Store.Conflict conflict) {
      // It was found before anything was written, so the others may go on. It is told after the
      // commit: a write of the same transaction may be what it conflicts with.
      task.refusal = conflict;
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
    lock.lock();
    try {
      closed = true;
      worthALook.signal();
    } finally {
      lock.unlock();
    }
    boolean interrupted = isInterruptedUntilEndOf(thread);
    desk.lock(); // somebody else may be about to end a write
    try {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    } finally {
      desk.unlock();
    }
  }

  /// Waits for a thread that is about to end, and tells whether somebody wanted this one to stop
  /// meanwhile.
  static boolean isInterruptedUntilEndOf(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    return interrupted;
  }
}
