package quintain.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
import quintain.kernel.fate.Committed;

/// Runs commands by a script, step by step, and keeps a readable log of dice, answers and events.
public final class Scripted<S extends State, T extends Step, E extends Event> {
  private final Rulebook<S, T, E> book;
  private final Consumer<String> log;

  /// Tells its log line by line.
  public Scripted(Rulebook<S, T, E> book, Consumer<String> log) {
    this.book = book;
    this.log = log;
  }

  /// Runs a command and all that follows from it. Throws [OffScript] where the script does not
  /// serve; that something is left over is for the caller to ask.
  public Resolved<S, T, E> run(Game<S, T> game, T command, ScriptedFate fate) {
    log.accept("> " + Written.command(command));
    fate.tell(line -> log.accept("    " + line));
    var at = game.with(command);
    int waiting = game.agenda().steps().size();
    var committed = new ArrayList<Committed<S, T, E>>();
    while (at.agenda().steps().size() > waiting) {
      T step = at.agenda().top();
      int drawn = fate.draws().size();
      int rolled = fate.thrown().size();
      var notes = new Notes();
      var play = new Play<S, T, E>(book.rules(), at.state(), fate, notes);
      try {
        book.rules().resolve(step, play);
      } catch (Refused refused) {
        log.accept("    refused: " + refused.refusal());
        return new Resolved<>(game, List.of(), refused.refusal());
      }
      var then = List.copyOf(play.next());
      committed.add(
          new Committed<>(
              at.state(),
              step,
              fate.draws().subList(drawn, fate.draws().size()),
              fate.thrown().subList(rolled, fate.thrown().size()),
              List.copyOf(notes.events),
              List.copyOf(notes.clauses),
              then));
      at = new Game<>(play.state(), at.agenda().rest().pushAll(then));
    }
    return new Resolved<>(at, List.copyOf(committed), null);
  }

  /// Takes down what a step does.
  private final class Notes implements Journal<S, E> {
    private final List<Committed.Cited<S, E>> events = new ArrayList<>();
    private final List<String> clauses = new ArrayList<>();

    @Override
    public void emitted(E event, Clause why, S before) {
      events.add(new Committed.Cited<>(event, why.id(), before));
      var told = book.showing().narrate(event, before, List.of()).inFull();
      if (!told.isBlank()) {
        log.accept("  " + told + " [" + why.id() + "]");
      }
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
