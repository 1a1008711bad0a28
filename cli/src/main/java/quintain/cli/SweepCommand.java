package quintain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import quintain.binder.Codec;
import quintain.binder.Source;
import quintain.packs.Books;
import quintain.proving.ProvingGround;
import quintain.proving.fights.Tally;
import quintain.proving.sweeps.Crew;
import quintain.proving.sweeps.CrewMaker;
import quintain.proving.sweeps.LocalCrew;
import quintain.proving.sweeps.Sweep;
import quintain.proving.sweeps.SweepChart;
import quintain.proving.sweeps.SweepReader;
import quintain.proving.sweeps.SweepReport;
import quintain.proving.sweeps.SweepRun;
import quintain.proving.sweeps.SweepStore;

/// `quintain sweep`: many variants of a fight beside each other.
@Command(
    name = "sweep",
    description = "Fights every variant that a sweep file asks for; a table, CSV, JSON and plots.")
final class SweepCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin Homebrew homebrew = new Homebrew();

  @Parameters(index = "0", paramLabel = "FILE", description = "A sweep file.")
  Path file = Path.of("");

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write table, JSON and plots into this folder.")
  @Nullable Path out;

  @Option(
      names = "--resume",
      description = "Go on with what the folder holds already; only what is missing is fought.")
  boolean resume;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads to fight on; all cores unless given. The result is the same.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--spark",
      paramLabel = "URL",
      description = "Fight on Apache Spark: local[*], or a master's address.")
  @Nullable String spark;

  SweepCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return Proving.asked(this::sweep);
  }

  private int sweep() throws IOException {
    if (resume && out == null) {
      throw new Wrong("--resume needs the folder that holds what is done: --out DIR.");
    }
    if (!Files.isRegularFile(file)) {
      throw new Wrong("there is no file " + file + ".");
    }
    var ground = new ProvingGround(Books.onBoard(), homebrew.packs);
    var sweep = SweepReader.read(Source.file(file), ground);
    var done = new TreeMap<Integer, Tally>();
    SweepStore store = null;
    if (out != null) {
      Files.createDirectories(out);
      store = new SweepStore(out.resolve("done.jsonl"), sweep);
      done.putAll(resume ? store.resume() : store.begin());
    }
    boolean whole = fight(crew(ground), sweep, done, store);
    var report = new SweepReport(sweep, done);
    if (out != null && !done.isEmpty()) {
      Files.writeString(out.resolve("sweep.csv"), report.csv());
      terminal.save(out.resolve("sweep.json"), new Codec().write(report.plain()));
      new SweepChart(report).write(out.resolve("sweep"));
    }
    if (common.json) {
      terminal.json(report.plain());
    } else {
      print(report);
    }
    return whole ? Exit.DONE : Exit.NO;
  }

  private Crew crew(ProvingGround ground) {
    if (spark == null) {
      return new LocalCrew(ground, threads);
    }
    if (!homebrew.packs.isEmpty()) {
      throw new Wrong("packs do not travel to a cluster; leave out --pack or --spark.");
    }
    return CrewMaker.find()
        .orElseThrow(
            () -> new Wrong("Spark is not on board; see docs/cluster.md for how to get it."))
        .open(spark);
  }

  private boolean fight(
      Crew crew, Sweep sweep, Map<Integer, Tally> done, @Nullable SweepStore store) {
    var missing = new ArrayList<Sweep.Variant>();
    for (Sweep.Variant variant : sweep.variants()) {
      if (!done.containsKey(variant.number())) {
        missing.add(variant);
      }
    }
    long wanted = missing.size() * sweep.fights();
    var meter = new Meter(terminal, "fights", !common.json);
    var run =
        new SweepRun(
            sweep,
            new SweepRun.Done() {
              @Override
              public void variant(Sweep.Variant variant, Tally tally) {
                done.put(variant.number(), tally);
                if (store != null) {
                  store.add(variant, tally);
                }
              }

              @Override
              public void fights(long more) {
                meter.more(more, wanted);
              }
            });
    try (crew;
        meter) {
      run.fight(missing, crew, () -> false);
    }
    return done.size() == sweep.variants().size();
  }

  private void print(SweepReport report) {
    terminal.say(report.sweep().title());
    terminal.say("");
    var lines = new ArrayList<List<String>>();
    lines.add(report.heads());
    lines.addAll(report.rows());
    for (List<String> line : lines) {
      var text = new StringBuilder();
      for (int i = 0; i < line.size(); i++) {
        int column = i;
        int wide = lines.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        boolean name = i < report.sweep().axes().size();
        text.append(name ? Bars.left(line.get(i), wide) : Bars.right(line.get(i), wide));
        text.append("  ");
      }
      terminal.say(text.toString().stripTrailing());
    }
  }
}
