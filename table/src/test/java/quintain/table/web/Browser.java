package quintain.table.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import quintain.table.protocol.ToSeat;
import tools.jackson.databind.JsonNode;

/// A browser's socket: what it says, and every byte it hears.
final class Browser implements WebSocket.Listener {
  private final StringBuilder part = new StringBuilder();
  private final List<String> everything = new CopyOnWriteArrayList<>();
  private final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
  final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;
  private int ids;

  Browser(Served served) {
    this(served, Map.of());
  }

  Browser(Served served, Map<String, String> headers) {
    this(served, "/api/socket", headers);
  }

  /// A browser on the line of the proving ground.
  static Browser proving(Served served) {
    return new Browser(served, "/api/proving/socket", Map.of());
  }

  Browser(Served served, String path, Map<String, String> headers) {
    var builder = HttpClient.newHttpClient().newWebSocketBuilder();
    headers.forEach(builder::header);
    socket = builder.buildAsync(URI.create("ws://127.0.0.1:" + served.port() + path), this).join();
  }

  /// A browser that has said hello and heard the scene.
  static Browser seated(Served served, String token, long since) {
    var browser = new Browser(served);
    browser.say("hello", "version", ToSeat.VERSION, "token", token, "since", since);
    browser.await("scene");
    return browser;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      everything.add(part.toString());
      Served.JSON.readTree(part.toString()).forEach(frames::add);
      part.setLength(0);
    }
    line.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket line, int code, String reason) {
    closed.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket line, Throwable error) {
    closed.complete(-1);
  }

  void send(String text) {
    socket.sendText(text, true).join();
  }

  /// Says a frame with an id of its own, and gives that id.
  String say(String kind, Object... fields) {
    var id = "b" + ++ids;
    var body = new LinkedHashMap<String, Object>();
    body.put("id", id);
    for (int i = 0; i < fields.length; i += 2) {
      body.put((String) fields[i], fields[i + 1]);
    }
    send(Wire.write(Map.of(kind, body)));
    return id;
  }

  /// The next frame of a kind; others before it are passed over.
  JsonNode await(String kind) {
    for (; ; ) {
      var frame = next();
      if (frame.has(kind)) {
        return frame.get(kind);
      }
    }
  }

  /// The reply to what was said under that id, with its kind.
  JsonNode reply(String id) {
    for (; ; ) {
      var frame = next();
      for (var body : frame.values()) {
        if (body.has("id") && body.get("id").stringValue().equals(id)) {
          return frame;
        }
      }
    }
  }

  JsonNode next() {
    try {
      var frame = frames.poll(60, TimeUnit.SECONDS);
      assertThat(frame).as("a frame, after " + everything).isNotNull();
      return frame;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /// The texts and numbers of the entries until a line has these words.
  List<Long> entriesUntil(String words) {
    var numbers = new ArrayList<Long>();
    for (; ; ) {
      for (JsonNode entry : await("entries").get("entries")) {
        numbers.add(entry.get("seq").longValue());
        if (entry.get("lines").toString().contains(words)) {
          return numbers;
        }
      }
    }
  }

  String everything() {
    return String.join("", everything);
  }

  int closing() {
    return closed.orTimeout(60, TimeUnit.SECONDS).join();
  }

  void leave() {
    socket.abort();
  }
}
