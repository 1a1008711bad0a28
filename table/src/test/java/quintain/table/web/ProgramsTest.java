package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.web.Served.json;
import static quintain.table.web.Served.refused;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.protocol.ToSeat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Programs that sit at a table by plain HTTP.
class ProgramsTest {
  @TempDir Path folder;
  private Served served;
  private String referee;
  private String seat;
  private String player;
  private int ids;

  @BeforeEach
  void open() throws Exception {
    served = new Served(folder, Limits.USUAL);
    referee = served.demo();
    seat = served.player(referee);
    player = served.invite(referee, seat);
  }

  @AfterEach
  void close() {
    served.close();
  }

  private String given(String at, String scope, Object... more) {
    var wanted = new LinkedHashMap<String, Object>();
    wanted.put("name", "A bot");
    wanted.put("seat", at);
    wanted.put("scope", scope);
    for (int i = 0; i < more.length; i += 2) {
      wanted.put((String) more[i], more[i + 1]);
    }
    var answer = served.post("/api/table/tokens", referee, wanted);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return json(answer).get("token").stringValue();
  }

  private HttpResponse<String> frame(String token, String kind, Object... fields) {
    var body = new LinkedHashMap<String, Object>();
    body.put("id", "p" + ++ids);
    for (int i = 0; i < fields.length; i += 2) {
      body.put((String) fields[i], fields[i + 1]);
    }
    return served.post("/api/table/frames", token, Map.of(kind, body));
  }

  private JsonNode said(String token, String kind, Object... fields) {
    var answer = frame(token, kind, fields);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return json(answer);
  }

  private JsonNode view(String token) {
    return json(served.get("/api/table/view", token));
  }

  private List<String> lines(JsonNode entries) {
    return entries
        .valueStream()
        .flatMap(entry -> entry.get("lines").valueStream())
        .map(line -> line.get("text").stringValue())
        .toList();
  }

  private long last(String token) {
    return view(token).get("table").get("last").longValue();
  }

  // What a browser sees and does, a program does

  @Test
  void aProgramSeesWhatABrowserAtItsSeatSees() {
    var bot = given(seat, "play");
    var browser = new Browser(served);
    browser.say("hello", "version", ToSeat.VERSION, "token", player, "since", 0);

    var scene = browser.await("scene");

    assertThat(view(bot).get("scene")).isEqualTo(scene);
    assertThat(view(referee).get("scene")).isNotEqualTo(scene);
    browser.leave();
  }

  @Test
  void aProgramPlaysAMoveByOfferFormAndOdds() {
    var bot = given("referee", "play");
    var offers = said(bot, "ask").get("offers").get("offers");
    for (JsonNode offer : offers) {
      if (offer.has("blocked") || offer.get("making").booleanValue()) {
        continue;
      }
      var form =
          said(
                  bot,
                  "fill",
                  "command",
                  offer.get("command").stringValue(),
                  "filled",
                  offer.get("filled"),
                  "chosen",
                  Map.of(),
                  "odds",
                  true)
              .get("form");
      if (!form.has("command")) {
        continue;
      }
      assertThat(form.has("weighed")).as("odds of " + offer).isTrue();
      long before = last(bot);
      var done = said(bot, "act", "command", form.get("command"), "mode", "public");
      if (done.has("done")) {
        assertThat(done.get("done").get("last").longValue()).isGreaterThan(before);
        assertThat(json(served.get("/api/table/log?after=" + before, bot))).isNotEmpty();
        var undone = said(bot, "undo", "reason", "a slip");
        assertThat(undone.has("done")).as(undone.toString()).isTrue();
        return;
      }
    }
    throw new AssertionError("nothing could be done of " + offers);
  }

  @Test
  void theSameFrameAgainHasNoSecondEffect() {
    var bot = given(seat, "play");
    var say = Map.of("say", Map.of("id", "only-once", "text", "Hold the door!"));

    var first = json(served.post("/api/table/frames", bot, say));
    var again = json(served.post("/api/table/frames", bot, say));

    assertThat(again).isEqualTo(first);
    assertThat(lines(json(served.get("/api/table/log?after=0&limit=500", bot))))
        .filteredOn(line -> line.contains("Hold the door!"))
        .hasSize(1);
  }

  @Test
  void rightsAreTheSeats() {
    var bot = given(seat, "play");

    assertThat(
            said(bot, "begin-session", "title", "Friday").get("failed").get("code").stringValue())
        .isEqualTo("not-allowed");
    assertThat(said(bot, "ask", "as", "referee").get("failed").get("code").stringValue())
        .isEqualTo("not-allowed");
    said(referee, "say", "text", "/w referee the captain lies");
    assertThat(served.get("/api/table/log?after=0&limit=500", bot).body())
        .doesNotContain("the captain lies");
    assertThat(view(bot).toString()).doesNotContain("the captain lies");
  }

  @Test
  void whatIsNoFrameIsToldInWords() {
    refused(served.post("/api/table/frames", player, Map.of("shout", Map.of())), 400, "wrong");
    refused(frame(player, "say", "text", "x".repeat(5000)), 400, "wrong");
    refused(
        frame(player, "hello", "version", ToSeat.VERSION, "token", player, "since", 0),
        400,
        "wrong");
  }

  @Test
  void framesAreCountedTogetherWithTheBrowsers() throws Exception {
    served.close();
    served = new Served(folder, UsualBut.of(Map.of("seat", new Limits.Rate(4, 1e-9))));
    var browser = Browser.seated(served, player, 0);
    for (int i = 0; i < 2; i++) {
      assertThat(browser.reply(browser.say("ask")).has("offers")).isTrue();
    }
    for (int i = 0; i < 2; i++) {
      assertThat(said(player, "ask").has("offers")).isTrue();
    }

    refused(frame(player, "ask"), 429, "too-fast");
    browser.leave();
  }

