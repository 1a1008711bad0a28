package quintain.faults;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Finds out how many tables a server holds: people play by offers, each doing something every few
/// seconds, at ever more tables, and it is measured how soon the others at a table see what
/// somebody does.
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = "Finds out how many tables a server holds.")
final class Load implements Callable<Integer> {
  @Option(
      names = "--tables",
      split = ",",
      description = "How many tables, one after the other; the earlier stay.")
  List<Integer> rungs = List.of(50, 100, 200, 300, 400, 500, 600, 800, 1000);

  @Option(names = "--seats", description = "Seats at each table.")
  int seats = 5;

  @Option(names = "--every", description = "Seconds between two things that a seat does.")
  int every = 5;

  @Option(names = "--warm", description = "Seconds of play before each measurement.")
  int warm = 20;

  @Option(names = "--seconds", description = "Seconds that are measured.")
  int seconds = 30;

  @Option(
      names = "--limit",
      description =
          "Milliseconds within which 99 of 100 are to be seen; the first number of tables that"
              + " takes longer is the last.")
  int limit = 100;

  @Option(names = "--heap", description = "The heap of each server, as -Xmx writes it.")
  String heap = "2g";

  @Option(
      names = "--postgres",
      description = "Tables are kept by PostgreSQL, whose programs must be on the path.")
  boolean postgres;

  @Option(
      names = "--nodes",
      description =
          "How many servers have the tables in common; people of each table sit with all of them"
              + " by turns. More than one means --postgres.")
  int nodes = 1;

  @Option(names = "--book", description = "One book; all of them by turns unless given.")
  String book = "";

  private final ScheduledExecutorService ticks =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private final Latencies latencies = new Latencies();
  private final List<CrowdedTable> tables = new ArrayList<>();
  private final Random random = new Random(1);

  public static void main(String[] args) {
    System.exit(new CommandLine(new Load()).execute(args));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (var servers = servers(Files.createTempDirectory("quintain-load-"))) {
      servers.start();
      System.out.println(
          "| tables | actions a second | of them by the rules | half seen within | 99 of 100 within"
              + " | processor time an action | cores | of them PostgreSQL's | heap | resident | the"
              + " load's cores | load average | late, refused, broken |");
      System.out.println("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
      for (int rung : rungs) {
        lay(servers, rung);
        Thread.sleep(warm * 1000L);
        if (!measure(servers)) {
          break;
        }
      }
      ticks.shutdownNow();
      tables.forEach(CrowdedTable::close);
    }
    return 0;
  }

  private Servers servers(Path folder) throws IOException, InterruptedException {
    var launcher = Launchers.own("-Xmx" + heap);
    var data = folder.resolve("data");
    return postgres || nodes > 1
        ? Servers.onPostgres(launcher, folder, data, nodes)
        : Servers.inFolder(launcher, folder, data);
  }

  /// Lays tables until there are so many.
  private void lay(Servers servers, int wanted) throws IOException, InterruptedException {
    var books = book.isEmpty() ? servers.first().hall().books() : List.of(book);
    while (tables.size() < wanted) {
      // Tables are laid at a pace from each address.
      var from = Hall.address(tables.size() / 50);
      for (int i = 0; i < 50 && tables.size() < wanted; i++) {
        var hall = new Hall(servers.byTurns(tables.size())::port, from);
        var table =
            new CrowdedTable(
                hall.lay(books.get(tables.size() % books.size()), seats),
                servers.all().stream().map(ServerProcess::port).toList(),
                from,
                latencies,
                random.nextLong());
        tables.add(table);
        for (CrowdedSeat seat : table.seats()) {
          long first = random.nextInt(every * 1000);
          var _ =
              ticks.scheduleAtFixedRate(seat::tick, first, every * 1000L, TimeUnit.MILLISECONDS);
        }
      }
    }
  }

  /// Measures for a while; whether people saw what others did soon enough.
  private boolean measure(Servers servers) throws IOException, InterruptedException {
    var pids = servers.all().stream().map(server -> server.process().pid()).toList();
    latencies.begin();
    double before = cpu(pids);
    double databaseBefore = cpu(servers.databasePids());
    double ownBefore = cpu(List.of(ProcessHandle.current().pid()));
    long began = System.nanoTime();
    Thread.sleep(seconds * 1000L);
    double took = (System.nanoTime() - began) / 1e9;
    double database = cpu(servers.databasePids()) - databaseBefore;
    double spent = cpu(pids) - before + database;
    double own = cpu(List.of(ProcessHandle.current().pid())) - ownBefore;
    var told = latencies.end();
    System.out.printf(
        "| %d | %.0f | %.0f %% | %.1f ms | %.1f ms | %.2f ms | %.2f | %.2f | %d MB | %d MB | %.2f"
            + " | %.1f | %d, %d, %d |%n",
        tables.size(),
        told.actions() / took,
        100.0 * told.acts() / Math.max(1, told.actions()),
        told.half(),
        told.most(),
        1000 * spent / Math.max(1, told.actions()),
        spent / took,
        database / took,
        heapUsed(servers),
        resident(pids),
        own / took,
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
        told.late(),
        told.refused(),
        told.broken());
    return told.most() <= limit;
  }

  /// Seconds of processor time of processes so far; nothing of those that have ended.
  private static double cpu(List<Long> pids) throws IOException {
    double seconds = 0;
    for (long pid : pids) {
      try {
        var stat = Files.readString(Path.of("/proc", String.valueOf(pid), "stat"));
        var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        seconds += (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / 100.0;
      } catch (NoSuchFileException _) {
        // A connection of PostgreSQL's, which is a process of its own, was closed.
      }
    }
    return seconds;
  }

  /// Megabytes in memory.
  private static long resident(List<Long> pids) throws IOException {
    long megabytes = 0;
    for (long pid : pids) {
      for (String line : Files.readAllLines(Path.of("/proc", String.valueOf(pid), "status"))) {
        if (line.startsWith("VmRSS:")) {
          megabytes += Long.parseLong(line.replaceAll("\\D", "")) / 1024;
        }
      }
    }
    return megabytes;
  }

  /// Megabytes of the heaps that are used, garbage among them.
  private static long heapUsed(Servers servers) throws IOException, InterruptedException {
    long bytes = 0;
    for (ServerProcess server : servers.all()) {
      bytes +=
          server
              .hall()
              .get("/metrics", null)
              .body()
              .lines()
              .filter(line -> line.startsWith("jvm_memory_used_bytes") && line.contains("\"heap\""))
              .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' '))))
              .sum();
    }
    return bytes >> 20;
  }
}
