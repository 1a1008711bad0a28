package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.web.Served.json;
import static quintain.table.web.Served.refused;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.store.Webhook;
import tools.jackson.databind.JsonNode;

/// Webhooks that are really delivered to, at a receiver on this machine.
class WebhookTest {
  private static final String SECRET = "a-secret-of-some-length";

  @TempDir Path folder;
  private Served served;
  private HttpServer receiver;
  private String referee;
  private String seat;
  private String player;
  private int ids;

  /// What came, in the order in which it came.
  private final LinkedBlockingQueue<Delivered> came = new LinkedBlockingQueue<>();

  /// An answer whose body has no end.
  private static final int ENDLESS = 200;

  /// What is answered next; then all is well.
  private final LinkedBlockingQueue<Integer> answers = new LinkedBlockingQueue<>();

  private record Delivered(String signature, String body, Instant at) {
    JsonNode json() {
      return Served.JSON.readTree(body);
    }

    List<String> lines() {
      return json()
          .get("entries")
          .valueStream()
          .flatMap(entry -> entry.get("lines").valueStream())
          .map(line -> line.get("text").stringValue())
          .toList();
    }
  }

  @BeforeEach
  void open() throws IOException {
    receive(0);
    served = new Served(folder, Limits.USUAL);
    referee = served.demo();
    seat = served.player(referee);
    player = served.invite(referee, seat);
  }

  private void receive(int port) throws IOException {
    receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    receiver.createContext(
        "/hook",
        exchange -> {
          var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          var signature = exchange.getRequestHeaders().getFirst("Quintain-Signature");
          came.add(new Delivered(signature, body, Instant.now()));
          var answer = answers.poll();
          if (answer != null && answer == 302) {
            exchange.getResponseHeaders().set("Location", "/hook");
          }
          exchange.sendResponseHeaders(
              answer == null ? 204 : answer, answer != null && answer == ENDLESS ? 0 : -1);
          if (answer != null && answer == ENDLESS) {
            drip(exchange.getResponseBody());
          }
          exchange.close();
        });
    receiver.start();
  }

  /// Sends drop by drop until nobody listens any more.
  private static void drip(OutputStream body) {
    try {
      while (true) {
        body.write('.');
        body.flush();
        Thread.sleep(20);
      }
    } catch (IOException | InterruptedException _) {
      // Whoever was told has hung up.
    }
  }

  @AfterEach
  void close() {
    served.close();
    receiver.stop(0);
  }

  private String address() {
    return "http://127.0.0.1:" + receiver.getAddress().getPort() + "/hook";
  }

  private JsonNode hooked(String at) {
    var answer =
        served.post(
            "/api/table/webhooks",
            referee,
            Map.of("seat", at, "address", address(), "secret", SECRET));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return json(answer).get("webhook");
  }

  private void say(String token, String text) {
    var frame = new LinkedHashMap<String, Object>();
    frame.put("id", "w" + ++ids);
    frame.put("text", text);
    var answer = served.post("/api/table/frames", token, Map.of("say", frame));
    assertThat(json(answer).has("done")).as(answer.body()).isTrue();
  }

