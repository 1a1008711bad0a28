package quintain.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// `quintain serve` as a process of its own, which can be killed.
final class Served implements AutoCloseable {
  private final Path data;
  private final int port;
  private Process process;

  Served(Path data) {
    this.data = data;
    this.port = freePort();
    this.process = start();
  }

  private static int freePort() {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String address() {
    return "http://127.0.0.1:" + port;
  }

  /// Ends the process at once, as a loss of power would.
  void kill() {
    process.destroyForcibly();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void startAgain() {
    process = start();
  }

  private Process start() {
    try {
      var started =
          new ProcessBuilder(
                  List.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "--enable-native-access=ALL-UNNAMED",
                      "-Xmx512m",
                      // It is started often and does little.
                      "-XX:TieredStopAtLevel=1",
                      "-XX:+UseSerialGC",
                      "-cp",
                      System.getProperty("java.class.path"),
                      "quintain.cli.Main",
                      "serve",
                      "--port",
                      "" + port,
                      "--bind",
                      "127.0.0.1",
                      "--pace",
                      "50",
                      "--data",
                      data.toString()))
              .redirectErrorStream(true)
              .start();
      Thread.ofVirtual().start(() -> echo(started));
      waitUntilReady(started);
      return started;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void echo(Process started) {
    try (var reader =
        new BufferedReader(
            new InputStreamReader(started.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        System.out.println("serve: " + line);
      }
    } catch (IOException _) {
      // The process has ended, and with it what it says.
    }
  }

  private void waitUntilReady(Process started) {
    var client = HttpClient.newHttpClient();
    var request =
        HttpRequest.newBuilder(URI.create(address() + "/api/books"))
            .timeout(Duration.ofSeconds(5))
            .build();
    long deadline = System.nanoTime() + Duration.ofMinutes(5).toNanos();
    while (System.nanoTime() < deadline && started.isAlive()) {
      try {
        if (client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
          return;
        }
        TimeUnit.MILLISECONDS.sleep(100);
      } catch (IOException _) {
        pause();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    started.destroyForcibly();
    throw new IllegalStateException("the server did not become ready");
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(100);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    kill();
  }
}
