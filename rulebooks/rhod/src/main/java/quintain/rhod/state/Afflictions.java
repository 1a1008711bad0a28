package quintain.rhod.state;

import static quintain.rhod.state.Rhd.RHD_COND_06;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/// What Conditions weigh on checks, Action Points and Defenses: the starter glossary's figures.
public final class Afflictions {
  /// Hunger never costs more than that on a check.
  private static final int MOST_BY_HUNGER = 5;

  /// This exhausted nobody runs any more.
  public static final int NO_RUN = 4;

  /// This exhausted one lies down.
  public static final int COLLAPSE = 6;

  /// Fewer Action Points for who is Stunned.
  static final int STUN = 3;

  /// Reflex against melee Attacks of who has turned their blade.
  private static final int TURNED = 3;

  /// True Damage Resistance of who is Guarded.
  static final int GUARD = 2;

  private Afflictions() {}

  /// What a Skill Check of somebody is lower by, Attack Rolls and Initiative included; Death Calls
  /// are none (RHD-DTH-01).
  public static void onCheck(List<Borne> all, Skill skill, List<Part> parts) {
    for (int i = 0; i < all.size(); i++) {
      int amount = onCheck(all.get(i), skill);
      if (amount != 0) {
        parts.add(new Part(all.get(i).title(), amount, RHD_COND_06));
      }
    }
  }

  private static int onCheck(Borne borne, Skill skill) {
    int stacks = borne.stacks();
    return switch (borne.condition()) {
      case HUNGRY -> skill.group() == SkillGroup.PHYSICAL ? -Math.min(MOST_BY_HUNGER, stacks) : 0;
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
          SHACKLED,
          PARRYING,
          FALLING,
          HOLDING_BREATH,
          SUFFOCATING,
          FAVORED,
          HINDERED,
          BENEFIT,
          DEFICIT ->
          0;
      case WRITTEN ->
          written(
              borne, toll -> toll instanceof Toll.Checks on && on.counts(skill) ? on.amount() : 0);
    };
  }

  /// What a Condition that a pack has written comes to, all its stacks together.
  private static int written(Borne borne, ToIntFunction<Toll> amount) {
    int sum = 0;
    for (Toll toll : borne.tolls()) {
      sum += amount.applyAsInt(toll);
    }
    return sum * borne.stacks();
  }

  /// What only an Attack Roll at that target is higher or lower by, besides [#onCheck].
  public static void onAttack(List<Borne> all, String target, List<Part> parts) {
    for (int i = 0; i < all.size(); i++) {
      var borne = all.get(i);
      int amount =
          switch (borne.condition()) {
            case HEARTENED -> 1;
            case SUPPRESSED -> -2;
            case FRIGHTENED -> borne.isFrom(target) ? -2 : 0;
            case WRITTEN ->
                written(borne, toll -> toll instanceof Toll.Attacks on ? on.amount() : 0);
            default -> 0;
          };
      if (amount != 0) {
        parts.add(new Part(borne.title(), amount, RHD_COND_06));
      }
    }
  }

  /// What a Defense is higher or lower by.
  static void onDefense(List<Borne> all, Skill defense, boolean melee, List<Part> parts) {
    for (int i = 0; i < all.size(); i++) {
      var borne = all.get(i);
      int amount =
          switch (borne.condition()) {
            case HEARTENED -> defense.equals(Skill.WILL) ? 1 : 0;
            case POISONED -> defense.equals(Skill.FORTITUDE) ? -borne.stacks() : 0;
            case TURNED_BLADE -> defense.equals(Skill.REFLEX) && melee ? TURNED : 0;
            case WRITTEN ->
                written(
                    borne,
                    toll ->
                        toll instanceof Toll.Defends on && on.defense().skill().equals(defense)
                            ? on.amount()
                            : 0);
            default -> 0;
          };
      if (amount != 0) {
        parts.add(new Part(borne.title(), amount, RHD_COND_06));
      }
    }
  }

  /// What Action Points gained are lower by (RHD-R-21).
  static int onActionPoints(List<Borne> all) {
    int written = 0;
    for (Borne borne : all) {
      written += written(borne, toll -> toll instanceof Toll.ActionPoints on ? on.amount() : 0);
    }
    return written
        - Bearing.stacks(all, Condition.STARVING) / 2
        - (Bearing.has(all, Condition.STUNNED) ? STUN : 0);
  }

  // Moving

  /// What a pack has written that keeps somebody from running, if anything does.
  public static Optional<Borne> slowing(Being being) {
    return being.conditions().stream()
        .filter(borne -> borne.tolls().stream().anyMatch(Toll.Slows.class::isInstance))
        .findFirst();
  }
}
