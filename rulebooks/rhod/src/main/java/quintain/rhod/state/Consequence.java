package quintain.rhod.state;

import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// What a Feature that a pack has written does to each of those it is used on.
public sealed interface Consequence {
  /// They gain stacks of a Condition; one, if no number is written.
  record Gains(Plight condition, @OrNone int stacks) implements Consequence {
    public Gains {
      Check.between("stacks", stacks, 0, 20);
      stacks = Math.max(1, stacks);
    }
  }

  /// Stacks of a Condition are resolved; all of them, if no number is written.
  record Loses(Plight condition, @OrNone int stacks) implements Consequence {
    public Loses {
      Check.between("stacks", stacks, 0, 20);
    }
  }

  /// They take damage.
  record Hurts(Cast dice, DamageType type, boolean trueDamage) implements Consequence {}

  /// They expend a Hit Die, if they have one left and Vitality to gain.
  record HitDie() implements Consequence {}

  /// They go Prone.
  record Topples() implements Consequence {}
}
