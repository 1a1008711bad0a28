package quintain.cli;

import java.net.BindException;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import quintain.mcp.HttpDoor;
import quintain.mcp.McpDoor;
import quintain.mcp.Tables;
import quintain.packs.Books;
import quintain.packs.InstalledPacks;
import quintain.table.House;
import quintain.table.store.Store;
import quintain.table.web.Administrator;
import quintain.table.web.Limits;
import quintain.table.web.WebServer;

/// `quintain mcp`: rules, dice, fights and seats at tables, as tools for language models.
@Command(
    name = "mcp",
    description = {
      "Lets a language model look up rules, roll, weigh, fight and play at tables.",
      "Speaks the Model Context Protocol on standard input and output,",
      "for a client that starts this command; with --http on a port instead."
    })
final class McpCommand implements Callable<Integer> {
  private static final String LOOPBACK = "127.0.0.1";
  private static final String KEY = "QUINTAIN_MCP_KEY";

  private final Terminal terminal;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  boolean help;

  @Option(
      names = "--join",
      paramLabel = "LINK",
      description = {
        "Plays at a seat of a server that runs already, by its link, and at no other;",
        "may be repeated for further seats of that server."
      })
  List<String> links = new ArrayList<>();

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The folder for tables of its own; 'mcp' in the usual place unless given.")
  @Nullable Path folder;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = {
        "Where browsers on this machine reach its own tables;",
        "any port that is free unless given."
      })
  int port;

  @Option(
      names = "--http",
      paramLabel = "PORT",
      description = {
        "Serves streamable HTTP on this port of this machine, 0 for any that is free.",
        "Clients bring the key that is told, or that stands in QUINTAIN_MCP_KEY."
      })
  @Nullable Integer http;

  McpCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    for (int each : new int[] {port, http == null ? 0 : http}) {
      if (each < 0 || each > 65535) {
        throw new Wrong("a port is 0 to 65535, not " + each + ".");
      }
    }
    // Nothing but the protocol may come on standard output.
    System.setOut(System.err);
    try (var house = new OwnTables()) {
      var tables = tables(house);
      if (http == null) {
        var left = new CountDownLatch(1);
        try (var _ = McpDoor.stdio(tables, version(), System.in, terminal.out(), left)) {
          left.await();
        }
      } else {
        serve(tables, http);
      }
    }
    return Exit.DONE;
  }

  private Tables tables(OwnTables house) {
    if (links.isEmpty()) {
      // Over HTTP several clients come, and each has seats of its own.
      return http == null
          ? Tables.own(() -> opened(house), new KeptSeats(data().folder().resolve("seats")))
          : Tables.own(() -> opened(house));
    }
    if (folder != null || port != 0) {
      throw new Wrong("who joins a server has no tables here: --join, or --data and --port.");
    }
    try {
      return Tables.joined(links);
    } catch (IllegalArgumentException wrong) {
      throw new Wrong("--join: " + wrong.getMessage() + ".");
    }
  }

  /// A model is told why there are no tables.
  private static URI opened(OwnTables house) {
    try {
      return house.open();
    } catch (Wrong wrong) {
      throw new IllegalStateException(wrong.sentence(), wrong);
    }
  }

  private DataFolder data() {
    var data = new DataFolder();
    data.folder = folder != null ? folder : Machine.here().dataFolder().resolve("mcp");
    return data;
  }

  private static String version() {
    return Optional.ofNullable(McpCommand.class.getPackage().getImplementationVersion())
        .orElse("0");
  }

  private void serve(Tables tables, int at) throws InterruptedException {
    var given = Optional.ofNullable(System.getenv(KEY)).filter(key -> !key.isBlank());
    var key = given.orElseGet(McpCommand::freshKey);
    try (var door = HttpDoor.open(tables, version(), at, key)) {
      terminal.remark("serves the Model Context Protocol at " + door.address());
      terminal.remark(
          given.isPresent()
              ? "clients bring the key of " + KEY + " as Authorization: Bearer KEY"
              : "clients bring Authorization: Bearer " + key);
      terminal.err().flush();
      new CountDownLatch(1).await();
    } catch (BindException _) {
      throw new Wrong("cannot listen at port " + at + ": it is taken; name another with --http.");
    }
  }

  private static String freshKey() {
    var bytes = new byte[24];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /// Tables in a folder, with a server that this machine alone reaches; opened when first needed.
  private final class OwnTables implements AutoCloseable {
    private final List<AutoCloseable> opened = new ArrayList<>();
    private @Nullable URI address;

    synchronized URI open() {
      if (address != null) {
        return address;
      }
      Store store = Storage.in(data()).open();
      opened.addFirst(store);
      var books = Books.onBoard();
      var hall = House.of(store, books, InstalledPacks.NONE, Duration.ofMillis(100));
      opened.addFirst(hall);
      try {
        var door =
            new WebServer.Door(
                LOOPBACK,
                port,
                List.of(),
                Limits.USUAL,
                false,
                new Administrator(Optional.empty(), Administrator.Layers.ANYBODY));
        var server = WebServer.open(hall, books, door);
        opened.addFirst(server);
        var here = URI.create("http://" + LOOPBACK + ":" + server.port());
        address = here;
        return here;
      } catch (BindException _) {
        close();
        throw new Wrong("cannot listen at port " + port + ": it is taken; name another.");
      }
    }

    @Override
    public synchronized void close() {
      for (AutoCloseable each : opened) {
        try {
          each.close();
        } catch (Exception fault) {
          System.getLogger(McpCommand.class.getName())
              .log(System.Logger.Level.WARNING, "closing", fault);
        }
      }
      opened.clear();
    }
  }
}
