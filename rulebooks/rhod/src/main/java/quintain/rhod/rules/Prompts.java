package quintain.rhod.rules;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;
import quintain.rhod.state.Rhd;

/// The questions that Encounters, checks, harm and positions raise, by the name each has in
/// scripts.
public final class Prompts {
  private static final Topics ALL = new Topics();

  private Prompts() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Checks
  static final Topic IN_DOUBT =
      ALL.referee("in-doubt", Rhd.RHD_CHK_01, "{0} tries {1}: is the outcome in doubt?");
  static final Topic SKILL_FITS =
      ALL.referee("skill-fits", Rhd.RHD_CHK_05, "{0} uses {1}: does that Skill fit?");
  static final Topic DIFFICULTY =
      ALL.referee("difficulty", Rhd.RHD_CHK_06, "How hard is {1} for {0}?");
  static final Topic BENEFIT =
      ALL.referee("benefit", Rhd.RHD_CHK_02, "{0} rolls: does anything else help or hinder?");
  static final Topic WELL_RESTED =
      ALL.player("well-rested", Rhd.RHD_COND_06, "Does {0} spend Well Rested on this roll?");

  // Encounters
  static final Topic CALL =
      ALL.referee("call", Rhd.RHD_ENC_01, "{0} turns hostile: call for Initiative?");
  static final Topic UNAWARE =
      ALL.referee("unaware", Rhd.RHD_R_19, "Who is unaware of what comes?");
  static final Topic SKIP =
      ALL.referee("skip-turn", Rhd.RHD_R_19, "{0} is unaware: does the Turn go by?");
  public static final Topic OVER = ALL.referee("over", Rhd.RHD_ENC_06, "Is the Encounter over?");

  // Attacks and the stack
  static final Topic WEAPON_ABILITY =
      ALL.player("weapon-ability", Rhd.RHD_R_24, "Which Ability does {0} use with {1}?");
  static final Topic DAMAGE_TYPE =
      ALL.player("damage-type", Rhd.RHD_R_27, "Which damage does {0} deal with {1}?");
  static final Topic ENGAGED_ATTACK =
      ALL.player("engaged-attack", Rhd.RHD_TIM_02, "{1} makes a Maneuver: does {0} Attack first?");
  static final Topic ANSWER_WITH =
      ALL.player("answer-with", Rhd.RHD_TIM_02, "What does {0} Attack {1} with?");
  static final Topic REACTION =
      ALL.player("reaction", Rhd.RHD_TIM_03, "Does {0} use {1} against {2}?");

  // Generic Actions
  static final Topic SHOVE =
      ALL.player("shove", Rhd.RHD_SHV_03, "Does {0} push {1}, or put them Prone?");
  static final Topic WHOSE_GRIP =
      ALL.player("whose-grip", Rhd.RHD_R_28, "Out of whose grip does {0} break?");
  static final Topic SENSED =
      ALL.referee("sensed", Rhd.RHD_DET_01, "What does {0} sense nearby, with a total of {1}?");
  static final Topic BE_FOUND = ALL.player("be-found", Rhd.RHD_R_32, "Does {0} let {1} find them?");
  static final Topic HUNTED =
      ALL.referee("hunted", Rhd.RHD_HID_03, "Does anybody go to where {0} was last seen?");
  static final Topic PUSHED_INTO =
      ALL.referee("pushed-into", Rhd.RHD_R_69, "{0} is pushed into somebody: is that a blow?");
  static final Topic ANSWER = ALL.referee("answer", Rhd.RHD_REF_03, "{0}: {1}. What comes of it?");
}
