package quintain.otherworlds;

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
    DEAD,
    /// Unconscious, with so many rounds to live (OTW-DOWN-02).
    DOWN,
    /// How often Health has reached 0 since the last long rest (OTW-DOWN-03).
    DOWNS,
    /// Death damage not yet cured (OTW-MECH-13a).
    DEATH,
    /// DEX and SPD lost to frost (OTW-MECH-24b).
    FROST,
    /// DEF lost to petrify (OTW-MECH-30a).
    PETRIFY,
    /// Stun damage (OTW-MECH-42a).
    STUN,
    /// Poison damage that comes back (OTW-MECH-32a).
    POISON,
    /// Bleed (OTW-SR-02).
    BLEED,
    /// Exhausted for want of Astral (OTW-MEDI-01).
    DRAINED,
    PRONE,
    /// Braces not yet used (OTW-ACT-03).
    BRACED,
    /// Staggers not yet suffered (OTW-MAN-02).
    STAGGERED,
    /// Edge on the next combat roll.
    HEARTENED,
    /// Edge on the next attack roll.
    FOCUSED,
    /// Edge on the next attack on the other, who gets no Evade maneuvers against it.
    FEINTING,
    /// Hidden, with this Stealth total (OTW-R-48).
    CONCEALED,
    INTIMIDATED,
    /// Held by the other (OTW-R-47).
    GRAPPLED,
    BLIND,
    SILENCED,
    BERSERK,
    CONFUSED,
    REGENERATING_HEALTH,
    REGENERATING_ASTRAL,
    /// Flight that something lends.
    FLYING,
    /// SPD lost for a while.
    HAMSTRUNG,
    /// Exhaustion is ignored.
    STEADIED,
    /// The next weapon attack steals life.
    LEECHING,
    /// Absorb that nothing worn gives, from the other as its source (OTW-R-71).
    SHIELDED,
    /// Flat damage reduction (OTW-COM-10).
    REDUCTION,
    /// A fall counts so many feet less.
    ROPED,
    /// The passive named by the other is off (OTW-SKL-02).
    PASSIVE_OFF,
    /// Takes no actions until the next turn because of poison (OTW-MECH-32b).
    HOLDING;

    /// Whether there is more or less of it; the others hold or do not.
    public boolean counted() {
      return switch (this) {
        case DOWN,
            DOWNS,
            DEATH,
            FROST,
            PETRIFY,
            STUN,
            POISON,
            BLEED,
            BRACED,
            STAGGERED,
            HEARTENED,
            CONCEALED,
            HAMSTRUNG,
            SHIELDED,
            REDUCTION,
            ROPED ->
            true;
        case DEAD,
            DRAINED,
            PRONE,
            FOCUSED,
            FEINTING,
            INTIMIDATED,
            GRAPPLED,
            BLIND,
            SILENCED,
            BERSERK,
            CONFUSED,
            REGENERATING_HEALTH,
            REGENERATING_ASTRAL,
            FLYING,
            STEADIED,
            LEECHING,
            PASSIVE_OFF,
            HOLDING ->
            false;
      };
    }

    /// Whether it takes a second party, so that nobody can simply be given it.
    public boolean needsOther() {
      return switch (this) {
        case FEINTING, INTIMIDATED, GRAPPLED, PASSIVE_OFF -> true;
        default -> false;
      };
    }
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

  /// A counter or condition that something must end.
  static Status lasting(Kind kind, int amount) {
    return new Status(kind, amount, "", Ends.NEVER, 0);
  }

  /// One that goes with the battle.
  static Status forBattle(Kind kind, int amount) {
    return new Status(kind, amount, "", Ends.ENCOUNTER, 0);
  }

  /// One that has to do with somebody, and goes with the battle.
  static Status forBattle(Kind kind, int amount, String other) {
    return new Status(kind, amount, other, Ends.ENCOUNTER, 0);
  }

  /// One that lasts for some of the bearer's turns.
  static Status forTurns(Kind kind, int amount, Ends ends, int turns) {
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
