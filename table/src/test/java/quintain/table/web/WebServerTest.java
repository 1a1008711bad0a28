package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;
import static quintain.table.web.Served.BOOK;
import static quintain.table.web.Served.json;
import static quintain.table.web.Served.refused;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import quintain.packs.Volume;
import tools.jackson.databind.JsonNode;

/// The server over HTTP.
class WebServerTest {
  @TempDir static Path folder;
  private static Served served;

  @BeforeAll
  static void open() throws IOException {
    served = new Served(folder, Limits.USUAL);
  }

  @AfterAll
  static void close() {
    served.close();
  }

  private static Volume<?, ?, ?> book() {
    return Served.LIBRARY.find(BOOK);
  }

  @Test
  void theBooksOnBoardAreListedWithTheirLooks() {
    var books = json(served.get("/api/books"));
    assertThat(books).hasSize(Served.LIBRARY.ids().size());
    var first = books.get(0);
    var theme = book().book().theme();
    assertThat(first.get("id").stringValue()).isEqualTo(BOOK);
    assertThat(first.get("referee").stringValue()).isEqualTo(theme.referee());
    assertThat(first.at("/theme/dark/accent").stringValue()).isEqualTo(theme.dark().accent());
    assertThat(first.at("/theme/icons")).hasSize(theme.icons().size());
    assertThat(first.at("/cover/genre").stringValue()).isEqualTo(book().cover().genre());
    assertThat(first.at("/cover/picture")).hasSameSizeAs(book().cover().picture());
    assertThat(first.get("demo").booleanValue()).isTrue();
  }

  @Test
  void rulesAreFoundByTheirWords() {
    var clause = book().catalogue().clauses().get(3);
    var all = json(served.get("/api/books/" + BOOK + "/rules"));
    assertThat(all.get("clauses")).hasSize(book().catalogue().clauses().size());
    assertThat(all.get("rulings")).hasSize(book().catalogue().rulings().size());
    var found = json(served.get("/api/books/" + BOOK + "/rules?q=" + clause.id()));
    assertThat(found.get("clauses").get(0).get("text").stringValue()).isEqualTo(clause.text());
    assertThat(json(served.get("/api/books/" + BOOK + "/rules?q=xyzzy")).get("clauses")).isEmpty();
    refused(served.get("/api/books/no-such-book/rules"), 404, "missing");
  }

  @Test
  void switchesNameTheirDefaultFirst() {
    var house = json(served.get("/api/books/" + BOOK + "/house"));
    assertThat(house).isNotEmpty();
    for (JsonNode each : house) {
      assertThat(each.get("usual")).isEqualTo(each.get("values").get(0));
    }
  }

  @Test
  void aTableIsLaidWithItsHouseRules() {
    var each = json(served.get("/api/books/" + BOOK + "/house")).get(0);
    var house = Map.of(each.get("name").stringValue(), each.get("values").get(1).stringValue());
    var answer =
        served.post(
            "/api/tables", Map.of("book", BOOK, "title", "Ours", "name", "Robin", "house", house));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    var token = json(answer).get("token").stringValue();
    assertThat(json(answer).get("link").stringValue())
        .endsWith("/t/" + json(answer).get("table").stringValue() + "#" + token);
    assertThat(json(answer).get("qr").stringValue()).startsWith("<svg ");
    var standing = json(served.get("/api/table", token));
    assertThat(standing.get("title").stringValue()).isEqualTo("Ours");
    assertThat(standing.get("role").stringValue()).isEqualTo("referee");
    var played = json(served.get("/api/table/house", token));
    assertThat(played).hasSize(json(served.get("/api/books/" + BOOK + "/house")).size());
    assertThat(played.get(0).get("value")).isEqualTo(each.get("values").get(1));
    assertThat(played.get(0).get("text").stringValue()).isNotBlank();
    assertThat(played.get(1).get("value")).isEqualTo(played.get(1).get("usual"));
    refused(served.get("/api/table/house"), 401, "token");
    refused(
        served.post("/api/tables", Map.of("book", BOOK, "house", Map.of("no-such-switch", "x"))),
        400,
        "wrong");
    refused(served.post("/api/tables", Map.of("book", "no-such-book")), 404, "missing");
  }

