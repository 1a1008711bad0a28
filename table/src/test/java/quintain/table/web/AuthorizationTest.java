package quintain.table.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.websocket.WsHandlerType;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import quintain.table.protocol.ToSeat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Every route, asked for by everybody who could come: who is let through, who is sent away, and
/// that nothing has changed for those who are.
///
/// The routes are those of the server itself, so a new one without a row here fails.
class AuthorizationTest {
  /// Whoever comes, by the token they come with.
  enum Caller {
    /// Without any.
    NOBODY,
    /// With one that was never given out.
    STRANGER,
    /// With one to a seat that was taken back.
    REVOKED,
    /// With one that a new one has taken the place of.
    ROTATED,
    /// With the invitation that is for anybody, which is none to a seat.
    GUEST,
    /// With that of the Referee of a table that was deleted.
    DELETED,
    SPECTATOR,
    /// A program with a token that was taken back.
    TAKEN_BACK,
    /// A program with a token of the Referee's whose seat has got another link since.
    OUTDATED,
    /// A program that reads at a player's seat, and one that reads at the Referee's.
    READER,
    REFEREES_READER,
    /// A program that plays as the Referee.
    REFEREES_HAND,
    /// A program that plays as the player.
    PLAYERS_HAND,
    PLAYER,
    /// A program with a token of the widest scope, which the Referee of another table has given.
    FOREIGN,
    REFEREE
  }

  /// Who may.
  private enum May {
    /// Everybody, with a token or without.
    ANYBODY,
    /// Whoever has the invitation that is for anybody.
    GUESTS,
    /// Whoever has a seat.
    SEATED,
    /// Players and the Referee.
    PLAYERS,
    REFEREE,
    /// The Referee, by their own link and not by a program's token.
    LINK,
    /// The Referee, also of a table that was deleted.
    FORMER_REFEREE,
    /// The administrator, whom this server has not; AdminRoutesTest asks one that has.
    ADMINISTRATOR,
    /// Everybody, where the pages of the client are on board, which they are not here.
    PAGES
  }

  /// What is asked for.
  ///
  /// @param path with names in place of what is in braces in the route
  record Row(String route, May may, String path, @Nullable Object body) {
    @Override
    public String toString() {
      return route;
    }
  }

  private static final Map<String, Object> PAPER =
      Map.of("name", "The Reeds", "kept", Map.of("format", "other", "document", "{}"));

  private static final Map<String, Object> PLACING =
      Map.of("x", 0, "y", 0, "across", 10, "opacity", 1);

