package quintain.mcp;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// A seat at a table: says frames, hears the rest, and remembers how things stand.
///
/// The line opens when it is needed. One that broke is opened again, and what was not answered is
/// said again under its id, so that nothing happens twice.
final class SeatLine implements AutoCloseable {
  private static final int VERSION = 3;

  /// Further back the server has the log.
  private static final int REMEMBERED = 400;

  private static final Duration FOR_HELLO = Duration.ofSeconds(30);

  /// For so long whoever is told to slow down waits.
  private static final long SLOWING_MILLIS = 250;

  /// What the table replied.
  ///
  /// @param kind `done`, `refused`, `failed` or what was asked for
  record Reply(String kind, JsonNode body) {
    boolean is(String other) {
      return kind.equals(other);
    }
  }

  private final TableServer server;
  private final String token;
  private final Map<String, String> unanswered = new LinkedHashMap<>();
  private final Map<String, Reply> replies = new LinkedHashMap<>();
  private final Map<String, JsonNode> odds = new LinkedHashMap<>();
  private final Deque<JsonNode> entries = new ArrayDeque<>();
  private SceneState scene = new SceneState();
  private JsonNode welcome = MissingNode.getInstance();
  private JsonNode chairs = MissingNode.getInstance();
  private String farewell = "";
  private @Nullable WebSocket line;

  /// Which of the lines so far is the open one.
  private int opened;

  private boolean seated;
  private long last;
  private long told;

  SeatLine(TableServer server, String token) {
    this.server = server;
    this.token = token;
  }

  TableServer server() {
    return server;
  }

  /// What admits to this seat; never told to a model that did not bring it.
  String token() {
    return token;
  }

  // The line

  private synchronized void beSeated() {
    if (line != null && seated) {
      return;
    }
    if (!farewell.isEmpty()) {
      throw new Declined(farewell);
    }
    if (line == null) {
      int number = ++opened;
      var socket =
          server.open(
              "/api/socket", new FrameSocket(frames -> hear(number, frames), () -> end(number)));
      line = socket;
      var hello = Map.of("id", "hello", "version", VERSION, "token", token, "since", last);
      send(socket, Json.MAPPER.writeValueAsString(Map.of("hello", hello)));
    }
    await(() -> seated || line == null || replies.containsKey("hello"), FOR_HELLO);
    var failed = replies.remove("hello");
    if (failed != null) {
      throw new Declined(Json.text(failed.body(), "message"));
    }
    if (!seated) {
      throw new Declined("The table does not answer; try again.");
    }
    var socket = line;
    if (socket != null) {
      unanswered.values().forEach(frame -> send(socket, frame));
    }
  }

  private static void send(WebSocket socket, String frame) {
    try {
      socket.sendText(frame, true).join();
    } catch (CompletionException _) {
      // The line has broken; whoever waits for the answer opens it again.
    }
  }

  private synchronized void end(int number) {
    if (number == opened) {
      line = null;
      seated = false;
      notifyAll();
    }
  }

