package quintain.kernel;

/// What a step leaves behind besides the state.
public interface Journal<S, E> {
  void emitted(E event, Clause why, S before);

  void cited(Clause why);

  void measured(Measure measure);
}
