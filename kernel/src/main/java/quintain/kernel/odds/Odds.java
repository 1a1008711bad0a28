package quintain.kernel.odds;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
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
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.kernel.fate.Unattended;

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
    var asked = book.foresight().previewed(state, command);
    return switch (book.foresight().known(state, seat, asked)) {
      case Knowledge.Secret<S> secret -> throw new Refused(secret.refusal());
      case Knowledge.Known<S> known -> {
        var exact = enumerate(Arithmetic.DOUBLES, known.state(), asked);
        yield exact != null
            ? exact.preview(Arithmetic.DOUBLES)
            : simulate(known.state(), asked, dice);
      }
    };
  }

  /// The same until an event of that name has happened, time running on by itself: numbers that are
  /// named on the way add up.
  public Preview previewUntil(S state, T command, Seat seat, String event) {
    var asked = book.foresight().previewed(state, command);
    return switch (book.foresight().known(state, seat, asked)) {
      case Knowledge.Secret<S> secret -> throw new Refused(secret.refusal());
      case Knowledge.Known<S> known ->
          new Course<>(book, ways(Arithmetic.DOUBLES), event).follow(known.state(), asked);
    };
  }

  /// The odds in exact fractions; for tests, as slow as it must be.
  public Map<Measure, Ratio> exactly(S state, T command) {
    var asked = book.foresight().previewed(state, command);
    var tally = enumerate(Arithmetic.RATIOS, state, asked);
    if (tally == null) {
      throw new TooMuchWork("Exact fractions would take too much work.");
    }
    return tally.outcomes().chances();
  }

  /// What the ways add up to.
  private record Tally<W>(Outcomes<W> outcomes, W residual, Rolls met) {
    Preview preview(Arithmetic<W> weights) {
      return new Preview(
          outcomes.told(weights::toDouble), weights.toDouble(residual), true, 0, met.told());
    }
  }

  private <W> Ways<S, T, E, W> ways(Arithmetic<W> weights) {
    return new Ways<>(book, policy, budget, weights);
  }

  private <W> @Nullable Tally<W> enumerate(Arithmetic<W> weights, S before, T command) {
    var ways = ways(weights);
    var ends = ways.ends(Game.<S, T>at(before).with(command), Ways.Lookout.NONE);
    if (ends == null) {
      return null;
    }
    var outcomes = new Outcomes<W>(weights::plus, book.showing().measures(before, before));
    ends.forEach(
        (end, weight) ->
            outcomes.add(end.measured(), book.showing().measures(before, end.state()), weight));
    return new Tally<>(outcomes, ways.lost(), ways.met());
  }

  private Preview simulate(S before, T command, Faces dice) {
    var outcomes = new Outcomes<Integer>(Integer::sum, book.showing().measures(before, before));
    var met = new Rolls();
    var quick = new Quick<>(book, new Noting(new QuickFate(dice, policy), met));
    int tries = 0;
    while (tries < (outcomes.chances().isEmpty() ? SILENT : SIMULATED)) {
      tries++;
      var marks = new Ways.Marks<S, E>(Ways.Lookout.NONE, List.of(), false);
      var after = quick.run(before, command, marks);
      outcomes.add(marks.measured(), book.showing().measures(before, after), 1);
    }
    double all = tries;
    return new Preview(outcomes.told(count -> count / all), 0, false, tries, met.told());
  }

  /// Takes down what is rolled in a simulation.
  private record Noting(QuickFate fate, Rolls met) implements Unattended {
    @Override
    public <R> R roll(Actor by, Roll<R> roll, Clause why) {
      met.met(by, roll, why);
      return fate.roll(by, roll, why);
    }

    @Override
    public <R> R pick(List<R> from, Clause why) {
      if (from.size() > 1) {
        met.drawn(why);
      }
      return fate.pick(from, why);
    }

    @Override
    public Policy policy() {
      return fate.policy();
    }
  }
}
