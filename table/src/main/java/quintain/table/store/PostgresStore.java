package quintain.table.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.security.SecureRandom;
import java.sql.SQLException;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;

/// Keeps all tables in a PostgreSQL database, which other servers may have open, too.
///
/// A connection that breaks is replaced when it is next needed, so that a database that went away
/// and came back is enough.
public final class PostgresStore extends DatabaseStore {
  private static final int MOST_READERS = 8;
  private static final int SECONDS_TO_CONNECT = 10;

  /// No statement of play takes as long as this.
  private static final int SECONDS_TO_ANSWER = 30;

  private final HikariDataSource readers;
  private final PostgresPeers peers;

  private PostgresStore(
      PGSimpleDataSource database, HikariDataSource readers, Jdbi jdbi, String node)
      throws SQLException {
    super(jdbi, () -> new PostgresWriting(database.getConnection(), node));
    this.readers = readers;
    this.peers = new PostgresPeers(database, jdbi, node);
  }

  /// Opens a database, and makes its tables if need be. Throws [Store.Unavailable] with what is the
  /// matter.
  public static PostgresStore open(PostgresAddress address) {
    try {
      Schema.POSTGRESQL.migrate(address.database());
      var database = address.database();
      database.setApplicationName("quintain");
      database.setConnectTimeout(SECONDS_TO_CONNECT);
      database.setSocketTimeout(SECONDS_TO_ANSWER);
      database.setTcpKeepAlive(true);
      database.setReWriteBatchedInserts(true);
      var readers = readers(database);
      try {
        var node = new Tokens(new SecureRandom()).name();
        return new PostgresStore(database, readers, Jdbi.create(readers), node);
      } catch (SQLException | RuntimeException failure) {
        readers.close();
        throw failure;
      }
    } catch (SQLException | FlywayException | Unavailable failure) {
      throw new Unavailable(
          "cannot keep tables in " + address + ": " + failure.getMessage(), failure);
    }
  }

  private static HikariDataSource readers(PGSimpleDataSource database) {
    var config = new HikariConfig();
    config.setPoolName("quintain-readers");
    config.setDataSource(database);
    config.setMaximumPoolSize(MOST_READERS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(SECONDS_TO_CONNECT * 1_000L);
    return new HikariDataSource(config);
  }

  @Override
  public Peers peers() {
    return peers;
  }

  /// Stores what was given to it so far, then says goodbye to other servers.
  @Override
  public void close() {
    super.close();
    peers.close();
    readers.close();
  }
}