  // The log

  @Test
  void theLogIsReadOnFromACursorAndIsWaitedFor() {
    long from = last(player);
    said(referee, "say", "text", "one");
    said(referee, "say", "text", "two");

    var first = json(served.get("/api/table/log?limit=1&after=" + from, player));
    assertThat(lines(first)).containsExactly("one");
    long cursor = first.get(0).get("seq").longValue();
    assertThat(cursor).isEqualTo(from + 1);
    var second = json(served.get("/api/table/log?after=" + cursor, player));
    assertThat(lines(second)).containsExactly("two");

    cursor++;
    assertThat(json(served.get("/api/table/log?after=" + cursor, player))).isEmpty();
    var path = "/api/table/log?wait=30&after=" + cursor;
    var waiting = CompletableFuture.supplyAsync(() -> served.get(path, player));
    // Until it waits, it may be answered from the log as well: the same either way.
    said(referee, "say", "text", "three");
    assertThat(lines(json(waiting.join()))).containsExactly("three");
    assertThat(json(served.get("/api/table/log?wait=1&after=" + (cursor + 1), player))).isEmpty();
  }

  @Test
  void aLogThatIsLongIsReadWithoutAGap() {
    for (int i = 0; i < 30; i++) {
      said(i % 3 == 0 ? referee : player, "say", "text", i % 3 == 0 ? "/w referee " + i : "n" + i);
    }
    var all = json(served.get("/api/table/log?limit=500", player));
    var read = Served.JSON.createArrayNode();
    for (long after = 0; ; ) {
      var page = json(served.get("/api/table/log?limit=7&after=" + after, player));
      if (page.isEmpty()) {
        break;
      }
      page.forEach(read::add);
      after = page.get(page.size() - 1).get("seq").longValue();
    }
    assertThat((JsonNode) read).isEqualTo(all);
  }

  // Who is here

  @Test
  void aProgramThatPlaysIsHereAndOneThatReadsIsNobody() {
    var browser = new Browser(served);
    browser.say("hello", "version", ToSeat.VERSION, "token", referee, "since", 0);
    browser.await("scene");

    view(given(seat, "read"));
    assertThat(isHere(view(referee).get("table"))).isFalse();
    view(given(seat, "play"));
    assertThat(isHere(browser.await("chairs"))).isTrue();
    browser.leave();
  }

  private boolean isHere(JsonNode told) {
    return told.get("chairs")
        .valueStream()
        .anyMatch(c -> c.get("seat").stringValue().equals(seat) && c.get("here").booleanValue());
  }

  // Tokens

  @Test
  void aTokenThatReadsAsksAndChangesNothing() {
    var reader = given("referee", "read");

    assertThat(said(reader, "ask").has("offers")).isTrue();
    for (var failed :
        List.of(
            said(reader, "say", "text", "hello"),
            said(reader, "undo", "reason", ""),
            said(reader, "begin-draft", "manual", false))) {
      assertThat(failed.get("failed").get("code").stringValue()).isEqualTo("not-allowed");
    }
    assertThat(json(served.get("/api/table", reader)).get("scope").stringValue()).isEqualTo("read");
    assertThat(json(served.get("/api/table", referee)).has("scope")).isFalse();
  }

  @Test
  void aTokenThatIsTakenBackAdmitsToNothingAndWhoeverSitsByItLeaves() {
    var bot = given(seat, "play");
    var browser = Browser.seated(served, bot, 0);
    view(bot);
    var listed = json(served.get("/api/table/tokens", referee));
    assertThat(listed).hasSize(1);
    assertThat(listed.toString()).doesNotContain(bot);

    var gone =
        served.send(
            java.net.http.HttpRequest.newBuilder(
                    served.at("/api/table/tokens/" + listed.get(0).get("id").stringValue()))
                .header("Authorization", "Bearer " + referee)
                .DELETE());

    assertThat(gone.statusCode()).isEqualTo(204);
    assertThat(browser.await("farewell").get("code").stringValue()).isEqualTo("invitation");
    refused(served.get("/api/table/view", bot), 401, "token");
    assertThat(view(player).get("scene")).isNotNull();
  }

  @Test
  void aTokenEndsWithTheLinkOfItsSeat() {
    var bot = given(seat, "play");
    view(bot);

    served.invite(referee, seat);

    refused(served.get("/api/table/view", bot), 401, "token");
    assertThat(json(served.get("/api/table/tokens", referee))).isEmpty();
  }

  @Test
  void aTokenLivesThroughARestart() throws Exception {
    var bot = given(seat, "play", "expires", Instant.now().plusSeconds(3600).toEpochMilli());
    served.restart();
    assertThat(view(bot).has("scene")).isTrue();
  }

  @Test
  void onlyWhatMakesSenseIsGiven() {
    var wanted = Served.JSON.createObjectNode().put("name", "A bot").put("seat", seat);
    wanted.put("scope", "play");
    List<java.util.function.Consumer<ObjectNode>> mistakes =
        List.of(
            w -> w.put("seat", "nobody"),
            w -> w.put("scope", "referee"),
            w -> w.put("expires", 1),
            w -> w.put("expires", Long.MAX_VALUE));
    for (var mistake : mistakes) {
      var wrong = wanted.deepCopy();
      mistake.accept(wrong);
      refused(served.post("/api/table/tokens", referee, wrong), 403, "not-allowed");
    }
    refused(
        served.post("/api/table/tokens", referee, wanted.deepCopy().put("scope", "all")),
        400,
        "wrong");
    for (int i = 0; i < 20; i++) {
      given(seat, "read");
    }
    refused(served.post("/api/table/tokens", referee, wanted), 403, "not-allowed");
  }
}
