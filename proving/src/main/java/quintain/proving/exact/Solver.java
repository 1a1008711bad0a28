package quintain.proving.exact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.Fights;
import quintain.kernel.Fights.Call;
import quintain.kernel.Game;
import quintain.kernel.Move;
import quintain.kernel.Play;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.proving.fights.Bout;
import quintain.proving.fights.Chooser;
import quintain.proving.fights.Matchup;
import quintain.proving.fights.Unfit;

/// Solves a fight exactly: lays out every situation, equal ones as one, with the transitions
/// between them, the likeliest first (best-first search), and leaves it to [ValueIteration] how
/// likely each end is.
///
/// A situation is the essence of a state in which somebody chooses or the fight goes on by itself.
public final class Solver<S extends State, T extends Step, E extends Event> {
  /// Steps run for each situation allowed, before it is given up.
  private static final int STEPS_EACH = 400;

  /// Steps run between two looks of whoever looks on.
  private static final int STEPS_A_LOOK = 64;

  private final Matchup<S, T, E> matchup;
  private final Fights<S, T, E> fights;
  private final Solving solving;
  private final int most;
  private final SolverProgress progress;
  private final EnumeratingFate ways = new EnumeratingFate();
  private final Chooser<S, T, E> chooser;
  private final Map<Object, Integer> known = new LinkedHashMap<>();
  private final List<S> states = new ArrayList<>();
  private final SituationGraph graph = new SituationGraph();

  /// The chance that the fight comes through a situation, as far as it is known, and what is likely
  /// to be looked at first.
  private final List<Double> reached = new ArrayList<>();

  private final PriorityQueue<Next> waiting = new PriorityQueue<>();
  private double settled;
  private int solved;
  private @Nullable Play<S, T, E> play;
  private int field;
  private long steps;

  private Solver(Matchup<S, T, E> matchup, Solving solving, int most, SolverProgress progress) {
    this.matchup = matchup;
    this.fights = matchup.fights().get();
    this.solving = solving;
    this.most = most;
    this.progress = progress;
    this.chooser = Chooser.exact(matchup, fights, ways);
    ways.answeringBy(chooser.answers(this::fightEnds));
  }

  /// How somebody won before the book put everybody on their feet again.
  private void fightEnds() {
    if (play != null) {
      field = fights.winner(play.state());
    }
  }

  /// The side that holds the field is not known yet.
  private static final int OPEN = -2;

  /// A situation that waits, the likeliest first.
  private record Next(int place, double chance) implements Comparable<Next> {
    @Override
    public int compareTo(Next other) {
      int likelier = Double.compare(other.chance, chance);
      return likelier != 0 ? likelier : Integer.compare(place, other.place);
    }
  }

  /// Somebody stopped it, or there is too much of it.
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean tooLarge;

