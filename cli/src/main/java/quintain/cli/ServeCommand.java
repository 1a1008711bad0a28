package quintain.cli;

import java.io.Console;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.packs.Books;
import quintain.packs.Library;
import quintain.table.Hall;
import quintain.table.House;
import quintain.table.store.Store;
import quintain.table.web.Addresses;
import quintain.table.web.Administrator;
import quintain.table.web.Limits;
import quintain.table.web.Qr;
import quintain.table.web.WebServer;
import quintain.table.web.WebhookRules;

/// `quintain serve`: tables that people play at in their browsers.
@Command(
    name = "serve",
    description = {
      "Opens tables that people play at in their browsers.",
      "Everybody in the same network can come in, so that phones can join;",
      "to keep to this machine, say --bind 127.0.0.1."
    })
final class ServeCommand implements Callable<Integer> {
  private static final String EVERYWHERE = "0.0.0.0";

  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin DataFolder data = new DataFolder();

  @Option(
      names = "--db",
      paramLabel = "URL",
      description = {
        "A PostgreSQL database to keep the tables in, instead of a folder:",
        "postgresql://user@host/database. The password may stand in PGPASSWORD.",
        "Several servers may have one database."
      })
  @Nullable String db;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen at; 7717 unless given, 0 for any that is free.")
  int port = 7717;

  @Mixin PackFolder packs = new PackFolder();

  @Option(
      names = "--bind",
      paramLabel = "ADDR",
      description = "The address to listen at; all of this machine's unless given.")
  String bind = EVERYWHERE;

  @Option(
      names = "--name",
      paramLabel = "HOST",
      description = "A name from the internet under which people come here; may be repeated.")
  List<String> names = new ArrayList<>();

  @Option(
      names = "--behind-proxy",
      description = {
        "Everybody comes through a reverse proxy on this machine, which says",
        "who they are (X-Forwarded-For, X-Forwarded-Proto)."
      })
  boolean proxied;

  @Option(
      names = "--admin",
      paramLabel = "FILE",
      description = {
        "Lets an administrator in, whose token is the one that",
        "'quintain admin token FILE' has told."
      })
  @Nullable Path admin;

  @Option(
      names = "--laying",
      paramLabel = "WHO",
      description = {
        "Who may lay tables: anybody, or those invited by the administrator;",
        "anybody unless given."
      })
  Administrator.Layers laying = Administrator.Layers.ANYBODY;

  @Option(
      names = "--local-webhooks",
      description = {
        "Lets webhooks lead to this machine and its networks, and without TLS;",
        "unless told, only to addresses of the internet, by https."
      })
  boolean localWebhooks;

  @Option(
      names = "--pace",
      paramLabel = "MS",
      description = "How long those who play by themselves wait before they act, in milliseconds.")
  int pace = (int) House.PACE.toMillis();

  @Option(
      names = "--open",
      negatable = true,
      description = {
        "Opens the table in this machine's browser, or with --no-open does not;",
        "unless told, it does when started in a terminal."
      })
  @Nullable Boolean browse;

  /// How the log is written.
  enum LogForm {
    TEXT,
    JSON
  }

  @Option(
      names = "--log",
      paramLabel = "FORM",
      description =
          "How the log is written to standard error: text, or json for one object a line.")
  LogForm log = LogForm.TEXT;

