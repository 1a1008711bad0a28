package quintain.rhod;

import static quintain.rhod.Rhd.RHD_AID_01;
import static quintain.rhod.Rhd.RHD_COND_06;
import static quintain.rhod.Rhd.RHD_LIT_04;
import static quintain.rhod.Rhd.RHD_LIT_05;
import static quintain.rhod.Rhd.RHD_LIT_06;
import static quintain.rhod.Rhd.RHD_LIT_07;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import quintain.space.Brightness;

/// What Conditions weigh on checks, Action Points and Defenses: the starter glossary's figures.
final class Afflictions {
  private static final List<Skill> HELPED_BY_DARKNESS =
      List.of(Skill.STEALTH, Skill.THIEVERY, Skill.INTIMIDATION);

  private static final List<Skill> HINDERED_BY_DARKNESS =
      List.of(Skill.MANIPULATION, Skill.PERCEPTION, Skill.INVESTIGATION);

  /// Hunger never costs more than that on a check.
  private static final int MOST_BY_HUNGER = 5;

  /// This exhausted nobody runs any more.
  static final int NO_RUN = 4;

  /// This exhausted one lies down.
  static final int COLLAPSE = 6;

  /// Fewer Action Points for who is Stunned.
  static final int STUN = 3;

  /// Reflex against melee Attacks of who has turned their blade.
  private static final int TURNED = 3;

  /// True Damage Resistance of who is Guarded.
  static final int GUARD = 2;

  private Afflictions() {}

  /// What a Skill Check of somebody is lower by, Attack Rolls and Initiative included; Death Calls
  /// are none (RHD-DTH-01).
  static void onCheck(List<Borne> all, Skill skill, List<Part> parts) {
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
  static void onAttack(List<Borne> all, String target, List<Part> parts) {
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

  // Advantage and Disadvantage

  /// What tilts a Skill Check of somebody: help, poison, blindness, and the light of the space they
  /// are in (RHD-LIT-04 to 06, RHD-R-94).
  static void tilts(RhodState state, Being being, Skill skill, List<Tilt> tilts) {
    if (being.is(Condition.AIDED)) {
      tilts.add(Tilt.advantage("Aided", RHD_AID_01).gainedBy(state, being, Condition.AIDED));
    }
    if (being.is(Condition.POISONED) && skill.group() == SkillGroup.PHYSICAL) {
      tilts.add(
          Tilt.disadvantage("Poisoned", RHD_COND_06).gainedBy(state, being, Condition.POISONED));
    }
    if (being.is(Condition.BLINDED) && skill.equals(Skill.PERCEPTION)) {
      tilts.add(
          Tilt.disadvantage("Blinded", RHD_COND_06).gainedBy(state, being, Condition.BLINDED));
    }
    for (Borne borne : being.conditions()) {
      for (Toll toll : borne.tolls()) {
        if (toll instanceof Toll.Leans leans && leans.counts(skill)) {
          tilts.add(tilt(leans.advantage(), borne.title()).gainedBy(state, being, borne.title()));
        }
      }
    }
    if (HELPED_BY_DARKNESS.contains(skill)) {
      var light = Lights.at(state, being);
      if (isDim(light)) {
        tilts.add(Tilt.advantage(name(light), clause(light, RHD_LIT_04)));
      }
    } else if (HINDERED_BY_DARKNESS.contains(skill)) {
      var light = Lights.at(state, being);
      if (isDim(light) && !seesIn(being, skill, light)) {
        tilts.add(Tilt.disadvantage(name(light), clause(light, RHD_LIT_05)));
      }
    }
  }

  private static Tilt tilt(boolean advantage, String why) {
    return advantage ? Tilt.advantage(why, RHD_COND_06) : Tilt.disadvantage(why, RHD_COND_06);
  }

  private static boolean isDim(Brightness light) {
    return light == Brightness.LOW || light == Brightness.DARKNESS;
  }

  private static String name(Brightness light) {
    return light == Brightness.LOW ? "Low Light" : "Darkness";
  }

  private static Rhd clause(Brightness light, Rhd inLowLight) {
    return light == Brightness.LOW ? inLowLight : RHD_LIT_06;
  }

  private static boolean seesIn(Being being, Skill skill, Brightness light) {
    return being.has(Gift.DarkSight.class)
        || (light == Brightness.LOW
            && skill.equals(Skill.PERCEPTION)
            && being.has(Gift.KeenSenses.class));
  }

  /// What tilts an Attack besides what tilts its Skill (RHD-COND-06, RHD-LIT-07).
  static void attackTilts(RhodState state, Being by, Being target, List<Tilt> tilts) {
    if (by.is(Condition.HIDDEN)) {
      tilts.add(Tilt.advantage("Hidden", RHD_COND_06).gainedBy(state, by, Condition.HIDDEN));
    }
    if (by.is(Condition.BLINDED)) {
      tilts.add(Tilt.disadvantage("Blinded", RHD_COND_06).gainedBy(state, by, Condition.BLINDED));
    }
    if (by.is(Condition.GRAPPLED) && !by.is(Condition.GRAPPLED, target.id())) {
      tilts.add(Tilt.disadvantage("Grappled", RHD_COND_06).gainedBy(state, by, Condition.GRAPPLED));
    }
    if (target.is(Condition.BLINDED)) {
      tilts.add(
          Tilt.advantage("Blinded target", RHD_COND_06).gainedBy(state, target, Condition.BLINDED));
    }
    if (target.is(Condition.COLLAPSED)) {
      tilts.add(
          Tilt.advantage("Collapsed target", RHD_COND_06)
              .gainedBy(state, target, Condition.COLLAPSED));
    }
    if (target.is(Condition.MARKED) && !target.is(Condition.MARKED, by.id())) {
      tilts.add(
          Tilt.advantage("Marked target", RHD_COND_06).gainedBy(state, target, Condition.MARKED));
    }
    for (Borne borne : target.conditions()) {
      for (Toll toll : borne.tolls()) {
        if (toll instanceof Toll.Exposes exposes) {
          tilts.add(
              tilt(exposes.advantage(), borne.title() + " target")
                  .gainedBy(state, target, borne.title()));
        }
      }
    }
    if (Lights.at(state, target) == Brightness.DARKNESS) {
      tilts.add(Tilt.disadvantage("Darkness", RHD_LIT_07));
    }
  }

  // Moving

  /// What a pack has written that keeps somebody from running, if anything does.
  static Optional<Borne> slowing(Being being) {
    return being.conditions().stream()
        .filter(borne -> borne.tolls().stream().anyMatch(Toll.Slows.class::isInstance))
        .findFirst();
  }
}
