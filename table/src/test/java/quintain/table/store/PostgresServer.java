package quintain.table.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL for the tests of this JVM. Each test has a database of its own there.
public final class PostgresServer {
  private static final EmbeddedPostgres SERVER = start();
  private static final AtomicInteger DATABASES = new AtomicInteger();

  private PostgresServer() {}

  private static EmbeddedPostgres start() {
    try {
      // What these tests show does not hang on the disk.
      return EmbeddedPostgres.builder()
          .setServerConfig("fsync", "off")
          .setServerConfig("full_page_writes", "off")
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException("PostgreSQL does not start", e);
    }
  }

  /// A database with nothing in it.
  public static PostgresAddress database() {
    var name = "test" + DATABASES.incrementAndGet();
    execute("create database " + name);
    return PostgresAddress.of(
        "postgresql://postgres@localhost:" + SERVER.getPort() + "/" + name, Map.of());
  }

  /// A connection to a database, past all servers.
  public static Connection connection(PostgresAddress address) throws SQLException {
    return address.database().getConnection();
  }

  /// Ends all connections to a database, as a server does that is stopped.
  public static void disconnectAll(PostgresAddress address) {
    execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = '"
            + address.toString().replaceAll(".*/", "")
            + "'");
  }

  public static void execute(String sql) {
    try (var connection = SERVER.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
