package quintain.rhod.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// What a Condition that a pack has written does to whoever bears it; figures count once for each
/// stack.
public sealed interface Toll {
  int MOST = 20;

  /// More or less on checks: of one Skill, of a group of Skills, or on all of them.
  record Checks(Optional<Skill> skill, Optional<SkillGroup> group, int amount) implements Toll {
    public Checks {
      Check.between("amount", amount, -MOST, MOST);
    }

    public boolean counts(Skill tested) {
      return Toll.counts(tested, skill, group);
    }
  }

  /// Advantage or Disadvantage on such checks.
  record Leans(Optional<Skill> skill, Optional<SkillGroup> group, boolean advantage)
      implements Toll {
    public boolean counts(Skill tested) {
      return Toll.counts(tested, skill, group);
    }
  }

  /// More or less on Attack Rolls alone.
  record Attacks(int amount) implements Toll {
    public Attacks {
      Check.between("amount", amount, -MOST, MOST);
    }
  }

  /// Advantage or Disadvantage on Attacks at the bearer.
  record Exposes(boolean advantage) implements Toll {}

  /// More or less of a Defense.
  record Defends(Defense defense, int amount) implements Toll {
    public Defends {
      Check.between("amount", amount, -MOST, MOST);
    }
  }

  /// More or fewer Action Points each Turn.
  record ActionPoints(int amount) implements Toll {
    public ActionPoints {
      Check.between("amount", amount, -MOST, MOST);
    }
  }

  /// No running.
  record Slows() implements Toll {}

  /// Damage as each Turn of the bearer begins.
  record Hurts(Cast dice, DamageType type, boolean trueDamage) implements Toll {}

  /// The Skill it names, if it names one.
  default Optional<Skill> named() {
    return switch (this) {
      case Checks on -> on.skill();
      case Leans on -> on.skill();
      case Attacks _, Exposes _, Defends _, ActionPoints _, Slows _, Hurts _ -> Optional.empty();
    };
  }

  private static boolean counts(Skill tested, Optional<Skill> skill, Optional<SkillGroup> group) {
    return skill.map(one -> one.equals(tested)).orElse(true)
        && group.map(one -> one == tested.group()).orElse(true);
  }
}
