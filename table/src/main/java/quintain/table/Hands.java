package quintain.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The threads on which tables play.
///
/// They are threads of the system: it takes turns among them, so that a rule that takes long holds
/// up no other table. Virtual ones would not be interrupted, and two such rules would stop them all
/// on two processors.
///
/// Most rules take a moment. One hand plays them all, one after the other: it has at hand what they
/// need, and to wake another for each would cost more than to play. Only when work has waited for a
/// while is another hand called. What is brought in one go is begun when all of it is there.
final class Hands implements Executor, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Hands.class.getName());

  private static final int MOST = 16;
  private static final Duration IDLE = Duration.ofSeconds(60);

  /// Between two looks whether anything waits or takes long.
  private static final Duration PATIENCE = Duration.ofMillis(50);

  /// After so many looks at nothing there is no more looking.
  private static final int LOOKS = 10;

  private final Runnable rested;

  /// Guards all that follows.
  private final ReentrantLock lock = new ReentrantLock();

  private final Condition gone = lock.newCondition();
  private final Condition worthWatching = lock.newCondition();
  private final Deque<Runnable> work = new ArrayDeque<>();

  /// What waits until all is brought.
  private final Deque<Runnable> later = new ArrayDeque<>();

  /// Whoever has been at work last comes first.
  private final Deque<Hand> resting = new ArrayDeque<>();

  private int hands;

  /// Hands that do something or are about to.
  private int busy;

  // Pieces of work so far
  private long brought;
  private long begun;
  private long done;

  /// Whether something at work takes long, so that nobody should wait for its end.
  private boolean heldUp;

  /// Whoever brings several pieces just now.
  private @Nullable Thread bringing;

  private boolean watched;
  private boolean watchRests;
  private boolean closed;

  /// @param rested told whenever all that was to be done is done, but for what takes long
  Hands(Runnable rested) {
    this.rested = rested;
  }

  @Override
  public void execute(Runnable piece) {
    lock.lock();
    try {
      if (closed) {
        throw new RejectedExecutionException("the hands are folded");
      }
      work.add(piece);
      brought++;
      if (busy == 0 && !Thread.currentThread().equals(bringing)) {
        call();
      }
      if (!watched) {
        watched = true;
        Thread.ofPlatform().name("table-watch").daemon().start(this::watch);
      } else if (watchRests) {
        watchRests = false;
        worthWatching.signal();
      }
    } finally {
      lock.unlock();
    }
  }

  /// This thread is going to bring several pieces, and then says that it has brought all.
  void expect() {
    lock.lock();
    try {
      bringing = Thread.currentThread();
    } finally {
      lock.unlock();
    }
  }

  /// Does something on this thread: at once, or, if it is going to bring more, when it has brought
  /// all.
  void whenAllIsBrought(Runnable doing) {
    lock.lock();
    try {
      if (Thread.currentThread().equals(bringing)) {
        later.add(doing);
        return;
      }
    } finally {
      lock.unlock();
    }
    doing.run();
  }

  /// All that was expected has been brought. Whether all that was to be done is done, but for what
  /// takes long.
  boolean begin() {
    lock.lock();
    try {
      while (!later.isEmpty()) {
        outside(later.remove());
      }
      bringing = null;
      if (busy == 0 && !work.isEmpty()) {
        call();
      }
      return isAtRest();
    } finally {
      lock.unlock();
    }
  }

  /// Lets one more hand come.
  private void call() {
    var hand = resting.poll();
    if (hand != null) {
      busy++;
      hand.called = true;
      hand.call.signal();
    } else if (hands < MOST) {
      busy++;
      hands++;
      Thread.ofPlatform().name("table-" + hands).start(new Hand()::serve);
    }
  }

  /// Does something while others come and go.
  private void outside(Runnable doing) {
    lock.unlock();
    try {
      doing.run();
    } catch (Throwable failure) {
      // Nobody else would do the rest.
      LOG.log(System.Logger.Level.ERROR, "a table", failure);
    } finally {
      lock.lock();
    }
  }

  private boolean isAtRest() {
    return done == brought || (heldUp && work.isEmpty());
  }

  /// One of the threads.
  private final class Hand {
    private final Condition call = lock.newCondition();
    private boolean called;

    void serve() {
      lock.lock();
      try {
        boolean wanted = true;
        while (wanted) {
          while (!work.isEmpty()) {
            begun++;
            outside(work.remove());
            done++;
          }
          busy--;
          if (isAtRest()) {
            // Whatever comes meanwhile is for another hand.
            outside(rested);
          }
          if (!work.isEmpty() && busy == 0) {
            busy++;
          } else {
            wanted = isCalledAgain();
          }
        }
      } finally {
        hands--;
        gone.signalAll();
        lock.unlock();
      }
    }

    private boolean isCalledAgain() {
      called = false;
      resting.push(this);
      long left = IDLE.toNanos();
      try {
        while (!called && !closed && left > 0) {
          left = call.awaitNanos(left);
        }
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException("nobody interrupts this thread", interrupted);
      }
      if (!called) {
        resting.remove(this);
      }
      return called;
    }
  }

  /// Calls another hand when something has waited from one look to the next.
  private void watch() {
    lock.lock();
    try {
      long broughtBefore = brought;
      long begunBefore = begun;
      int idle = 0;
      while (!closed) {
        if (idle < LOOKS) {
          var _ = worthWatching.awaitNanos(PATIENCE.toNanos());
        } else {
          watchRests = true;
          worthWatching.await();
          idle = 0;
        }
        heldUp = done < begunBefore;
        if (begun < broughtBefore) {
          call();
        }
        idle = done == brought ? idle + 1 : 0;
        broughtBefore = brought;
        begunBefore = begun;
      }
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException("nobody interrupts this thread", interrupted);
    } finally {
      lock.unlock();
    }
  }

  /// Lets what was brought come to its end, and takes no more.
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      worthWatching.signalAll();
      resting.forEach(hand -> hand.call.signal());
      while (hands > 0) {
        gone.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }
}