  /// Opens, and closes again at once; for rehearsing the start.
  @Option(names = "--once", hidden = true)
  boolean once;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > 65535) {
      throw new Wrong("--port is 0 to 65535, not " + port + ".");
    }
    if (pace < 0 || pace > 60_000) {
      throw new Wrong("--pace is 0 to 60000, not " + pace + ".");
    }
    if (admin == null && laying == Administrator.Layers.INVITED) {
      throw new Wrong("nobody could invite anybody: --laying invited needs --admin FILE.");
    }
    var administrator =
        new Administrator(Optional.ofNullable(admin).map(AdminTokenCommand::hashIn), laying);
    if (log == LogForm.JSON) {
      JsonLog.install(terminal.err());
    }
    // Books and tables have nothing to do with each other yet, so they are opened side by side.
    var books = CompletableFuture.supplyAsync(Books::onBoard);
    try (var store = store();
        var hall = House.of(store, books.join(), packs.shelf(data), Duration.ofMillis(pace));
        var server = open(hall, books.join(), administrator)) {
      announce(server.port());
      if (!once) {
        browse(here(server.port()));
        if (db == null) {
          FileCheck.begin(data.file());
        }
        untilStopped(server, hall, store);
      }
    }
    return Exit.DONE;
  }

  private Store store() {
    if (db != null && data.folder != null) {
      throw new Wrong("tables are kept in a folder or in a database: --data or --db, not both.");
    }
    return kept().open();
  }

  private Storage kept() {
    return db == null ? Storage.in(data) : Storage.at(db);
  }

  private WebServer open(Hall hall, Library books, Administrator administrator) {
    try {
      return WebServer.open(
          hall,
          books,
          new WebServer.Door(
              bind,
              port,
              names,
              Limits.USUAL,
              proxied,
              administrator,
              localWebhooks ? WebhookRules.NEARBY : WebhookRules.USUAL));
    } catch (BindException _) {
      throw new Wrong(
          "cannot listen at port "
              + port
              + " of "
              + (bind.equals(EVERYWHERE) ? "this machine" : bind)
              + ": it is taken or not to be had; name another with --port.");
    }
  }

  private void announce(int open) {
    var nearby = bind.equals(EVERYWHERE) ? Addresses.lan() : List.<String>of();
    var here = here(open);
    long ready = Duration.between(started(), Instant.now()).toMillis();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () ->
                      json.put("here", here)
                          .put("nearby", nearby.stream().map(a -> link(a, open)).toList())
                          .put("data", kept().toString())
                          .put("milliseconds", ready)));
    } else {
      terminal.say("Quintain lays the table:");
      terminal.say("  on this machine     " + here);
      nearby.forEach(address -> terminal.say("  in your network     " + link(address, open)));
      terminal.say("  tables are kept in  " + kept());
      if (!nearby.isEmpty() && isTerminal()) {
        terminal.say("");
        terminal.say("A phone in the same network finds the table with its camera:");
        terminal.out().print(Qr.of(link(nearby.getFirst(), open)).blocks());
      }
      terminal.say("");
      terminal.say("ready in " + ready + " ms; Ctrl-C closes");
      if (bind.equals(EVERYWHERE)) {
        terminal.say("Everybody in your network can open these pages; a table needs its link.");
      }
    }
    terminal.out().flush();
  }

  private String here(int open) {
    return link(bind.equals(EVERYWHERE) ? "localhost" : bind, open);
  }

  /// Opens the page where somebody can see it. That it could not is no reason to close the table.
  private void browse(String page) {
    if (!Objects.requireNonNullElse(browse, isTerminal() && !common.json)) {
      return;
    }
    var browser = Machine.here().browserFor(page);
    try {
      if (browser.isPresent()) {
        new ProcessBuilder(browser.get())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
        return;
      }
    } catch (IOException _) {
      // The program that opens pages is not installed.
    }
    if (browse != null) {
      terminal.remark("cannot open a browser here; open " + page + " in one yourself.");
      terminal.err().flush();
    }
  }

  private static String link(String address, int port) {
    return "http://" + address + ":" + port + "/";
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
  }

  private static Instant started() {
    return ProcessHandle.current().info().startInstant().orElseGet(Instant::now);
  }

  /// Waits until the process is told to end, and then closes in order.
  private static void untilStopped(AutoCloseable... inOrder) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(inOrder), "closing"));
    new CountDownLatch(1).await();
  }

  private static void close(AutoCloseable... inOrder) {
    for (AutoCloseable each : inOrder) {
      try {
        each.close();
      } catch (Exception e) {
        System.getLogger(ServeCommand.class.getName())
            .log(System.Logger.Level.WARNING, "closing", e);
      }
    }
  }
}
