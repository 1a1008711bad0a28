package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Knowledge;
import quintain.kernel.Measure;
import quintain.kernel.Quick;
import quintain.kernel.Refused;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Ratio;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;

/// Odds of a command from the very rules that will resolve it: every way the dice can fall, step by
/// step, equal states merged between steps.
public final class Odds<S extends State, T extends Step, E extends Event> {
  /// Steps run before exact odds are given up for a simulation: what a person waits for without
  /// noticing.
  public static final int BUDGET = 20_000;

  /// Steps run where somebody wants the exact answer and has time.
  public static final int PATIENT = 2_000_000;

  /// How often a command is tried where it cannot be followed every way.
  private static final int SIMULATED = 2_000;

  /// How many tries that name no outcome at all are enough: one that comes up once in a hundred
  /// would have been named, 19 times in 20.
  private static final int SILENT = 300;

  private final Rulebook<S, T, E> book;
  private final Policy policy;
  private final int budget;

  public Odds(Rulebook<S, T, E> book) {
    this(book, Policy.DEFAULTS, BUDGET);
  }

  public Odds(Rulebook<S, T, E> book, Policy policy, int budget) {
    this.book = book;
    this.policy = policy;
    this.budget = budget;
  }

  /// The odds of a command as this seat may know them; a refused command or a secret is thrown as
  /// [Refused]. `dice` serve only where the exact answer would take too long.
  public Preview preview(S state, T command, Seat seat, Faces dice) {
    var asked = book.previewed(state, command);
    return switch (book.known(state, seat, asked)) {
      case Knowledge.Secret<S> secret -> throw new Refused(secret.refusal());
      case Knowledge.Known<S> known -> {
        var exact = enumerate(Weights.DOUBLES, known.state(), asked);
        yield exact != null ? exact.preview(Weights.DOUBLES) : simulate(known.state(), asked, dice);
      }
    };
  }

  /// The same until an event of that name has happened, time running on by itself: numbers that are
  /// named on the way add up.
  public Preview previewUntil(S state, T command, Seat seat, String event) {
    var asked = book.previewed(state, command);
    return switch (book.known(state, seat, asked)) {
      case Knowledge.Secret<S> secret -> throw new Refused(secret.refusal());
      case Knowledge.Known<S> known ->
          new Course<>(book, ways(Weights.DOUBLES), event).follow(known.state(), asked);
    };
  }

  /// The odds in exact fractions; for tests, as slow as it must be.
  public Map<Measure, Ratio> exactly(S state, T command) {
    var asked = book.previewed(state, command);
    var tally = enumerate(Weights.RATIOS, state, asked);
    if (tally == null) {
      throw new TooMuchWork("Exact fractions would take too much work.");
    }
    return tally.chances;
  }

  /// What the ways add up to.
  private static final class Tally<W> {
    private final Map<Measure, W> chances = new LinkedHashMap<>();
    private final W residual;

    Tally(W residual) {
      this.residual = residual;
    }

    Preview preview(Weights<W> weights) {
      var outcomes = new ArrayList<Preview.Chance>();
      chances.forEach(
          (measure, weight) ->
              outcomes.add(
                  new Preview.Chance(measure.name(), measure.value(), weights.toDouble(weight))));
      return new Preview(List.copyOf(outcomes), weights.toDouble(residual), true, 0);
    }
  }

  private <W> Ways<S, T, E, W> ways(Weights<W> weights) {
    return new Ways<>(book, policy, budget, weights);
  }

  private <W> @Nullable Tally<W> enumerate(Weights<W> weights, S before, T command) {
    var ways = ways(weights);
    var ends = ways.ends(Game.<S, T>at(before).with(command), Ways.Lookout.NONE);
    if (ends == null) {
      return null;
    }
    var tally = new Tally<W>(ways.lost());
    ends.forEach(
        (end, weight) -> {
          for (Measure measure : measures(before, end.state(), end.measured())) {
            tally.chances.merge(measure, weight, weights::plus);
          }
        });
    return tally;
  }

  private List<Measure> measures(S before, S after, List<Measure> measured) {
    var all = new ArrayList<>(measured);
    all.addAll(book.measures(before, after));
    return all;
  }

  private Preview simulate(S before, T command, Faces dice) {
    var counts = new LinkedHashMap<Measure, Integer>();
    var quick = new Quick<>(book, new QuickFate(dice, policy));
    int tries = 0;
    while (tries < (counts.isEmpty() ? SILENT : SIMULATED)) {
      tries++;
      var marks = new Ways.Marks<S, E>(Ways.Lookout.NONE, List.of(), false);
      var after = quick.run(before, command, marks);
      for (Measure measure : measures(before, after, marks.measured())) {
        counts.merge(measure, 1, Integer::sum);
      }
    }
    var outcomes = new ArrayList<Preview.Chance>();
    for (var count : counts.entrySet()) {
      var measure = count.getKey();
      outcomes.add(
          new Preview.Chance(measure.name(), measure.value(), (double) count.getValue() / tries));
    }
    return new Preview(List.copyOf(outcomes), 0, false, tries);
  }
}
