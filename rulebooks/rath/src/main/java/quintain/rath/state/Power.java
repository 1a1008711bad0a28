package quintain.rath.state;

import quintain.kernel.parts.Check;

/// What a spell does, with its figures.
public sealed interface Power {
  /// Damage to one target; its dice explode (RTH-S-CAST-07).
  record Strike(Amount damage) implements Power {}

  /// The target tests or burns.
  record Ignite(Stat resists, int dice) implements Power {
    public Ignite {
      Check.between("dice", dice, 4, 6);
    }
  }

  /// HP and the target's CON on top.
  record Mend(Amount hp) implements Power {}

  /// Takes dice from one pool of poison or disease (RTH-DIS-10).
  record Cleanse(int dice) implements Power {
    public Cleanse {
      Check.atLeast("dice", dice, 1);
    }
  }

  /// AC, not cumulative with itself.
  record Ward(int ac) implements Power {
    public Ward {
      Check.atLeast("ac", ac, 1);
    }
  }

  /// Condition dice; the test of that stat halves them.
  record Afflict(Affliction what, int dice, Stat halves) implements Power {
    public Afflict {
      Check.atLeast("dice", dice, 1);
    }
  }

  /// Condition dice for everyone in one zone, by the affliction's own rules.
  record Cloud(Affliction what, int dice) implements Power {
    public Cloud {
      Check.atLeast("dice", dice, 1);
    }
  }

  /// Bright light that follows a person or object.
  record Shine(Band far) implements Power {}

  /// Opens or locks a lock; a complex one has a DC of its own.
  record Latch(int complexDc) implements Power {
    public Latch {
      Check.atLeast("complexDc", complexDc, 1);
    }
  }

  /// Breathing water; drowning ends (RTH-DROW-06).
  record Gills() implements Power {}

  /// The next fall does no damage.
  record SoftFall() implements Power {}

  /// The target tests or runs away on its next turn.
  record Dread(Stat resists) implements Power {}

  /// Caster's stat against the target's: the loser cannot move until it wins the same contest.
  record Snare(Stat casters, Stat targets) implements Power {}

  /// Nobody sees the caster until it attacks or casts.
  record Veil() implements Power {}

  /// A second action on the target's next turn.
  record Haste() implements Power {}

  /// One speech or text is understood.
  record Tongues() implements Power {}

  /// INT against the other caster's INT: one lasting spell ends.
  record Quench() implements Power {}
}
