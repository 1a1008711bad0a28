package quintain.cairn.state;

import java.util.List;
import quintain.kernel.OrNone;

/// A damage roll on its way to a target; blows of one side on one target in one phase are one pool
/// of which only the highest counts (CRN-MULT-01).
///
/// @param how what made the roll another than the weapon's own: `impaired: cover`
public record Blow(
    String attacker,
    Who.Side side,
    String target,
    String with,
    int face,
    boolean ignoresArmor,
    boolean isAttack,
    List<CriticalEffect> critical,
    @OrNone String how) {
  public Blow(
      String attacker,
      Who.Side side,
      String target,
      String with,
      int face,
      boolean ignoresArmor,
      boolean isAttack,
      List<CriticalEffect> critical) {
    this(attacker, side, target, with, face, ignoresArmor, isAttack, critical, "");
  }

  /// Whether it is one of the pool of that side on that target.
  public boolean isOf(String poolTarget, Who.Side poolSide) {
    return side == poolSide && target.equals(poolTarget);
  }
}
