package quintain.otherworlds.state;

/// Something that holds of somebody: a counter, a condition, or an advantage waiting to be used.
///
/// @param amount how much of it there is; 1 where it simply holds
/// @param other whom or what it has to do with: an intimidator, a source; empty for nobody
/// @param ends when it goes by itself
/// @param turns how many such moments it still lasts; 0 where it does not end by turns
/// @param older of an Absorb, whether it was there before the absorb item that is worn (OTW-R-71)
public record Status(Kind kind, int amount, String other, Ends ends, int turns, boolean older)
    implements Comparable<Status> {
  public Status(Kind kind, int amount, String other, Ends ends, int turns) {
    this(kind, amount, other, ends, turns, false);
  }

  /// What there is, in the order it is listed.
  public enum Kind {
    /// Dead for good.
    DEAD(Extent.HOLDS, Ends.NEVER),
    /// Unconscious, with so many rounds to live (OTW-DOWN-02).
    DOWN(Extent.COUNTED, Ends.NEVER),
    /// How often Health has reached 0 since the last long rest (OTW-DOWN-03).
    DOWNS(Extent.COUNTED, Ends.NEVER),
    /// Death damage not yet cured (OTW-MECH-13a).
    DEATH(Extent.COUNTED, Ends.NEVER),
    /// DEX and SPD lost to frost (OTW-MECH-24b).
    FROST(Extent.COUNTED, Ends.NEVER),
    /// DEF lost to petrify (OTW-MECH-30a).
    PETRIFY(Extent.COUNTED, Ends.NEVER),
    /// Stun damage (OTW-MECH-42a).
    STUN(Extent.COUNTED, Ends.NEVER),
    /// Poison damage that comes back (OTW-MECH-32a).
    POISON(Extent.COUNTED, Ends.NEVER),
    /// Bleed (OTW-SR-02).
    BLEED(Extent.COUNTED, Ends.NEVER),
    /// Exhausted for want of Astral (OTW-MEDI-01).
    DRAINED(Extent.HOLDS, Ends.NEVER),
    PRONE(Extent.HOLDS, Ends.NEVER),
    /// Braces not yet used (OTW-ACT-03).
    BRACED(Extent.COUNTED, Ends.ENCOUNTER),
    /// Staggers not yet suffered (OTW-MAN-02).
    STAGGERED(Extent.COUNTED, Ends.ENCOUNTER),
    /// Edge on the next combat roll.
    HEARTENED(Extent.COUNTED, Ends.ENCOUNTER),
    /// Edge on the next attack roll.
    FOCUSED(Extent.HOLDS, Ends.END_OF_TURN),
    /// Edge on the next attack on the other, who gets no Evade maneuvers against it.
    FEINTING(Extent.OF_ANOTHER, Ends.ENCOUNTER),
    /// Hidden, with this Stealth total (OTW-R-48).
    CONCEALED(Extent.COUNTED, Ends.ENCOUNTER),
    INTIMIDATED(Extent.OF_ANOTHER, Ends.ENCOUNTER),
    /// Held by the other (OTW-R-47).
    GRAPPLED(Extent.OF_ANOTHER, Ends.ENCOUNTER),
    BLIND(Extent.HOLDS, Ends.ENCOUNTER),
    SILENCED(Extent.HOLDS, Ends.ENCOUNTER),
    BERSERK(Extent.HOLDS, Ends.ENCOUNTER),
    CONFUSED(Extent.HOLDS, Ends.ENCOUNTER),
    REGENERATING_HEALTH(Extent.HOLDS, Ends.NEVER),
    REGENERATING_ASTRAL(Extent.HOLDS, Ends.NEVER),
    /// Flight that something lends.
    FLYING(Extent.HOLDS, Ends.ENCOUNTER),
    /// SPD lost for a while.
    HAMSTRUNG(Extent.COUNTED, Ends.END_OF_TURN),
    /// Exhaustion is ignored.
    STEADIED(Extent.HOLDS, Ends.ENCOUNTER),
    /// The next weapon attack steals life.
    LEECHING(Extent.HOLDS, Ends.END_OF_TURN),
    /// Absorb that nothing worn gives, from the other as its source (OTW-R-71).
    SHIELDED(Extent.COUNTED, Ends.ENCOUNTER),
    /// Flat damage reduction (OTW-COM-10).
    REDUCTION(Extent.COUNTED, Ends.NEVER),
    /// A fall counts so many feet less.
    ROPED(Extent.COUNTED, Ends.NEVER),
    /// The passive named by the other is off (OTW-SKL-02).
    PASSIVE_OFF(Extent.OF_ANOTHER, Ends.NEVER),
    /// Takes no actions, and no Reaction, until the next turn because of poison (OTW-MECH-32b,
    /// OTW-R-102).
    HOLDING(Extent.HOLDS, Ends.START_OF_TURN);

    private final Extent extent;
    private final Ends ends;

    /// @param ends when it goes where its cause says nothing of its length
    Kind(Extent extent, Ends ends) {
      this.extent = extent;
      this.ends = ends;
    }

    /// Whether there is more or less of it; the others hold or do not.
    public boolean counted() {
      return extent == Extent.COUNTED;
    }

    /// Whether it takes a second party, so that nobody can simply be given it.
    public boolean needsOther() {
      return extent == Extent.OF_ANOTHER;
    }
  }

  /// How much there can be of a status.
  private enum Extent {
    HOLDS,
    COUNTED,
    /// It holds, and has to do with somebody or something else.
    OF_ANOTHER
  }

  /// When a status goes by itself.
  public enum Ends {
    /// Only when something ends it.
    NEVER,
    /// With the battle (OTW-R-107).
    ENCOUNTER,
    /// At the start of the bearer's turn.
    START_OF_TURN,
    /// At the end of the bearer's turn.
    END_OF_TURN
  }

  /// One as it comes where its cause says nothing of its length: it lasts the encounter, but for
  /// what only something ends (OTW-R-107), and what is for one turn.
  public static Status fresh(Kind kind, int amount) {
    int turns =
        switch (kind.ends) {
          case NEVER, ENCOUNTER -> 0;
          case START_OF_TURN, END_OF_TURN -> 1;
        };
    return new Status(kind, amount, "", kind.ends, turns);
  }

  /// A counter or condition that something must end.
  static Status lasting(Kind kind, int amount) {
    return new Status(kind, amount, "", Ends.NEVER, 0);
  }

  /// One that has to do with somebody, and goes with the battle.
  public static Status forBattle(Kind kind, int amount, String other) {
    return new Status(kind, amount, other, Ends.ENCOUNTER, 0);
  }

  /// One that lasts for some of the bearer's turns.
  public static Status forTurns(Kind kind, int amount, Ends ends, int turns) {
    return new Status(kind, amount, "", ends, turns);
  }

  Status withAmount(int points) {
    return new Status(kind, points, other, ends, turns, older);
  }

  Status withTurns(int left) {
    return new Status(kind, amount, other, ends, left, older);
  }

  /// An absorb item was put on after it came.
  Status outdone() {
    return new Status(kind, amount, other, ends, turns, true);
  }

  /// By kind alone: those of one kind stay in the order in which they came.
  @Override
  public int compareTo(Status that) {
    return kind.compareTo(that.kind);
  }
}
