package quintain.mcp;

import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/// The same tools over streamable HTTP, for clients on this machine that know a key.
public final class HttpDoor implements AutoCloseable {
  static final String PATH = "/mcp";
  private static final int THREADS = 32;

  private final Server jetty;
  private final ServerConnector connector;
  private final McpDoor door;

  private HttpDoor(Server jetty, ServerConnector connector, McpDoor door) {
    this.jetty = jetty;
    this.connector = connector;
    this.door = door;
  }

  /// Opens the door on the loopback address.
  ///
  /// @param port 0 for any that is free
  /// @param key what clients have to bring: `Authorization: Bearer KEY`
  /// @throws BindException if the port is taken
  public static HttpDoor open(Tables tables, String version, int port, String key)
      throws BindException {
    var transport =
        HttpServletStreamableServerTransportProvider.builder()
            .jsonMapper(McpDoor.JSON)
            .mcpEndpoint(PATH)
            .maxRequestSize(McpDoor.LONGEST_MESSAGE)
            .httpHeaderValidator(headers -> check(headers, key))
            .build();
    var door = McpDoor.over(tables, version, transport);
    var jetty = new Server(new QueuedThreadPool(THREADS));
    var plain = new HttpConfiguration();
    plain.setSendServerVersion(false);
    var connector = new ServerConnector(jetty, new HttpConnectionFactory(plain));
    connector.setHost(InetAddress.getLoopbackAddress().getHostAddress());
    connector.setPort(port);
    jetty.addConnector(connector);
    var context = new ServletContextHandler("/");
    var servlet = new ServletHolder(transport);
    servlet.setAsyncSupported(true);
    context.addServlet(servlet, PATH);
    jetty.setHandler(context);
    try {
      jetty.start();
    } catch (IOException taken) {
      door.close();
      var told = new BindException(String.valueOf(taken.getMessage()));
      told.initCause(taken);
      throw told;
    } catch (Exception fault) {
      door.close();
      throw new IllegalStateException("cannot open the door", fault);
    }
    return new HttpDoor(jetty, connector, door);
  }

  /// Nobody comes in by a page of another site (DNS rebinding), nor without the key.
  private static void check(HeaderAccessor headers, String key)
      throws ServerTransportSecurityException {
    if (!values(headers, "Origin").allMatch(origin -> isHere(origin.replaceFirst("^https?://", "")))
        || !values(headers, "Host").allMatch(HttpDoor::isHere)) {
      throw new ServerTransportSecurityException(403, "This is for programs on this machine.");
    }
    var expected = ("Bearer " + key).getBytes(StandardCharsets.UTF_8);
    if (values(headers, "Authorization")
        .map(given -> given.getBytes(StandardCharsets.UTF_8))
        .noneMatch(given -> MessageDigest.isEqual(given, expected))) {
      throw new ServerTransportSecurityException(401, "Bring the key: Authorization: Bearer KEY.");
    }
  }

  private static Stream<String> values(HeaderAccessor headers, String name) {
    List<String> values = headers.getHeader(name);
    return values == null ? Stream.of() : values.stream();
  }

  private static boolean isHere(String host) {
    return host.matches("(localhost|127\\.0\\.0\\.1|\\[::1])(:\\d+)?");
  }

  public String address() {
    return "http://127.0.0.1:" + connector.getLocalPort() + PATH;
  }

  @Override
  public void close() {
    door.close();
    try {
      jetty.stop();
    } catch (Exception fault) {
      System.getLogger(HttpDoor.class.getName()).log(System.Logger.Level.WARNING, "closing", fault);
    }
  }
}
