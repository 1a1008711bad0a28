package quintain.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.proving.exact.Solution;
import quintain.proving.fights.Comparison;

/// What came of fights, for people.
final class FightTable {
  private static final int WIDE = 28;

  private final Terminal terminal;

  FightTable(Terminal terminal) {
    this.terminal = terminal;
  }

  void print(Map<String, Object> report) {
    for (Object each : (List<?>) report.getOrDefault("sides", List.of())) {
      var side = (Map<?, ?>) each;
      var interval = (List<?>) side.get("ci95");
      terminal.say(
          Bars.left(side.get("name") + " (" + side.get("policy") + ")", WIDE)
              + Bars.right(Bars.percent(number(side.get("winRate"))), 9)
              + "  from "
              + Bars.percent(number(interval == null ? 0 : interval.getFirst()))
              + " to "
              + Bars.percent(number(interval == null ? 0 : interval.getLast())));
    }
    terminal.say(line("fights", report.get("fights") + ", seed " + report.get("seed")));
    if (number(report.get("draws")) > 0) {
      terminal.say(line("with nobody left", String.valueOf(report.get("draws"))));
    }
    if (number(report.get("capped")) > 0) {
      terminal.say(
          line("broken off", report.get("capped") + " after " + report.get("cap") + " rounds"));
    }
    var rounds = table(report, "rounds");
    terminal.say(
        line(
            "rounds",
            "%.2f on average, half within %s, 95 of 100 within %s"
                .formatted(number(rounds.get("mean")), rounds.get("p50"), rounds.get("p95"))));
    shares("falls", table(report, "fallen"), table(report, "died"));
    shares("runs", table(report, "fled"), Map.of());
    amounts("damage a fight", table(report, "damage"));
    amounts("used up a fight", table(report, "used"));
    leftOut((List<?>) report.getOrDefault("leftOut", List.of()));
    terminal.say(
        String.format(
            Locale.ROOT,
            "%,.0f fights a second",
            number(report.getOrDefault("fightsPerSecond", 0.0))));
    if (report.get("logs") instanceof List<?> logs) {
      for (int i = 0; i < logs.size(); i++) {
        terminal.say("");
        terminal.say("Fight " + i + " of seed " + report.get("seed") + ":");
        ((List<?>) logs.get(i)).forEach(told -> terminal.say("  " + told));
      }
    }
  }

  private static String line(String what, String told) {
    return Bars.left(what, WIDE) + told;
  }

  private void shares(String what, Map<?, ?> fallen, Map<?, ?> died) {
    var label = what;
    for (var entry : fallen.entrySet()) {
      double share = number(entry.getValue());
      if (share > 0) {
        double dead = number(died.get(entry.getKey()));
        terminal.say(
            line(
                label,
                Bars.left(String.valueOf(entry.getKey()), WIDE)
                    + Bars.right(Bars.percent(share), 9)
                    + (dead > 0 ? ", dies " + Bars.percent(dead) : "")));
        label = "";
      }
    }
  }

  private void amounts(String what, Map<?, ?> amounts) {
    var label = what;
    for (var entry : amounts.entrySet()) {
      terminal.say(
          line(
              label,
              Bars.left(String.valueOf(entry.getKey()), WIDE)
                  + String.format(Locale.ROOT, "%9.2f", number(entry.getValue()))));
      label = "";
    }
  }

  /// What people could do and nobody chose.
  void leftOut(List<?> deeds) {
    var label = "left out of it";
    for (Object deed : deeds) {
      terminal.say(line(label, String.valueOf(deed)));
      label = "";
    }
  }

  /// What is known of a fight that was not solved to its end.
  private void bounds(List<String> names, Solution solution) {
    for (int i = 0; i < names.size(); i++) {
      terminal.say(line(names.get(i), between(solution.wins().get(i), solution.bound())));
    }
    terminal.say(line("with nobody left", between(solution.draws(), solution.bound())));
    terminal.say(
        String.format(
            Locale.ROOT,
            "Not done: %,d situations solved%s.",
            solution.situations(),
            solution.estimate() == 0
                ? ""
                : String.format(Locale.ROOT, " of about %,d or more", solution.estimate())));
  }

  private static String between(double least, double bound) {
    return "from " + Bars.percent(least) + " to " + Bars.percent(Math.min(1, least + bound));
  }

  private static Map<?, ?> table(Map<String, Object> report, String name) {
    return (Map<?, ?>) report.getOrDefault(name, Map.of());
  }

  private static double number(@Nullable Object value) {
    return value instanceof Number number ? number.doubleValue() : 0;
  }

  void print(String side, Comparison comparison) {
    terminal.say(
        line(
            side + " as it is",
            Bars.percent(share(comparison.one().wins().getFirst(), comparison.one().fights()))));
    terminal.say(
        line(
            side + " with the change",
            Bars.percent(
                share(comparison.other().wins().getFirst(), comparison.other().fights()))));
    terminal.say(
        line(
            "difference",
            String.format(
                Locale.ROOT,
                "%+.2f points, from %+.2f to %+.2f, in %,d pairs of fights with the same dice",
                100 * comparison.difference(),
                100 * comparison.low(),
                100 * comparison.high(),
                comparison.one().fights())));
  }

  private static double share(long part, long whole) {
    return whole == 0 ? 0 : (double) part / whole;
  }

  void print(List<String> names, Solution solution) {
    if (!solution.done()) {
      bounds(names, solution);
      return;
    }
    for (int i = 0; i < names.size(); i++) {
      terminal.say(line(names.get(i), Bars.percent(solution.wins().get(i))));
    }
    if (solution.draws() > 0) {
      terminal.say(line("with nobody left", Bars.percent(solution.draws())));
    }
    if (solution.rounds() > 0) {
      terminal.say(line("rounds", "%.3f on average".formatted(solution.rounds())));
    }
    terminal.say(
        String.format(
            Locale.ROOT,
            "Exact to within %.1e, over %,d situations.",
            solution.bound(),
            solution.situations()));
  }
}