  static final List<Row> ROWS =
      List.of(
          row("GET /health", May.ANYBODY),
          row("GET /ready", May.ANYBODY),
          row("GET /metrics", May.ANYBODY),
          row("GET /api/openapi.json", May.ANYBODY),
          row("GET /api/books", May.ANYBODY),
          row("GET /api/books/{id}/rules", May.ANYBODY),
          row("GET /api/books/{id}/icons", May.ANYBODY),
          row("GET /api/books/{id}/house", May.ANYBODY),
          row("GET /api/books/{id}/packs", May.ANYBODY),
          row("GET /api/books/{id}/questions", May.ANYBODY),
          row("GET /api/proving/{book}", May.ANYBODY),
          row("POST /api/dice", May.ANYBODY, Map.of("expression", "2d6")),
          row("GET /api/dice/odds", May.ANYBODY, "/api/dice/odds?expression=2d6", null),
          row("POST /api/qr", May.ANYBODY, Map.of("text", "hello")),
          row("POST /api/tables", May.ANYBODY, Map.of("book", Served.BOOK, "demo", true)),
          row("POST /api/import", May.ANYBODY, "{export}"),
          row("POST /api/import/look", May.ANYBODY, "{export}"),
          row("POST /api/standings", May.ANYBODY, Map.of("tokens", List.of())),
          row("GET /api/joining", May.GUESTS),
          row("POST /api/joining", May.GUESTS, Map.of("name", "Wat")),
          row("GET /api/table", May.SEATED),
          row("GET /api/table/log", May.SEATED),
          row("GET /api/table/search", May.SEATED, "/api/table/search?q=the", null),
          row("GET /api/table/at/{seq}", May.SEATED),
          row("GET /api/table/seats", May.SEATED),
          row("GET /api/table/house", May.SEATED),
          row("GET /api/table/export", May.SEATED),
          row("GET /api/table/backdrop", May.SEATED),
          row("GET /api/table/faces/{picture}", May.SEATED),
          row("GET /api/table/pictures/{pinned}", May.SEATED),
          row("GET /api/table/sheet/{file}", May.SEATED),
          row("GET /api/table/pregens", May.SEATED),
          row("GET /api/table/departures", May.SEATED),
          row(
              "GET /api/table/departures/{format}",
              May.SEATED,
              "/api/table/departures/md?who={seat}",
              null),
          row("GET /api/table/logbook", May.SEATED),
          row("GET /api/table/journal/{format}", May.SEATED, "/api/table/journal/foundry", null),
          row("GET /api/table/arrivals", May.PLAYERS),
          row(
              "POST /api/table/arrivals",
              May.PLAYERS,
              "/api/table/arrivals?file=pasted",
              "{pasted}"),
          row("POST /api/table/invitations", May.LINK, Map.of("name", "Wat", "role", "player")),
          row("POST /api/table/seats/{seat}/rotate", May.LINK),
          row("POST /api/table/seats/{seat}/revoke", May.REFEREE),
          row("POST /api/table/seats/{seat}/rename", May.REFEREE, Map.of("name", "Wat")),
          row("GET /api/table/seats/{seat}/link", May.LINK),
          row("GET /api/table/invitation", May.LINK),
          row("POST /api/table/invitation", May.LINK),
          row("DELETE /api/table/invitation", May.REFEREE),
          row("GET /api/table/tokens", May.LINK),
          row("POST /api/table/tokens", May.LINK, "{wanted-token}"),
          row("DELETE /api/table/tokens/{token}", May.LINK),
          row("GET /api/table/webhooks", May.LINK),
          row("POST /api/table/webhooks", May.LINK, "{wanted-webhook}"),
          row("POST /api/table/webhooks/{webhook}/on", May.LINK),
          row("DELETE /api/table/webhooks/{webhook}", May.LINK),
          row("GET /api/table/view", May.SEATED),
          row("POST /api/table/frames", May.SEATED, Map.of("ask", Map.of("id", "1"))),
          row("POST /api/table/title", May.REFEREE, Map.of("title", "Another")),
          row("POST /api/table/archive", May.REFEREE, Map.of("away", true)),
          row("POST /api/table/copy", May.REFEREE, Map.of("title", "Another")),
          row("DELETE /api/table", May.REFEREE),
          row("POST /api/table/restore", May.FORMER_REFEREE),
          row("GET /api/table/scenes", May.REFEREE),
          row("POST /api/table/scene", May.REFEREE, "{scene-title}"),
          row("POST /api/table/scenes", May.REFEREE, Map.of("title", "The mill")),
          row("POST /api/table/scenes/keep", May.REFEREE, "{keeping}"),
          row("POST /api/table/fork", May.REFEREE, Map.of("seq", 1, "title", "Another")),
          row(
              "PUT /api/table/backdrop",
              May.REFEREE,
              "/api/table/backdrop?x=0&y=0&across=10&opacity=1",
              "{picture}"),
          row("POST /api/table/backdrop", May.REFEREE, PLACING),
          row("DELETE /api/table/backdrop", May.REFEREE),
          row("PUT /api/table/map", May.REFEREE, "/api/table/map?file=mill.uvtt", "{map}"),
          row("GET /api/table/map/{format}", May.REFEREE, "/api/table/map/uvtt", null),
          row("GET /api/table/stock", May.REFEREE),
          row("GET /api/table/own", May.REFEREE),
          row("GET /api/table/own/kinds/{kind}", May.REFEREE),
          row("POST /api/table/own/look", May.REFEREE, "{written}"),
          row("POST /api/table/own/entries", May.REFEREE, "{written}"),
          row("DELETE /api/table/own/entries/{entry}", May.REFEREE),
          row("POST /api/table/own/entries/{entry}/play", May.REFEREE),
          row("POST /api/table/own/papers", May.REFEREE, PAPER),
          row("GET /api/table/own/pack", May.REFEREE),
          row("PUT /api/table/own/pack", May.REFEREE, "{pack}"),
          row("POST /api/table/commands/bringing", May.REFEREE, "{bringing}"),
          row("POST /api/table/commands/welcoming", May.PLAYERS, "{welcoming}"),
          row(
              "PUT /api/table/figures/{who}/face",
              May.PLAYERS,
              "/api/table/figures/{seat}/face?around=%231f6b3f",
              "{picture}"),
          row("POST /api/table/pictures", May.PLAYERS, "{picture}"),
          row("POST /api/table/commands/handing", May.REFEREE, "{handing}"),
          row("POST /api/table/commands/setting", May.REFEREE, "{setting}"),
          row("GET /api/admin/tables", May.ADMINISTRATOR),
          row("POST /api/admin/tables/{table}/archive", May.ADMINISTRATOR, Map.of("away", true)),
          row("POST /api/admin/tables/{table}/restore", May.ADMINISTRATOR),
          row("DELETE /api/admin/tables/{table}", May.ADMINISTRATOR),
          row("GET /api/admin/laying", May.ADMINISTRATOR),
          row("POST /api/admin/laying", May.ADMINISTRATOR, Map.of("name", "Wat", "most", 1)),
          row("DELETE /api/admin/laying/{name}", May.ADMINISTRATOR),
          row("GET /*", May.PAGES, "/t/a-table", null));

