package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static quintain.table.web.Limits.USUAL;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.table.protocol.ToSeat;
import tools.jackson.databind.JsonNode;

/// Two browsers at one table, over real sockets.
class SocketTest {
  @TempDir Path folder;
  private Served served;
  private String referee;
  private String player;

  @BeforeEach
  void open() throws IOException {
    served = new Served(folder, USUAL);
    referee = served.demo();
    player = served.invite(referee, served.player(referee));
  }

  @AfterEach
  void close() {
    served.close();
  }

  /// The server opens anew with these limits, and the others as usual.
  private void serveWith(Map<String, Object> limits) throws IOException {
    served.close();
    served = new Served(folder, UsualBut.of(limits));
  }

  private static String failure(Browser browser, String id) {
    return browser.reply(id).get("failed").get("code").stringValue();
  }

  @Test
  void whatOneSaysTheOtherHears() {
    var robin = Browser.seated(served, referee, 0);
    var ina = Browser.seated(served, player, 0);
    var id = ina.say("say", "text", "<img src=x onerror=alert(1)> hello");
    assertThat(ina.reply(id).has("done")).isTrue();
    robin.entriesUntil("onerror=alert(1)> hello");
  }

  @Test
  void aSecretRollNeverReachesThePlayersBytesAndNumbersStayDense() {
    var robin = Browser.seated(served, referee, 0);
    var ina = Browser.seated(served, player, 0);
    assertThat(robin.reply(robin.say("say", "text", "/gmr 7d7 # ambushers")).has("done")).isTrue();
    assertThat(robin.everything()).contains("7d7");
    robin.say("say", "text", "all clear");
    var numbers = ina.entriesUntil("all clear");
    assertThat(ina.everything()).doesNotContain("7d7", "ambushers");
    assertThat(served.get("/api/table/log", player).body()).doesNotContain("7d7", "ambushers");
    assertThat(served.get("/api/table/search?q=ambushers", player).body()).isEqualTo("[]");
    assertThat(served.get("/api/table/export", player).body()).doesNotContain("7d7", "ambushers");
    var first = Browser.seated(served, player, 0);
    assertThat(first.everything()).doesNotContain("7d7");
    long last = numbers.getLast();
    assertThat(Served.json(served.get("/api/table/log", player)))
        .extracting(entry -> entry.get("seq").longValue())
        .isEqualTo(LongStream.rangeClosed(1, last).boxed().toList());
  }

  @Test
  void shortAndLongMessagesComeInTheirOrder() {
    var robin = Browser.seated(served, referee, 0);
    var ina = Browser.seated(served, player, 0);
    for (int i = 0; i < 20; i++) {
      robin.say("say", "text", i % 2 == 0 ? "short" : "long ".repeat(700));
    }
    robin.say("say", "text", "the last word");
    for (Browser each : List.of(robin, ina)) {
      var numbers = each.entriesUntil("the last word");
      long last = numbers.getLast();
      assertThat(numbers)
          .isEqualTo(LongStream.rangeClosed(last - numbers.size() + 1, last).boxed().toList())
          .hasSizeGreaterThanOrEqualTo(21);
    }
  }

  @Test
  void aBrowserThatComesBackGetsWhatItMissedAndNothingTwice() {
    var robin = Browser.seated(served, referee, 0);
    robin.say("say", "text", "one");
    long seen = robin.entriesUntil("one").getLast();
    robin.leave();
    var other = Browser.seated(served, player, 0);
    other.reply(other.say("say", "text", "two"));
    var again = new Browser(served);
    again.say("hello", "version", ToSeat.VERSION, "token", referee, "since", seen);
    assertThat(again.entriesUntil("two").getFirst()).isEqualTo(seen + 1);
    assertThat(again.everything()).doesNotContain("\"one\"");
  }

  @Test
  void theTableSurvivesTheServerAndTheSameFrameHasNoSecondEffect() throws IOException {
    var before = Browser.seated(served, player, 0);
    var frame = "{\"say\": {\"id\": \"once\", \"text\": \"only once\"}}";
    before.send(frame);
    before.reply("once");
    served.restart();
    var after = Browser.seated(served, player, 0);
    after.send(frame);
    assertThat(after.reply("once").has("done")).isTrue();
    var log = served.get("/api/table/log", player).body();
    assertThat(log.split("only once", -1)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "{",
        "[]",
        "{\"dance\": {\"id\": \"x\"}}",
        "{\"say\": {\"id\": \"x\"}}",
        "{\"say\": {\"id\": \"x\", \"text\": \"a\", \"more\": 1}}",
        "{\"act\": {\"id\": \"x\", \"command\": null, \"mode\": \"public\"}}",
        "{\"say\": {\"id\": \"x\", \"text\": \"a\"}, \"undo\": {\"id\": \"y\", \"reason\": \"\"}}"
      })
  void malformedFramesAreToldAndPlayGoesOn(String frame) {
    var ina = Browser.seated(served, player, 0);
    ina.send(frame);
    var failed = ina.await("failed");
    assertThat(failed.get("code").stringValue()).isEqualTo("malformed");
    assertThat(failed.get("message").stringValue()).doesNotContain("Exception", "quintain.");
    assertThat(ina.reply(ina.say("say", "text", "still here")).has("done")).isTrue();
  }

