package quintain.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import quintain.kernel.dice.Dist;
import quintain.kernel.dice.notation.Expression;

/// `quintain odds`: the exact distribution of dice.
@Command(name = "odds", description = "Tells the exact odds of dice, without rolling any.")
final class OddsCommand implements Callable<Integer> {
  /// A table for people has no more rows than this; JSON holds every outcome.
  private static final int ROWS = 40;

  /// A chance too small for a row of its own.
  private static final double TAIL = 0.00005;

  /// What a sum of chances may fall short of 1 by rounding.
  private static final double CERTAIN = 1e-9;

  private final Terminal terminal;

  @Mixin Notated notated = new Notated();
  @Mixin Common common = new Common();

  @Option(
      names = "--at-least",
      paramLabel = "X",
      description = "Also tell the chance of X or more.")
  @Nullable Integer atLeast;

  OddsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var expression = notated.expression();
    var dist = expression.roll().dist();
    if (common.json) {
      terminal.json(json -> write(json, expression, dist));
    } else {
      print(expression, dist);
    }
    return Exit.DONE;
  }

  private void write(Json json, Expression expression, Dist<Integer> dist) {
    json.object(
        () -> {
          json.put("expression", notated.text());
          json.put("canonical", expression.canonical());
          json.put("mean", dist.mean().value());
          json.put("meanError", dist.mean().error());
          json.put("variance", dist.variance().value());
          json.put("residual", dist.residual());
          if (atLeast != null) {
            json.put("atLeast", dist.atLeast(atLeast));
          }
          json.name("outcomes");
          json.list(
              () -> {
                for (int i = 0; i < dist.size(); i++) {
                  int value = dist.value(i);
                  double p = dist.p(i);
                  json.object(() -> json.put("value", value).put("p", p));
                }
              });
        });
  }

  private void print(Expression expression, Dist<Integer> dist) {
    double variance = dist.variance().value();
    terminal.say(
        expression.canonical()
            + ": mean "
            + Bars.number(dist.mean().value())
            + ", standard deviation "
            + Bars.number(Math.sqrt(variance)));
    if (atLeast != null) {
      terminal.say("at least " + atLeast + ": " + Bars.percent(dist.atLeast(atLeast)));
    }
    var rows = rows(dist);
    double most = rows.stream().mapToDouble(Row::p).max().orElse(0);
    int width = rows.stream().mapToInt(row -> row.label().length()).max().orElse(0);
    terminal.say("");
    terminal.say(" ".repeat(width) + "    chance   or more");
    for (Row row : rows) {
      terminal.say(
          Bars.right(row.label(), width)
              + Bars.right(Bars.percent(row.p()), 10)
              + Bars.right(Bars.percent(row.orMore()), 10)
              + ("  " + Bars.bar(row.p(), most)).stripTrailing());
    }
    if (dist.residual() > 0) {
      terminal.say("");
      terminal.say(
          "The dice may explode without end; outcomes of %.1e in all are left out."
              .formatted(dist.residual()));
    }
  }

  private record Row(String label, double p, double orMore) {}

  /// One row for each outcome; where there are many, one for each range, and one for either tail
  /// that hardly ever happens.
  private static List<Row> rows(Dist<Integer> dist) {
    int last = dist.size() - 1;
    int low = 0;
    int high = last;
    if (dist.size() > ROWS) {
      for (double tail = dist.p(low); tail < TAIL && low < high; tail += dist.p(low)) {
        low++;
      }
      for (double tail = dist.p(high); tail < TAIL && low < high; tail += dist.p(high)) {
        high--;
      }
    }
    var rows = new ArrayList<Row>();
    if (low > 0) {
      rows.add(row("below " + dist.value(low), dist, 0, low - 1));
    }
    long width =
        dist.size() <= ROWS ? 1 : ((long) dist.value(high) - dist.value(low) + ROWS) / ROWS;
    for (int i = low; i <= high; ) {
      long to = dist.value(i) + width - 1;
      int end = i;
      while (end < high && dist.value(end + 1) <= to) {
        end++;
      }
      long from = dist.value(i);
      to = Math.min(to, dist.value(high));
      var label = from == to ? "" + to : from + "–" + to;
      rows.add(row(label, dist, i, end));
      i = end + 1;
    }
    if (high < last) {
      rows.add(row("above " + dist.value(high), dist, high + 1, last));
    }
    return rows;
  }

  /// The outcomes from one place to another.
  private static Row row(String label, Dist<Integer> dist, int from, int to) {
    double p = 0;
    for (int i = from; i <= to; i++) {
      p += dist.p(i);
    }
    double orMore = dist.atLeast(dist.value(from));
    return new Row(label, p, orMore > 1 - CERTAIN ? 1 : orMore);
  }
}