  private static Row row(String route, May may) {
    return row(route, may, null);
  }

  private static Row row(String route, May may, @Nullable Object body) {
    return row(route, may, route.substring(route.indexOf(' ') + 1), body);
  }

  private static Row row(String route, May may, String path, @Nullable Object body) {
    return new Row(route, may, path, body);
  }

  /// So many that nobody is ever too fast.
  private static final Limits.Rate EVER = new Limits.Rate(1e9, 1e9);

  @TempDir static Path folder;
  private static Served served;

  /// One that is played on a map, under which a picture can lie.
  private static String book;

  /// For those who change nothing.
  private static Scene common;

  @BeforeAll
  static void open() throws IOException {
    served =
        new Served(
            folder,
            UsualBut.of(Map.of("tables", EVER, "dice", EVER, "strangers", EVER, "seat", EVER)));
    book = served.bookOnAMap();
    common = new Scene();
  }

  /// All but those for the administrator, whom this server has not.
  @AfterAll
  static void everyRouteHasAnsweredAsItIsDescribed() {
    var routes = new TreeSet<>(Served.CONTRACT.routes());
    ROWS.stream()
        .filter(row -> row.may() == May.ADMINISTRATOR)
        .forEach(r -> routes.remove(r.route()));
    assertThat(Served.CONTRACT.fulfilled()).containsAll(routes);
  }

  @AfterAll
  static void close() {
    served.close();
  }

  // The list is whole

  @Test
  void everyRouteOfTheServerHasItsRow() {
    var router = served.routes();
    var routes = new TreeSet<String>();
    for (var each : router.allHttpHandlers()) {
      if (each.endpoint.method.isHttpMethod()) {
        routes.add(each.endpoint.method.name() + " " + each.endpoint.path);
      }
    }
    assertThat(ROWS).extracting(Row::route).containsExactlyInAnyOrderElementsOf(routes);

    var lines = new TreeSet<String>();
    for (var each : router.allWsHandlers()) {
      if (each.getType() == WsHandlerType.WEBSOCKET) {
        lines.add(each.getPath());
      }
    }
    assertThat(lines)
        .as("lines: at the first a token is asked for, the second is anybody's")
        .containsExactly("/api/proving/socket", "/api/socket");
  }

