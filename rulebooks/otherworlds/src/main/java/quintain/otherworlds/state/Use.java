package quintain.otherworlds.state;

import quintain.kernel.parts.Check;

/// What comes of using a consumable.
public sealed interface Use {
  /// A healing item: 1d6 and so much more Health for oneself or a neighbour.
  record Heal(int more) implements Use {
    public Heal {
      Check.between("more", more, 0, 99);
    }
  }

  /// A healing item without healing of its own: it helps Medical checks.
  record Treat(int bonus) implements Use {
    public Treat {
      Check.between("bonus", bonus, 0, 20);
    }
  }

  /// 1d6 and so much more Astral.
  record Restore(int more) implements Use {
    public Restore {
      Check.between("more", more, 0, 99);
    }
  }

  /// Ends what it is a remedy for.
  record Cure(Ailment ailment) implements Use {}

  /// An absorb item is whole again.
  record Patch() implements Use {}

  /// A guard is full again.
  record Charge() implements Use {}

  /// Thrown: whoever is in the blast and fails a Toughness check is blinded.
  record Flash(int dl) implements Use {
    public Flash {
      Check.between("dl", dl, 0, 30);
    }
  }

  /// Thrown: partial cover in the blast for some rounds.
  record Smoke(int rounds) implements Use {
    public Smoke {
      Check.between("rounds", rounds, 1, 99);
    }
  }

  /// A fall from where it hangs counts so many feet less.
  record Line(int feet) implements Use {
    public Line {
      Check.between("feet", feet, 1, 500);
    }
  }

  /// Light so many spaces around.
  record Light(int spaces) implements Use {
    public Light {
      Check.between("spaces", spaces, 1, 99);
    }
  }

  /// Being exhausted is ignored for some of the user's turns.
  record Stimulate(int turns) implements Use {
    public Stimulate {
      Check.between("turns", turns, 1, 99);
    }
  }

  /// What a remedy ends.
  enum Ailment {
    POISON,
    FROST,
    PETRIFY,
    BLIND,
    /// Confusion or Berserk.
    MIND
  }

  /// Whether it is thrown at a space.
  default boolean thrown() {
    return switch (this) {
      case Flash _, Smoke _ -> true;
      case Heal _, Treat _, Restore _, Cure _, Patch _, Charge _, Line _, Light _, Stimulate _ ->
          false;
    };
  }
}
