package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Check;

/// What a trap does when it goes off.
public sealed interface Sprung {
  /// Condition dice, by the affliction's own rules.
  record Afflicts(Affliction what, int dice) implements Sprung {
    public Afflicts {
      Check.atLeast("dice", dice, 1);
    }
  }

  /// A test, or damage or condition dice.
  record TestOr(Stat stat, int dc, Optional<Amount> damage, Optional<Affliction> what, int dice)
      implements Sprung {
    public TestOr {
      Check.atLeast("dc", dc, 1);
      Check.atLeast("dice", dice, 0);
      if (damage.isEmpty() && what.isEmpty()) {
        throw new IllegalArgumentException("a failed test must cost something");
      }
    }
  }

  /// An attack roll against AC.
  record Strikes(int hit, Amount damage, List<Sting> stings) implements Sprung {
    public Strikes {
      stings = List.copyOf(stings);
    }
  }

  /// No air after so many rounds (RTH-DROW-01).
  record Floods(int rounds) implements Sprung {
    public Floods {
      Check.atLeast("rounds", rounds, 1);
    }
  }

  /// Foes are warned, and act first in the next fight's first round.
  record Warns() implements Sprung {}
}
