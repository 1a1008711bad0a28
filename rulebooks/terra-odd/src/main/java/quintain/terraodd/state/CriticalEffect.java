package quintain.terraodd.state;

import quintain.kernel.parts.Check;

/// What a foe does to a target that fails its critical harm save (ODD-HARM-06).
public sealed interface CriticalEffect {
  /// One item of the target is gone.
  record LoseItem(Which which, Manner manner) implements CriticalEffect {}

  /// The target gains a condition, by its name.
  record GainCondition(String condition) implements CriticalEffect {
    public GainCondition {
      Check.text("condition", condition);
    }
  }

  /// The target lacks something and is deprived until it is had (ODD-REF-04).
  record Deprive(String need) implements CriticalEffect {
    public Deprive {
      Check.text("need", need);
    }
  }

  /// The target is flung, dragged or driven off.
  record Thrown(int feet, String where) implements CriticalEffect {
    public Thrown {
      Check.atLeast("feet", feet, 1);
      Check.text("where", where);
    }
  }

  /// The target is helpless until freed.
  ///
  /// @param grip whether the attacker does the holding, and not a thing such as cuffs (ODD-R-49)
  record Held(String how, boolean grip) implements CriticalEffect {
    public Held {
      Check.text("how", how);
    }
  }

  /// The target sleeps for a time.
  record Sleep(int minutes) implements CriticalEffect {
    public Sleep {
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// The target's Armour is less for good.
  record CrushArmour(int points) implements CriticalEffect {
    public CrushArmour {
      Check.atLeast("points", points, 1);
    }
  }

  /// The target loses points of an attribute, past Grit.
  record LoseAbility(Ability ability, Amount amount) implements CriticalEffect {}

  /// Something that the story tells and no figure shows.
  record Tell(String what) implements CriticalEffect {
    public Tell {
      Check.text("what", what);
    }
  }

  /// Which of the target's items.
  enum Which {
    CARRIED,
    HELD
  }

  /// What becomes of the item.
  enum Manner {
    TAKEN,
    TRAMPLED,
    BROKEN
  }
}