  // Routes

  @ParameterizedTest
  @FieldSource("ROWS")
  void aRouteIsOpenToThoseWhoMayAndToNobodyElse(Row row) throws IOException {
    var scene = List.of(May.ANYBODY, May.SEATED).contains(row.may()) ? common : new Scene();
    var before = scene.asItStands();
    for (Caller caller : Caller.values()) {
      if (caller == Caller.REFEREE) {
        assertThat(scene.asItStands()).as("the table after all who may not").isEqualTo(before);
      }
      var answer = scene.ask(row, caller);
      var told = row + " by " + caller + ": " + answer.statusCode() + " " + answer.body();
      switch (expected(row.may(), caller)) {
        case "" -> assertThat(answer.statusCode()).as(told).isBetween(200, 299);
        case "admitted" -> assertThat(answer.statusCode()).as(told).isIn(200, 201, 204, 404);
        case "401 token" -> Served.refused(answer, 401, "token");
        case "404 missing" -> Served.refused(answer, 404, "missing");
        default -> Served.refused(answer, 403, "not-allowed");
      }
      boolean changed =
          (caller == Caller.GUEST && row.may() == May.GUESTS)
              || (row.may() == May.PLAYERS
                  && List.of(Caller.PLAYER, Caller.PLAYERS_HAND, Caller.REFEREES_HAND)
                      .contains(caller));
      if (changed) {
        before = scene.asItStands();
      }
    }
  }

  /// Nothing for whoever gets what they ask for; who has a seat may be told that there is nothing
  /// of it for them.
  private static String expected(May may, Caller caller) {
    var isProgram =
        List.of(Caller.READER, Caller.REFEREES_READER, Caller.REFEREES_HAND, Caller.PLAYERS_HAND)
            .contains(caller);
    var isSeat =
        isProgram
            || List.of(Caller.SPECTATOR, Caller.PLAYER, Caller.FOREIGN, Caller.REFEREE)
                .contains(caller);
    return switch (may) {
      case ANYBODY -> "";
      case ADMINISTRATOR, PAGES -> "404 missing";
      case GUESTS ->
          switch (caller) {
            case GUEST -> "";
            case NOBODY -> "401 token";
            default -> "403";
          };
      case SEATED -> caller == Caller.REFEREE ? "" : isSeat ? "admitted" : "401 token";
      case PLAYERS ->
          switch (caller) {
            case REFEREES_HAND, PLAYERS_HAND, PLAYER, FOREIGN, REFEREE -> "";
            case SPECTATOR, READER, REFEREES_READER -> "403";
            default -> "401 token";
          };
      case REFEREE, LINK ->
          switch (caller) {
            case REFEREE -> "";
            case FOREIGN -> may == May.LINK ? "403" : "";
            case PLAYER, SPECTATOR, READER, REFEREES_READER, REFEREES_HAND, PLAYERS_HAND -> "403";
            default -> "401 token";
          };
      case FORMER_REFEREE ->
          switch (caller) {
            case REFEREE, DELETED -> "";
            case PLAYER, SPECTATOR -> "403";
            default -> "401 token";
          };
    };
  }

  /// What is told of who may is what is done.
  @Test
  void everyRouteSaysWhoMay() {
    for (Row row : ROWS) {
      if (row.may() != May.PAGES) {
        assertThat(Served.CONTRACT.operation(row.route()).get("description").stringValue())
            .as(row.route())
            .isEqualTo(
                (switch (row.may()) {
                      case ANYBODY, PAGES -> Api.Access.ANYBODY;
                      case GUESTS -> Api.Access.GUEST;
                      case SEATED -> Api.Access.READ;
                      case PLAYERS -> Api.Access.PLAY;
                      case REFEREE -> Api.Access.REFEREE;
                      case LINK, FORMER_REFEREE -> Api.Access.LINK;
                      case ADMINISTRATOR -> Api.Access.ADMINISTRATOR;
                    })
                    .words());
      }
    }
  }

