package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What whoever keeps the server sees of it, and what a proxy tells it.
class HealthTest {
  @TempDir Path folder;
  private Served served;

  @BeforeEach
  void open() throws IOException {
    served = new Served(folder, Limits.USUAL);
  }

  @AfterEach
  void close() {
    served.close();
  }

  private static String status(HttpResponse<String> answer) {
    return Served.json(answer).get("status").stringValue();
  }

  @Test
  void aServerIsAliveAndReady() {
    var health = served.get("/health");
    assertThat(health.statusCode()).isEqualTo(200);
    assertThat(status(health)).isEqualTo("up");
    var ready = served.get("/ready");
    assertThat(ready.statusCode()).isEqualTo(200);
    assertThat(status(ready)).isEqualTo("ready");
  }

  @Test
  void aServerThatCannotStoreMovesIsAliveAndNotReady() {
    served.loseTheStore();
    var ready = served.get("/ready");
    assertThat(ready.statusCode()).isEqualTo(503);
    assertThat(status(ready)).isEqualTo("not-ready");
    assertThat(served.get("/health").statusCode()).isEqualTo(200);
  }

  @Test
  void movesLinesAndTablesAreCounted() {
    var referee = served.demo();
    assertThat(figure("quintain_moves_seconds_count{outcome=\"failed\"}")).isZero();
    var robin = Browser.seated(served, referee, 0);
    assertThat(figure("quintain_tables_open")).isEqualTo(1);
    assertThat(figure("quintain_lines_open{path=\"/api/socket\"}")).isEqualTo(1);
    assertThat(robin.reply(robin.say("rewind", "to", 9999, "reason", "")).has("failed")).isTrue();
    assertThat(robin.reply(robin.say("say", "text", "no move")).has("done")).isTrue();
    awaitFigure("quintain_moves_seconds_count{outcome=\"failed\"}", 1);
    assertThat(figure("quintain_moves_seconds_count{outcome=\"done\"}")).isZero();
    assertThat(robin.reply(robin.say("roll-by-hand", "manual", true)).has("done")).isTrue();
    awaitFigure("quintain_moves_seconds_count{outcome=\"done\"}", 1);
    assertThat(figure("quintain_faults_total")).isZero();
  }

  /// A move is counted after it was answered.
  private void awaitFigure(String name, double wanted) {
    for (int i = 0; i < 50 && figure(name) != wanted; i++) {
      LockSupport.parkNanos(100_000_000);
    }
    assertThat(figure(name)).isEqualTo(wanted);
  }

  private double figure(String name) {
    return served
        .get("/metrics")
        .body()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no " + name));
  }

  @Test
  void nobodySeesFiguresThroughAProxy() {
    var request = HttpRequest.newBuilder(served.at("/metrics"));
    assertThat(served.send(request.header("X-Forwarded-For", "203.0.113.9")).statusCode())
        .isEqualTo(404);
  }

  private HttpRequest.Builder laying(String address) {
    return served
        .posting("/api/tables", Wire.write(Map.of("book", Served.BOOK, "demo", true)))
        .header("X-Forwarded-For", address)
        .header("X-Forwarded-Proto", "https")
        .header("X-Forwarded-Host", "quintain.example");
  }

  private static String link(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return Served.json(answer).get("link").stringValue();
  }

  @Test
  void behindAProxyLinksAndLimitsAreThoseOfWhoeverCame() throws IOException {
    close();
    var oneTable = UsualBut.of(Map.of("lines", 1, "tables", new Limits.Rate(1, 0.001)));
    served = Served.behindAProxy(folder, oneTable);
    assertThat(link(served.send(laying("203.0.113.9")))).startsWith("https://quintain.example/t/");
    assertThat(served.send(laying("203.0.113.9")).statusCode()).isEqualTo(429);
    assertThat(link(served.send(laying("203.0.113.10")))).startsWith("https://quintain.example/t/");

    var first = new Browser(served, Map.of("X-Forwarded-For", "203.0.113.9"));
    var second = new Browser(served, Map.of("X-Forwarded-For", "203.0.113.9"));
    assertThat(second.closed.join()).isEqualTo(1013);
    var other = new Browser(served, Map.of("X-Forwarded-For", "203.0.113.10"));
    other.say("ask");
    assertThat(other.closed.join()).as("it may speak, and does not say hello").isEqualTo(1008);
    assertThat(first.closed).isNotDone();
  }

  @Test
  void withoutAProxyNobodyIsWhoTheySayTheyAre() {
    assertThat(link(served.send(laying("203.0.113.9")))).startsWith("http://127.0.0.1:");
  }
}