  private boolean await(BooleanSupplier wanted, Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    while (!wanted.getAsBoolean()) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      try {
        wait(left);
      } catch (InterruptedException gone) {
        Thread.currentThread().interrupt();
        throw new Declined("Nobody waited for the table.", gone);
      }
    }
    return true;
  }

  // Hearing

  /// All frames of one message belong together.
  private synchronized void hear(int number, List<JsonNode> frames) {
    if (number != opened) {
      return;
    }
    for (JsonNode frame : frames) {
      frame.properties().forEach(told -> hear(told.getKey(), told.getValue()));
    }
    notifyAll();
  }

  private void hear(String kind, JsonNode body) {
    switch (kind) {
      case "welcome" -> {
        welcome = body;
        chairs = body.path("chairs");
        scene = new SceneState();
      }
      case "chairs" -> chairs = body.path("chairs");
      case "entries" -> body.path("entries").forEach(this::enter);
      case "scene" -> {
        scene.take(body);
        seated = true;
      }
      case "odds" -> odds.put(Json.text(body, "id"), body.path("weighed"));
      case "farewell" -> farewell = Json.text(body, "message");
      default -> {
        var id = Json.text(body, "id");
        if (unanswered.remove(id) != null || id.equals("hello")) {
          replies.put(id, new Reply(kind, body));
        }
      }
    }
  }

  private void enter(JsonNode entry) {
    long seq = entry.path("seq").asLong(0);
    if (seq > last) {
      last = seq;
      entries.add(entry);
      if (entries.size() > REMEMBERED) {
        entries.removeFirst();
      }
    }
  }

  // Saying

  /// Says something; what the table replied, or nothing if it did not in that time.
  Optional<Reply> ask(String kind, Map<String, ?> fields, Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      var reply = askOnce(kind, fields, Duration.ofNanos(end - System.nanoTime()));
      boolean slow =
          reply
              .filter(no -> no.is("failed") && Json.text(no.body(), "code").equals("too-fast"))
              .isPresent();
      if (!slow || System.nanoTime() > end) {
        return reply;
      }
      pause();
    }
  }

  private synchronized void pause() {
    await(() -> false, Duration.ofMillis(SLOWING_MILLIS));
  }

  private synchronized Optional<Reply> askOnce(
      String kind, Map<String, ?> fields, Duration patience) {
    beSeated();
    var id = UUID.randomUUID().toString();
    var body = new LinkedHashMap<String, Object>();
    body.put("id", id);
    body.putAll(fields);
    var frame = Json.MAPPER.writeValueAsString(Map.of(kind, body));
    unanswered.put(id, frame);
    var socket = line;
    if (socket != null) {
      send(socket, frame);
    }
    long end = System.nanoTime() + patience.toNanos();
    while (!replies.containsKey(id)) {
      if (!await(
          () -> replies.containsKey(id) || line == null,
          Duration.ofNanos(end - System.nanoTime()))) {
        unanswered.remove(id);
        return Optional.empty();
      }
      if (line == null && !replies.containsKey(id)) {
        beSeated();
      }
    }
    return Optional.ofNullable(replies.remove(id));
  }

  /// The odds that follow a form which came without them; nothing if they do not in that time.
  synchronized Optional<JsonNode> oddsOf(Reply form, Duration patience) {
    if (form.body().has("weighed")) {
      return Optional.of(form.body().get("weighed"));
    }
    var id = Json.text(form.body(), "id");
    await(() -> odds.containsKey(id) || line == null, patience);
    var weighed = Optional.ofNullable(odds.get(id));
    odds.clear();
    return weighed;
  }

  // What is known

  /// Something of how things stand.
  synchronized <V> V look(Function<SceneState, V> looking) {
    beSeated();
    return looking.apply(scene);
  }

  /// Waits until things stand so; whether they do.
  synchronized boolean await(Function<SceneState, Boolean> wanted, Duration patience) {
    beSeated();
    return await(() -> line == null || wanted.apply(scene), patience);
  }

  /// The entries of the log that were not told by this before.
  synchronized List<JsonNode> news() {
    beSeated();
    var news = new ArrayList<JsonNode>();
    for (JsonNode entry : entries) {
      if (entry.path("seq").asLong(0) > told) {
        news.add(entry);
      }
    }
    told = last;
    return news;
  }

  synchronized boolean hasNews() {
    return last > told;
  }

  /// What was said in welcome: table, book, title, seat, name, role.
  synchronized JsonNode welcome() {
    beSeated();
    return welcome;
  }

  synchronized List<JsonNode> chairs() {
    beSeated();
    return Json.stream(chairs).toList();
  }

  String seat() {
    return Json.text(welcome(), "seat");
  }

  boolean isReferee() {
    return Json.text(welcome(), "role").equals("referee");
  }

  @Override
  public synchronized void close() {
    opened++;
    var socket = line;
    line = null;
    seated = false;
    if (socket != null) {
      socket.abort();
    }
    notifyAll();
  }
}
