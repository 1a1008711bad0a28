package quintain.table.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/// Carries the write-ahead log over into the file, on a thread and a connection of its own, so that
/// nobody who plays waits for it.
///
/// What is written meanwhile stays in the log, which begins anew only after all of it has been
/// carried over; that little is left to whoever writes next.
final class Porter implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Porter.class.getName());

  /// After so many writes it is worth the way: tables at play write the same pages again and again,
  /// and only the last state of each is carried over.
  private static final int LOAD = 4_000;

  private final Connection connection;
  private final Statement carry;
  private final Semaphore calls = new Semaphore(0);
  private final Thread thread;

  /// Writes since the last call. Only for whoever writes.
  private int waiting;

  private final AtomicBoolean carried = new AtomicBoolean();
  private volatile boolean closed;

  Porter(Connection connection, String name) throws SQLException {
    this.connection = connection;
    carry = connection.createStatement();
    thread = Thread.ofPlatform().name(name).daemon().unstarted(this::work);
    thread.start();
  }

  /// So many more writes are in the log.
  void written(int writes) {
    waiting += writes;
    if (waiting >= LOAD) {
      waiting = 0;
      calls.release();
    }
  }

  private void work() {
    while (true) {
      calls.acquireUninterruptibly();
      calls.drainPermits();
      if (closed) {
        return;
      }
      try {
        carry.execute("pragma wal_checkpoint(passive)");
        carried.set(true);
      } catch (SQLException e) {
        // The log grows until the next time, and whoever writes carries it over when it is long.
        LOG.log(System.Logger.Level.WARNING, "the log was not carried over", e);
      }
    }
  }

  /// Whether the log has been carried over since this was last asked.
  boolean hasCarried() {
    return carried.getAndSet(false);
  }

  @Override
  public void close() throws SQLException {
    closed = true;
    calls.release();
    if (Scribe.isInterruptedUntilEndOf(thread)) {
      Thread.currentThread().interrupt();
    }
    connection.close();
  }
}
