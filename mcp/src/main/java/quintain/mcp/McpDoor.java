package quintain.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/// Where models come in: a server of the Model Context Protocol.
public final class McpDoor implements AutoCloseable {
  static final String NAME = "quintain";
  static final McpJsonMapper JSON = new JacksonMcpJsonMapper(Json.MAPPER);

  /// The longest message from a client, in bytes.
  static final int LONGEST_MESSAGE = 256 * 1024;

  /// What a model reads before anything else.
  private static final String INSTRUCTIONS =
      """
      Quintain plays tabletop rulebooks by their rules and is the referee of them: it rolls all dice,\
       decides what is legal and what happens, and remembers it. Never make up rolls, damage or rules:\
       ask 'rules', and let 'act' decide. Look with 'view', ask 'offers' for what can be done, 'form'\
       for choices and odds, then 'act'; answer what you are asked with 'answer', and 'wait' for\
       others. What is refused is refused by a rule of the book; its clause id can be looked up.\
       You know what your seat may know, and nothing else.""";

  /// Tools read their inputs by themselves, with better words.
  private static final JsonSchemaValidator UNCHECKED =
      (_, _) -> JsonSchemaValidator.ValidationResponse.asValid("");

  private final Sessions sessions;
  private final McpSyncServer server;

  private McpDoor(Sessions sessions, McpSyncServer server) {
    this.sessions = sessions;
    this.server = server;
  }

  /// Serves one client over a pair of streams, until [#close] or, as `left` tells, the client goes.
  public static McpDoor stdio(
      Tables tables, String version, InputStream in, OutputStream out, CountDownLatch left) {
    var sessions = new Sessions(tables);
    var transport =
        new StdioServerTransportProvider(JSON, new Leaving(in, left), out, LONGEST_MESSAGE);
    return new McpDoor(sessions, furnished(McpServer.sync(transport), sessions, version).build());
  }

  /// Serves any number of clients over a transport that tells them apart.
  static McpDoor over(
      Tables tables, String version, McpStreamableServerTransportProvider transport) {
    var sessions = new Sessions(tables);
    return new McpDoor(sessions, furnished(McpServer.sync(transport), sessions, version).build());
  }

  private static SyncSpecification<?> furnished(
      SyncSpecification<?> server, Sessions sessions, String version) {
    return server
        .serverInfo(NAME, version)
        .instructions(INSTRUCTIONS)
        .capabilities(McpSchema.ServerCapabilities.builder().tools(false).build())
        .jsonMapper(JSON)
        .jsonSchemaValidator(UNCHECKED)
        .validateToolInputs(false)
        .tools(
            tools(sessions.tables()).stream().map(tool -> specification(tool, sessions)).toList());
  }

  static List<Tool<?>> tools(Tables tables) {
    return Stream.of(
            ReferenceTools.all(), FightTools.all(), TableTools.all(tables.isOwn()), SeatTools.all())
        .flatMap(List::stream)
        .toList();
  }

  private static <A extends Record> SyncToolSpecification specification(
      Tool<A> tool, Sessions sessions) {
    var described =
        McpSchema.Tool.builder(tool.name(), InputSchemas.of(tool.input()))
            .description(tool.about())
            .annotations(
                McpSchema.ToolAnnotations.builder()
                    .readOnlyHint(!tool.changes())
                    .destructiveHint(false)
                    .openWorldHint(false)
                    .build())
            .build();
    return SyncToolSpecification.builder()
        .tool(described)
        .callHandler(
            (exchange, call) -> {
              Map<String, Object> arguments = call.arguments();
              return new Call(tool.name())
                  .answer(
                      tool,
                      () -> sessions.of(String.valueOf(exchange.sessionId())),
                      arguments == null ? Map.of() : arguments);
            })
        .build();
  }

  @Override
  public void close() {
    server.close();
    sessions.close();
  }
}