    Stopped(boolean tooLarge) {
      super("stopped", null, false, false);
      this.tooLarge = tooLarge;
    }
  }

  /// The chances of a fight, or as much of them as was looked at.
  ///
  /// @param most situations to look at before it is left at bounds
  /// @param progress is told how far it is, and may stop it
  public static Solution solve(Bout bout, Solving solving, int most, SolverProgress progress) {
    return new Solver<>(bout.matchup(), solving, most, progress).solve();
  }

  private Solution solve() {
    boolean tooLarge = false;
    try {
      layOut();
    } catch (Stopped stopped) {
      tooLarge = stopped.tooLarge;
    }
    graph.reach(states.size());
    var solution = new ValueIteration(graph, solving).solve();
    return tooLarge ? solution.outOf(new SituationEstimate<>(matchup).lowerBound()) : solution;
  }

  private void layOut() {
    var first = new SituationGraph.Choice();
    if (matchup.begun()) {
      first.add(placeOf(matchup.start()), 1, 0);
    } else {
      expand(matchup.start(), fights.beginning(matchup.start()), 1, first);
    }
    graph.begin(first);
    pass(first, 1);
    for (var next = waiting.poll(); next != null; next = waiting.poll()) {
      if (next.chance() == reached.get(next.place())) { // or it waits again, with a better chance
        var place = leading(states.get(next.place()));
        graph.put(next.place(), place);
        solved++;
        reached.set(next.place(), DONE);
        for (SituationGraph.Choice choice : place.choices()) {
          pass(choice, next.chance());
        }
        if (states.size() > most) {
          throw new Stopped(true);
        }
      }
    }
  }

  /// A situation that has been resolved waits no more.
  private static final double DONE = -1;

  /// Hands the chance of a situation on to those it leads to.
  private void pass(SituationGraph.Choice choice, double chance) {
    for (double end : choice.ends) {
      settled += chance * end;
    }
    for (int i = 0; i < choice.size; i++) {
      int to = choice.to[i];
      double before = reached.get(to);
      if (before != DONE) {
        double now = before + chance * choice.weights[i];
        reached.set(to, now);
        waiting.add(new Next(to, now));
      }
    }
  }

  /// What can be chosen in a situation, and where each choice leads.
  private SituationGraph.Place leading(S state) {
    return switch (fights.next(state)) {
      case Call.Over<T> _ -> throw new IllegalStateException("a fight that is over goes nowhere");
      case Call.Goes<T>(T command) -> {
        var choice = new SituationGraph.Choice();
        expand(state, command, 1, choice);
        yield SituationGraph.Place.going(choice);
      }
      case Call.Turn<T> turn -> turn(state, turn);
      case Call.Anybody<T> _ ->
          throw new Unfit(
              matchup.book().title() + " takes no turns: its fights are simulated, not solved");
    };
  }

  private SituationGraph.Place turn(S state, Call.Turn<T> turn) {
    int side = chooser.sideOf(turn.seat());
    if (solving.isBest(side)) {
      var choices = new ArrayList<SituationGraph.Choice>();
      for (Move<T> move : fights.moves(state, turn.actor())) {
        var choice = new SituationGraph.Choice();
        expand(state, move.command(), 1, choice);
        choices.add(choice);
      }
      return new SituationGraph.Place(side, choices);
    }
    // A policy may throw dice of its own: first all its choices, then where each leads.
    chooser.look(state, turn);
    var chosen = new LinkedHashMap<T, Double>();
    ways.begin();
    do {
      chosen.merge(chooser.choose(), ways.weight(), Double::sum);
    } while (ways.advance());
    var choice = new SituationGraph.Choice();
    chosen.forEach((command, weight) -> expand(state, command, weight, choice));
    return SituationGraph.Place.going(choice);
  }

  /// A game on one of the ways of a command, and who holds the field if the fight has ended on it.
  private record Node<S, T>(Game<S, T> game, int field) {}

  /// Every way a command can go, step by step, equal games merged between steps.
  private void expand(S state, T command, double weight, SituationGraph.Choice into) {
    int round = Matchup.round(fights, state);
    Map<Node<S, T>, Double> frontier = new LinkedHashMap<>();
    frontier.put(new Node<>(Game.<S, T>at(state).with(command), OPEN), weight);
    while (!frontier.isEmpty()) {
      Map<Node<S, T>, Double> next = new LinkedHashMap<>();
      for (var entry : frontier.entrySet()) {
        var node = entry.getKey();
        if (node.game().agenda().isEmpty()) {
          arrive(node, entry.getValue(), round, into);
        } else {
          step(node, entry.getValue(), next, into);
        }
      }
      frontier = next;
    }
  }

  private void step(
      Node<S, T> node, double weight, Map<Node<S, T>, Double> next, SituationGraph.Choice into) {
    var game = node.game();
    ways.begin();
    do {
      if (++steps > (long) most * STEPS_EACH) {
        throw new Stopped(true);
      }
      if (steps % STEPS_A_LOOK == 0 && !progress.goOn(solved, states.size(), settled)) {
        throw new Stopped(false);
      }
      field = node.field();
      play = new Play<>(matchup.book().rules(), game.state(), ways, null);
      matchup.book().rules().resolve(game.agenda().top(), play);
      var after = new Game<>(play.state(), game.agenda().rest().pushAll(play.next()));
      next.merge(new Node<>(after, field), weight * ways.weight(), Double::sum);
    } while (ways.advance());
    into.lose(weight * ways.lost());
  }

  private void arrive(Node<S, T> node, double weight, int round, SituationGraph.Choice into) {
    S state = node.game().state();
    int rounds = Math.max(0, fights.round(state) - round);
    if (fights.next(state) instanceof Call.Over<T>) {
      int winner = node.field() == OPEN ? fights.winner(state) : node.field();
      into.end(winner, weight, rounds);
    } else {
      into.add(placeOf(state), weight, rounds);
    }
  }

  private int placeOf(S state) {
    var essence = matchup.book().foresight().essence(Game.at(state));
    var place = known.get(essence);
    if (place == null) {
      place = states.size();
      known.put(essence, place);
      states.add(state);
      reached.add(0.0);
    }
    return place;
  }
}
