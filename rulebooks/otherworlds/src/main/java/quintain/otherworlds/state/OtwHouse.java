package quintain.otherworlds.state;

import quintain.kernel.Decides;
import quintain.kernel.HouseRules;

/// The house rules of an Otherworlds table: one switch for each alternative of a starred ruling.
public record OtwHouse(
    @Decides("OTW-R-03") EdgeRule edge,
    @Decides("OTW-R-06") Success success,
    @Decides("OTW-R-09") boolean maneuverNeedsHit,
    @Decides("OTW-R-15") EvadeFormula evadeFormula,
    @Decides("OTW-R-19") FixedDamage fixedDamage,
    @Decides("OTW-R-20") ExecuteStage executeStage,
    @Decides("OTW-R-20") TypeDoubling typeDoubling,
    @Decides("OTW-R-21") Halves halves,
    @Decides("OTW-R-22") Multipliers multipliers,
    @Decides("OTW-R-29") Execution execution,
    @Decides("OTW-R-36") CounterDefence counterDefence,
    @Decides("OTW-R-39") DownCount downCount,
    @Decides("OTW-R-42") boolean creaturesDieAtZero,
    @Decides("OTW-R-58") Falling fall,
    @Decides("OTW-R-61") ShortRestCap shortRestCap,
    @Decides("OTW-R-74") DualWield dualWield,
    @Decides("OTW-R-74") DualPenalty dualPenalty,
    @Decides("OTW-R-74") DualSize dualSize,
    @Decides("OTW-R-75") UnloadCap unloadCap,
    @Decides("OTW-R-78") MultiAttack multiAttack,
    @Decides("OTW-R-82") Explosive explosive,
    @Decides("OTW-R-98") StandUp standUp,
    @Decides("OTW-R-98") boolean proneRangedEdge,
    @Decides("OTW-R-102") PoisonStack poisonStack,
    @Decides("OTW-R-102") PoisonFade poisonFade)
    implements HouseRules {
  public static final OtwHouse DEFAULTS =
      new OtwHouse(
          EdgeRule.STACK,
          Success.EACH_SIX,
          false,
          EvadeFormula.SAME,
          FixedDamage.RESISTANCES_ONLY,
          ExecuteStage.DEF,
          TypeDoubling.AT_LAYER,
          Halves.UP,
          Multipliers.MULTIPLY,
          Execution.COST_ONE,
          CounterDefence.ZERO,
          DownCount.EARLIER,
          false,
          Falling.EACH,
          ShortRestCap.DIE,
          DualWield.TWO_ATTACKS,
          DualPenalty.WHEN_BOTH_USED,
          DualSize.OWN,
          UnloadCap.MAGAZINE,
          MultiAttack.TOTAL,
          Explosive.SUM,
          StandUp.HALF_MOVE,
          true,
          PoisonStack.ADD,
          PoisonFade.NONE);

  /// How edges add up (OTW-R-03).
  public enum EdgeRule {
    STACK,
    CAP_ONE,
    ANY_BOTH_CANCEL
  }

  /// What earns successes (OTW-R-06).
  public enum Success {
    EACH_SIX,
    MARGIN_OF_SIX,
    WM_AWARDS
  }

  public enum EvadeFormula {
    SAME,
    DEX_PLUS_HALF_TOU,
    DEX_ONLY
  }

  public enum FixedDamage {
    RESISTANCES_ONLY,
    SKIP_DEF_ONLY
  }

  public enum ExecuteStage {
    DEF,
    FINAL
  }

  public enum TypeDoubling {
    AT_LAYER,
    BEFORE_ARMOR
  }

  /// Which way halves are rounded; half DEX always goes up (OTW-R-21).
  public enum Halves {
    UP,
    DOWN;

    public int of(int points) {
      return this == UP ? (points + 1) / 2 : points / 2;
    }
  }

  public enum Multipliers {
    MULTIPLY,
    ONE_DOUBLE_MAX
  }

  public enum Execution {
    COST_ONE,
    ALWAYS_DOUBLE
  }

  public enum CounterDefence {
    ZERO,
    STATIC_DEF,
    FIXED_DAMAGE
  }

  public enum DownCount {
    EARLIER,
    INCLUDING_THIS
  }

  public enum Falling {
    EACH,
    TEN_ONCE
  }

  public enum ShortRestCap {
    DIE,
    TOTAL,
    LEVEL
  }

  public enum DualWield {
    TWO_ATTACKS,
    ONE_ATTACK
  }

  public enum DualPenalty {
    WHEN_BOTH_USED,
    WHEN_HELD
  }

  public enum DualSize {
    OWN,
    LARGER
  }

  public enum UnloadCap {
    MAGAZINE,
    THREE,
    PROFICIENCY
  }

  public enum MultiAttack {
    TOTAL,
    ADDITIONAL
  }

  public enum Explosive {
    SUM,
    SUM_PLUS_ATTRIBUTE,
    SEPARATE
  }

  public enum StandUp {
    HALF_MOVE,
    FULL_ACTION,
    FREE
  }

  public enum PoisonStack {
    ADD,
    HIGHEST
  }

  public enum PoisonFade {
    NONE,
    ONE_PER_TURN
  }

  // A game has one set of house rules; hashing all of them tells nothing apart.
  @Override
  public int hashCode() {
    return edge.name().hashCode();
  }
}