  @Test
  void everyQuestionTheBookMayAskIsListedInItsFamily() {
    var families = json(served.get("/api/books/" + BOOK + "/questions"));
    var listed = new ArrayList<String>();
    for (JsonNode family : families) {
      for (JsonNode question : family.get("questions")) {
        listed.add(family.get("family").stringValue() + " " + question.get("id").stringValue());
        assertThat(question.get("wording").stringValue()).isNotBlank();
      }
    }
    assertThat(listed)
        .contains("referee risk", "player swap")
        .doesNotHaveDuplicates()
        .hasSameSizeAs(book().book().rules().topics());
    refused(served.get("/api/books/no-such-book/questions"), 404, "missing");
  }

  @Test
  void diceFallAndTheirOddsAreExact() {
    var rolls =
        json(served.post("/api/dice", Map.of("expression", "3d6", "times", 20))).get("rolls");
    assertThat(rolls).hasSize(20);
    for (JsonNode roll : rolls) {
      int sum = 0;
      for (JsonNode face : roll.get("faces")) {
        sum += face.get("face").intValue();
      }
      assertThat(roll.get("total").intValue()).isEqualTo(sum).isBetween(3, 18);
    }
    var odds = json(served.get("/api/dice/odds?expression=2d6"));
    assertThat(odds.get("mean").doubleValue()).isEqualTo(7);
    assertThat(odds.get("outcomes").get(5).get("p").doubleValue())
        .isCloseTo(6 / 36.0, offset(1e-12));
  }

  @Test
  void diceThatCannotBeReadArePointedAt() {
    var answer = served.get("/api/dice/odds?expression=2d6%2Bd");
    refused(answer, 400, "notation");
    assertThat(json(answer).at("/error/message").stringValue()).contains("2d6+d\n", "^");
    refused(served.post("/api/dice", Map.of("expression", "2d6", "times", 5000)), 400, "wrong");
    refused(served.post("/api/dice", Map.of("dice", "2d6")), 400, "wrong");
    refused(served.get("/api/dice/odds?expression=" + "1%2B".repeat(400) + "1"), 400, "notation");
  }

