package quintain.table;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// The threads on which tables play.
///
/// They are threads of the system: it takes turns among them, so that a rule that takes long holds
/// up no other table. Virtual ones would not be interrupted, and two such rules would stop them all
/// on two processors.
final class Hands implements Executor, AutoCloseable {
  private static final int MOST = 16;
  private static final int IDLE_SECONDS = 60;

  private final Runnable rested;
  private final AtomicInteger waiting = new AtomicInteger();
  private final ThreadPoolExecutor threads =
      new ThreadPoolExecutor(
          MOST,
          MOST,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().name("table-", 1).factory());

  /// @param rested told whenever all that was to be done is done
  Hands(Runnable rested) {
    this.rested = rested;
    threads.allowCoreThreadTimeOut(true);
  }

  @Override
  public void execute(Runnable work) {
    waiting.incrementAndGet();
    try {
      threads.execute(() -> done(work));
    } catch (RuntimeException e) {
      waiting.decrementAndGet();
      throw e;
    }
  }

  private void done(Runnable work) {
    try {
      work.run();
    } finally {
      if (waiting.decrementAndGet() == 0) {
        rested.run();
      }
    }
  }

  boolean areAtRest() {
    return waiting.get() == 0;
  }

  /// Lets what has begun come to its end, and takes no more.
  @Override
  public void close() {
    threads.close();
  }
}
