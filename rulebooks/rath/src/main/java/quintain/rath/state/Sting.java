package quintain.rath.state;

import quintain.kernel.parts.Check;

/// What an attack or a trap does besides its damage.
public sealed interface Sting {
  When when();

  /// Condition dice for whoever is struck.
  record Dose(When when, Affliction what, int dice) implements Sting {
    public Dose {
      Check.between("dice", dice, 1, 20);
    }
  }

  /// Whoever is struck goes down (RTH-R-43).
  record Prone(When when) implements Sting {}

  /// What it takes for it to happen.
  enum When {
    /// Any hit.
    HIT,
    /// A hit that leaves damage (RTH-R-41).
    WOUND,
    /// A natural 20.
    NATURAL_20
  }
}