  // Lines

  @ParameterizedTest
  @EnumSource
  void onlyWhoeverHasASeatSitsDown(Caller caller) {
    var scene = common;
    var browser = new Browser(served);
    var id =
        browser.say(
            "hello",
            "version",
            ToSeat.VERSION,
            "token",
            scene.tokens.getOrDefault(caller, ""),
            "since",
            0);
    switch (caller) {
      case SPECTATOR,
          READER,
          REFEREES_READER,
          REFEREES_HAND,
          PLAYERS_HAND,
          PLAYER,
          FOREIGN,
          REFEREE ->
          assertThat(browser.await("welcome").get("table").stringValue().equals(scene.table))
              .isEqualTo(caller != Caller.FOREIGN);
      default -> {
        assertThat(browser.reply(id).get("failed").get("code").stringValue()).isEqualTo("token");
        assertThat(browser.closing()).isEqualTo(1008);
      }
    }
    browser.leave();
  }

  /// A table with everybody who could come to it, and what they ask for.
  private static final class Scene {
    final Map<Caller, String> tokens = new LinkedHashMap<>();
    final String table;
    final String seat;
    private final Map<String, String> filled = new LinkedHashMap<>();
    private final byte[] picture;

    Scene() throws IOException {
      var referee = laid();
      seat = served.player(referee);
      table = Served.json(served.get("/api/table", referee)).get("table").stringValue();
      picture = picture();
      served.post("/api/table/invitation", referee, Map.of());
      var gone = laid();
      tokens.put(Caller.REFEREE, referee);
      var foreign = laid();
      tokens.put(Caller.FOREIGN, given(foreign, "referee", "referee"));
      tokens.put(Caller.STRANGER, "x".repeat(43));
      tokens.put(Caller.ROTATED, served.invite(referee, seat));
      tokens.put(Caller.PLAYER, served.invite(referee, seat));
      tokens.put(Caller.OUTDATED, outdated(referee));
      tokens.put(Caller.READER, given(referee, seat, "read"));
      tokens.put(Caller.REFEREES_READER, given(referee, "referee", "read"));
      tokens.put(Caller.REFEREES_HAND, given(referee, "referee", "play"));
      tokens.put(Caller.PLAYERS_HAND, given(referee, seat, "play"));
      tokens.put(Caller.TAKEN_BACK, takenBack(referee));
      tokens.put(Caller.SPECTATOR, invited(referee, "Wat", "spectator"));
      tokens.put(Caller.REVOKED, invited(referee, "Una", "player"));
      served.post("/api/table/seats/una/revoke", referee, Map.of());
      tokens.put(Caller.DELETED, gone);
      tokens.put(
          Caller.GUEST,
          Served.json(served.get("/api/table/invitation", referee))
              .get("shown")
              .get("link")
              .stringValue()
              .replaceFirst(".*#", ""));
      served.send(
          asking("PUT", "/api/table/backdrop?x=0&y=0&across=10&opacity=1", "{picture}", referee));
      served.send(
          asking(
              "PUT",
              "/api/table/backdrop?x=0&y=0&across=10&opacity=1",
              "{picture}",
              tokens.get(Caller.FOREIGN)));
      served.send(asking("DELETE", "/api/table", null, gone));
      var stock = Served.json(served.get("/api/table/stock", referee));
      var creature = stock.get("creatures").get(0).get("name").stringValue();
      var sheet = stock.get("pregens").get(0).get("entry");
      var figure = seat;
      filled.put("{bringing}", Wire.write(Map.of("creature", creature, "id", "newcomer")));
      ownContent(stock.get("creatures").get(0).get("entry"));
      filled.put("{handing}", Wire.write(Map.of("id", figure, "seat", seat)));
      filled.put(
          "{setting}", Wire.write(Map.of("fact", figure + ".hp", "value", 1, "reason", "a wound")));
      filled.put(
          "{welcoming}",
          "{\"id\": \"guest\", \"seat\": \"%s\", \"sheet\": %s}".formatted(seat, sheet));
      served.send(
          asking(
              "PUT",
              "/api/table/figures/" + seat + "/face?around=%231f6b3f",
              "{picture}",
              referee));
      var sent = served.send(asking("POST", "/api/table/pictures", "{picture}", referee));
      filled.put("{pinned}", Served.json(sent).get("picture").stringValue());
      var page =
          Map.of(
              "id",
              "a-page",
              "title",
              "The weir",
              "text",
              "",
              "to",
              List.of("*"),
              "picture",
              filled.get("{pinned}"));
      served.post("/api/table/frames", referee, Map.of("note", page));
      filled.put("{export}", served.get("/api/table/export", referee).body());
      filled.put(
          "{picture}", filled.get("{export}").replaceFirst("(?s).*?#1f6b3f @([\\w-]+).*", "$1"));
      filled.put(
          "{scene-title}",
          Wire.write(
              Map.of(
                  "title",
                  Served.json(served.get("/api/table/scenes", referee))
                      .get("scenes")
                      .get(0)
                      .stringValue())));
      var aside =
          Served.json(served.post("/api/table/scenes", referee, Map.of("title", "The mill")));
      filled.put(
          "{keeping}",
          Wire.write(
              Map.of(
                  "title",
                  "The mill",
                  "table",
                  aside.get("table").stringValue(),
                  "token",
                  aside.get("token").stringValue())));
      filled.put("{file}", figure + ".md");
      filled.put(
          "{wanted-token}",
          Wire.write(Map.of("name", "A bot", "seat", "referee", "scope", "read")));
      var hook = Map.of("seat", "referee", "address", "http://127.0.0.1:9/");
      filled.put("{wanted-webhook}", Wire.write(hook));
      // A token and a webhook that can be taken away.
      for (String kind : List.of("token", "webhook")) {
        var wanted = Served.JSON.readTree(filled.get("{wanted-" + kind + "}"));
        var made = Served.json(served.post("/api/table/" + kind + "s", referee, wanted));
        var told = made.get(kind.equals("token") ? "given" : "webhook");
        filled.put("{" + kind + "}", told.get("id").stringValue());
      }
    }

