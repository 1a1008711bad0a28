package quintain.cairn;

import java.util.List;

/// A damage roll on its way to a target; blows of one side on one target in one phase are one pool
/// of which only the highest counts (CRN-MULT-01).
public record Blow(
    String attacker,
    Who.Side side,
    String target,
    String with,
    int face,
    boolean ignoresArmor,
    boolean isAttack,
    List<CriticalEffect> critical) {
  /// Whether it is one of the pool of that side on that target.
  boolean isOf(String poolTarget, Who.Side poolSide) {
    return side == poolSide && target.equals(poolTarget);
  }
}
