package quintain.otherworlds.state;

import quintain.kernel.parts.Check;

/// What a spell does, with its figures.
public sealed interface Power {
  /// An attack: RES + value + 1d6 (OTW-R-13).
  record Strike(int value, DamageType type, boolean area, boolean death) implements Power {
    public Strike {
      Check.between("value", value, 0, 30);
    }
  }

  /// 1d6 + half RES Health.
  record Mend() implements Power {}

  /// Ends what ails, or lets the caster treat death damage.
  record Purify() implements Power {}

  /// Absorb as strong as the caster's RES until the encounter ends.
  record Ward() implements Power {}

  /// Regeneration of Health for some of the target's turns.
  record Regrow(int turns) implements Power {
    public Regrow {
      Check.between("turns", turns, 1, 99);
    }
  }

  /// Berserk for some of the target's turns; who does not want it resists.
  record Enrage(Attribute resists, int turns) implements Power {
    public Enrage {
      Check.between("turns", turns, 1, 99);
    }
  }

  /// Blind until the end of the target's next turn, unless resisted.
  record Dazzle(Attribute resists) implements Power {}

  /// Silenced for some of the target's turns, unless resisted.
  record Silence(Attribute resists, int turns) implements Power {
    public Silence {
      Check.between("turns", turns, 1, 99);
    }
  }

  /// Confused on the target's next turn, unless resisted.
  record Confuse(Attribute resists) implements Power {}

  /// Flight for some of the target's turns.
  record Lift(int turns) implements Power {
    public Lift {
      Check.between("turns", turns, 1, 99);
    }
  }

  /// The caster's next weapon attack this turn steals life.
  record Leech() implements Power {}
}