    /// A creature of the Referee's own, at this table and at the other, and another to be made.
    private void ownContent(JsonNode creature) {
      var referee = tokens.getOrDefault(Caller.REFEREE, "");
      for (JsonNode kind : Served.json(served.get("/api/table/own", referee)).get("kinds")) {
        if (kind.get("comes").booleanValue() && !filled.containsKey("{kind}")) {
          filled.put("{kind}", kind.get("kind").stringValue());
        }
      }
      var salt = named(creature, "Salt Widow");
      for (var caller : List.of(Caller.REFEREE, Caller.FOREIGN)) {
        var made = served.send(asking("POST", "/api/table/own/entries", salt, tokens.get(caller)));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
      }
      filled.put("{written}", named(creature, "Peat Widow"));
      filled.put(
          "{map}", "{\"resolution\": {\"map_size\": {\"x\": 5, \"y\": 4}}, \"line_of_sight\": []}");
      filled.put("{pasted}", "%s: [{name: Fen Widow}]".formatted(filled.get("{kind}")));
      filled.put("{list}", "- " + entry(creature, "Marsh Widow"));
    }

    private String named(JsonNode creature, String name) {
      return "{\"kind\": \"%s\", \"entry\": %s}"
          .formatted(filled.get("{kind}"), entry(creature, name));
    }

    private static String entry(JsonNode creature, String name) {
      return ((ObjectNode) creature.deepCopy()).put("name", name).toString();
    }

