package quintain.rhod;

import static quintain.rhod.Rhd.RHD_COND_06;

import java.util.List;

/// What Conditions weigh on checks, Action Points and Defenses: the starter glossary's figures.
final class Afflictions {
  /// Hunger never costs more than that on a check.
  private static final int MOST_BY_HUNGER = 5;

  /// This exhausted nobody runs any more.
  static final int NO_RUN = 4;

  /// This exhausted one lies down.
  static final int COLLAPSE = 6;

  /// Fewer Action Points for who is Stunned.
  static final int STUN = 3;

  /// True Damage Resistance of who is Guarded.
  static final int GUARD = 2;

  private Afflictions() {}

  /// What a Skill Check of somebody is lower by, Attack Rolls and Initiative included; Death Calls
  /// are none (RHD-DTH-01).
  static void onCheck(List<Borne> all, Skill skill, List<Part> parts) {
    for (int i = 0; i < all.size(); i++) {
      int amount = onCheck(all.get(i), skill);
      if (amount != 0) {
        parts.add(new Part(all.get(i).condition().title(), amount, RHD_COND_06));
      }
    }
  }

  /// The same as one sum.
  static int onCheck(List<Borne> all, Skill skill) {
    int sum = 0;
    for (int i = 0; i < all.size(); i++) {
      sum += onCheck(all.get(i), skill);
    }
    return sum;
  }

  private static int onCheck(Borne borne, Skill skill) {
    int stacks = borne.stacks();
    return switch (borne.condition()) {
      case HUNGRY ->
          skill.group() == SkillGroup.PHYSICAL ? -Math.min(MOST_BY_HUNGER, stacks) : 0;
      case STARVING -> -Math.min(MOST_BY_HUNGER, stacks);
      case DEHYDRATED -> -((stacks + 1) / 2);
      case EXHAUSTED -> -stacks;
      case WELL_RESTED,
          HIDDEN,
          BLINDED,
          GRAPPLED,
          ENGAGED,
          AIDED,
          GUARDED,
          HEARTENED,
          MARKED,
          SUPPRESSED,
          FRIGHTENED,
          BLEEDING,
          BURNING,
          POISONED,
          STUNNED,
          BOUND,
          COLLAPSED,
          STABILIZED,
          TURNED_BLADE,
          WILLING,
          FALLING,
          HOLDING_BREATH,
          SUFFOCATING ->
          0;
    };
  }

  /// What only an Attack Roll at that target is higher or lower by, besides [#onCheck].
  static void onAttack(List<Borne> all, String target, List<Part> parts) {
    for (int i = 0; i < all.size(); i++) {
      var borne = all.get(i);
      int amount =
          switch (borne.condition()) {
            case HEARTENED -> 1;
            case SUPPRESSED -> -2;
            case FRIGHTENED -> borne.isFrom(target) ? -2 : 0;
            default -> 0;
          };
      if (amount != 0) {
        parts.add(new Part(borne.condition().title(), amount, RHD_COND_06));
      }
    }
  }

  /// What a Defense is higher or lower by.
  static void onDefense(List<Borne> all, Skill defense, boolean melee, List<Part> parts) {
    for (int i = 0; i < all.size(); i++) {
      var borne = all.get(i);
      int amount =
          switch (borne.condition()) {
            case HEARTENED -> defense == Skill.WILL ? 1 : 0;
            case POISONED -> defense == Skill.FORTITUDE ? -borne.stacks() : 0;
            case TURNED_BLADE -> defense == Skill.REFLEX && melee ? 3 : 0;
            default -> 0;
          };
      if (amount != 0) {
        parts.add(new Part(borne.condition().title(), amount, RHD_COND_06));
      }
    }
  }

  /// What Action Points gained are lower by (RHD-R-21).
  static int onActionPoints(List<Borne> all) {
    return -(Bearing.stacks(all, Condition.STARVING) / 2)
        - (Bearing.has(all, Condition.STUNNED) ? STUN : 0);
  }
}
