package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import io.javalin.router.InternalRouter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import quintain.kernel.dice.Faces;
import quintain.packs.Books;
import quintain.packs.InstalledPacks;
import quintain.packs.Library;
import quintain.table.House;
import quintain.table.store.PostgresAddress;
import quintain.table.store.PostgresStore;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server over tables in a folder or a database, as browsers meet it.
final class Served implements AutoCloseable {
  static final Library LIBRARY = Books.onBoard();
  static final String BOOK = LIBRARY.ids().getFirst();
  static final JsonMapper JSON = JsonMapper.builder().build();

  private static final Administrator NOBODY =
      new Administrator(Optional.empty(), Administrator.Layers.ANYBODY);

  /// Receivers are on this machine, and nobody waits long.
  private static final WebhookRules WEBHOOKS =
      new WebhookRules(true, Duration.ofMillis(3), Duration.ofSeconds(20));

  /// What is asked of any server here, and what it answers, is held against their description.
  static final Contract CONTRACT = new Contract(described());

  final HttpClient http = HttpClient.newHttpClient();
  private final Supplier<Store> opening;
  private final InstalledPacks packs;
  private final Limits limits;
  private final Faces dice;
  private final boolean proxied;
  private final Administrator administrator;
  private final WebhookRules webhooks;
  private Store store;
  private House house;
  private WebServer server;

  Served(Path folder, Limits limits) throws BindException {
    this(folder, limits, sides -> ThreadLocalRandom.current().nextInt(sides) + 1);
  }

  Served(Path folder, Limits limits, Faces dice) throws BindException {
    this(folder, limits, dice, false, NOBODY);
  }

  /// A server to which everybody comes through a proxy.
  static Served behindAProxy(Path folder, Limits limits) throws BindException {
    return new Served(folder, limits, _ -> 1, true, NOBODY);
  }

  /// A server with an administrator.
  static Served administered(Path folder, Limits limits, Administrator administrator)
      throws BindException {
    return new Served(folder, limits, _ -> 1, false, administrator);
  }

  /// A server that takes its disk for full.
  static Served withoutRoom(Path folder) throws BindException {
    return new Served(
        () -> SqliteStore.open(folder.resolve("tables.db"), Long.MAX_VALUE),
        InstalledPacks.NONE,
        Limits.USUAL,
        _ -> 1,
        false,
        NOBODY,
        WEBHOOKS);
  }

  /// A server that delivers by other rules.
  static Served withWebhooks(Path folder, WebhookRules webhooks) throws BindException {
    return new Served(
        () -> SqliteStore.open(folder.resolve("tables.db")),
        InstalledPacks.NONE,
        Limits.USUAL,
        _ -> 1,
        false,
        NOBODY,
        webhooks);
  }

  /// One of several servers over the same tables.
  static Served on(PostgresAddress address) throws BindException {
    return new Served(
        () -> PostgresStore.open(address),
        InstalledPacks.NONE,
        Limits.USUAL,
        sides -> ThreadLocalRandom.current().nextInt(sides) + 1,
        false,
        NOBODY,
        WEBHOOKS);
  }

  private Served(
      Path folder, Limits limits, Faces dice, boolean proxied, Administrator administrator)
      throws BindException {
    this(
        () -> SqliteStore.open(folder.resolve("tables.db")),
        InstalledPacks.in(folder.resolve("packs")),
        limits,
        dice,
        proxied,
        administrator,
        WEBHOOKS);
  }

  private Served(
      Supplier<Store> opening,
      InstalledPacks packs,
      Limits limits,
      Faces dice,
      boolean proxied,
      Administrator administrator,
      WebhookRules webhooks)
      throws BindException {
    this.opening = opening;
    this.packs = packs;
    this.limits = limits;
    this.dice = dice;
    this.proxied = proxied;
    this.administrator = administrator;
    this.webhooks = webhooks;
    store = opening.get();
    house = house();
    server = open(0);
  }

  private House house() {
    return new House(store, LIBRARY, packs, dice, InstantSource.system(), House.PACE);
  }

  private WebServer open(int port) throws BindException {
    return WebServer.open(house, LIBRARY, door(port));
  }

