package quintain.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL with a folder of its own, which can be killed and comes back. Its programs must be
/// on the path.
final class PostgresProcess implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 120;

  private final Path folder;
  private final Path log;
  private final int port;
  private @Nullable Process process;

  PostgresProcess(Path folder) throws IOException, InterruptedException {
    this.folder = folder;
    this.log = folder.resolveSibling("postgres.log");
    this.port = ServerProcess.freePort();
    Files.createDirectories(folder);
    Shell.run(
        unprivileged("initdb", "-D", folder.toString(), "-U", "postgres", "-A", "trust")
            .toArray(String[]::new));
    Runtime.getRuntime().addShutdownHook(new Thread(this::end));
    start();
  }

  /// PostgreSQL does not run as root; in a namespace of its own, nobody is.
  private static List<String> unprivileged(String... command) {
    var whole = new ArrayList<String>();
    if ("root".equals(System.getProperty("user.name"))) {
      whole.addAll(List.of("unshare", "-U"));
    }
    whole.addAll(List.of(command));
    return whole;
  }

  /// Where tables are kept, as `--db` writes it.
  String address() {
    return "postgresql://postgres@127.0.0.1:" + port + "/postgres";
  }

  /// The same as JDBC writes it.
  String url() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
  }

  /// Starts it, and waits until it answers. One that was killed leaves others behind that have its
  /// folder for a moment.
  void start() throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (System.nanoTime() < end) {
      var running = process;
      if (running == null || !running.isAlive()) {
        process =
            new ProcessBuilder(
                    unprivileged(
                        "postgres",
                        "-D",
                        folder.toString(),
                        "-p",
                        String.valueOf(port),
                        "-c",
                        "listen_addresses=127.0.0.1",
                        "-c",
                        "unix_socket_directories="))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
      } else if (answers()) {
        return;
      }
      Thread.sleep(100);
    }
    throw new IOException("PostgreSQL does not start; see " + log);
  }

  private boolean answers() {
    try (var connection = DriverManager.getConnection(url())) {
      return connection.isValid(5);
    } catch (SQLException _) {
      return false;
    }
  }

  /// The processes that it consists of now.
  List<Long> pids() {
    var now = process;
    return now == null
        ? List.of()
        : Stream.concat(Stream.of(now.toHandle()), now.descendants())
            .map(ProcessHandle::pid)
            .toList();
  }

  /// `kill -9`.
  void kill() throws InterruptedException {
    end();
    var now = process;
    if (now != null) {
      now.waitFor();
    }
  }

  private void end() {
    var now = process;
    if (now != null) {
      now.destroyForcibly();
    }
  }

  @Override
  public void close() {
    end();
    var now = process;
    if (now != null) {
      now.onExit().join();
    }
  }
}
