package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Journal;
import quintain.kernel.Knowledge;
import quintain.kernel.Measure;
import quintain.kernel.Names;
import quintain.kernel.Play;
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
        var exact = enumerate(Weights.DOUBLES, known.state(), asked, "");
        yield exact != null ? exact.preview(Weights.DOUBLES) : simulate(known.state(), asked, dice);
      }
    };
  }

  /// The same until an event of that name has happened, time running on by itself.
  public Preview previewUntil(S state, T command, Seat seat, String event, Faces dice) {
    var asked = book.previewed(state, command);
    return switch (book.known(state, seat, asked)) {
      case Knowledge.Secret<S> secret -> throw new Refused(secret.refusal());
      case Knowledge.Known<S> known -> {
        var exact = enumerate(Weights.DOUBLES, known.state(), asked, event);
        if (exact == null) {
          throw new TooMuchWork("Too many ways lead to " + event + ".");
        }
        yield exact.preview(Weights.DOUBLES);
      }
    };
  }

  /// The odds in exact fractions; for tests, as slow as it must be.
  public Map<Measure, Ratio> exactly(S state, T command) {
    var asked = book.previewed(state, command);
    var tally = enumerate(Weights.RATIOS, state, asked, "");
    if (tally == null) {
      throw new TooMuchWork("Exact fractions would take too much work.");
    }
    return tally.chances;
  }

  /// A game on one of the ways, with the outcomes named so far and whether it has come far enough.
  private record Node<S, T>(Game<S, T> game, List<Measure> measured, boolean there) {}

  /// What the ways add up to.
  private static final class Tally<W> {
    private final Map<Measure, W> chances = new LinkedHashMap<>();
    private W residual;

    Tally(W none) {
      residual = none;
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

  private <W> @Nullable Tally<W> enumerate(Weights<W> weights, S before, T command, String until) {
    var known = new LinkedHashMap<Roll<?>, Weights.Chances<?, W>>();
    var tally = new Tally<W>(weights.zero());
    Map<Node<S, T>, W> frontier = new LinkedHashMap<>();
    frontier.put(
        new Node<>(Game.<S, T>at(before).with(command), List.of(), until.isEmpty()), weights.one());
    int runs = 0;
    while (!frontier.isEmpty()) {
      Map<Node<S, T>, W> next = new LinkedHashMap<>();
      for (var entry : frontier.entrySet()) {
        var node = entry.getKey();
        var game = node.game();
        if (game.agenda().isEmpty()) {
          var onward = node.there() ? Optional.<T>empty() : book.onward(game.state());
          if (onward.isEmpty()) {
            count(tally, weights, before, node, entry.getValue());
            continue;
          }
          game = game.with(onward.get());
        }
        var paths = new Paths<>(weights, policy, known);
        boolean first = true;
        do {
          if (++runs > budget) {
            return null;
          }
          var marks = new Marks<S, E>(node.measured(), until, node.there());
          var play = new Play<S, T, E>(book, game.state(), paths, marks);
          book.resolve(game.agenda().top(), play);
          var agenda = game.agenda().rest().pushAll(play.next());
          var after = new Node<>(new Game<>(play.state(), agenda), marks.measured(), marks.there);
          next.merge(after, weights.times(entry.getValue(), paths.weight()), weights::plus);
          if (first && runs + paths.ways() > budget) {
            return null;
          }
          first = false;
        } while (paths.advance());
        tally.residual =
            weights.plus(tally.residual, weights.times(entry.getValue(), paths.lost()));
      }
      frontier = next;
    }
    return tally;
  }

  private <W> void count(Tally<W> tally, Weights<W> weights, S before, Node<S, T> end, W weight) {
    for (Measure measure : measures(before, end.game().state(), end.measured())) {
      tally.chances.merge(measure, weight, weights::plus);
    }
  }

  private List<Measure> measures(S before, S after, List<Measure> measured) {
    var all = new ArrayList<>(measured);
    all.addAll(book.measures(before, after));
    return all;
  }

  private Preview simulate(S before, T command, Faces dice) {
    var counts = new LinkedHashMap<Measure, Integer>();
    var quick = new Quick<>(book, new QuickFate(dice, policy));
    for (int i = 0; i < SIMULATED; i++) {
      var marks = new Marks<S, E>(List.of(), "", true);
      var after = quick.run(before, command, marks);
      for (Measure measure : measures(before, after, marks.measured)) {
        counts.merge(measure, 1, Integer::sum);
      }
    }
    var outcomes = new ArrayList<Preview.Chance>();
    counts.forEach(
        (measure, count) ->
            outcomes.add(
                new Preview.Chance(measure.name(), measure.value(), (double) count / SIMULATED)));
    return new Preview(List.copyOf(outcomes), 0, false, SIMULATED);
  }

  /// Keeps the outcomes a step names, one value for each name, and looks out for an event.
  private static final class Marks<S, E> implements Journal<S, E> {
    private final List<Measure> measured;
    private final String until;
    private boolean there;

    Marks(List<Measure> before, String until, boolean there) {
      this.measured = new ArrayList<>(before);
      this.until = until;
      this.there = there;
    }

    List<Measure> measured() {
      return List.copyOf(measured);
    }

    @Override
    public void emitted(E event, Clause why, S before) {
      if (!there && Names.of(event.getClass()).equals(until)) {
        there = true;
      }
    }

    @Override
    public void cited(Clause why) {}

    @Override
    public void measured(Measure measure) {
      measured.removeIf(m -> m.name().equals(measure.name()));
      measured.add(measure);
    }
  }
}
