package quintain.kernel;

/// A game between two steps: its state and what is still on the agenda.
public record Game<S, T>(S state, Agenda<T> agenda) {
  public static <S, T> Game<S, T> at(S state) {
    return new Game<>(state, Agenda.empty());
  }

  public Game<S, T> with(T command) {
    return new Game<>(state, agenda.push(command));
  }
}
