package quintain.kernel;

import java.util.Arrays;
import java.util.List;

/// Resolves commands to their end with nothing kept but the state: for simulation.
public final class Quick<S extends State, T extends Step, E extends Event> {
  private final Rulebook<S, T, E> book;
  private final Play<S, T, E> play;
  private Object[] agenda = new Object[16];

  public Quick(Rulebook<S, T, E> book, S state, Fate fate) {
    this.book = book;
    this.play = new Play<>(book, state, fate, null);
  }

  /// The state after this command and all that follows from it.
  @SuppressWarnings("unchecked") // the agenda holds nothing but steps of this book
  public S run(S state, T command) {
    S now = state;
    T step = command;
    int waiting = 0;
    while (true) {
      play.turnTo(now);
      book.resolve(step, play);
      now = play.state();
      List<T> next = play.next();
      int more = next.size();
      if (waiting + more > agenda.length) {
        agenda = Arrays.copyOf(agenda, 2 * (waiting + more));
      }
      for (int i = more - 1; i >= 0; i--) {
        agenda[waiting++] = next.get(i);
      }
      if (waiting == 0) {
        return now;
      }
      step = (T) agenda[--waiting];
    }
  }
}
