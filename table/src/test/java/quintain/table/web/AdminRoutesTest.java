package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.table.web.Served.json;
import static quintain.table.web.Served.refused;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import quintain.table.store.Tokens;
import quintain.table.web.Administrator.Layers;
import tools.jackson.databind.JsonNode;

/// What the administrator may do with all tables, and nobody else may.
class AdminRoutesTest {
  private static final String TOKEN = "the-administrators-token";

  @TempDir Path folder;
  private Served served;

  @BeforeEach
  void open() throws IOException {
    served = administered(Layers.ANYBODY);
  }

  private Served administered(Layers layers) throws IOException {
    return administered(Limits.USUAL, layers);
  }

  private Served administered(Limits limits, Layers layers) throws IOException {
    return Served.administered(
        folder, limits, new Administrator(Optional.of(Tokens.hash(TOKEN)), layers));
  }

  private void restartWith(Layers layers) throws IOException {
    served.close();
    served = administered(layers);
  }

  @AfterEach
  void close() {
    served.close();
  }

  @AfterAll
  static void everyRouteHasAnsweredAsItIsDescribed() {
    assertThat(Served.CONTRACT.fulfilled())
        .containsAll(
            Served.CONTRACT.routes().stream().filter(r -> r.contains(" /api/admin/")).toList());
  }

  private HttpRequest.Builder request(String method, String path, String body) {
    return HttpRequest.newBuilder(served.at(path)).method(method, BodyPublishers.ofString(body));
  }

  private HttpResponse<String> asAdministrator(String method, String path, String body) {
    return served.send(request(method, path, body).header("Authorization", "Bearer " + TOKEN));
  }

