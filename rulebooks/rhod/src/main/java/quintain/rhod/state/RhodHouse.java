package quintain.rhod.state;

import quintain.kernel.Decides;
import quintain.kernel.HouseRules;
import quintain.kernel.parts.Check;

/// The house rules of a table: one switch for each alternative of a starred ruling.
public record RhodHouse(
    @Decides("RHD-R-04") AdvStacking advStacking,
    @Decides("RHD-R-06") Naturals naturals,
    @Decides("RHD-R-17") Initiative initiative,
    @Decides("RHD-R-19") Surprise surprise,
    @Decides("RHD-R-26") int minHitDamage,
    @Decides("RHD-R-26") boolean rangedAddsMod,
    @Decides("RHD-R-32") boolean hideNeedsConcealment,
    @Decides("RHD-R-41") ArmorRepair armorRepair,
    @Decides("RHD-R-42") MinVitality minVitality,
    @Decides("RHD-R-43") DeathThreshold deathThreshold,
    @Decides("RHD-R-44") WoundVitality woundVitality,
    @Decides("RHD-R-44") WoundArmoring woundArmoring,
    @Decides("RHD-R-46") AtZero atZero,
    @Decides("RHD-R-48") boolean crossingWoundCalls,
    @Decides("RHD-R-52") HitDiceRecovery hitDiceRecovery,
    @Decides("RHD-R-54") WoundRecovery woundRecovery,
    @Decides("RHD-R-55") NpcWounds npcWounds,
    @Decides("RHD-R-60") CoverFrom coverFrom,
    @Decides("RHD-R-60") CornerCover cornerCover,
    @Decides("RHD-R-63") Diagonals diagonals,
    @Decides("RHD-R-68") FallDamage fallDamage,
    @Decides("RHD-R-103") EngagedOn engagedOn,
    @Decides("RHD-R-104") RepeatAttack repeatAttack)
    implements HouseRules {
  public static final RhodHouse DEFAULTS =
      new RhodHouse(
          AdvStacking.CANCEL,
          Naturals.NONE,
          Initiative.DEX_SKILL,
          Surprise.NONE,
          0,
          true,
          false,
          ArmorRepair.RESTING_WATCH,
          MinVitality.ZERO,
          DeathThreshold.HALF,
          WoundVitality.UNCHANGED,
          WoundArmoring.LOST,
          AtZero.ACTS,
          false,
          HitDiceRecovery.ALL,
          WoundRecovery.ONE_FULL_DAY,
          NpcWounds.SAME,
          CoverFrom.ADJACENT_TO_TARGET,
          CornerCover.HIGH,
          Diagonals.FIVE,
          FallDamage.LEFTOVER,
          EngagedOn.ANY_MANEUVER,
          RepeatAttack.FREE);

  public RhodHouse {
    Check.between("min-hit-damage", minHitDamage, 0, 1);
  }

  /// What becomes of Advantage and Disadvantage together (RHD-R-04).
  public enum AdvStacking {
    CANCEL,
    NET_COUNT,
    STRONGEST_LAST
  }

  /// Whether a natural 20 or 1 is special on Attack Rolls (RHD-R-06).
  public enum Naturals {
    NONE,
    AUTO_HIT_MISS,
    CRIT_DOUBLE_DICE
  }

  public enum Initiative {
    DEX_SKILL,
    BARE_DEX,
    REFLEX_DEGREE,
    PERCEPTION
  }

  public enum Surprise {
    NONE,
    LOSE_FIRST_TURN,
    HALF_AP
  }

  public enum ArmorRepair {
    RESTING_WATCH,
    ENCOUNTER_END,
    KIT_ONLY,
    CRAFT_CHECK
  }

  /// The least Maximum Vitality (RHD-R-42).
  public enum MinVitality {
    ZERO("0"),
    ONE("1"),
    CON_MOD("con-mod");

    private final String id;

    MinVitality(String id) {
      this.id = id;
    }

    /// As files write it.
    public String id() {
      return id;
    }
  }

  public enum DeathThreshold {
    HALF,
    HALF_DOWN,
    FULL,
    NEVER
  }

  public enum WoundVitality {
    UNCHANGED,
    SET_TO_0
  }

  public enum WoundArmoring {
    LOST,
    KEPT
  }

  public enum AtZero {
    ACTS,
    COLLAPSED
  }

  public enum HitDiceRecovery {
    ALL,
    HALF,
    ONE
  }

  public enum WoundRecovery {
    ONE_FULL_DAY,
    MEDICINE_ONLY,
    FULL,
    NONE
  }

  public enum NpcWounds {
    SAME,
    MINORS_DIE
  }

  public enum CoverFrom {
    ADJACENT_TO_TARGET,
    ANY_ON_LINE
  }

  public enum CornerCover {
    HIGH,
    NONE
  }

  public enum Diagonals {
    FIVE("5"),
    ALTERNATE_5_10("alternate-5-10"),
    EUCLID("euclid");

    private final String id;

    Diagonals(String id) {
      this.id = id;
    }

    /// As files write it.
    public String id() {
      return id;
    }
  }

  public enum FallDamage {
    LEFTOVER,
    FULL_LAST_PUSH,
    PER_HEIGHT
  }

  public enum EngagedOn {
    ANY_MANEUVER,
    MOVEMENT_ONLY
  }

  public enum RepeatAttack {
    FREE,
    PLUS_1_AP_EACH
  }

  // A game has one set of house rules; hashing all of them tells nothing apart.
  @Override
  public int hashCode() {
    return minHitDamage;
  }
}
