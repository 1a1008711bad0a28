package quintain.rhod;

/// The facts of a game by name, and how the Referee sets them.
final class Values {
  private Values() {}

  static RhodState set(RhodState state, String fact, String value) {
    throw new IllegalArgumentException("no such fact: " + fact + value + state.clock());
  }
}
