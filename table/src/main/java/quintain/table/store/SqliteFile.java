package quintain.table.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// A SQLite file of tables that is only looked at, whole or damaged, also while another process has
/// it open.
public final class SqliteFile extends Reading implements AutoCloseable {
  private static final int MOST_PROBLEMS = 20;

  private final Connection connection;

  /// The tables whose logs are read without the index.
  private final Set<String> scanned = new HashSet<>();

  private SqliteFile(Connection connection) {
    super(Jdbi.create(connection));
    this.connection = connection;
  }

  /// Opens a file. Throws [Store.Unavailable] if it cannot be read at all, or is of another
  /// version.
  public static SqliteFile open(Path file) {
    try {
      var connection = SqliteStore.unchanged(file.toAbsolutePath()).getConnection();
      try {
        // A file that is shorter than it says would not be read at all otherwise.
        try (var statement = connection.createStatement()) {
          statement.execute("pragma writable_schema = on");
        }
        Schema.checkCurrent(connection);
        return new SqliteFile(connection);
      } catch (SQLException | RuntimeException failure) {
        connection.close();
        throw failure;
      }
    } catch (SQLException failure) {
      throw new Store.Unavailable("cannot read " + file + ": " + failure.getMessage(), failure);
    }
  }

  /// What SQLite itself finds wrong with the file, and entries of tables that are not there.
  public List<String> problems() {
    return problems("integrity_check");
  }

  /// The same without looking whether indexes tell what the tables do, which takes long.
  public List<String> quickProblems() {
    return problems("quick_check");
  }

  private List<String> problems(String check) {
    var problems = new ArrayList<String>();
    try (var statement = connection.createStatement()) {
      try (var rows = statement.executeQuery("pragma " + check + "(" + MOST_PROBLEMS + ")")) {
        while (rows.next()) {
          var said = Objects.requireNonNullElse(rows.getString(1), "");
          if (!said.equals("ok")) {
            problems.add(said);
          }
        }
      }
      try (var rows =
          statement.executeQuery(
              "select distinct table_id from log where table_id not in (select id from kept)")) {
        while (rows.next()) {
          problems.add("there are entries of a table " + rows.getString(1) + " that is not there");
        }
      }
    } catch (SQLException unreadable) {
      problems.add(String.valueOf(unreadable.getMessage()));
    }
    return List.copyOf(problems);
  }

  /// All tables; throws [Store.Unavailable] if the list of them is damaged.
  @Override
  public List<Kept> tables() {
    try {
      return super.tables();
    } catch (JdbiException unreadable) {
      throw new Store.Unavailable(
          "the list of tables cannot be read: " + cause(unreadable).getMessage(), unreadable);
    }
  }

  /// Where the index is damaged, entries are still found by looking through all of them: they lie
  /// in the order in which they were written.
  @Override
  public Optional<Flaw> flaw(String table, long after) {
    var flaw = super.flaw(table, after);
    if (flaw.isPresent() && scanned.add(table)) {
      var other = super.flaw(table, after);
      if (other.isEmpty() || other.get().seq() > flaw.get().seq()) {
        return other;
      }
      scanned.remove(table);
    }
    return flaw;
  }

  @Override
  public List<Envelope> after(String table, long after, int limit) {
    try {
      return super.after(table, after, limit);
    } catch (JdbiException unreadable) {
      if (!scanned.add(table)) {
        throw unreadable;
      }
      return super.after(table, after, limit);
    }
  }

  @Override
  String asked(String table, String sql) {
    return scanned.contains(table)
        ? sql.replace(" from log ", " from log not indexed ")
            .replace("order by seq", "order by rowid")
        : sql;
  }

  /// None if those cannot be read: they can be made anew.
  @Override
  public List<Long> snapshots(String table) {
    try {
      return super.snapshots(table);
    } catch (JdbiException _) {
      return List.of();
    }
  }

  @Override
  public Optional<Snapshot> snapshot(String table, long atOrBefore) {
    try {
      return super.snapshot(table, atOrBefore);
    } catch (JdbiException _) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException failure) {
      throw new IllegalStateException("the file did not close well", failure);
    }
  }
}
