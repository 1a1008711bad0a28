package quintain.cairn.state;

import quintain.kernel.parts.Check;

/// What a spell or a relic does, with its figures.
///
/// `feet` is how far it reaches, 0 for the caster or somebody touched. `minutes` is how long it
/// lasts, 0 where no time is stated.
public sealed interface Power {
  /// Creatures touched move several times as far each round.
  record Hasten(int times, int creatures, int minutes) implements Power {
    public Hasten {
      Check.atLeast("times", times, 2);
      Check.atLeast("creatures", creatures, 1);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Creatures are helpless until a STR save at the end of one of their turns passes.
  record Hold(int creatures, int feet) implements Power {
    public Hold {
      Check.atLeast("creatures", creatures, 1);
      Check.atLeast("feet", feet, 0);
    }
  }

  /// Every flame goes out and stays out, unless the caster may relight it.
  record Quench(int feet, int minutes, boolean relight) implements Power {
    public Quench {
      Check.atLeast("feet", feet, 1);
      Check.atLeast("minutes", minutes, 0);
    }
  }

  /// A creature, or a whole room, neither hears nor makes a sound; so it cannot read a spell aloud.
  record Hush(int feet, int minutes, boolean room) implements Power {
    public Hush {
      Check.atLeast("feet", feet, 0);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// A creature touched regains lost STR, not above its maximum.
  record Mend(Amount strength) implements Power {}

  /// A strip of ground turns slick: crossing it at speed takes a DEX save or a fall, helpless until
  /// up.
  record Slick(int width, int length) implements Power {
    public Slick {
      Check.atLeast("width", width, 1);
      Check.atLeast("length", length, 1);
    }
  }

  /// Blast damage in a circle.
  record Burst(Damage damage, int radius, int feet) implements Power {
    public Burst {
      Check.atLeast("radius", radius, 1);
      Check.atLeast("feet", feet, 0);
    }
  }

  /// The caster cannot be seen while standing still; attacking or moving ends it.
  record Unseen(boolean slowWalk) implements Power {}

  /// A creature touched has more Armor (never above 3) and sinks in water.
  record Harden(int armor, int minutes) implements Power {
    public Harden {
      Check.between("armor", armor, 1, 3);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Creatures with few HP make a WIL save or sleep, helpless, until struck.
  record Sleep(Amount creatures, int hpAtMost, int feet, int minutes) implements Power {
    public Sleep {
      Check.atLeast("hpAtMost", hpAtMost, 0);
      Check.atLeast("feet", feet, 0);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Something of the caster's carries a few slots.
  record Carry(int slots, int minutes) implements Power {
    public Carry {
      Check.atLeast("slots", slots, 1);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Ropes climb, tie or bind at command; the attacks of a bound creature are impaired.
  record Bind(int ropes, int feet, int minutes) implements Power {
    public Bind {
      Check.atLeast("ropes", ropes, 1);
      Check.atLeast("feet", feet, 0);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// One creature that fails a STR save, or one object, is pushed; hitting something hard hurts.
  record Shove(int feet, int push, Damage damage) implements Power {
    public Shove {
      Check.atLeast("feet", feet, 0);
      Check.atLeast("push", push, 1);
    }
  }

  /// Each enemy makes a WIL save or flees as by morale.
  record Rout(int feet) implements Power {
    public Rout {
      Check.atLeast("feet", feet, 1);
    }
  }

  /// Ends one spell at work, or every one.
  record EndSpells(int feet, boolean every) implements Power {
    public EndSpells {
      Check.atLeast("feet", feet, 0);
    }
  }

  /// Creatures touched breathe water and swim that many feet a move.
  record Swim(int move, int creatures, int minutes) implements Power {
    public Swim {
      Check.atLeast("move", move, 1);
      Check.atLeast("creatures", creatures, 1);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Copies of the caster appear; attacks on the caster are impaired until one deals damage, or,
  /// one at a time, until as many have as there are copies.
  record Copies(int copies, boolean oneAtATime, int minutes) implements Power {
    public Copies {
      Check.atLeast("copies", copies, 1);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// The bearer is only that tall.
  record Shrink(int inches, int minutes) implements Power {
    public Shrink {
      Check.atLeast("inches", inches, 1);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Casts a spell, named by its id, without Fatigue (CRN-RELC-02).
  record Cast(String spell) implements Power {
    public Cast {
      Check.text("spell", spell);
    }
  }

  /// No magic works nearby.
  record StillMagic(int feet, int minutes) implements Power {
    public StillMagic {
      Check.atLeast("feet", feet, 1);
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// Whoever eats it loses Fatigue, then saves on WIL against addiction if it is addictive.
  record LiftFatigue(int fatigue, boolean addictive) implements Power {
    public LiftFatigue {
      Check.atLeast("fatigue", fatigue, 1);
    }
  }

  /// The invisible shows in its light.
  record Reveal(int minutes) implements Power {
    public Reveal {
      Check.atLeast("minutes", minutes, 1);
    }
  }

  /// One declared action of this round is taken back and another declared.
  record TakeBack() implements Power {}

  /// The bearer's next blow is a blast with this damage against everyone adjacent.
  record NextBlow(Damage damage) implements Power {}

  /// Each creature nearby makes a STR save or is thrown.
  record Gale(int feet, int thrown) implements Power {
    public Gale {
      Check.atLeast("feet", feet, 1);
      Check.atLeast("thrown", thrown, 1);
    }
  }

  /// One critical damage save is rolled again.
  record RollAgain() implements Power {}

  /// An effect that only the telling carries; the clock keeps its time.
  record Told(int feet, int minutes) implements Power {
    public Told {
      Check.atLeast("feet", feet, 0);
      Check.atLeast("minutes", minutes, 0);
    }
  }
}
