package quintain.faults;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A server in a process of its own, at a port that it has again after each start.
final class ServerProcess implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 600;

  private final List<String> launcher;
  private final List<String> options;
  private final Path log;
  private final int port;
  private final Hall hall;
  private volatile @Nullable Process process;

  /// @param launcher what starts `quintain`
  /// @param options what follows after `serve`: where the tables are kept
  /// @param log where it writes what it has to say
  ServerProcess(List<String> launcher, List<String> options, Path log) throws IOException {
    this.launcher = launcher;
    this.options = options;
    this.log = log;
    this.port = freePort();
    this.hall = new Hall(() -> port);
    // Whoever is stopped in the middle leaves no server behind.
    Runtime.getRuntime().addShutdownHook(new Thread(this::end));
  }

  /// A port that nobody has, below those that the system gives to whoever opens a line: one of the
  /// players might be given it while the server is down.
  static int freePort() throws IOException {
    var random = new Random();
    while (true) {
      int port = 20_000 + random.nextInt(10_000);
      try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      } catch (BindException _) {
        // Somebody has it.
      }
    }
  }

  int port() {
    return port;
  }

  Path log() {
    return log;
  }

  Hall hall() {
    return hall;
  }

  /// Starts it, and waits until it takes moves.
  void start() throws IOException, InterruptedException {
    start(launcher);
    if (!awaitReady(PATIENCE_SECONDS)) {
      throw new IOException("the server does not take moves; see " + log);
    }
  }

  /// Starts it by another launcher, and waits for nothing.
  Process start(List<String> by) throws IOException {
    var command = new ArrayList<>(by);
    command.addAll(List.of("serve", "--bind", "127.0.0.1", "--port", String.valueOf(port)));
    command.addAll(options);
    var started =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    process = started;
    return started;
  }

  /// Waits until it takes moves; whether it does.
  boolean awaitReady(int seconds) throws InterruptedException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    while (System.nanoTime() < end && process().isAlive()) {
      if (hall.isReady()) {
        return true;
      }
      Thread.sleep(20);
    }
    return false;
  }

  Process process() {
    var now = process;
    if (now == null) {
      throw new IllegalStateException("it was not started");
    }
    return now;
  }

  /// `kill -9`.
  void kill() throws InterruptedException {
    process().destroyForcibly();
    process().waitFor();
  }

  /// Asks it to end, and waits.
  void stop() throws InterruptedException {
    process().destroy();
    if (!process().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("it does not end");
    }
  }

  /// Sends a signal by its name.
  void signal(String name) throws IOException {
    Shell.run("kill", "-" + name, String.valueOf(process().pid()));
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
      now.onExit().join(); // until then it has its files open
    }
  }
}
