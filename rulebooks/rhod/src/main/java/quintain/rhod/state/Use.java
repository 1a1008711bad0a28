package quintain.rhod.state;

import quintain.kernel.parts.Check;

/// What a step of using Equipment does, with its figures (RHD-EQP-04).
public sealed interface Use {
  /// Half a day of Food for whoever takes it in.
  record Food(int halves) implements Use {
    public Food {
      Check.between("halves", halves, 1, 6);
    }
  }

  /// Half a day of Water for whoever takes it in.
  record Water(int halves) implements Use {
    public Water {
      Check.between("halves", halves, 1, 6);
    }
  }

  /// Ends Burning, and Blinded that does not come from light.
  record Douse() implements Use {}

  /// Resolves stacks of a Condition; 0 for all of them.
  ///
  /// @param daily whether it works once a day only
  record Remedy(Plight condition, @quintain.kernel.OrNone int stacks, boolean daily)
      implements Use {
    public Remedy {
      Check.between("stacks", stacks, 0, 99);
    }
  }

  /// Resolves all Bleeding and gives Stabilized.
  record Dress() implements Use {}

  /// Gives light as far as these feet.
  record Shine(int high, int low) implements Use {
    public Shine {
      Check.between("high", high, 0, 500);
      Check.between("low", low, high, 1000);
    }
  }

  /// Blinding Light about a space until the start of the user's next Turn.
  record Flash(int feet) implements Use {
    public Flash {
      Check.between("feet", feet, 0, 100);
    }
  }

  /// Darkness about a space for some Rounds.
  record Smoke(int feet, int rounds) implements Use {
    public Smoke {
      Check.between("feet", feet, 0, 100);
      Check.between("rounds", rounds, 1, 100);
    }
  }

  /// A fixed line along which a Maneuver climbs so many feet.
  record Line(int feet, int climb) implements Use {
    public Line {
      Check.between("feet", feet, 5, 500);
      Check.between("climb", climb, 5, 100);
    }
  }

  /// The target is Bound.
  record Bind() implements Use {}

  /// A Manipulation check against the lock's DC; the step may be repeated.
  record PickLock() implements Use {}

  /// Armoring back to one Armor.
  record Mend(int armoring) implements Use {
    public Mend {
      Check.between("armoring", armoring, 1, 99);
    }
  }

  /// Hurts the next creature that enters the space, and stops it there.
  record Caltrops(Cast damage, DamageType type) implements Use {}
}
