package quintain.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Somebody who calls tools, with the client of the SDK over HTTP; keeps all that it was ever told.
final class Model implements AutoCloseable {
  static final String KEY = "the key of a test";

  final McpSyncClient client;
  private final StringBuilder told = new StringBuilder();

  Model(HttpDoor door) {
    this(door, KEY);
  }

  Model(HttpDoor door, String key) {
    var address = URI.create(door.address());
    var transport =
        HttpClientStreamableHttpTransport.builder(address.resolve("/").toString())
            .endpoint(address.getPath())
            .addHttpRequestCustomizer(
                (request, _, _, _, _) -> request.header("Authorization", "Bearer " + key))
            .build();
    client =
        McpClient.sync(transport)
            .requestTimeout(Duration.ofMinutes(2))
            .initializationTimeout(Duration.ofMinutes(1))
            .build();
    client.initialize();
  }

  private CallToolResult result(String tool, Map<String, Object> input) {
    var result = client.callTool(CallToolRequest.builder(tool).arguments(input).build());
    told.append(text(result)).append('\n');
    return result;
  }

  private static String text(CallToolResult result) {
    return ((TextContent) result.content().getFirst()).text();
  }

  /// What a tool tells.
  JsonNode call(String tool, Object... input) {
    var result = result(tool, Json.object(input));
    assertThat(result.isError()).as(tool + " says " + text(result)).isFalse();
    return Json.MAPPER.readTree(text(result));
  }

  /// Whether a tool does something; what it refuses is heard, too.
  boolean tries(String tool, Object... input) {
    return !result(tool, Json.object(input)).isError();
  }

  /// Why a tool does nothing.
  String refused(String tool, Object... input) {
    var result = result(tool, Json.object(input));
    assertThat(result.isError()).as(tool + " says " + text(result)).isTrue();
    return text(result);
  }

  /// Everything that this model was ever told, errors among it.
  String everything() {
    return told.toString();
  }

  @Override
  public void close() {
    client.close();
  }
}
