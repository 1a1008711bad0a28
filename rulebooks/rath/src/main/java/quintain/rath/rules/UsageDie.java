package quintain.rath.rules;

import quintain.rath.state.Gear;

/// The chain of usage dice: d20, d12, d10, d8, d6, d4, depleted (RTH-USE-01).
final class UsageDie {
  /// What is left when there is nothing left.
  static final int DEPLETED = 0;

  private UsageDie() {}

  /// The next smaller die; depleted after the d4.
  static int next(int sides) {
    int at = Gear.USAGE_DICE.indexOf(sides);
    if (at < 0) {
      throw new IllegalArgumentException("d" + sides + " is no usage die");
    }
    return at == Gear.USAGE_DICE.size() - 1 ? DEPLETED : Gear.USAGE_DICE.get(at + 1);
  }

  /// The die after it was rolled: 1 and 2 wear it down (RTH-USE-04, RTH-USE-05).
  static int after(int sides, int face) {
    return face <= 2 ? next(sides) : sides;
  }
}
