package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import quintain.kernel.dice.Faces;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.House;
import quintain.table.store.SqliteStore;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A server over tables in a folder, as browsers meet it.
final class Served implements AutoCloseable {
  static final Library LIBRARY = Books.onBoard();
  static final String BOOK = LIBRARY.ids().getFirst();
  static final JsonMapper JSON = JsonMapper.builder().build();

  final HttpClient http = HttpClient.newHttpClient();
  private final Path folder;
  private final Limits limits;
  private final Faces dice;
  private SqliteStore store;
  private House house;
  private WebServer server;

  Served(Path folder, Limits limits) throws BindException {
    this(folder, limits, sides -> ThreadLocalRandom.current().nextInt(sides) + 1);
  }

  Served(Path folder, Limits limits, Faces dice) throws BindException {
    this.folder = folder;
    this.limits = limits;
    this.dice = dice;
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = house();
    server = open(0);
  }

  private House house() {
    return new House(store, LIBRARY, dice, InstantSource.system());
  }

  private WebServer open(int port) throws BindException {
    return WebServer.open(
        house, LIBRARY, new WebServer.Door("127.0.0.1", port, List.of("quintain.example"), limits));
  }

  int port() {
    return server.port();
  }

  /// The process goes down and comes back at the same port.
  void restart() throws BindException {
    int port = port();
    close();
    store = SqliteStore.open(folder.resolve("tables.db"));
    house = house();
    server = open(port);
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
      return http.send(request.build(), BodyHandlers.ofString());
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
