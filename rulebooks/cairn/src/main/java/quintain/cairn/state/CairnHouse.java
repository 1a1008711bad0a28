package quintain.cairn.state;

import quintain.kernel.Decides;
import quintain.kernel.HouseRules;

/// The house rules of a Cairn table: one switch for each alternative of a starred ruling.
public record CairnHouse(
    @Decides("CRN-R-02") int minDamage,
    @Decides("CRN-R-07") ScarIndex scarIndex,
    @Decides("CRN-R-11") CritStr critStr,
    @Decides("CRN-R-13") NpcCrit npcCrit,
    @Decides("CRN-R-15") CritAgain critAgain,
    @Decides("CRN-R-16") Aiding aid,
    @Decides("CRN-R-18") Pooling pool,
    @Decides("CRN-R-19") BothMods bothMods,
    @Decides("CRN-R-26") DetCrit detCrit,
    @Decides("CRN-R-28") MoraleRoll moraleRoll,
    @Decides("CRN-R-28") MoraleBoth moraleBoth,
    @Decides("CRN-R-29") LoneFoe loneFoe,
    @Decides("CRN-R-30") Order order,
    @Decides("CRN-R-32") Redirect redirect,
    @Decides("CRN-R-35") FatigueFull fatigueFull,
    @Decides("CRN-R-36") boolean fullPackZeroHp,
    @Decides("CRN-R-38") FatigueClear fatigueClear,
    @Decides("CRN-R-38") boolean deprivedClears,
    @Decides("CRN-R-44") CastFail castFail,
    @Decides("CRN-R-49") HirelingMorale hirelingMorale)
    implements HouseRules {
  public static final CairnHouse DEFAULTS =
      new CairnHouse(
          0,
          ScarIndex.NET_OF_ATTACK,
          CritStr.NEW,
          NpcCrit.DEAD,
          CritAgain.STR_ONLY,
          Aiding.ACTION,
          Pooling.SIDE_AND_PHASE,
          BothMods.IMPAIRED,
          DetCrit.ROUTED,
          MoraleRoll.EACH,
          MoraleBoth.ONE,
          LoneFoe.ALONE_NOW,
          Order.HOLD,
          Redirect.ATTACKS,
          FatigueFull.DROP_ITEM,
          true,
          FatigueClear.ALL,
          false,
          CastFail.WORKS_PLUS_ILL,
          HirelingMorale.WARDEN);

  public CairnHouse {
    if (minDamage != 0 && minDamage != 1) {
      throw new IllegalArgumentException("minDamage is 0 or 1, not " + minDamage);
    }
  }

  public enum ScarIndex {
    NET_OF_ATTACK,
    DIE_BEFORE_ARMOR,
    ALL_SINCE_FULL_HP
  }

  public enum CritStr {
    NEW,
    OLD
  }

  public enum NpcCrit {
    DEAD,
    DYING_LIKE_PC,
    WARDEN
  }

  public enum CritAgain {
    STR_ONLY,
    SAVE_OR_DIE,
    DEAD
  }

  /// What giving aid takes beyond the action (CRN-R-16).
  public enum Aiding {
    ACTION(false, false),
    NEEDS_BANDAGE(true, false),
    SAVE(false, true);

    private final boolean dressing;
    private final boolean save;

    Aiding(boolean dressing, boolean save) {
      this.dressing = dressing;
      this.save = save;
    }

    public boolean takesDressing() {
      return dressing;
    }

    public boolean takesSave() {
      return save;
    }
  }

  public enum Pooling {
    SIDE_AND_PHASE,
    WHOLE_ROUND
  }

  public enum BothMods {
    IMPAIRED,
    CANCEL,
    WARDEN
  }

  public enum DetCrit {
    ROUTED,
    WEAKENED,
    WARDEN
  }

  public enum MoraleRoll {
    EACH,
    GROUP_ONE_ROLL
  }

  public enum MoraleBoth {
    ONE,
    TWO
  }

  public enum LoneFoe {
    ALONE_NOW,
    CAME_ALONE
  }

  public enum Order {
    HOLD,
    SIDES_ALTERNATE,
    REROLL_EACH_ROUND,
    ALL_AT_ONCE
  }

  public enum Redirect {
    ATTACKS,
    NEVER,
    WARDEN
  }

  public enum FatigueFull {
    DROP_ITEM,
    CANNOT_CAST
  }

  public enum FatigueClear {
    ALL,
    ONE
  }

  public enum CastFail {
    WORKS_PLUS_ILL,
    FIZZLES_PLUS_ILL
  }

  public enum HirelingMorale {
    WARDEN,
    AS_FOES
  }
}
