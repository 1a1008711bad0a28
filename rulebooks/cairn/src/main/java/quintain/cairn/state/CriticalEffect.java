package quintain.cairn.state;

import quintain.kernel.parts.Check;

/// What a creature does to a target that fails its critical damage save (CRN-CRIT-03).
public sealed interface CriticalEffect {
  /// One item of the target is lost.
  record LoseItem(Which which, Manner manner) implements CriticalEffect {}

  /// The target loses points of an ability, Armor or no Armor (CRN-R-41).
  record LoseAbility(Ability ability, Amount amount, When when) implements CriticalEffect {}

  /// The target is helpless for a time.
  record Helpless(Until until) implements CriticalEffect {}

  /// The target is flung or dragged away.
  record Thrown(int feet, String where) implements CriticalEffect {
    public Thrown {
      Check.atLeast("feet", feet, 1);
      Check.text("where", where);
    }
  }

  /// A limb of the target breaks as by the fourth scar (CRN-SCAR-T04).
  record BreakLimb() implements CriticalEffect {}

  /// The target saves or meets the consequence.
  record SaveOr(Ability ability, Consequence consequence) implements CriticalEffect {}

  /// The target is deprived until the need is met (CRN-DEPR-01).
  record Deprive(String need) implements CriticalEffect {
    public Deprive {
      Check.text("need", need);
    }
  }

  /// The target cannot see for a time.
  record Blind(int minutes) implements CriticalEffect {
    public Blind {
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// The target cannot speak, and so cannot cast, for a time (CRN-CAST-02).
  record Mute(int hours) implements CriticalEffect {
    public Mute {
      Check.atLeast("hours", hours, 1);
    }
  }

  /// The target loses an eye for good: its ranged attacks are impaired.
  record LoseEye() implements CriticalEffect {}

  /// The target is pinned and taken prisoner: helpless until freed.
  record Pinned() implements CriticalEffect {}

  /// Which of the target's items.
  enum Which {
    ANY,
    /// The shield if one is held, else the weapon in hand.
    HELD_SHIELD_ELSE_WEAPON,
    WORN_ARMOR,
    METAL,
    /// The highest price, then the first on the sheet.
    DEAREST,
    CARRIED
  }

  /// What becomes of the item.
  enum Manner {
    TAKEN,
    BROKEN,
    CRUSHED,
    RUINED,
    DISSOLVED,
    STOLEN;

    /// Whether whoever struck has it now.
    public boolean isTaking() {
      return switch (this) {
        case TAKEN, STOLEN -> true;
        case BROKEN, CRUSHED, RUINED, DISSOLVED -> false;
      };
    }
  }

  /// When points are lost, and for how long.
  enum When {
    NOW,
    AT_DUSK_UNLESS_TREATED,
    EACH_ROUND_UNTIL_FREED,
    /// Lost at once, back when the cause is taken out.
    UNTIL_REMOVED
  }

  /// How long a helpless target stays so.
  enum Until {
    ONE_ROUND,
    UNTIL_FREED
  }

  /// What follows a failed save.
  enum Consequence {
    /// The target changes sides.
    SERVE,
    DEAD
  }
}