  private void done(String method, String path, String body) {
    var answer = asAdministrator(method, path, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(204);
  }

  private JsonNode tables() {
    return json(asAdministrator("GET", "/api/admin/tables", ""));
  }

  private JsonNode only() {
    var tables = tables().get("tables");
    assertThat(tables).hasSize(1);
    return tables.get(0);
  }

  private String at() {
    return "/api/admin/tables/" + only().get("table").stringValue();
  }

  /// Every route, as method, path and body.
  private static final List<List<String>> ROUTES =
      List.of(
          List.of("GET", "/api/admin/tables", ""),
          List.of("POST", "/api/admin/tables/abc/archive", "{\"away\":true}"),
          List.of("POST", "/api/admin/tables/abc/restore", ""),
          List.of("DELETE", "/api/admin/tables/abc", ""),
          List.of("GET", "/api/admin/laying", ""),
          List.of("POST", "/api/admin/laying", "{\"name\":\"Ann\",\"most\":1}"),
          List.of("DELETE", "/api/admin/laying/Ann", ""));

  @Test
  void nobodyElseIsLetIn() {
    var referee = served.demo();
    for (var route : ROUTES) {
      var request = request(route.get(0), route.get(1), route.get(2));
      refused(served.send(request), 401, "token");
      for (String token : List.of("", "wrong", TOKEN + "x", Tokens.hash(TOKEN), referee)) {
        refused(served.send(request.setHeader("Authorization", "Bearer " + token)), 401, "token");
      }
    }
    assertThat(only().get("archived").booleanValue()).isFalse();
    assertThat(json(asAdministrator("GET", "/api/admin/laying", "")).get("invited")).isEmpty();
  }

  @Test
  void whoeverGuessesIsSlowedDownAndTheAdministratorIsNot() throws IOException {
    served.close();
    served =
        administered(UsualBut.of(Map.of("strangers", new Limits.Rate(3, 1e-9))), Layers.ANYBODY);
    var guess =
        request("GET", "/api/admin/tables", "").header("Authorization", "Bearer " + TOKEN + "x");
    for (int i = 0; i < 3; i++) {
      refused(served.send(guess), 401, "token");
    }
    for (var route : ROUTES) {
      var another = request(route.get(0), route.get(1), route.get(2));
      refused(served.send(another.header("Authorization", "Bearer x")), 429, "too-fast");
    }
    assertThat(tables().get("all").intValue()).isZero();
  }

  @Test
  void whereThereIsNoAdministratorThereIsNothing() throws IOException {
    served.close();
    served = new Served(folder, Limits.USUAL);
    for (var route : ROUTES) {
      refused(asAdministrator(route.get(0), route.get(1), route.get(2)), 404, "missing");
    }
  }

  @Test
  void tablesAreListedWithoutTheirContent() {
    var referee = served.demo();
    var robin = Browser.seated(served, referee, 0);
    robin.reply(robin.say("say", "text", "the secret word is mulberry"));

    var answer = asAdministrator("GET", "/api/admin/tables", "");
    assertThat(answer.body()).doesNotContain("mulberry", referee, "Robin");
    assertThat(json(answer).get("all").intValue()).isEqualTo(1);
    var table = only();
    assertThat(table.get("book").stringValue()).isEqualTo(Served.BOOK);
    assertThat(table.get("title").stringValue()).isNotBlank();
    assertThat(table.get("seats").intValue()).isEqualTo(1);
    assertThat(table.get("entries").longValue()).isEqualTo(2);
    assertThat(table.get("bytes").longValue()).isGreaterThan(20);
    assertThat(table.get("played").longValue()).isGreaterThan(table.get("created").longValue() - 1);
  }

  @Test
  void aLongListComesInPages() {
    served.demo();
    served.demo();
    var page = json(asAdministrator("GET", "/api/admin/tables?skip=1&limit=5", ""));
    assertThat(page.get("all").intValue()).isEqualTo(2);
    assertThat(page.get("tables")).hasSize(1);
    for (String wrong : List.of("skip=-1", "limit=501", "limit=many")) {
      refused(asAdministrator("GET", "/api/admin/tables?" + wrong, ""), 400, "wrong");
    }
  }

  @Test
  void aTableIsPutAwayAndTakenOutAgain() {
    served.demo();
    done("POST", at() + "/archive", "{\"away\":true}");
    assertThat(only().get("archived").booleanValue()).isTrue();
    done("POST", at() + "/archive", "{\"away\":false}");
    assertThat(only().get("archived").booleanValue()).isFalse();
  }

  @Test
  void aTableAtPlayIsRemovedAndComesBack() {
    var referee = served.demo();
    var robin = Browser.seated(served, referee, 0);
    var at = at();
    done("DELETE", at, "");
    assertThat(robin.await("farewell").get("code").stringValue()).isEqualTo("deleted");
    assertThat(served.get("/api/table", referee).statusCode()).isEqualTo(401);
    assertThat(only().get("gone").longValue()).isGreaterThan(System.currentTimeMillis());

    done("POST", at + "/restore", "");
    assertThat(only().hasNonNull("gone")).isFalse();
    assertThat(served.get("/api/table", referee).statusCode()).isEqualTo(200);
  }

  @Test
  void whatIsRemovedForGoodIsGone() {
    var referee = served.demo();
    var other = served.demo();
    var gone = tables().get("tables").get(0).get("table").stringValue();
    done("DELETE", "/api/admin/tables/" + gone + "?for-good=true", "");
    assertThat(only().get("table").stringValue()).isNotEqualTo(gone);
    refused(asAdministrator("POST", "/api/admin/tables/" + gone + "/restore", ""), 404, "missing");
    assertThat(List.of(status(referee), status(other))).containsExactlyInAnyOrder(401, 200);
    refused(asAdministrator("DELETE", at() + "?for-good=perhaps", ""), 400, "wrong");
  }

  private int status(String token) {
    return served.get("/api/table", token).statusCode();
  }

  @Test
  void aTableThatIsNotThereIsMissing() {
    refused(asAdministrator("DELETE", "/api/admin/tables/nowhere", ""), 404, "missing");
    refused(
        asAdministrator("POST", "/api/admin/tables/nowhere/archive", "{\"away\":true}"),
        404,
        "missing");
  }

  // Who may lay tables

  private HttpResponse<String> lay(String laying, Map<String, Object> wanted) {
    return served.send(
        served.posting("/api/tables", Wire.write(wanted)).header(LayingPermits.HEADER, laying));
  }

  private String invite(String name, int most) {
    var body = Wire.write(Map.of("name", name, "most", most));
    var answer = asAdministrator("POST", "/api/admin/laying", body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    var given = json(answer);
    var token = given.get("token").stringValue();
    assertThat(given.get("link").stringValue()).endsWith("/#lay=" + token);
    return token;
  }

  private int laid(String name) {
    for (JsonNode each : json(asAdministrator("GET", "/api/admin/laying", "")).get("invited")) {
      if (each.get("name").stringValue().equals(name)) {
        return each.get("laid").intValue();
      }
    }
    throw new AssertionError(name + " is not invited");
  }

  private static final Map<String, Object> DEMO = Map.of("book", Served.BOOK, "demo", true);

  @Test
  void whereOnlyTheInvitedLayTablesNobodyElseDoes() throws IOException {
    restartWith(Layers.INVITED);
    refused(served.post("/api/tables", DEMO), 403, "laying");
    refused(lay("made-up", DEMO), 403, "laying");
    refused(lay(TOKEN, DEMO), 403, "laying");
    refused(served.send(served.posting("/api/import", "{}")), 403, "laying");
    assertThat(tables().get("all").intValue()).isZero();

    var ann = invite("Ann", 2);
    assertThat(lay(ann, DEMO).statusCode()).isEqualTo(201);
    refused(lay(ann, Map.of("book", "no-such-book")), 404, "missing");
    refused(lay(ann, Map.of("book", Served.BOOK, "house", Map.of("no-such", 1))), 400, "wrong");
    assertThat(laid("Ann")).isEqualTo(1);
    assertThat(lay(ann, DEMO).statusCode()).isEqualTo(201);
    refused(lay(ann, DEMO), 403, "laying");
    assertThat(laid("Ann")).isEqualTo(2);

    var bob = invite("Bob", 1);
    done("DELETE", "/api/admin/laying/Bob", "");
    refused(lay(bob, DEMO), 403, "laying");
  }

  @Test
  void aCopyAndAForkAreTablesToo() throws IOException {
    restartWith(Layers.INVITED);
    var ann = invite("Ann", 3);
    var referee = json(lay(ann, DEMO)).get("token").stringValue();
    for (var route :
        Map.of(
                "/api/table/copy",
                "{\"title\":\"B\"}",
                "/api/table/fork",
                "{\"seq\":1,\"title\":\"C\"}")
            .entrySet()) {
      var request =
          served
              .posting(route.getKey(), route.getValue())
              .header("Authorization", "Bearer " + referee);
      refused(served.send(request), 403, "laying");
      assertThat(served.send(request.header(LayingPermits.HEADER, ann)).statusCode())
          .isEqualTo(201);
    }
    assertThat(laid("Ann")).isEqualTo(3);
  }

  @Test
  void anInvitationHasANameOfItsOwnAndABound() {
    invite("Ann", 1);
    for (String body :
        List.of(
            "{\"name\":\"Ann\",\"most\":5}",
            "{\"name\":\"Bob\",\"most\":0}",
            "{\"name\":\"Bob\",\"most\":1000001}")) {
      refused(asAdministrator("POST", "/api/admin/laying", body), 403, "not-allowed");
    }
    refused(
        asAdministrator("POST", "/api/admin/laying", "{\"name\":\" \",\"most\":1}"), 400, "wrong");
    refused(asAdministrator("DELETE", "/api/admin/laying/Bob", ""), 404, "missing");
  }
}
