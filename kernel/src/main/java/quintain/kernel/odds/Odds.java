package quintain.kernel.odds;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.Measure;
import quintain.kernel.Play;
import quintain.kernel.Quick;
import quintain.kernel.Refusal;
import quintain.kernel.Refused;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Ratio;
import quintain.kernel.dice.Roll;
import quintain.kernel.dice.TooMuchWork;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.QuickFate;
import quintain.kernel.fate.Resumed;
import quintain.kernel.fate.TapeMismatch;
import quintain.kernel.fate.Unattended;

/// Odds of a command from the very rules that will resolve it: every way the dice can fall, step by
/// step, equal states merged between steps.
public final class Odds<S extends State, T extends Step, E extends Event> {
  /// Steps run before exact odds are given up for a simulation: what a person waits for without
  /// noticing.
  public static final int BUDGET = 20_000;

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
    var seen = book.foresight().seenBy(state, seat);
    var asked = asked(seen, command, seat);
    var exact = enumerate(Arithmetic.DOUBLES, seen, asked);
    return exact != null ? exact.preview(Arithmetic.DOUBLES) : simulate(seen, asked, dice);
  }

  /// The command whose odds are meant, if this seat may know them.
  private T asked(S seen, T command, Seat seat) {
    var asked = book.foresight().previewed(seen, command);
    book.foresight().secretOf(seen, seat, List.of(asked), List.of()).ifPresent(Odds::hide);
    return asked;
  }

  /// The same until an event of that name has happened, time running on by itself: numbers that are
  /// named on the way add up.
  public Preview previewUntil(S state, T command, Seat seat, String event) {
    var seen = book.foresight().seenBy(state, seat);
    var asked = asked(seen, command, seat);
    return new Course<>(book, ways(Arithmetic.DOUBLES), event).follow(seen, asked);
  }

  /// What comes of a step that waits, once it goes on from this tape, as a seat may know it: a
  /// secret of anybody whom that works on, on any way, is thrown as [Refused]. A tape that does not
  /// fit is a [quintain.kernel.fate.TapeMismatch].
  ///
  /// @param game the game with that step on top
  /// @param tape what the step has drawn so far, the answer that is weighed among it
  public Preview previewOn(Game<S, T> game, List<Draw> tape, Seat seat, Faces dice) {
    var foresight = book.foresight();
    var seen = new Game<>(foresight.seenBy(game.state(), seat), game.agenda());
    var met = new Met();
    var preview = on(seen, tape, dice, met);
    foresight.secretOf(seen.state(), seat, met.steps, met.ids(seen.state())).ifPresent(Odds::hide);
    return preview;
  }

  private static void hide(Refusal secret) {
    throw new Refused(secret);
  }

  /// The same for whoever has to guess: with each of the figures that those may have whose own are
  /// hidden, as far as they fit what has happened already; empty where the book has no scale for
  /// them.
  public Map<String, Preview> supposingOn(Game<S, T> game, List<Draw> tape, Seat seat) {
    var foresight = book.foresight();
    var supposed = new LinkedHashMap<String, Preview>();
    for (var each : foresight.supposed(foresight.seenBy(game.state(), seat), seat)) {
      try {
        supposed.put(
            each.words(), own(Arithmetic.DOUBLES, new Game<>(each.state(), game.agenda()), tape));
      } catch (TapeMismatch _) {
        // So it cannot be: otherwise the table would not have come here.
      }
    }
    return supposed;
  }

  /// The same for a command that nobody has given yet.
  public Map<String, Preview> supposing(S state, T command, Seat seat) {
    var foresight = book.foresight();
    var supposed = new LinkedHashMap<String, Preview>();
    for (var each : foresight.supposed(foresight.seenBy(state, seat), seat)) {
      var asked = foresight.previewed(each.state(), command);
      var game = Game.<S, T>at(each.state()).with(asked);
      supposed.put(each.words(), own(Arithmetic.DOUBLES, game, List.of()));
    }
    return supposed;
  }

  /// What the rules name on the way: with figures that are nobody's, what becomes of them in the
  /// end says nothing. Nothing is named where it would take too long.
  private <W> Preview own(Arithmetic<W> weights, Game<S, T> game, List<Draw> tape) {
    var ways = ways(weights);
    var outcomes = new Outcomes<W>(weights::plus, List.of());
    var ends = ways.ends(game, tape, Ways.Lookout.NONE);
    if (ends != null) {
      ends.forEach((end, weight) -> outcomes.add(end.measured(), List.of(), weight));
    }
    return new Preview(
        outcomes.told(weights::toDouble),
        weights.toDouble(ways.lost()),
        ends != null,
        0,
        List.of());
  }

  private Preview on(Game<S, T> game, List<Draw> tape, Faces dice, Met met) {
    var ways = ways(Arithmetic.DOUBLES);
    var ends = ways.ends(game, tape, Ways.Lookout.NONE);
    met.steps.addAll(ways.resolved());
    var preview =
        ends == null
            ? simulateOn(game, tape, dice, met)
            : tally(Arithmetic.DOUBLES, game.state(), ends, ways).preview(Arithmetic.DOUBLES);
    met.preview = preview;
    return preview;
  }

  /// Whom the ways of something have met.
  private final class Met {
    private final Set<T> steps = new LinkedHashSet<>();
    private @Nullable Preview preview;

    /// Everybody who is named in a step, throws dice, or is told of in an outcome.
    Set<String> ids(S state) {
      var roster = new LinkedHashSet<>(book.cast().roster(state));
      var ids = new LinkedHashSet<String>();
      steps.forEach(step -> Mentions.in(step, roster, ids));
      if (preview != null) {
        preview.dice().forEach(each -> Mentions.in(each.by(), roster, ids));
        for (var chance : preview.outcomes()) {
          int dot = chance.measure().lastIndexOf('.');
          Mentions.in(dot < 0 ? "" : chance.measure().substring(0, dot), roster, ids);
        }
      }
      return ids;
    }
  }

  private Preview simulateOn(Game<S, T> game, List<Draw> tape, Faces dice, Met met) {
    var before = game.state();
    var outcomes = new Outcomes<Integer>(Integer::sum, book.showing().measures(before, before));
    var rolls = new Rolls();
    var quick = new Noting(new QuickFate(dice, policy), rolls);
    for (int i = 0; i < SIMULATED; i++) {
      var marks = new Ways.Marks<S, E>(Ways.Lookout.NONE, List.of(), false);
      var now = game;
      Fate fate = new Resumed(tape, quick);
      while (!now.agenda().isEmpty()) {
        var step = now.agenda().top();
        met.steps.add(step);
        var play = new Play<S, T, E>(book.rules(), now.state(), fate, marks);
        book.rules().resolve(step, play);
        now = new Game<>(play.state(), now.agenda().rest().pushAll(play.next()));
        fate = quick;
      }
      outcomes.add(marks.measured(), book.showing().measures(before, now.state()), 1);
    }
    double all = SIMULATED;
    return new Preview(outcomes.told(count -> count / all), 0, false, SIMULATED, rolls.told());
  }

  /// What becomes of a game that goes on from this tape; empty where chance has a say in it.
  public Optional<S> certain(Game<S, T> game, List<Draw> tape) {
    var now = game;
    Fate fate = new Resumed(tape, new NoChance(policy));
    try {
      while (!now.agenda().isEmpty()) {
        var play = new Play<S, T, E>(book.rules(), now.state(), fate, null);
        book.rules().resolve(now.agenda().top(), play);
        now = new Game<>(play.state(), now.agenda().rest().pushAll(play.next()));
        fate = new NoChance(policy);
      }
      return Optional.of(now.state());
    } catch (NoChance.Drawn _) {
      return Optional.empty();
    }
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
    return ends == null ? null : tally(weights, before, ends, ways);
  }

  private <W> Tally<W> tally(
      Arithmetic<W> weights, S before, Map<Ways.End<S>, W> ends, Ways<S, T, E, W> ways) {
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
