package quintain.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Runs experiments by their names: people play, something breaks, and nothing may be lost.
@Command(
    name = "faults",
    mixinStandardHelpOptions = true,
    description =
        "Lets people play by offers over WebSockets while something breaks, and looks whether"
            + " anything was lost.")
final class Faults implements Callable<Integer> {
  @Parameters(description = "What breaks: ${COMPLETION-CANDIDATES}.", arity = "1..*")
  List<Experiment> experiments = new ArrayList<>();

  @Option(
      names = "--count",
      description = "How many times; each has a number of its own unless given.")
  int count;

  @Option(names = "--tables", description = "How many tables, of one book after the other.")
  int tables = 5;

  @Option(names = "--book", description = "One book; all of them by turns unless given.")
  String book = "";

  @Option(names = "--seats", description = "How many people at each.")
  int seats = 5;

  @Option(
      names = "--pace",
      description = "Milliseconds between two things that somebody does, on the average.")
  int pace = 300;

  @Option(
      names = "--postgres",
      description = "Tables are kept by PostgreSQL, whose programs must be on the path.")
  boolean postgres;

  @Option(
      names = "--patience",
      description = "Seconds for which is waited for anything that should happen.")
  int patience = 600;

  @Option(names = "--seed", description = "What chance begins with.")
  long seed = System.nanoTime();

  @Option(
      names = "--launcher",
      description = "What starts quintain; that of these sources unless given.")
  String launcher = "";

  @Option(names = "--other", description = "What starts another version of it, for upgrades.")
  String other = "";

  public static void main(String[] args) {
    System.exit(
        new CommandLine(new Faults()).setCaseInsensitiveEnumValuesAllowed(true).execute(args));
  }

  @Override
  public Integer call() throws IOException, SQLException, InterruptedException {
    int worst = 0;
    for (Experiment experiment : experiments) {
      worst = Math.max(worst, run(experiment));
    }
    return worst;
  }

  private int run(Experiment experiment) throws IOException, SQLException, InterruptedException {
    var folder = Files.createTempDirectory("quintain-faults-");
    var usual =
        launcher.isEmpty()
            ? Launchers.own("-Xmx512m", "-XX:TieredStopAtLevel=1")
            : List.of(launcher);
    var orders =
        new Stage.Orders(
            usual,
            other.isEmpty() ? usual : List.of(other),
            book,
            tables,
            seats,
            pace,
            patience * 1000,
            postgres,
            seed);
    int times = count > 0 ? count : experiment.count();
    long began = System.nanoTime();
    try (var stage = experiment.stage(orders, folder)) {
      stage.open();
      experiment.run(stage, times);
      stage.lookAtEverything();
      var found = stage.findings().all();
      System.out.printf(
          "%s %d: %d s, %d acknowledged, %d said again, %s; seed %d, %s%n",
          experiment.name().toLowerCase(Locale.ROOT),
          times,
          (System.nanoTime() - began) / 1_000_000_000,
          stage.acknowledged(),
          stage.resent(),
          found.isEmpty() ? "nothing lost, nothing doubled" : found.size() + " FOUND",
          seed,
          folder);
      return found.isEmpty() ? 0 : 1;
    }
  }

  static void tell(String what) {
    System.out.println(
        LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS) + " " + what);
  }
}