  private Delivered next() {
    try {
      var delivered = came.poll(60, TimeUnit.SECONDS);
      assertThat(delivered).as("a delivery").isNotNull();
      return delivered;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private JsonNode state() {
    return json(served.get("/api/table/webhooks", referee)).get(0);
  }

  /// Asks how the webhook fares until it fares so.
  private JsonNode until(java.util.function.Predicate<JsonNode> condition) {
    var deadline = Instant.now().plusSeconds(60);
    for (; ; ) {
      var now = state();
      if (condition.test(now)) {
        return now;
      }
      assertThat(Instant.now()).as(now.toString()).isBefore(deadline);
      Thread.onSpinWait();
    }
  }

  /// All lines that come until one that ends with these words.
  private List<String> linesUntil(String end) {
    var lines = new java.util.ArrayList<String>();
    while (lines.isEmpty() || !lines.getLast().endsWith(end)) {
      lines.addAll(next().lines());
    }
    return lines;
  }

  @Test
  void whatHappensIsDeliveredInOrderAndSigned() throws Exception {
    say(referee, "before there was one");
    var hook = hooked("referee");
    var since = Instant.now().getEpochSecond();
    var said = new java.util.ArrayList<String>();
    for (int i = 0; i < 20; i++) {
      say(i % 2 == 0 ? referee : player, "word " + i);
      said.add("word " + i);
    }

    var first = next();
    assertThat(first.json().get("webhook")).isEqualTo(hook.get("id"));
    assertThat(first.json().get("seat").stringValue()).isEqualTo("referee");
    var lines = new java.util.ArrayList<>(first.lines());
    while (lines.size() < said.size()) {
      lines.addAll(next().lines());
    }
    assertThat(lines).isEqualTo(said);

    // The signature, reckoned the long way round.
    var parts = first.signature().split("t=|,v1=", -1);
    assertThat(Long.parseLong(parts[1])).isBetween(since, Instant.now().getEpochSecond());
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    var whole = (parts[1] + "." + first.body()).getBytes(StandardCharsets.UTF_8);
    assertThat(parts[2]).isEqualTo(HexFormat.of().formatHex(mac.doFinal(whole)));
  }

  @Test
  void nothingIsDeliveredThatTheSeatDoesNotSee() {
    hooked(seat);
    say(referee, "/w referee the captain lies");
    say(referee, "to all of you");

    var delivered = next();
    assertThat(delivered.lines()).containsExactly("to all of you");
    assertThat(delivered.body()).doesNotContain("the captain lies");
    // As the seat itself reads it, numbers and all.
    var log = json(served.get("/api/table/log?limit=1", player));
    assertThat(delivered.json().get("entries")).isEqualTo(log);
  }

  @Test
  void whatFailsIsTriedAgainInOrder() {
    hooked("referee");
    answers.addAll(List.of(500, 302, 404));
    say(referee, "one");

    assertThat(next().lines()).containsExactly("one");
    say(referee, "two");
    // Whatever has come meanwhile follows what was not delivered yet.
    var lines = linesUntil("two");
    assertThat(lines.getFirst()).isEqualTo("one");
    var well = until(now -> now.get("failures").intValue() == 0 && now.has("delivered"));
    assertThat(well.get("trouble").stringValue()).isEmpty();
    assertThat(well.get("off").booleanValue()).isFalse();
  }

  @Test
  void whoeverAnswersWithoutEndKeepsNobodyWaiting() throws Exception {
    served.close();
    var timeout = Duration.ofMillis(500);
    served = Served.withWebhooks(folder, new WebhookRules(true, Duration.ofMillis(3), timeout));
    hooked("referee");
    answers.add(ENDLESS);
    say(referee, "one");

    assertThat(next().lines()).containsExactly("one");
    assertThat(next().lines()).containsExactly("one");
    until(now -> now.get("failures").intValue() == 0 && now.has("delivered"));
  }

  @Test
  void afterTooManyFailuresItIsSwitchedOffUntilSomebodySwitchesItOn() {
    var hook = hooked("referee");
    for (int i = 0; i < Webhook.MOST_FAILURES; i++) {
      answers.add(503);
    }
    say(referee, "one");

    var off = until(now -> now.get("off").booleanValue());
    assertThat(off.get("failures").intValue()).isEqualTo(Webhook.MOST_FAILURES);
    assertThat(off.get("trouble").stringValue()).isEqualTo("it answered with status 503");
    assertThat(came).hasSize(Webhook.MOST_FAILURES);
    came.clear();
    say(referee, "two");

    var on = "/api/table/webhooks/" + hook.get("id").stringValue() + "/on";
    assertThat(served.post(on, referee, Map.of()).statusCode()).isEqualTo(204);
    assertThat(linesUntil("two")).containsExactly("one", "two");
  }

  @Test
  void eachPauseIsTwiceAsLongAsTheOneBefore() {
    var usual = WebhookRules.USUAL;
    var all = Duration.ZERO;
    for (int failures = 1; failures < Webhook.MOST_FAILURES; failures++) {
      assertThat(usual.pause(failures)).isEqualTo(Duration.ofSeconds(5L << (failures - 1)));
      all = all.plus(usual.pause(failures));
    }
    // 5 s times 2 to the 11th, less one: nearly three hours.
    assertThat(all).isEqualTo(Duration.ofSeconds(5 * 2047));
  }

  @Test
  void whatCouldNotBeDeliveredIsDeliveredAfterARestart() throws Exception {
    int port = receiver.getAddress().getPort();
    hooked("referee");
    receiver.stop(0);
    say(referee, "while nobody was there");
    until(now -> now.get("failures").intValue() > 0);
    served.close();
    receive(port);

    served = new Served(folder, Limits.USUAL);

    assertThat(linesUntil("nobody was there")).containsExactly("while nobody was there");
  }

  @Test
  void itEndsWithTheLinkOfItsSeatAndWithItself() {
    var hook = hooked(seat);
    served.invite(referee, seat);
    assertThat(json(served.get("/api/table/webhooks", referee))).isEmpty();
    say(referee, "not for you any more");

    var other = hooked("referee");
    assertThat(other.get("id")).isNotEqualTo(hook.get("id"));
    say(referee, "for you");
    assertThat(next().lines()).containsExactly("for you");

    var gone =
        served.send(
            HttpRequest.newBuilder(
                    served.at("/api/table/webhooks/" + other.get("id").stringValue()))
                .header("Authorization", "Bearer " + referee)
                .method("DELETE", BodyPublishers.noBody()));
    assertThat(gone.statusCode()).isEqualTo(204);
    assertThat(json(served.get("/api/table/webhooks", referee))).isEmpty();
  }

  @Test
  void aSecretIsToldOnceOrMade() {
    var made =
        json(
            served.post(
                "/api/table/webhooks", referee, Map.of("seat", seat, "address", address())));
    assertThat(made.get("secret").stringValue()).hasSize(43);
    assertThat(served.get("/api/table/webhooks", referee).body())
        .doesNotContain(made.get("secret").stringValue());
    for (var wrong :
        List.of(
            Map.of("seat", seat, "address", address(), "secret", "short"),
            Map.of("seat", seat, "address", "ftp://127.0.0.1/"),
            Map.of("seat", seat, "address", "http://me:word@127.0.0.1/"),
            Map.of("seat", seat, "address", "http://127.0.0.1:65536/"),
            Map.of("seat", seat, "address", "http://127.0.0.1:0/"),
            Map.of("seat", seat, "address", "not an address"),
            Map.of("seat", "nobody", "address", address()))) {
      refused(served.post("/api/table/webhooks", referee, wrong), 403, "not-allowed");
    }
  }

  @Test
  void unlessAllowedOnlyAddressesOfTheInternetAreTold() throws Exception {
    served.close();
    served = Served.withWebhooks(folder, WebhookRules.USUAL);
    for (String address :
        List.of(
            address(),
            "https://127.0.0.1/",
            "https://localhost/",
            "https://10.1.2.3/",
            "https://[::1]/",
            "https://169.254.169.254/latest/meta-data",
            "http://1.1.1.1/")) {
      refused(
          served.post("/api/table/webhooks", referee, Map.of("seat", seat, "address", address)),
          400,
          "wrong");
    }
    assertThat(json(served.get("/api/table/webhooks", referee))).isEmpty();
  }

  @Test
  void oneThatIsNoLongerAllowedIsNotTold() throws Exception {
    hooked("referee");
    served.close();
    served = Served.withWebhooks(folder, WebhookRules.USUAL);

    say(referee, "hello?");

    var failed = until(now -> now.get("failures").intValue() == 1);
    assertThat(failed.get("trouble").stringValue()).contains("internet");
    assertThat(came).isEmpty();
  }
}