  @Test
  void everyAnswerTellsTheBrowserToBeCareful() {
    for (String path : List.of("/api/books", "/api/nothing", "/", "/t/abc")) {
      var headers = served.get(path).headers();
      assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
          .contains("default-src 'self'", "script-src 'self';", "frame-ancestors 'none'");
      assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
      assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
      assertThat(headers.firstValue("Server")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api",
        "/api/",
        "/api/nothing",
        "/api/table/nothing",
        "/api/books/x/y",
        "/api/socket/x"
      })
  void unknownPathsOfTheApiAreMissing(String path) {
    refused(served.get(path), 404, "missing");
    refused(served.post(path, Map.of()), 404, "missing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2fquintain/table/web/WebServer.class",
        "/assets/../../quintain/table/web/WebServer.class",
        "//etc/passwd",
        "/web/../quintain/table/web/WebServer.class",
        "/..;/quintain/table/web/WebServer.class",
        "/%00",
        "/\\..\\x"
      })
  void tricksWithPathsLeadNowhere(String path) throws IOException {
    try (var line = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
      var request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      line.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      var answer = new String(line.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(answer).doesNotContain("root:", "Êþº¾", "Exception", "Jetty");
      assertThat(answer).matches("(?s)HTTP/1.1 (200|400|404) .*");
    }
  }

  @Test
  void whatIsNoHttpGetsNoStackTrace() throws IOException {
    try (var line = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
      line.getOutputStream().write("\u0000nonsense\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
      assertThat(new String(line.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1))
          .doesNotContain("Exception", "\tat ", "jetty");
    }
  }

  @Test
  void bodiesThatAreTooLongAreRefusedWithOrWithoutSayingSo() throws Exception {
    var tooLong = "x".repeat(70_000);
    refused(served.post("/api/dice", Map.of("expression", tooLong)), 413, "too-large");
    // A stream has no length that the request could tell beforehand.
    var endless =
        HttpRequest.BodyPublishers.ofInputStream(
            () -> new ByteArrayInputStream(tooLong.getBytes(StandardCharsets.UTF_8)));
    var chunked = HttpRequest.newBuilder(served.at("/api/dice")).POST(endless);
    assertThat(served.http.send(chunked.build(), BodyHandlers.ofString()).statusCode())
        .isEqualTo(413);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{", "[]", "null", "17", "{\"book\": 7}", "{\"book\": \"x\", \"x\": 1}"})
  void bodiesThatMakeNoSenseAreRefused(String body) {
    refused(served.send(served.posting("/api/tables", body)), 400, "wrong");
  }

  @Test
  void longAndDisturbingNamesAreRefusedWithASentence() {
    var answer =
        served.post("/api/tables", Map.of("book", BOOK, "demo", true, "name", "x".repeat(10_000)));
    refused(answer, 400, "wrong");
    assertThat(json(answer).at("/error/message").stringValue())
        .isEqualTo("A name is at most 60 characters long; this one has 10,000.");
    refused(served.post("/api/tables", Map.of("book", BOOK, "title", "two\nlines")), 400, "wrong");
  }

  @Test
  void scriptInANameStaysText() {
    var name = "<script>alert(1)</script>";
    var referee = served.demo();
    var answer =
        served.post("/api/table/invitations", referee, Map.of("name", name, "role", "player"));
    assertThat(json(answer).get("name").stringValue()).isEqualTo(name);
    var seats = served.get("/api/table/seats", referee);
    assertThat(seats.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/json");
    assertThat(json(seats).toString()).contains("<script>");
  }

  @Test
  void pagesFromElsewhereChangeNothing() {
    var body = Wire.write(Map.of("book", BOOK, "demo", true));
    for (String origin :
        List.of(
            "http://evil.example", "https://127.0.0.1.evil.example", "null", "file://", "x:y")) {
      refused(
          served.send(served.posting("/api/tables", body).header("Origin", origin)),
          403,
          "foreign");
    }
    for (String origin : List.of("http://127.0.0.1:" + served.port(), "http://localhost:5173")) {
      assertThat(
              served
                  .send(served.posting("/api/tables", body).header("Origin", origin))
                  .statusCode())
          .isEqualTo(201);
    }
  }

  @Test
  void aForeignNameThatPointsHereIsNotOurs() throws IOException {
    assertThat(rawPost("evil.example")).startsWith("HTTP/1.1 403");
    assertThat(rawPost("quintain.example")).startsWith("HTTP/1.1 200");
    assertThat(rawPost("gametable")).startsWith("HTTP/1.1 200");
    assertThat(rawPost("gametable.local:7717")).startsWith("HTTP/1.1 200");
  }

  private static String rawPost(String host) throws IOException {
    var body = "{\"expression\":\"d6\"}";
    try (var line = new Socket(InetAddress.getLoopbackAddress(), served.port())) {
      var request =
          "POST /api/dice HTTP/1.1\r\nHost: %s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s"
              .formatted(host, body.length(), body);
      line.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(line.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void nobodyGetsInWithoutAToken() {
    for (String path :
        List.of("/api/table", "/api/table/log", "/api/table/export", "/api/table/seats")) {
      refused(served.get(path), 401, "token");
      refused(served.get(path, "not-a-token"), 401, "token");
    }
  }

  @Test
  void aPlayerDoesNotSitAtTheRefereesDesk() {
    var referee = served.demo();
    var seat = served.player(referee);
    var player = served.invite(referee, seat);
    assertThat(json(served.get("/api/table", player)).get("seat").stringValue()).isEqualTo(seat);
    refused(served.get("/api/table/stock", player), 403, "not-allowed");
    refused(
        served.post("/api/table/invitations", player, Map.of("name", "x", "role", "player")),
        403,
        "not-allowed");
    refused(
        served.post("/api/table/fork", player, Map.of("seq", 1, "title", "x")), 403, "not-allowed");
    for (JsonNode each : json(served.get("/api/table/seats", player))) {
      assertThat(each.get("invited").booleanValue()).isFalse();
    }
  }

  @Test
  void linksAreRotatedAndRevoked() {
    var referee = served.demo();
    var seat = served.player(referee);
    var first = served.invite(referee, seat);
    var second = served.invite(referee, seat);
    refused(served.get("/api/table", first), 401, "token");
    assertThat(served.get("/api/table", second).statusCode()).isEqualTo(200);
    assertThat(
            served
                .post("/api/table/seats/" + seat + "/rename", referee, Map.of("name", "Ina"))
                .statusCode())
        .isEqualTo(204);
    assertThat(json(served.get("/api/table", second)).get("name").stringValue()).isEqualTo("Ina");
    served.post("/api/table/seats/" + seat + "/revoke", referee, Map.of());
    refused(served.get("/api/table", second), 401, "token");
  }

  @Test
  void sheetsLeaveInThreeForms() throws Exception {
    var referee = served.demo();
    var who = json(served.get("/api/table/at/1", referee)).at("/roster/0/id").stringValue();
    var markdown = served.get("/api/table/sheet/" + who + ".md", referee);
    assertThat(markdown.body()).startsWith("# ");
    assertThat(markdown.headers().firstValue("Content-Disposition").orElse("")).endsWith(".md\"");
    assertThat(served.get("/api/table/sheet/" + who + ".json", referee).body()).startsWith("{");
    var pdf =
        served.http.send(
            HttpRequest.newBuilder(served.at("/api/table/sheet/" + who + ".pdf"))
                .header("Authorization", "Bearer " + referee)
                .build(),
            BodyHandlers.ofByteArray());
    assertThat(new String(pdf.body(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    refused(served.get("/api/table/sheet/nobody.pdf", referee), 404, "missing");
    refused(served.get("/api/table/sheet/" + who + ".exe", referee), 404, "missing");
  }

  @Test
  void aTableThatLeftComesBackTheSame() {
    var referee = served.demo();
    var export = served.get("/api/table/export", referee).body();
    var back = served.send(served.posting("/api/import", export));
    assertThat(back.statusCode()).as(back.body()).isEqualTo(201);
    var token = json(back).get("token").stringValue();
    assertThat(served.get("/api/table/log", token).body())
        .isEqualTo(served.get("/api/table/log", referee).body());
    var nonsense = served.send(served.posting("/api/import", "{\"quintain\": 1}"));
    assertThat(nonsense.statusCode()).as(nonsense.body()).isBetween(400, 403);
  }

  /// Nine million entries of two characters would unfold into more than the memory.
  @Test
  void aFileOfEmptyEntriesIsRefusedAtTheFirst() {
    var empty = "{},".repeat(9_000_000);
    var answer =
        served.send(
            served.posting(
                "/api/import",
                "{\"quintain\":1,\"book\":\"%s\",\"title\":\"x\",\"seats\":[],\"log\":[%s{}]}"
                    .formatted(BOOK, empty)));
    refused(answer, 403, "not-allowed");
    assertThat(answer.body()).contains("an entry of its log is not whole");
  }

  @Test
  void onlyAFewTablesAreReadAtOnce() throws IOException {
    var begun = new ArrayList<Socket>();
    try {
      begun.add(beginsToImport());
      begun.add(beginsToImport());
      refused(
          answerToAnImport(
              503,
              () -> {
                // A file that came while another was answered has been sent away: it comes again.
                begun.add(beginsToImport());
              }),
          503,
          "busy");
    } finally {
      for (var socket : begun) {
        socket.close();
      }
    }
    refused(answerToAnImport(403, () -> {}), 403, "not-allowed");
  }

  private interface Meanwhile {
    void act() throws IOException;
  }

  /// What is answered to a file, once it is this status, or else in the end.
  private HttpResponse<String> answerToAnImport(int status, Meanwhile meanwhile)
      throws IOException {
    var answer = served.send(served.posting("/api/import", "{}"));
    for (int i = 0; i < 50 && answer.statusCode() != status; i++) {
      LockSupport.parkNanos(200_000_000);
      meanwhile.act();
      answer = served.send(served.posting("/api/import", "{}"));
    }
    return answer;
  }

  /// Announces a file and sends the beginning of it.
  private Socket beginsToImport() throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), served.port());
    socket
        .getOutputStream()
        .write(
            """
            POST /api/import HTTP/1.1\r
            Host: 127.0.0.1\r
            Content-Length: 1000\r
            \r
            {"""
                .getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
