package quintain.rath.state;

import quintain.kernel.Decides;
import quintain.kernel.HouseRules;

/// The house rules of a Rath table: one switch for each alternative of a starred ruling, and the
/// choice of distances.
public record RathHouse(
    @Decides("RTH-R-01") Comparison testComparison,
    @Decides("RTH-R-02") Naturals testNaturals,
    @Decides("RTH-R-03") boolean attackNatural1Misses,
    @Decides("RTH-R-05") Tie opposedTie,
    @Decides("RTH-R-08") Mix advantageMix,
    @Decides("RTH-R-13") SessionStart fortuneSessionStart,
    @Decides("RTH-R-14") int fortuneMax,
    @Decides("RTH-R-18") boolean fortuneAfterSuccess,
    @Decides("RTH-R-29") boolean meleeLeaveProvokes,
    @Decides("RTH-R-29") InMelee rangedInMelee,
    @Decides("RTH-R-30") DistanceSystem distanceSystem,
    @Decides("RTH-R-33") RangedStat damageRangedStat,
    @Decides("RTH-R-33") boolean damageThrownStr,
    @Decides("RTH-R-34") boolean explodeFoes,
    @Decides("RTH-R-34") int explodeMaxChain,
    @Decides("RTH-R-37") ExtraDamage critExtraDamage,
    @Decides("RTH-R-39") boolean twoWeaponsSecondStr,
    @Decides("RTH-R-39") boolean twoWeaponsAllowRanged,
    @Decides("RTH-R-43") Prone proneModel,
    @Decides("RTH-R-48") boolean zeroMagicHealsInCombat,
    @Decides("RTH-R-51") Unrested injuryUnrested,
    @Decides("RTH-R-57") boolean poisonSinglePool,
    @Decides("RTH-R-58") boolean poisonTestEachDose,
    @Decides("RTH-R-71") boolean longRestClearsPoison,
    @Decides("RTH-R-71") boolean longRestClearsDisease,
    @Decides("RTH-R-83") boolean levelupStatFirst,
    @Decides("RTH-R-84") boolean hpStrRetroactive)
    implements HouseRules {
  public static final RathHouse DEFAULTS =
      new RathHouse(
          Comparison.BEAT,
          Naturals.AUTO,
          true,
          Tie.DEFENDER,
          Mix.CANCEL,
          SessionStart.SET_1,
          3,
          false,
          false,
          InMelee.NONE,
          DistanceSystem.ABSTRACT,
          RangedStat.NONE,
          false,
          true,
          0,
          ExtraDamage.NONE,
          true,
          false,
          Prone.OURS,
          false,
          Unrested.DISADVANTAGE,
          false,
          false,
          false,
          false,
          false,
          false);

  public RathHouse {
    if (fortuneMax < 1 || fortuneMax > 9) {
      throw new IllegalArgumentException("fortuneMax is 1 to 9, not " + fortuneMax);
    }
    if (explodeMaxChain < 0 || explodeMaxChain > 9) {
      throw new IllegalArgumentException("explodeMaxChain is 0 to 9, not " + explodeMaxChain);
    }
  }

  public enum Comparison {
    BEAT,
    MEET
  }

  public enum Naturals {
    AUTO,
    FLAVOUR
  }

  public enum Tie {
    DEFENDER,
    REROLL,
    HIGHER_STAT,
    INITIATOR
  }

  public enum Mix {
    CANCEL,
    MAJORITY
  }

  public enum SessionStart {
    SET_1,
    AT_LEAST_1,
    ADD_1
  }

  public enum InMelee {
    NONE,
    DISADVANTAGE
  }

  /// How a table reckons distances (RTH-DIST-01): zones, or feet.
  public enum DistanceSystem {
    ABSTRACT(0, 1, 2, 0),
    FEET(5, 20, 40, 5);

    private final int adjacent;
    private final int move;
    private final int run;
    private final int crawl;

    DistanceSystem(int adjacent, int move, int run, int crawl) {
      this.adjacent = adjacent;
      this.move = move;
      this.run = run;
      this.crawl = crawl;
    }

    /// How far apart two may be to be in melee reach (RTH-DIST-02, RTH-DIST-07).
    public int adjacent() {
      return adjacent;
    }

    /// How far one move goes (RTH-DIST-03, RTH-DIST-06).
    public int move() {
      return move;
    }

    /// How far a run goes (RTH-DIST-04, RTH-DIST-06).
    public int run() {
      return run;
    }

    /// How far somebody out of action crawls (RTH-R-47).
    public int crawl() {
      return crawl;
    }

    /// How far a shove sends its target (RTH-R-42).
    public int shove() {
      return this == ABSTRACT ? 1 : 5;
    }
  }

  public enum RangedStat {
    NONE,
    DEX
  }

  public enum ExtraDamage {
    NONE,
    MAX_DIE,
    DOUBLE_DIE
  }

  public enum Prone {
    OURS,
    MOVE_COST_ONLY
  }

  public enum Unrested {
    DISADVANTAGE,
    NONE,
    OUT_OF_ACTION
  }
}
