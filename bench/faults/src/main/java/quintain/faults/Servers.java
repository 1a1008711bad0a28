package quintain.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Servers that have their tables in common: one of them that keeps them in a folder, or any number
/// that keep them in a PostgreSQL, which is started for them.
final class Servers implements AutoCloseable {
  private final List<String> launcher;
  private final Path logs;
  private final Path data;
  private final @Nullable PostgresProcess postgres;
  private final List<ServerProcess> all = new ArrayList<>();
  private int copies;

  private Servers(
      List<String> launcher, Path logs, Path data, @Nullable PostgresProcess postgres, int nodes)
      throws IOException {
    this.launcher = launcher;
    this.logs = logs;
    this.data = data;
    this.postgres = postgres;
    for (int i = 1; i <= nodes; i++) {
      all.add(new ServerProcess(launcher, storage(), logs.resolve("server-" + i + ".log")));
    }
  }

  /// One that keeps its tables in a folder.
  static Servers inFolder(List<String> launcher, Path logs, Path data) throws IOException {
    return new Servers(launcher, logs, data, null, 1);
  }

  /// So many of them on a PostgreSQL that has its files in a folder.
  static Servers onPostgres(List<String> launcher, Path logs, Path data, int nodes)
      throws IOException, InterruptedException {
    return new Servers(launcher, logs, data, new PostgresProcess(data), nodes);
  }

  private List<String> storage() {
    return postgres == null
        ? List.of("--data", data.toString())
        : List.of("--db", postgres.address());
  }

  /// Where the log is stored, as JDBC writes it.
  String database() {
    return postgres == null ? database(data) : postgres.url();
  }

  private static String database(Path data) {
    return "jdbc:sqlite:" + data.resolve("tables.db");
  }

  /// Starts all of them.
  void start() throws IOException, InterruptedException {
    for (ServerProcess server : all) {
      server.start();
    }
  }

  List<ServerProcess> all() {
    return all;
  }

  /// The first, or the only one.
  ServerProcess first() {
    return all.getFirst();
  }

  /// The one whose turn it is with a number.
  ServerProcess byTurns(int number) {
    return all.get(number % all.size());
  }

  PostgresProcess postgres() {
    return Objects.requireNonNull(postgres, "tables are kept in a file here");
  }

  /// The processes of the PostgreSQL, of which each connection has one; none where there is none.
  List<Long> databasePids() {
    return postgres == null ? List.of() : postgres.pids();
  }

  /// One more that is to have the same folder, and is not started yet.
  ServerProcess another() throws IOException {
    return new ServerProcess(launcher, storage(), logs.resolve("another.log"));
  }

  /// Another that knows the same tables by their logs alone, and is not started yet: on a copy of a
  /// file, or as one more on a database.
  ServerProcess replica() throws SQLException, IOException {
    var storage = storage();
    if (postgres == null) {
      var copy = Files.createDirectories(logs.resolve("copy-" + ++copies));
      copy(copy);
      forgetSnapshots(database(copy));
      storage = List.of("--data", copy.toString());
    } else {
      forgetSnapshots(database());
    }
    return new ServerProcess(launcher, storage, logs.resolve("copy.log"));
  }

  private void copy(Path to) throws SQLException {
    try (var connection = DriverManager.getConnection(database());
        var vacuum = connection.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, to.resolve("tables.db").toString());
      vacuum.execute();
    }
  }

  private static void forgetSnapshots(String database) throws SQLException {
    try (var connection = DriverManager.getConnection(database);
        var statement = connection.createStatement()) {
      statement.execute("delete from snapshot");
    }
  }

  @Override
  public void close() {
    all.forEach(ServerProcess::close);
    if (postgres != null) {
      postgres.close();
    }
  }
}
