package quintain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static quintain.cli.Said.quintain;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// The command as a client starts it: a process of its own.
class McpCommandTest {
  @TempDir Path folder;

  private List<String> command(String... more) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), "quintain.cli.Main", "mcp"));
    command.addAll(List.of("--data", folder.toString()));
    command.addAll(List.of(more));
    return command;
  }

  private McpSyncClient client() {
    var command = command();
    var transport =
        new StdioClientTransport(
            ServerParameters.builder(command.getFirst())
                .args(command.subList(1, command.size()))
                .build(),
            new JacksonMcpJsonMapper(JsonMapper.builder().build()));
    return McpClient.sync(transport)
        .requestTimeout(Duration.ofMinutes(2))
        .initializationTimeout(Duration.ofMinutes(2))
        .jsonSchemaValidator((_, _) -> JsonSchemaValidator.ValidationResponse.asValid(""))
        .build();
  }

  private static String told(McpSyncClient client, String tool, Map<String, Object> input) {
    var result = client.callTool(CallToolRequest.builder(tool).arguments(input).build());
    var text = ((TextContent) result.content().getFirst()).text();
    assertThat(result.isError()).as(text).isFalse();
    return text;
  }

  @Test
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aClientStartsItAndPlaysAndFindsItsSeatWhenItComesAgain() throws IOException {
    var book = OnBoard.ids().findFirst().orElseThrow();
    try (var client = client()) {
      client.initialize();

      assertThat(told(client, "odds", Map.of("dice", "d6"))).contains("1: 16.67 %");
      told(client, "lay_table", Map.of("book", book));
      assertThat(told(client, "say", Map.of("text", "here we are"))).contains("here we are");
    }
    assertThat(folder.resolve("tables.db")).as("the table that was laid").exists();
    assertThat(Files.getPosixFilePermissions(folder.resolve("seats")))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    try (var client = client()) {
      client.initialize();

      assertThat(told(client, "log", Map.of())).as("found again").contains("here we are");
      told(client, "leave_seat", Map.of());
    }
    try (var client = client()) {
      client.initialize();

      assertThat(told(client, "seats", Map.of())).as("left for good").isEqualTo("[]");
    }
  }

  @Test
  @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void standardOutputHasNothingButTheProtocolAndItEndsWithItsInput()
      throws IOException, InterruptedException {
    var process =
        new ProcessBuilder(command()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    var to = process.outputWriter(StandardCharsets.UTF_8);
    try (var from = process.inputReader(StandardCharsets.UTF_8)) {
      to.write(
          """
          {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",\
          "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
          {"jsonrpc":"2.0","method":"notifications/initialized"}
          """);
      to.flush();
      assertThat(from.readLine()).startsWith("{").contains("\"id\":1").contains("quintain");
      to.write(
          """
          {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"books","arguments":{}}}
          """);
      to.flush();
      assertThat(from.readLine()).startsWith("{").contains("\"id\":2");
      to.close();
      assertThat(from.readLine()).isNull();
      assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
      assertThat(process.exitValue()).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void whatIsWrongIsSaid() {
    quintain("mcp", "--join", "nonsense").isWrong("http://HOST:PORT/t/TABLE#TOKEN");
    quintain("mcp", "--http", "70000").isWrong("70000");
    quintain("mcp", "--join", "http://127.0.0.1:1/t/1#x", "--data", folder.toString())
        .isWrong("--join");
  }
}
