package quintain.kernel.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Fate;
import quintain.kernel.Game;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.Names;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Draw;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.Resumed;

/// Every way a game's agenda can resolve, step by step, equal games merged between steps. A step
/// that may lead back to where it was taken, such as a tie that is rolled again, counts as taken
/// until it leads elsewhere.
final class Ways<S extends State, T extends Step, E extends Event, W> {
  private final Rulebook<S, T, E> book;
  private final Policy policy;
  private final int budget;
  private final Arithmetic<W> weights;
  private final Map<Roll<?>, Arithmetic.Chances<?, W>> known = new LinkedHashMap<>();
  private final Map<Paths.Match, Arithmetic.Chances<?, W>> matched = new LinkedHashMap<>();
  private final Map<Paths.Part, Arithmetic.Chances<?, W>> parts = new LinkedHashMap<>();
  private final Rolls met = new Rolls();
  private final Set<T> resolved = new LinkedHashSet<>();
  private int runs;
  private int waiting;
  private W lost;

  Ways(Rulebook<S, T, E> book, Policy policy, int budget, Arithmetic<W> weights) {
    this.book = book;
    this.policy = policy;
    this.budget = budget;
    this.weights = weights;
    this.lost = weights.zero();
  }

  /// Where a way ends: the state, the outcomes named on it, and whether what is looked out for has
  /// happened.
  record End<S>(S state, List<Measure> measured, boolean there) {}

  /// A game on one of the ways.
  private record Node<S, T>(Game<S, T> game, List<Measure> measured, boolean there) {}

  /// The ends with their chances; null when finding them takes more steps than allowed.
  ///
  /// @param lookout takes down what a way names and looks out for, given what stood there before
  @Nullable Map<End<S>, W> ends(Game<S, T> from, Lookout lookout) {
    return ends(from, List.of(), lookout);
  }

  /// The same from the middle of the next step.
  ///
  /// @param tape what that step has drawn so far
  @Nullable Map<End<S>, W> ends(Game<S, T> from, List<Draw> tape, Lookout lookout) {
    var drawn = tape;
    var ends = new LinkedHashMap<End<S>, W>();
    lost = weights.zero();
    waiting = 0;
    Map<Node<S, T>, W> frontier = new LinkedHashMap<>();
    put(new Node<>(from, List.of(), false), weights.one(), frontier);
    while (!frontier.isEmpty()) {
      Map<Node<S, T>, W> next = new LinkedHashMap<>();
      for (var entry : frontier.entrySet()) {
        var node = entry.getKey();
        var game = node.game();
        if (game.agenda().isEmpty()) {
          ends.merge(
              new End<>(game.state(), node.measured(), node.there()),
              entry.getValue(),
              weights::plus);
          continue;
        }
        if (!step(node, drawn, entry.getValue(), lookout, next)) {
          return null;
        }
      }
      frontier = next;
      drawn = List.of();
    }
    return ends;
  }

  /// The chance left out of the ends last found.
  W lost() {
    return lost;
  }

  /// Every roll met so far.
  Rolls met() {
    return met;
  }

  /// Every step resolved so far.
  Set<T> resolved() {
    return Collections.unmodifiableSet(resolved);
  }

  /// Adds a game to others, or its chance to that of an equal one, and counts those that have a
  /// step to take.
  private void put(Node<S, T> node, W weight, Map<Node<S, T>, W> into) {
    int before = into.size();
    into.merge(node, weight, weights::plus);
    if (into.size() > before && !node.game().agenda().isEmpty()) {
      waiting++;
    }
  }

  /// Takes the next step of one game every way; false where that and the steps of all who wait, of
  /// which each is one at least, are more than the budget.
  private boolean step(
      Node<S, T> node, List<Draw> tape, W weight, Lookout lookout, Map<Node<S, T>, W> next) {
    var game = node.game();
    resolved.add(game.agenda().top());
    var paths = new Paths<>(weights, policy, known, matched, parts, met);
    Map<Node<S, T>, W> led = new LinkedHashMap<>();
    boolean first = true;
    waiting--;
    do {
      if (++runs + waiting > budget) {
        return false;
      }
      var marks = new Marks<S, E>(lookout, node.measured(), node.there());
      var play = new Play<S, T, E>(book.rules(), game.state(), from(tape, paths), marks);
      book.rules().resolve(game.agenda().top(), play);
      var agenda = game.agenda().rest().pushAll(play.next());
      var after = new Node<>(new Game<>(play.state(), agenda), marks.measured(), marks.there);
      led.merge(after, paths.weight(), weights::plus);
      if (first && runs - 1 + paths.ways() > budget) {
        return false;
      }
      first = false;
    } while (paths.advance());
    // From the middle of a step nothing leads back there.
    boolean back = tape.isEmpty() && led.remove(node) != null;
    var away = back ? away(led, paths.lost(), weight) : weight;
    led.forEach((after, chance) -> put(after, weights.times(away, chance), next));
    lost = weights.plus(lost, weights.times(away, paths.lost()));
    return !back || !led.isEmpty();
  }

  private static Fate from(List<Draw> tape, Fate paths) {
    return tape.isEmpty() ? paths : new Resumed(tape, paths);
  }

  /// What the ways that lead elsewhere share among them, whose own chances do not add up to one.
  private W away(Map<Node<S, T>, W> elsewhere, W lost, W weight) {
    var sum = lost;
    for (W chance : elsewhere.values()) {
      sum = weights.plus(sum, chance);
    }
    return elsewhere.isEmpty() ? weight : weights.over(weight, sum);
  }

  /// What is taken down on a way.
  ///
  /// @param until the event to look out for; empty for none
  /// @param stays whether what has come true on a way stays so; otherwise the last word counts
  record Lookout(String until, boolean stays) {
    static final Lookout NONE = new Lookout("", false);
  }

  /// Keeps the outcomes that steps name, one value for each name, and looks out for an event.
  /// Numbers that are named more than once add up: two blows of one command are one damage.
  static final class Marks<S, E> implements Journal<S, E> {
    private final Lookout lookout;
    private final List<Measure> measured;
    private boolean there;

    Marks(Lookout lookout, List<Measure> before, boolean there) {
      this.lookout = lookout;
      this.measured = new ArrayList<>(before);
      this.there = there;
    }

    List<Measure> measured() {
      return List.copyOf(measured);
    }

    @Override
    public void emitted(E event, Clause why, S before) {
      if (!there
          && !lookout.until().isEmpty()
          && Names.of(event.getClass()).equals(lookout.until())) {
        there = true;
      }
    }

    @Override
    public void cited(Clause why) {}

    @Override
    public void measured(Measure measure) {
      var last = measure;
      for (Measure earlier : measured) {
        if (earlier.name().equals(measure.name())) {
          last =
              lookout.stays() || measure.value() instanceof Integer
                  ? Course.together(earlier, measure)
                  : measure;
        }
      }
      measured.removeIf(m -> m.name().equals(measure.name()));
      measured.add(last);
    }
  }
}
