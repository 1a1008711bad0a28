package quintain.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.packs.Books;
import quintain.proving.ProvingGround;
import quintain.proving.exact.Solution;
import quintain.proving.exact.Solver;
import quintain.proving.exact.Solving;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Comparison;
import quintain.proving.fights.Encounter;
import quintain.proving.fights.Orders;
import quintain.proving.fights.Simulation;
import quintain.proving.sweeps.Report;

/// `quintain fight`: how a fight goes, simulated or solved.
@Command(
    name = "fight",
    description = {
      "Fights a fight many times over by the rules of a book, or solves it exactly.",
      "Policies: random, steady, scatter, cautious, bold, odds, search."
    })
final class FightCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin Common common = new Common();
  @Mixin Homebrew homebrew = new Homebrew();
  @Mixin Named named = new Named();

  @Option(
      names = "--side",
      paramLabel = "NAME=ENTRIES",
      required = true,
      description =
          "A side and who fights for it: ready-made characters, creatures or character files, as"
              + " in party=Maren,2*Wolf. Twice; the first stands where the book's party stands.")
  List<String> sides = List.of();

  @Option(
      names = "--fights",
      paramLabel = "N",
      description = "How many fights; 10,000 unless given.")
  long fights = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number; the same seed gives the same fights. 1 unless given.")
  long seed = 1;

  @Option(
      names = "--within",
      paramLabel = "PERCENT",
      description = "Stop as soon as the shares of wins are known this closely, as in 0.5%%.")
  String within = "";

  @Option(
      names = "--policy",
      paramLabel = "SIDE=NAME",
      description = "How a side chooses; steady unless given.")
  List<String> policies = List.of();

  @Option(
      names = "--house",
      paramLabel = "KEY=VALUE",
      description = "Set a switch of the house rules; see 'quintain house'.")
  List<String> house = List.of();

  @Option(
      names = "--scene",
      paramLabel = "YAML",
      description = "Lay this over the usual scene, as in '{at: {maren: 40}}'.")
  String scene = "";

  @Option(
      names = "--cap",
      paramLabel = "ROUNDS",
      description = "Break a fight off after so many rounds; 100 unless given.")
  int cap = Encounter.USUAL_CAP;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads to fight on; all cores unless given. The result is the same.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--exact", description = "Solve the fight exactly, decisions by the policies.")
  boolean exact;

  @Option(
      names = "--best",
      paramLabel = "SIDE",
      description =
          "Solve it exactly with this side choosing as well as can be; may be given twice.")
  List<String> best = List.of();

  @Option(
      names = "--situations",
      paramLabel = "N",
      description =
          "Leave an exact answer at its bounds after so many situations; 200,000 unless given.")
  int situations = 200_000;

  @Option(
      names = "--time",
      paramLabel = "SECONDS",
      description =
          "Leave an exact answer at its bounds after so long; as long as it takes unless"
              + " given.")
  double time = Double.POSITIVE_INFINITY;

  @Option(
      names = "--log",
      paramLabel = "N",
      description = "Tell the first N fights of this seed line by line.")
  int log;

  @Option(
      names = "--change",
      paramLabel = "WHAT=VALUE",
      description =
          "Compare with the same fight changed like this, with the same dice: house.KEY=VALUE,"
              + " policy.SIDE=NAME or side.NAME=ENTRIES.")
  List<String> changes = List.of();

  FightCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return Proving.asked(this::fight);
  }

  private int fight() {
    var ground = new ProvingGround(Books.onBoard(), homebrew.packs);
    var encounter = encounter(sides, pairs("--policy", policies), pairs("--house", house));
    var bout = ground.prepare(encounter);
    if (exact || !best.isEmpty()) {
      return solved(bout);
    }
    var orders = new Orders(fights, seed, threads, Proving.percent(within));
    if (!changes.isEmpty()) {
      return compared(bout, ground.prepare(changed()), orders);
    }
    long began = System.nanoTime();
    var progress = new Meter(terminal, "fights", !common.json);
    var fought = Simulation.run(bout, orders, progress);
    progress.close();
    double seconds = (System.nanoTime() - began) / 1e9;
    var plain = Report.plain(encounter, fought.tally(), seed);
    plain.put("leftOut", bout.leftOut());
    plain.put("seconds", seconds);
    plain.put("fightsPerSecond", fought.tally().fights() / Math.max(1e-9, seconds));
    if (log > 0) {
      plain.put("logs", logs(bout));
    }
    if (common.json) {
      terminal.json(plain);
    } else {
      new FightTable(terminal).print(plain);
    }
    return Exit.DONE;
  }

  private List<Object> logs(Bout bout) {
    var logs = new ArrayList<Object>();
    for (int i = 0; i < Math.min(log, 100); i++) {
      logs.add(bout.log(seed, i));
    }
    return logs;
  }

  private Encounter encounter(
      List<String> entered, Map<String, String> chosen, Map<String, String> switches) {
    var read = new ArrayList<Encounter.Side>();
    for (String side : entered) {
      int at = side.indexOf('=');
      if (at < 1) {
        throw new Wrong("--side is a name and who fights for it, as in party=Maren, not " + side);
      }
      var name = side.substring(0, at).strip();
      read.add(
          Encounter.Side.parse(name, side.substring(at + 1), chosen.getOrDefault(name, "steady")));
    }
    for (String side : chosen.keySet()) {
      known(read.stream().map(Encounter.Side::name).toList(), side);
    }
    return new Encounter(this.named.volume().book().id(), read, switches, scene, cap);
  }

  private static void known(List<String> sides, String side) {
    if (!sides.contains(side)) {
      throw new Wrong(
          "there is no side '" + side + "'; the sides are " + String.join(" and ", sides) + ".");
    }
  }

  private static Map<String, String> pairs(String option, List<String> given) {
    var pairs = new LinkedHashMap<String, String>();
    for (String pair : given) {
      int at = pair.indexOf('=');
      if (at < 1) {
        throw new Wrong(option + " is written as KEY=VALUE, not " + pair + ".");
      }
      pairs.put(pair.substring(0, at).strip(), pair.substring(at + 1).strip());
    }
    return pairs;
  }

  /// The encounter with the changes made.
  private Encounter changed() {
    var entered = new ArrayList<>(sides);
    var chosen = pairs("--policy", policies);
    var switches = pairs("--house", house);
    pairs("--change", changes)
        .forEach(
            (what, value) -> {
              var part = what.substring(what.indexOf('.') + 1);
              switch (what.substring(0, Math.max(0, what.indexOf('.')))) {
                case "house" -> switches.put(part, value);
                case "policy" -> chosen.put(part, value);
                case "side" -> {
                  if (!entered.removeIf(side -> side.startsWith(part + "="))) {
                    throw new Wrong("there is no side '" + part + "' to change.");
                  }
                  boolean first = sides.getFirst().startsWith(part + "=");
                  entered.add(first ? 0 : entered.size(), part + "=" + value);
                }
                default ->
                    throw new Wrong(
                        "--change is house.KEY=VALUE, policy.SIDE=NAME or side.NAME=ENTRIES, not "
                            + what
                            + ".");
              }
            });
    return encounter(entered, chosen, switches);
  }

  private int compared(Bout one, Bout other, Orders orders) {
    var progress = new Meter(terminal, "pairs of fights", !common.json);
    var comparison = Comparison.run(one, other, orders, progress);
    progress.close();
    var plain = new LinkedHashMap<String, Object>();
    plain.put("one", Report.plain(one.encounter(), comparison.one(), seed));
    plain.put("other", Report.plain(other.encounter(), comparison.other(), seed));
    plain.put("difference", comparison.difference());
    plain.put("ci95", List.of(comparison.low(), comparison.high()));
    if (common.json) {
      terminal.json(plain);
    } else {
      new FightTable(terminal).print(one.encounter().sides().getFirst().name(), comparison);
    }
    return Exit.DONE;
  }

  private int solved(Bout bout) {
    if (time <= 0 || situations <= 0) {
      throw new Wrong("--time and --situations are numbers above 0.");
    }
    var names = bout.encounter().sides().stream().map(Encounter.Side::name).toList();
    best.forEach(side -> known(names, side));
    boolean first = best.contains(names.get(0));
    boolean second = best.contains(names.get(1));
    var solving =
        first
            ? second ? Solving.BOTH_BEST : Solving.FIRST_SIDE_BEST
            : second ? Solving.SECOND_SIDE_BEST : Solving.BY_POLICY;
    long began = System.nanoTime();
    Solution solution =
        Solver.solve(bout, solving, situations, new Patience(terminal, began, time));
    double seconds = (System.nanoTime() - began) / 1e9;
    if (common.json) {
      var plain = new LinkedHashMap<>(Report.plain(bout.encounter(), solution, seconds));
      plain.put("leftOut", bout.leftOut());
      terminal.json(plain);
    } else {
      var table = new FightTable(terminal);
      table.print(names, solution);
      table.leftOut(bout.leftOut());
    }
    return Exit.DONE;
  }
}
