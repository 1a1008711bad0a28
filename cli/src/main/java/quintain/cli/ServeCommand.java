package quintain.cli;

import java.io.Console;
import java.net.BindException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.packs.Books;
import quintain.table.Hall;
import quintain.table.House;
import quintain.table.store.SqliteStore;
import quintain.table.store.Store;
import quintain.table.web.Addresses;
import quintain.table.web.Limits;
import quintain.table.web.Qr;
import quintain.table.web.WebServer;

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
      names = "--port",
      paramLabel = "PORT",
      description = "The port to listen at; 7717 unless given, 0 for any that is free.")
  int port = 7717;

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
      names = "--pace",
      paramLabel = "MS",
      description = "How long those who play by themselves wait before they act, in milliseconds.")
  int pace = (int) House.PACE.toMillis();

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
    data.make();
    try (var store = store();
        var hall = House.of(store, Books.onBoard(), Duration.ofMillis(pace));
        var server = open(hall)) {
      announce(server.port());
      if (!once) {
        untilStopped(server, hall, store);
      }
    }
    return Exit.DONE;
  }

  private SqliteStore store() {
    try {
      return SqliteStore.open(data.file());
    } catch (Store.Unavailable unavailable) {
      throw new Wrong(String.valueOf(unavailable.getMessage()));
    }
  }

  private WebServer open(Hall hall) {
    try {
      return WebServer.open(
          hall, Books.onBoard(), new WebServer.Door(bind, port, names, Limits.USUAL));
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
    var here = "http://" + (bind.equals(EVERYWHERE) ? "localhost" : bind) + ":" + open + "/";
    long ready = Duration.between(started(), Instant.now()).toMillis();
    if (common.json) {
      terminal.json(
          json ->
              json.object(
                  () ->
                      json.put("here", here)
                          .put("nearby", nearby.stream().map(a -> link(a, open)).toList())
                          .put("data", data.folder().toString())
                          .put("milliseconds", ready)));
    } else {
      terminal.say("Quintain lays the table:");
      terminal.say("  on this machine     " + here);
      nearby.forEach(address -> terminal.say("  in your network     " + link(address, open)));
      terminal.say("  tables are kept in  " + data.folder());
      if (!nearby.isEmpty() && isTerminal()) {
        terminal.say("");
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