  @Test
  void commandsThatDoNotExistOrAreSomebodyElsesChangeNothing() {
    var ina = Browser.seated(served, player, 0);
    var log = served.get("/api/table/log", player).body();
    var unknown = ina.say("act", "command", Map.of("fly-away", Map.of()), "mode", "public");
    assertThat(ina.reply(unknown).has("done")).isFalse();
    var asReferee = ina.say("ask", "as", "referee");
    assertThat(ina.reply(asReferee).has("failed")).isTrue();
    var stale = ina.say("answer", "question", "long-past", "answer", true);
    assertThat(ina.reply(stale).has("failed")).isTrue();
    var future = ina.say("rewind", "to", 999_999, "reason", "x");
    assertThat(ina.reply(future).has("done")).isFalse();
    assertThat(served.get("/api/table/log", player).body()).isEqualTo(log);
  }

  @Test
  void longWordsAreRefusedWithASentence() {
    var ina = Browser.seated(served, player, 0);
    assertThat(failure(ina, ina.say("say", "text", "x".repeat(10_000)))).isEqualTo("too-long");
    var name = Map.of("rename", Map.of("name", "x".repeat(10_000)));
    assertThat(failure(ina, ina.say("act", "command", name, "mode", "public")))
        .isEqualTo("too-long");
  }

  @Test
  void aMessageThatIsTooLongClosesTheLine() {
    var ina = Browser.seated(served, player, 0);
    try {
      ina.say("say", "text", "x".repeat(100_000));
    } catch (CompletionException _) {
      // The line was closed before all of it was sent.
    }
    assertThat(ina.closing()).isIn(1009, -1);
  }

  @Test
  void nobodySitsDownWithoutAProperHello() {
    var foreign = new Browser(served);
    assertThat(
            failure(
                foreign, foreign.say("hello", "version", ToSeat.VERSION, "token", "x", "since", 0)))
        .isEqualTo("token");
    assertThat(foreign.closing()).isEqualTo(1008);
    var hasty = new Browser(served);
    assertThat(failure(hasty, hasty.say("say", "text", "hi"))).isEqualTo("hello-first");
    assertThat(hasty.closing()).isEqualTo(1008);
    var old = new Browser(served);
    assertThat(failure(old, old.say("hello", "version", 99, "token", player, "since", 0)))
        .isEqualTo("version");
    assertThat(old.closing()).isEqualTo(1008);
  }

  @Test
  void pagesFromElsewhereGetNoSocket() {
    assertThatThrownBy(() -> new Browser(served, Map.of("Origin", "http://evil.example")))
        .rootCause()
        .hasMessageContaining("403");
    var own = new Browser(served, Map.of("Origin", "http://127.0.0.1:" + served.port()));
    own.say("hello", "version", ToSeat.VERSION, "token", player, "since", 0);
    own.await("welcome");
  }

  @Test
  void aHandshakeLeavesNoCookieBehind() throws IOException {
    try (var line = new RawLine(served.port())) {
      assertThat(line.headers().getFirst()).contains(" 101 ");
      assertThat(line.headers()).noneMatch(header -> header.startsWith("set-cookie"));
    }
  }

  @Test
  void whoeverNeverAnswersAPingIsCutOff() throws IOException {
    serveWith(Map.of("heartbeat", Duration.ofMillis(50)));
    try (var line = new RawLine(served.port())) {
      line.say(hello(player));
      assertThat(line.endsByItself()).isTrue();
    }
    var seat = served.player(referee);
    boolean here = true;
    for (int i = 0; i < 100 && here; i++) {
      LockSupport.parkNanos(20_000_000); // the line counts until the server has heard of its end
      here = isHere(seat);
    }
    assertThat(here).as("whether Ina is here").isFalse();
  }

