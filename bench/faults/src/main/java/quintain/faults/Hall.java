package quintain.faults;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A server as it is met over HTTP: lays tables and invites to their seats.
final class Hall {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int PAGE = 500;

  private final IntSupplier port;
  private final HttpClient http;

  /// @param from the address of this machine to come from: tables are laid at a pace from each
  Hall(IntSupplier port, InetAddress from) {
    this.port = port;
    this.http =
        HttpClient.newBuilder().localAddress(from).version(HttpClient.Version.HTTP_1_1).build();
  }

  Hall(IntSupplier port) {
    this(port, InetAddress.getLoopbackAddress());
  }

  /// Another address of this machine, for each number another one.
  static InetAddress address(int number) {
    try {
      return InetAddress.getByAddress(
          new byte[] {127, 1, (byte) (number / 200), (byte) (1 + number % 200)});
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  /// What is answered, and the status.
  record Answer(int status, String body) {
    JsonNode json() {
      if (status / 100 != 2) {
        throw new IllegalStateException(status + " " + body);
      }
      return Json.MAPPER.readTree(body);
    }
  }

  Answer get(String path, @Nullable String token) throws IOException, InterruptedException {
    return send(request(path, token).GET().build());
  }

  Answer post(String path, @Nullable String token, Object body)
      throws IOException, InterruptedException {
    var written = HttpRequest.BodyPublishers.ofString(Json.MAPPER.writeValueAsString(body));
    return send(request(path, token).POST(written).build());
  }

  private HttpRequest.Builder request(String path, @Nullable String token) {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port.getAsInt() + path))
            .timeout(PATIENCE);
    return token == null ? request : request.header("Authorization", "Bearer " + token);
  }

  private Answer send(HttpRequest request) throws IOException, InterruptedException {
    var answer = http.send(request, BodyHandlers.ofString());
    return new Answer(answer.statusCode(), answer.body());
  }

  boolean isReady() throws InterruptedException {
    try {
      return get("/ready", null).status() == 200;
    } catch (IOException _) {
      return false;
    }
  }

  /// The books that have a ready scene.
  List<String> books() throws IOException, InterruptedException {
    var books = new ArrayList<String>();
    for (JsonNode book : get("/api/books", null).json()) {
      if (book.path("demo").asBoolean(false)) {
        books.add(book.get("id").stringValue());
      }
    }
    return books;
  }

  /// Lays the ready scene of a book for so many seats: the Referee's, those of its characters, and
  /// others.
  List<Invitation> lay(String book, int seats) throws IOException, InterruptedException {
    var laid =
        post("/api/tables", null, Map.of("book", book, "demo", true, "name", "Robin")).json();
    var referee = laid.get("token").stringValue();
    var table = laid.get("table").stringValue();
    var invited = new ArrayList<Invitation>();
    invited.add(new Invitation(table, book, laid.get("seat").stringValue(), "referee", referee));
    for (JsonNode seat : get("/api/table/seats", referee).json()) {
      var id = seat.get("seat").stringValue();
      if (invited.size() < seats && seat.get("role").stringValue().equals("player")) {
        var token =
            post("/api/table/seats/" + id + "/rotate", referee, Map.of())
                .json()
                .get("token")
                .stringValue();
        invited.add(new Invitation(table, book, id, "player", token));
      }
    }
    while (invited.size() < seats) {
      invited.add(invite(invited.getFirst(), "Guest " + invited.size()));
    }
    return invited;
  }

  /// Another player at a Referee's table.
  Invitation invite(Invitation referee, String name) throws IOException, InterruptedException {
    var wanted = Map.of("name", name, "role", "player");
    var guest = post("/api/table/invitations", referee.token(), wanted).json();
    return new Invitation(
        referee.table(),
        referee.book(),
        guest.get("seat").stringValue(),
        "player",
        guest.get("token").stringValue());
  }

  /// The whole log as somebody reads it who comes anew, in order.
  List<JsonNode> log(String token) throws IOException, InterruptedException {
    var pages = new ArrayList<List<JsonNode>>();
    Optional<Long> before = Optional.empty();
    while (true) {
      var query = "?limit=" + PAGE + before.map(number -> "&before=" + number).orElse("");
      var page = new ArrayList<JsonNode>();
      get("/api/table/log" + query, token).json().forEach(page::add);
      if (page.isEmpty()) {
        return pages.reversed().stream().flatMap(List::stream).toList();
      }
      pages.add(page);
      before = Optional.of(page.getFirst().get("seq").longValue());
      if (before.get() == 1) {
        return pages.reversed().stream().flatMap(List::stream).toList();
      }
    }
  }
}
