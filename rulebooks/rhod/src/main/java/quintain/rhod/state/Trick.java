package quintain.rhod.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// What a Feature does, with its figures.
public sealed interface Trick {
  /// A melee Attack from High Ready whose damage dice are rolled twice, the higher total counting.
  record CommittedBlow() implements Trick {}

  /// A ranged Attack after which a target hit, or missed by no more than this, is Suppressed.
  record PinDown(int missedBy) implements Trick {
    public PinDown {
      Check.between("missedBy", missedBy, 0, 20);
    }
  }

  /// A creature hit in melee this Turn is Engaged.
  record PressTheLine() implements Trick {}

  /// Somebody within so many feet is Marked.
  record CallTheMark(int feet) implements Trick {
    public CallTheMark {
      Check.between("feet", feet, 5, 500);
    }
  }

  /// Guarded, oneself.
  record Brace() implements Trick {}

  /// One Maneuver that runs so many feet, once per Turn.
  record BurstOfSpeed(int feet) implements Trick {
    public BurstOfSpeed {
      Check.between("feet", feet, 5, 200);
    }
  }

  /// A Bushcraft check in a Travel Watch for one Ration, or two.
  record Forage(int one, int two) implements Trick {
    public Forage {
      Check.between("one", one, 1, 40);
      Check.between("two", two, one, 40);
    }
  }

  /// A melee Attack of True Damage without the Ability Modifier.
  record SeamCutter() implements Trick {}

  /// An adjacent ally is Guarded.
  record Interpose() implements Trick {}

  /// Allies near by are Heartened.
  record Rally(int allies, int feet) implements Trick {
    public Rally {
      Check.between("allies", allies, 1, 20);
      Check.between("feet", feet, 5, 500);
    }
  }

  /// A Field Dressing and a Medicine check: Stabilized, and a Hit Die as outside an Encounter.
  record FieldSuture(int dc) implements Trick {
    public FieldSuture {
      Check.between("dc", dc, 1, 40);
    }
  }

  /// One Attack with a Large melee weapon compared with several creatures.
  record SweepingArc(int targets) implements Trick {
    public SweepingArc {
      Check.between("targets", targets, 1, 8);
    }
  }

  /// An Acrobatics check out of Engaged and Grappled, and some feet away.
  record SlipFree(int dc, int feet) implements Trick {
    public SlipFree {
      Check.between("dc", dc, 1, 40);
      Check.between("feet", feet, 5, 100);
    }
  }

  /// A straight run and an Attack that may put the target Prone.
  record TrampleCharge(int feet, int dc) implements Trick {
    public TrampleCharge {
      Check.between("feet", feet, 5, 200);
      Check.between("dc", dc, 1, 40);
    }
  }

  /// Intimidation against Will: Frightened.
  record DreadGaze(int feet) implements Trick {
    public DreadGaze {
      Check.between("feet", feet, 5, 500);
    }
  }

  /// More Reflex against melee Attacks until the start of one's next Turn.
  record TurnedBlade(int reflex) implements Trick {
    public TurnedBlade {
      Check.between("reflex", reflex, 1, 20);
    }
  }

  /// A Hit Die in the midst of an Encounter, once in it.
  record SecondWind() implements Trick {}

  /// An Attack with Advantage and more dice on somebody whose Armoring is 0.
  record LastWord(Cast dice) implements Trick {}

  /// Triggered by an Attack: more Reflex against it. In no list of the starter glossary.
  record Parry(int reflex) implements Trick {
    public Parry {
      Check.between("reflex", reflex, 1, 20);
    }
  }

  /// Triggered by an Attack: one's own comes first. In no list of the starter glossary.
  record Riposte() implements Trick {}

  // What packs write

  /// Something done to oneself or to others, part by part.
  ///
  /// @param feet how far off they may be; left out for adjacent
  /// @param targets how many at most; left out for one
  /// @param check what must succeed for each of them, if anything must
  /// @param often how seldom it can be used; left out for without limit
  record Own(
      Whom whom,
      @OrNone int feet,
      @OrNone int targets,
      Optional<Trial> check,
      Optional<Often> often,
      List<Consequence> does)
      implements Trick {
    public Own {
      Check.between("feet", feet, 0, 500);
      feet = Math.max(ADJACENT, feet);
      Check.between("targets", targets, 0, 20);
      targets = Math.max(1, targets);
      does = List.copyOf(does);
      Check.some("does", does);
      if (whom == Whom.SELF && check.flatMap(Trial::against).isPresent()) {
        throw new IllegalArgumentException("nobody rolls against a Defense of their own");
      }
    }
  }

  /// An Attack with something added, part by part.
  ///
  /// @param advantage whether it is rolled with Advantage
  /// @param twice whether the damage dice are rolled twice, the higher total counting
  /// @param dice further damage dice
  /// @param hit what befalls a target that is hit
  record OwnAttack(
      Kind with,
      boolean advantage,
      boolean twice,
      List<Cast> dice,
      Optional<Often> often,
      List<Consequence> hit)
      implements Trick {
    public OwnAttack {
      dice = List.copyOf(dice);
      hit = List.copyOf(hit);
    }

    /// What the Attack is made with.
    public enum Kind {
      ANY,
      MELEE,
      RANGED
    }
  }

  int ADJACENT = 5;

  /// Whom something is done to.
  enum Whom {
    SELF,
    ALLY,
    FOE,
    ANYBODY
  }

  /// How often something can be used at most.
  enum Often {
    TURN,
    ENCOUNTER
  }

  /// A check, against a number or a Defense of whom it is used on.
  record Trial(Skill skill, @OrNone int dc, Optional<Defense> against) {
    public Trial {
      Check.between("dc", dc, 0, 40);
      if ((dc == 0) == against.isEmpty()) {
        throw new IllegalArgumentException("a check has either a 'dc' or a Defense 'against' it");
      }
    }
  }
}