    private byte[] pack() {
      var bytes = new ByteArrayOutputStream();
      try (var zip = new ZipOutputStream(bytes)) {
        zip.putNextEntry(new ZipEntry("marsh/pack.yaml"));
        zip.write("id: marsh".getBytes(UTF_8));
        zip.putNextEntry(new ZipEntry("marsh/" + filled.get("{kind}") + ".yaml"));
        zip.write(filled.getOrDefault("{list}", "").getBytes(UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return bytes.toByteArray();
    }

    private static String laid() {
      var answer = served.post("/api/tables", Map.of("book", book, "demo", true));
      return Served.json(answer).get("token").stringValue();
    }

    private static byte[] picture() throws IOException {
      var bytes = new ByteArrayOutputStream();
      ImageIO.write(new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB), "png", bytes);
      return bytes.toByteArray();
    }

    private static String invited(String referee, String name, String role) {
      return Served.json(
              served.post("/api/table/invitations", referee, Map.of("name", name, "role", role)))
          .get("token")
          .stringValue();
    }

    /// A program's token.
    static String given(String giver, String at, String scope) {
      return Served.json(
              served.post(
                  "/api/table/tokens", giver, Map.of("name", "A bot", "seat", at, "scope", scope)))
          .get("token")
          .stringValue();
    }

    private String takenBack(String referee) {
      var token = given(referee, "referee", "referee");
      var last = Served.json(served.get("/api/table/tokens", referee)).values();
      var id = last.stream().toList().getLast().get("id").stringValue();
      served.send(asking("DELETE", "/api/table/tokens/" + id, null, referee));
      return token;
    }

    /// A token to a seat that has got a new link since.
    private String outdated(String referee) {
      invited(referee, "Ivo", "player");
      var token = given(referee, "ivo", "play");
      served.invite(referee, "ivo");
      return token;
    }

    HttpResponse<String> ask(Row row, Caller caller) {
      var method = row.route().substring(0, row.route().indexOf(' '));
      var path =
          row.path()
              .replace("{id}", book)
              .replace("{book}", book)
              .replace("{seq}", "1")
              .replace("{seat}", seat)
              .replace("{table}", table)
              .replace("{name}", "Wat")
              .replace("{picture}", filled.getOrDefault("{picture}", ""))
              .replace("{pinned}", filled.getOrDefault("{pinned}", ""))
              .replace("{file}", filled.getOrDefault("{file}", ""))
              .replace("{token}", filled.getOrDefault("{token}", ""))
              .replace("{webhook}", filled.getOrDefault("{webhook}", ""))
              .replace("{kind}", filled.getOrDefault("{kind}", ""))
              .replace("{entry}", "OWN-SALT-WIDOW");
      return served.send(asking(method, path, row.body(), tokens.get(caller)));
    }

    private HttpRequest.Builder asking(
        String method, String path, @Nullable Object body, @Nullable String token) {
      var publisher =
          switch (body) {
            case null -> BodyPublishers.noBody();
            case String name when name.equals("{picture}") -> BodyPublishers.ofByteArray(picture);
            case String name when name.equals("{pack}") -> BodyPublishers.ofByteArray(pack());
            case String name -> BodyPublishers.ofString(filled.getOrDefault(name, name));
            default -> BodyPublishers.ofString(Wire.write(body));
          };
      var request = HttpRequest.newBuilder(served.at(path)).method(method, publisher);
      return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    /// All that the Referee can learn of the table, so that whatever was changed shows.
    String asItStands() {
      var referee = tokens.getOrDefault(Caller.REFEREE, "");
      var told = new StringBuilder();
      for (var path :
          List.of("/seats", "/invitation", "/seats/" + seat + "/link", "/tokens", "/export")) {
        told.append(served.get("/api/table" + path, referee).body()).append('\n');
      }
      // How a webhook fares is not asked: nobody answers there.
      for (JsonNode webhook : Served.json(served.get("/api/table/webhooks", referee))) {
        told.append(webhook.get("id")).append('\n');
      }
      told.append(served.post("/api/standings", Map.of("tokens", List.of(referee))).body());
      return told.toString();
    }
  }
}
