package quintain.rath.state;

import quintain.kernel.parts.Check;

/// What comes of using a piece of gear.
public sealed interface Use {
  /// Whether the thing is gone once used; what has a usage die wears down instead.
  default boolean spent() {
    return switch (this) {
      case Antitoxin _, Potion _, FireFlask _, Venom _ -> true;
      case Douse _, Bandage _, Meal _, Light _, Lodging _, Cure _, Hire _, Beast _ -> false;
    };
  }

  /// Takes dice from a pool of poison (RTH-POIS-16, RTH-POIS-17).
  record Antitoxin(int dice) implements Use {
    public Antitoxin {
      Check.atLeast("dice", dice, 1);
    }
  }

  /// Gives HP back at once, and the drinker's CON with them (RTH-REC-03).
  record Potion(Amount hp) implements Use {}

  /// Thrown up to Near, d20 + DEX against AC: a hit ignites.
  record FireFlask(int dice) implements Use {
    public FireFlask {
      Check.between("dice", dice, 4, 6);
    }
  }

  /// Coats a weapon: its next wounding hit poisons.
  record Venom(Affliction what, int dice) implements Use {
    public Venom {
      Check.atLeast("dice", dice, 1);
      if (!what.isPoison()) {
        throw new IllegalArgumentException("a blade is coated with poison, not " + what);
      }
    }
  }

  /// Douses somebody once, until it is filled again (RTH-FIRE-06).
  record Douse() implements Use {}

  /// Binds wounds (RTH-BLED-05).
  record Bandage() implements Use {}

  /// Eaten while resting (RTH-REC-02).
  record Meal() implements Use {}

  /// Gives light as far as that (RTH-USE-07).
  record Light(Band far) implements Use {}

  /// A night under a roof: a safe long rest (RTH-LRST-02).
  record Lodging() implements Use {}

  /// A temple's cure of poison or disease (RTH-POIS-18, RTH-DIS-09).
  record Cure() implements Use {}

  /// A day's service of a henchman from the bestiary (RTH-DER-04).
  record Hire(String creature) implements Use {
    public Hire {
      Check.text("creature", creature);
    }
  }

  /// A beast from the bestiary that goes along and carries.
  record Beast(String creature) implements Use {
    public Beast {
      Check.text("creature", creature);
    }
  }
}
