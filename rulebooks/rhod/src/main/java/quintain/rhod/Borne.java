package quintain.rhod;

/// A Condition that somebody bears.
///
/// @param source who put it on them, or what: an id, `light`, or empty (RHD-COND-03)
/// @param until at which moment of a Turn it runs out
/// @param whose whose Turn that is
/// @param turns how many such moments it lasts
public record Borne(
    Condition condition, int stacks, String source, Until until, String whose, int turns) {
  /// The source of what Blinding Light does.
  public static final String LIGHT = "light";

  /// The source of what the Referee lays on somebody without naming anybody.
  public static final String REFEREE = "referee";

  /// When a Condition runs out by itself (RHD-COND-02).
  public enum Until {
    /// Not with Turns.
    RESOLVED,
    START_OF_TURN,
    END_OF_TURN
  }

  public Borne {
    if (stacks < 1) {
      throw new IllegalArgumentException(condition + " has " + stacks + " stacks");
    }
  }

  /// One that stays until something resolves it.
  static Borne lasting(Condition condition, int stacks, String source) {
    return new Borne(condition, condition.capped(stacks), source, Until.RESOLVED, "", 0);
  }

  /// One that runs out with somebody's Turns.
  static Borne forTurns(Condition condition, String source, Until until, String whose, int turns) {
    return new Borne(condition, 1, source, until, whose, turns);
  }

  Borne withStacks(int number) {
    return new Borne(condition, condition.capped(number), source, until, whose, turns);
  }

  Borne withTurns(int number) {
    return new Borne(condition, stacks, source, until, whose, number);
  }

  boolean isFrom(String other) {
    return source.equals(other);
  }
}
