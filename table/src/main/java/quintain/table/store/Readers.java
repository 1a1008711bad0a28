package quintain.table.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;
import javax.sql.DataSource;
import org.jdbi.v3.core.ConnectionFactory;

/// A few connections that only read. They are opened when first needed and lent to one reader at a
/// time; whoever comes when all are lent waits.
final class Readers implements ConnectionFactory, AutoCloseable {
  private static final int MOST = 4;

  private final DataSource database;
  private final Semaphore free = new Semaphore(MOST, true);
  private final Deque<Connection> idle = new ArrayDeque<>();
  private boolean closed;

  Readers(DataSource database) {
    this.database = database;
  }

  @Override
  public Connection openConnection() throws SQLException {
    free.acquireUninterruptibly();
    try {
      synchronized (idle) {
        if (closed) {
          throw new IllegalStateException("the store is closed");
        }
        Connection connection = idle.pollFirst();
        if (connection != null) {
          return connection;
        }
      }
      return database.getConnection();
    } catch (SQLException | RuntimeException failure) {
      free.release();
      throw failure;
    }
  }

  @Override
  public void closeConnection(Connection connection) {
    synchronized (idle) {
      idle.addFirst(connection);
    }
    free.release();
  }

  /// Waits until all connections are back.
  @Override
  public void close() throws SQLException {
    free.acquireUninterruptibly(MOST);
    try {
      synchronized (idle) {
        closed = true;
        for (Connection connection : idle) {
          connection.close();
        }
        idle.clear();
      }
    } finally {
      free.release(MOST);
    }
  }
}
