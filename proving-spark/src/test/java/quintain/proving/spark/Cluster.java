package quintain.proving.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A standalone Spark of one master and some workers, each a process of its own, started from the
/// jars of the class path alone.
final class Cluster implements AutoCloseable {
  private static final String HOST = "127.0.0.1";

  private final Path home;
  private final int port = freePort();
  private final Process master;
  private final List<Process> workers = new ArrayList<>();

  Cluster(Path home, int workers) throws IOException {
    this.home = home;
    // A worker looks for Spark's jars in this folder; here they come by the class path instead.
    Files.createDirectories(home.resolve("jars"));
    master =
        start(
            "master",
            "org.apache.spark.deploy.master.Master",
            "--host",
            HOST,
            "--port",
            "" + port,
            "--webui-port",
            "0");
    for (int i = 1; i <= workers; i++) {
      this.workers.add(
          start(
              "worker-" + i,
              "org.apache.spark.deploy.worker.Worker",
              "--host",
              HOST,
              "--cores",
              "1",
              "--memory",
              "512m",
              "--webui-port",
              "0",
              "--work-dir",
              home.resolve("work-" + i).toString(),
              address()));
    }
  }

  private static int freePort() {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String address() {
    return "spark://" + HOST + ":" + port;
  }

  private Process start(String name, String main, String... arguments) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx192m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Dspark.master.rest.enabled=false",
                "-cp",
                System.getProperty("java.class.path"),
                main));
    command.addAll(List.of(arguments));
    var builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(home.resolve(name + ".log").toFile());
    var environment = builder.environment();
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("SPARK_HOME", home.toString());
    environment.put("SPARK_LOCAL_IP", HOST);
    environment.put("SPARK_SCALA_VERSION", "2.13");
    return builder.start();
  }

  /// Waits until the master listens.
  void awaitMaster() throws IOException, InterruptedException {
    for (int i = 0; i < 600; i++) {
      try (var _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
        return;
      } catch (ConnectException _) {
        TimeUnit.MILLISECONDS.sleep(100);
      }
    }
    throw new AssertionError("no master within a minute: " + logs());
  }

  /// Ends a worker and what it has started at once, as a loss of power would.
  ///
  /// @return whether it was working for somebody
  boolean kill(int worker) {
    var process = workers.get(worker);
    var executors = process.descendants().toList();
    process.destroyForcibly();
    executors.forEach(ProcessHandle::destroyForcibly);
    return !executors.isEmpty();
  }

  /// What master and workers have said so far.
  String logs() {
    var said = new StringBuilder();
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file :
          files.filter(each -> each.toString().matches(".*(\\.log|/stderr)")).toList()) {
        said.append("--- ").append(home.relativize(file)).append('\n');
        said.append(Files.readString(file)).append('\n');
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return said.toString();
  }

  @Override
  public void close() {
    var all = new ArrayList<>(workers);
    all.add(master);
    for (Process process : all) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    all.forEach(process -> process.onExit().orTimeout(10, TimeUnit.SECONDS).join());
  }
}
