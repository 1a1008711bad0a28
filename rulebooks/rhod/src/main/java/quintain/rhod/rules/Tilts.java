package quintain.rhod.rules;

import static quintain.rhod.state.Rhd.RHD_AID_01;
import static quintain.rhod.state.Rhd.RHD_COND_06;
import static quintain.rhod.state.Rhd.RHD_LIT_04;
import static quintain.rhod.state.Rhd.RHD_LIT_05;
import static quintain.rhod.state.Rhd.RHD_LIT_06;
import static quintain.rhod.state.Rhd.RHD_LIT_07;

import java.util.List;
import quintain.rhod.state.Being;
import quintain.rhod.state.Borne;
import quintain.rhod.state.Condition;
import quintain.rhod.state.Gift;
import quintain.rhod.state.Rhd;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Skill;
import quintain.rhod.state.SkillGroup;
import quintain.rhod.state.Tilt;
import quintain.rhod.state.Toll;
import quintain.space.Brightness;

/// Advantage and Disadvantage by Conditions and light.
final class Tilts {
  private static final List<Skill> HELPED_BY_DARKNESS =
      List.of(Skill.STEALTH, Skill.THIEVERY, Skill.INTIMIDATION);

  private static final List<Skill> HINDERED_BY_DARKNESS =
      List.of(Skill.MANIPULATION, Skill.PERCEPTION, Skill.INVESTIGATION);

  private Tilts() {}

  /// What tilts a Skill Check of somebody: help, poison, blindness, and the light of the space they
  /// are in (RHD-LIT-04 to 06, RHD-R-94).
  static void onCheck(RhodState state, Being being, Skill skill, List<Tilt> tilts) {
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
  static void onAttack(RhodState state, Being by, Being target, List<Tilt> tilts) {
    ofAttacker(state, by, target.id(), tilts);
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

  /// What the attacker's own Conditions do, whatever the target: somebody, or an object by its
  /// name.
  static void ofAttacker(RhodState state, Being by, String target, List<Tilt> tilts) {
    if (by.is(Condition.HIDDEN)) {
      tilts.add(Tilt.advantage("Hidden", RHD_COND_06).gainedBy(state, by, Condition.HIDDEN));
    }
    if (by.is(Condition.BLINDED)) {
      tilts.add(Tilt.disadvantage("Blinded", RHD_COND_06).gainedBy(state, by, Condition.BLINDED));
    }
    if (by.is(Condition.GRAPPLED) && !by.is(Condition.GRAPPLED, target)) {
      tilts.add(Tilt.disadvantage("Grappled", RHD_COND_06).gainedBy(state, by, Condition.GRAPPLED));
    }
  }
}
