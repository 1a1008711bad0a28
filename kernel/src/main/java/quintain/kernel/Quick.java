package quintain.kernel;

import org.jspecify.annotations.Nullable;

/// Resolves commands to their end with nothing kept but the state: for simulation.
public final class Quick<S extends State, T extends Step, E extends Event> {
  private final Rulebook.Rules<S, T, E> rules;
  private final Fate fate;
  private @Nullable Play<S, T, E> play;

  public Quick(Rulebook<S, T, E> book, Fate fate) {
    this.rules = book.rules();
    this.fate = fate;
  }

  /// The state after this command and all that follows from it.
  public S run(S state, T command) {
    return run(state, command, null);
  }

  /// The same, with a journal told of what happens.
  public S run(S state, T command, @Nullable Journal<S, E> journal) {
    var play = new Play<S, T, E>(rules, state, fate, journal);
    this.play = play;
    rules.resolve(command, play);
    var waiting = play.takeNext(null);
    while (waiting != null) {
      rules.resolve(waiting.step, play);
      waiting = play.takeNext(waiting.next);
    }
    return play.state();
  }

  /// The state in the middle of a run, for whoever answers a question; after a run, its end.
  public S now() {
    if (play == null) {
      throw new IllegalStateException("nothing has been run yet");
    }
    return play.state();
  }
}
