package quintain.mcp;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// A server that has tables, spoken to as browsers do: HTTP, and WebSockets for play.
///
/// @param base where it is, without a path: `http://127.0.0.1:7717`
record TableServer(URI base, HttpClient http) {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  static TableServer at(URI base) {
    return new TableServer(
        base,
        HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build());
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /// What anybody may read.
  JsonNode get(String path) {
    return send(request(path).GET());
  }

  /// What the seat of a token may read.
  JsonNode get(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token).GET());
  }

  JsonNode post(String path, Object body) {
    return send(request(path).POST(json(body)));
  }

  JsonNode post(String path, String token, Object body) {
    return send(request(path).header("Authorization", "Bearer " + token).POST(json(body)));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(base.resolve(path)).timeout(PATIENCE);
  }

  private static HttpRequest.BodyPublisher json(Object body) {
    return HttpRequest.BodyPublishers.ofString(Json.MAPPER.writeValueAsString(body));
  }

  private JsonNode send(HttpRequest.Builder request) {
    HttpResponse<String> response;
    try {
      response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException away) {
      throw new Declined("The table's server at " + base + " does not answer.", away);
    } catch (InterruptedException gone) {
      Thread.currentThread().interrupt();
      throw new Declined("Nobody waited for the table's server.", gone);
    }
    var told = read(response.body());
    if (response.statusCode() >= 300) {
      var sentence = Json.text(told.path("error"), "message");
      throw new Declined(
          sentence.isEmpty() ? "The table's server says " + response.statusCode() + "." : sentence);
    }
    return told;
  }

  private static JsonNode read(String body) {
    try {
      return body.isEmpty() ? MissingNode.getInstance() : Json.MAPPER.readTree(body);
    } catch (JacksonException _) {
      return MissingNode.getInstance();
    }
  }

  /// Opens a line on which frames go to and fro.
  WebSocket open(String path, FrameSocket listener) {
    var address = URI.create(base.toString().replaceFirst("^http", "ws") + path);
    try {
      return http.newWebSocketBuilder()
          .connectTimeout(PATIENCE)
          .buildAsync(address, listener)
          .join();
    } catch (CompletionException away) {
      throw new Declined("The table's server at " + base + " does not answer.", away);
    }
  }
}
