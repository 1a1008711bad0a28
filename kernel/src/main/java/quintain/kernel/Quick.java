package quintain.kernel;

import java.util.ArrayList;

/// Resolves commands to their end with nothing kept but the state: for simulation.
public final class Quick<S extends State, T extends Step, E extends Event> {
  private final Rulebook<S, T, E> book;
  private final Play<S, T, E> play;
  private final ArrayList<T> agenda = new ArrayList<>();

  public Quick(Rulebook<S, T, E> book, S state, Fate fate) {
    this.book = book;
    this.play = new Play<>(book, state, fate, null);
  }

  /// The state after this command and all that follows from it.
  public S run(S state, T command) {
    S now = state;
    agenda.clear();
    agenda.add(command);
    while (!agenda.isEmpty()) {
      T step = agenda.removeLast();
      play.turnTo(now);
      book.resolve(step, play);
      now = play.state();
      var next = play.next();
      for (int i = next.size() - 1; i >= 0; i--) {
        agenda.add(next.get(i));
      }
    }
    return now;
  }
}