  private boolean isHere(String seat) {
    var robin = new Browser(served);
    robin.send(hello(referee));
    for (JsonNode chair : robin.await("welcome").get("chairs")) {
      if (chair.get("seat").stringValue().equals(seat)) {
        return chair.get("here").booleanValue();
      }
    }
    throw new AssertionError("there is no such seat");
  }

  @Test
  void whoeverNeverSaysHelloIsCutOff() throws IOException {
    serveWith(Map.of("heartbeat", Duration.ofMillis(50)));
    try (var line = new RawLine(served.port())) {
      assertThat(line.endsByItself()).isTrue();
    }
  }

  private static String hello(String token) {
    return Wire.write(
        Map.of("hello", Map.of("id", "1", "version", ToSeat.VERSION, "token", token, "since", 0)));
  }

  @Test
  void everybodyIsToldWhenTheServerStops() {
    var ina = Browser.seated(served, player, 0);
    var prover = Browser.proving(served);
    prover.reply(prover.say("nothing")); // a line counts once the server has heard of it
    served.stopServing();
    assertThat(ina.closing()).isEqualTo(1001);
    assertThat(prover.closing()).isEqualTo(1001);
  }

  @Test
  void whoeverIsRevokedIsAskedToLeave() {
    var seat = served.player(referee);
    var ina = Browser.seated(served, player, 0);
    served.post("/api/table/seats/" + seat + "/revoke", referee, Map.of());
    ina.await("farewell");
    assertThat(ina.closing()).isEqualTo(1008);
  }

  @Test
  void aSeatThatShoutsIsSlowedDownAndTheOthersAreNot() throws IOException {
    serveWith(Map.of("seat", new Limits.Rate(5, 0.001)));
    var ina = Browser.seated(served, player, 0);
    for (int i = 0; i < 5; i++) {
      assertThat(ina.reply(ina.say("ask")).has("offers")).isTrue();
    }
    assertThat(failure(ina, ina.say("ask"))).isEqualTo("too-fast");
    var robin = Browser.seated(served, referee, 0);
    assertThat(robin.reply(robin.say("ask")).has("offers")).isTrue();
  }

  @Test
  void anAddressAndASeatHaveOnlySoManyLinesOpen() throws IOException {
    serveWith(Map.of("lines", 20, "screens", 2));
    var ina = Browser.seated(served, player, 0);
    var again = Browser.seated(served, player, 0);

    assertThat(helloFrom(player).path("failed").path("code").asString()).isEqualTo("too-many");
    again.leave();
    var back = helloFrom(player);
    for (int i = 0; i < 100 && back.has("failed"); i++) {
      LockSupport.parkNanos(20_000_000); // the line counts until the server has heard of its end
      back = helloFrom(player);
    }
    assertThat(back.has("failed")).isFalse();

    var more = Stream.generate(() -> new Browser(served)).limit(20).toList();
    assertThat(more.getLast().closing()).isEqualTo(1013);
    assertThat(ina.reply(ina.say("ask")).has("offers")).isTrue();
  }

  /// The first answer to somebody who sits down.
  private JsonNode helloFrom(String token) {
    var browser = new Browser(served);
    browser.say("hello", "version", ToSeat.VERSION, "token", token, "since", 0);
    return browser.next();
  }

  @Test
  void aSeatThatTalksByTheMegabyteIsSlowedDown() throws IOException {
    serveWith(Map.of("words", new Limits.Rate(3000, 0.001)));
    var ina = Browser.seated(served, player, 0);
    assertThat(ina.reply(ina.say("say", "text", "x".repeat(2000))).has("done")).isTrue();
    assertThat(failure(ina, ina.say("say", "text", "x".repeat(2000)))).isEqualTo("too-fast");
    assertThat(ina.reply(ina.say("say", "text", "briefly")).has("done")).isTrue();
  }

  @Test
  void aBrowserThatIsTooFarBehindIsCutOff() throws IOException {
    serveWith(Map.of("behind", 100));
    var ina = new Browser(served);
    ina.say("hello", "version", ToSeat.VERSION, "token", player, "since", 0);
    // Nobody says good-bye: the client sees an error, or makes up a code for a line that broke.
    assertThat(ina.closing()).isIn(-1, 1006);
  }

  @Test
  void tablesAreLaidAtAPaceFromEachAddress() throws IOException {
    serveWith(Map.of("tables", new Limits.Rate(2, 0.001)));
    var body = Map.of("book", Served.BOOK, "demo", true);
    var codes = List.of(1, 2, 3).stream().map(_ -> served.post("/api/tables", body)).toList();
    assertThat(codes).extracting(answer -> answer.statusCode()).containsExactly(201, 201, 429);
  }
}
