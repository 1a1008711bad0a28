package quintain.terraodd.state;

import quintain.kernel.Decides;
import quintain.kernel.HouseRules;

/// The house rules of a Terra Odd table: one switch for each alternative of a starred ruling.
public record OddHouse(
    @Decides("ODD-R-03") Naturals naturals,
    @Decides("ODD-R-04") AttackAbility attackAbility,
    @Decides("ODD-R-06") ArmourVs armourVs,
    @Decides("ODD-R-07") ArmourCap armourCap,
    @Decides("ODD-R-08") AttackBest attackBest,
    @Decides("ODD-R-10") BothMods bothMods,
    @Decides("ODD-R-11") PoolHighest poolHighest,
    @Decides("ODD-R-13") ModStyle modStyle,
    @Decides("ODD-R-14") Order order,
    @Decides("ODD-R-19") MoraleRoll moraleRoll,
    @Decides("ODD-R-19") LoneFoe loneFoe,
    @Decides("ODD-R-20") EffortOn effortOn,
    @Decides("ODD-R-20") EffortDrops effortDrops,
    @Decides("ODD-R-22") Zero zero,
    @Decides("ODD-R-23") PanicAtExactZero panicAtExactZero,
    @Decides("ODD-R-24") HealRate healRate,
    @Decides("ODD-R-26") GritReroll gritReroll,
    @Decides("ODD-R-27") NpcCrit npcCrit,
    @Decides("ODD-R-29") Stabilising stabilise)
    implements HouseRules {
  public static final OddHouse DEFAULTS =
      new OddHouse(
          Naturals.NONE,
          AttackAbility.TAG,
          ArmourVs.PHYSICAL,
          ArmourCap.NONE,
          AttackBest.OUTCOME,
          BothMods.CANCEL,
          PoolHighest.SUCCESSFUL,
          ModStyle.TWICE,
          Order.HOLD,
          MoraleRoll.EACH,
          LoneFoe.ALONE_NOW,
          EffortOn.ANY_OWN_ROLL,
          EffortDrops.LOSES_ROLL,
          Zero.REPLACES_SAVE,
          PanicAtExactZero.NEVER,
          HealRate.ONE_TOTAL,
          GritReroll.REPLACE,
          NpcCrit.OUT,
          Stabilising.INSIGHT_SAVE);

  public enum Naturals {
    NONE,
    CAIRN
  }

  public enum AttackAbility {
    TAG,
    ALWAYS_PROWESS,
    PLAYER_CHOICE,
    GM_EACH_TIME
  }

  public enum ArmourVs {
    PHYSICAL,
    ALL_ATTACKS
  }

  /// The most that Armour counts for (ODD-R-07).
  public enum ArmourCap {
    NONE("none", Integer.MAX_VALUE),
    THREE("3", 3);

    private final String id;
    private final int most;

    ArmourCap(String id, int most) {
      this.id = id;
      this.most = most;
    }

    /// As files write it.
    public String id() {
      return id;
    }

    int most() {
      return most;
    }
  }

  public enum AttackBest {
    OUTCOME,
    HIGH_FACE,
    LOW_FACE
  }

  public enum BothMods {
    CANCEL,
    IMPAIRED,
    GM
  }

  public enum PoolHighest {
    SUCCESSFUL,
    RAW_THEN_CHECK
  }

  public enum ModStyle {
    TWICE,
    CAIRN_D4_D12
  }

  public enum Order {
    HOLD,
    SIDES_ALTERNATE,
    REROLL_EACH_ROUND
  }

  public enum MoraleRoll {
    EACH,
    GROUP
  }

  public enum LoneFoe {
    ALONE_NOW,
    CAME_ALONE
  }

  public enum EffortOn {
    ANY_OWN_ROLL,
    ATTACKS_AND_SAVES
  }

  public enum EffortDrops {
    LOSES_ROLL,
    STILL_ROLLS
  }

  public enum Zero {
    REPLACES_SAVE,
    ALSO_CRITICAL
  }

  public enum PanicAtExactZero {
    NEVER,
    EFFORT_ONLY,
    ANY
  }

  public enum HealRate {
    ONE_TOTAL,
    ONE_EACH
  }

  public enum GritReroll {
    REPLACE,
    KEEP_BETTER
  }

  public enum NpcCrit {
    OUT,
    DEAD
  }

  public enum Stabilising {
    INSIGHT_SAVE,
    NO_ROLL
  }
}
