package quintain.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody who knows a table only by its protocol.
final class Guest implements WebSocket.Listener, AutoCloseable {
  static final JsonMapper JSON = JsonMapper.shared();

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI here;
  private final StringBuilder part = new StringBuilder();
  private final LinkedBlockingQueue<JsonNode> frames = new LinkedBlockingQueue<>();
  private @Nullable WebSocket socket;
  private int ids;

  Guest(String here) {
    this.here = URI.create(here);
  }

  String get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(here.resolve(path)).build());
  }

  JsonNode post(String path, Object body) throws IOException, InterruptedException {
    var written = HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body));
    return JSON.readTree(send(HttpRequest.newBuilder(here.resolve(path)).POST(written).build()));
  }

  private String send(HttpRequest request) throws IOException, InterruptedException {
    var answer = http.send(request, BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
    return answer.body();
  }

  /// Takes a seat, and gives the scene as it stands.
  JsonNode sit(String token) {
    var address = URI.create("ws://" + here.getAuthority() + "/api/socket");
    socket = http.newWebSocketBuilder().buildAsync(address, this).join();
    say("hello", Map.of("version", 3, "token", token, "since", 0));
    for (; ; ) {
      var frame = next();
      if (frame.has("scene")) {
        return frame.get("scene");
      }
    }
  }

  /// Says a frame and gives the reply, by its kind.
  JsonNode ask(String kind, Map<String, ?> fields) {
    var id = say(kind, fields);
    for (; ; ) {
      var frame = next();
      for (JsonNode body : frame.values()) {
        if (body.path("id").asString("").equals(id)) {
          return frame;
        }
      }
    }
  }

  private String say(String kind, Map<String, ?> fields) {
    var id = "g" + ++ids;
    var body = new LinkedHashMap<String, Object>(fields);
    body.put("id", id);
    if (socket == null) {
      throw new IllegalStateException("nobody sits yet");
    }
    socket.sendText(JSON.writeValueAsString(Map.of(kind, body)), true).join();
    return id;
  }

  private JsonNode next() {
    try {
      var frame = frames.poll(60, TimeUnit.SECONDS);
      if (frame == null) {
        throw new AssertionError("the table says nothing");
      }
      return frame;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      JSON.readTree(part.toString()).forEach(frames::add);
      part.setLength(0);
    }
    line.request(1);
    return null;
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
    http.close();
  }
}
