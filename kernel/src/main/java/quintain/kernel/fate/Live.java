package quintain.kernel.fate;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Journal;
import quintain.kernel.Measure;
import quintain.kernel.Play;
import quintain.kernel.Refused;
import quintain.kernel.Rulebook;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;

/// Runs commands as a table does: step by step, each committed when it ends, pausing for answers.
public final class Live<S extends State, T extends Step, E extends Event> {
  private final Rulebook.Rules<S, T, E> rules;
  private final Faces dice;

  public Live(Rulebook<S, T, E> book, Faces dice) {
    this.rules = book.rules();
    this.dice = dice;
  }

  /// Runs a command on a game with nothing on its agenda.
  public Turn<S, T, E> run(Game<S, T> game, T command, Manner manner) {
    if (!game.agenda().isEmpty()) {
      throw new IllegalStateException("the table waits for an answer first");
    }
    return go(game.with(command), List.of(), manner, game);
  }

  /// Goes on with the step on top of the agenda, over a longer tape.
  public Turn<S, T, E> resume(Game<S, T> game, List<Draw> tape, Manner manner) {
    return go(game, tape, manner, game);
  }

  private Turn<S, T, E> go(Game<S, T> start, List<Draw> tape, Manner manner, Game<S, T> before) {
    var game = start;
    var committed = new ArrayList<Committed<S, T, E>>();
    var given = tape;
    while (!game.agenda().isEmpty()) {
      T step = game.agenda().top();
      var fate = new LiveFate(given, manner, dice);
      var log = new StepLog<S, E>();
      var play = new Play<S, T, E>(rules, game.state(), fate, log);
      try {
        rules.resolve(step, play);
        fate.finish();
      } catch (Refused refused) {
        return new Turn<>(before, List.copyOf(committed), new Turn.No(refused.refusal()));
      } catch (Suspended pause) {
        return new Turn<>(
            game,
            List.copyOf(committed),
            new Turn.Waiting(fate.tape(), fate.thrown(), pause.asked()));
      } catch (TapeMismatch mismatch) {
        var rest = new Game<>(game.state(), game.agenda().rest());
        return new Turn<>(
            rest,
            List.copyOf(committed),
            new Turn.Cancelled(String.valueOf(mismatch.getMessage())));
      }
      var then = List.copyOf(play.next());
      committed.add(
          new Committed<>(
              game.state(), step, fate.tape(), fate.thrown(), log.events(), log.clauses(), then));
      game = new Game<>(play.state(), game.agenda().rest().pushAll(then));
      given = List.of();
    }
    return new Turn<>(game, List.copyOf(committed), new Turn.Done());
  }

  /// Keeps the events and clauses of one step.
  private static final class StepLog<S, E> implements Journal<S, E> {
    private final List<Committed.Cited<S, E>> events = new ArrayList<>();
    private final List<String> clauses = new ArrayList<>();

    List<Committed.Cited<S, E>> events() {
      return List.copyOf(events);
    }

    List<String> clauses() {
      return List.copyOf(clauses);
    }

    @Override
    public void emitted(E event, Clause why, S before) {
      events.add(new Committed.Cited<>(event, why.id(), before));
      cited(why);
    }

    @Override
    public void cited(Clause why) {
      if (!clauses.contains(why.id())) {
        clauses.add(why.id());
      }
    }

    @Override
    public void measured(Measure measure) {}
  }
}
