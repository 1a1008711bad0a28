package quintain.proving.exact;

import java.util.Arrays;
import java.util.List;

/// Value iteration: how likely each end of a fight is, from its situations and the transitions
/// between them.
///
/// Groups of situations that lead back to each other are gone through again and again until nothing
/// changes any more, each group after those it leads to. What is found is never more than the
/// truth, so what the ends lack of a whole bounds how far off any of them can be.
final class ValueIteration {
  private static final double STILL = 1e-14;
  private static final int LONGEST = 200_000;

  private final SituationGraph graph;
  private final Solving solving;
  private final int solved;
  private final boolean done;

  ValueIteration(SituationGraph graph, Solving solving) {
    this.graph = graph;
    this.solving = solving;
    this.solved = graph.solved();
    this.done = solved == graph.size() && graph.begun();
  }

  Solution solve() {
    return solving == Solving.BY_POLICY ? byPolicy() : best();
  }

  private Solution byPolicy() {
    int n = graph.size();
    // for each place: the chance of each end, and the rounds still to come
    double[][] values = new double[4][n];
    for (int[] group : graph.groups()) {
      // reverse order of discovery: what lies farther on first
      for (int pass = 0; pass < LONGEST; pass++) {
        double change = 0;
        for (int i = 0; i < group.length; i++) {
          int place = group[i];
          if (graph.place(place).isOpen()) {
            continue;
          }
          var choice = graph.place(place).choices().getFirst();
          for (int end = 0; end < 4; end++) {
            double now = value(choice, values[end], end, place);
            change = Math.max(change, Math.abs(now - values[end][place]));
            values[end][place] = now;
          }
        }
        if (group.length == 1 || change <= STILL) {
          break;
        }
      }
    }
    var begin = graph.beginning();
    double first = value(begin, values[0], 0, -1);
    double second = value(begin, values[1], 1, -1);
    double nobody = value(begin, values[2], 2, -1);
    double rounds = value(begin, values[3], 3, -1);
    double bound = Math.max(0, 1 - first - second - nobody);
    return new Solution(List.of(first, second), nobody, bound, done ? rounds : 0, solved, done, 0);
  }

  /// The value of going a way; leading back to the same place is solved at once.
  private static double value(SituationGraph.Choice choice, double[] values, int end, int self) {
    double sum = end < 3 ? choice.ends[end] : choice.lastRounds;
    double back = 0;
    for (int i = 0; i < choice.size; i++) {
      if (choice.to[i] == self) {
        back += choice.weights[i];
      } else {
        sum += choice.weights[i] * values[choice.to[i]];
      }
      if (end == 3) {
        sum += choice.rounds[i];
      }
    }
    return back < 1 ? sum / (1 - back) : 0;
  }

  /// The best choices of one side or both: the first side's chance from below and from above.
  private Solution best() {
    int n = graph.size();
    double[] low = new double[n];
    double[] high = new double[n];
    Arrays.fill(high, 1);
    double[] other = new double[n];
    for (int[] group : graph.groups()) {
      settle(group, low, 0);
      settle(group, high, 0);
      settle(group, other, 1);
    }
    var begin = graph.beginning();
    double first = value(begin, low, 0, -1);
    double most = value(begin, high, 0, -1) + begin.lost;
    double second = Math.min(value(begin, other, 1, -1), 1 - first);
    double rest = Math.max(0, 1 - first - second);
    return done
        ? new Solution(List.of(first, second), rest, Math.max(0, most - first), 0, solved, true, 0)
        : new Solution(List.of(first, second), 0, rest, 0, solved, false, 0);
  }

  private void settle(int[] group, double[] values, int end) {
    for (int pass = 0; pass < LONGEST; pass++) {
      double change = 0;
      for (int place : group) {
        double now = best(graph.place(place), values[place], values, end);
        change = Math.max(change, Math.abs(now - values[place]));
        values[place] = now;
      }
      if (change <= STILL) {
        return;
      }
    }
  }

  private static double best(SituationGraph.Place place, double before, double[] values, int end) {
    if (place.isOpen()) {
      return before;
    }
    double best = -1;
    for (SituationGraph.Choice choice : place.choices()) {
      double value = choice.ends[end];
      for (int i = 0; i < choice.size; i++) {
        value += choice.weights[i] * values[choice.to[i]];
      }
      boolean wanted = place.side() == end || place.side() < 0;
      boolean better = best < 0 || (wanted ? value > best : value < best);
      best = better ? value : best;
    }
    return best;
  }
}