  private WebServer.Door door(int port) {
    return new WebServer.Door(
        "127.0.0.1", port, List.of("quintain.example"), limits, proxied, administrator, webhooks);
  }

  /// What such a server answers, read off one that is laid like it and never opened.
  InternalRouter routes() {
    try (var routing = new WebServer.Routing(house, LIBRARY, door(0))) {
      return Javalin.create(routing::configure).unsafe.internalRouter;
    }
  }

  /// The description of the routes of any server.
  private static String described() {
    try {
      var folder = Files.createTempDirectory("described");
      try (var store = SqliteStore.open(folder.resolve("tables.db"));
          var house = new House(store, LIBRARY, _ -> 1, InstantSource.system());
          var routing =
              new WebServer.Routing(
                  house,
                  LIBRARY,
                  new WebServer.Door("127.0.0.1", 0, List.of(), Limits.USUAL, false, NOBODY))) {
        Javalin.create(routing::configure);
        return routing.described();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return server.port();
  }

  /// The process goes down and comes back at the same port.
  void restart() throws BindException {
    int port = port();
    close();
    store = opening.get();
    house = house();
    server = open(port);
  }

  /// The server stops; whoever comes finds nobody.
  void stopServing() {
    server.close();
  }

  /// What keeps the tables is gone, and the server is not.
  void loseTheStore() {
    store.close();
  }

  @Override
  public void close() {
    server.close();
    house.close();
    store.close();
  }

  URI at(String path) {
    return URI.create("http://127.0.0.1:" + port() + path);
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      var built = request.build();
      var answer = http.send(built, BodyHandlers.ofString());
      CONTRACT.check(built, answer);
      return answer;
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  HttpResponse<String> get(String path) {
    return send(HttpRequest.newBuilder(at(path)));
  }

  HttpResponse<String> get(String path, String token) {
    return send(HttpRequest.newBuilder(at(path)).header("Authorization", "Bearer " + token));
  }

  HttpResponse<String> post(String path, Object body) {
    return send(posting(path, Wire.write(body)));
  }

  HttpResponse<String> post(String path, String token, Object body) {
    return send(posting(path, Wire.write(body)).header("Authorization", "Bearer " + token));
  }

  HttpRequest.Builder posting(String path, String body) {
    return HttpRequest.newBuilder(at(path)).POST(HttpRequest.BodyPublishers.ofString(body));
  }

  static JsonNode json(HttpResponse<String> answer) {
    return JSON.readTree(answer.body());
  }

  /// The Referee's token of a new demo table.
  String demo() {
    var answer = post("/api/tables", Map.of("book", BOOK, "demo", true, "name", "Robin"));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return json(answer).get("token").stringValue();
  }

  /// The first book whose ready scene lies on a map, under which a picture can lie.
  String bookOnAMap() {
    for (String book : LIBRARY.ids()) {
      var laid = post("/api/tables", Map.of("book", book, "demo", true));
      if (laid.statusCode() == 201) {
        var scene = get("/api/table/at/1", json(laid).get("token").stringValue());
        if (scene.body().contains("{\"grid\":")) {
          return book;
        }
      }
    }
    throw new AssertionError("no book is played on a map");
  }

  /// A new token for a seat of the table.
  String invite(String referee, String seat) {
    var answer = post("/api/table/seats/" + seat + "/rotate", referee, Map.of());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return json(answer).get("token").stringValue();
  }

  /// A seat of the table that is no Referee's.
  String player(String referee) {
    for (JsonNode seat : json(get("/api/table/seats", referee))) {
      if (seat.get("role").stringValue().equals("player")) {
        return seat.get("seat").stringValue();
      }
    }
    throw new AssertionError("the demo has no player");
  }

  /// What was refused: its status, and its code for programs.
  static void refused(HttpResponse<String> answer, int status, String code) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    var error = json(answer).get("error");
    assertThat(error.get("code").stringValue()).as(answer.body()).isEqualTo(code);
    assertThat(error.get("message").stringValue())
        .isNotBlank()
        .doesNotContain("Exception", "\tat ", "quintain.", "java.");
  }
}
