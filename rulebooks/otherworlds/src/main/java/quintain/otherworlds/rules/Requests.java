package quintain.otherworlds.rules;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;
import quintain.otherworlds.state.Otw;

/// The questions that things, skills, spells and growth raise, by the name each has in scripts.
final class Requests {
  private static final Topics ALL = new Topics();

  private Requests() {}

  static List<Topic> all() {
    return ALL.all();
  }

  static final Topic DIFFICULTY =
      ALL.referee("difficulty", Otw.OTW_CHK_03, "How difficult is what {0} attempts?");
  static final Topic BY_SIGHT =
      ALL.referee("by-sight", Otw.OTW_MECH_05B, "Does the blind {0} need sight for that?");
  static final Topic BY_VOICE =
      ALL.referee("by-voice", Otw.OTW_MECH_36, "Does the silenced {0} have to be heard for that?");
  static final Topic WORTH =
      ALL.referee("worth", Otw.OTW_CC_09, "How many marks does {0} get for the {1}?");
  static final Topic LOOTED = ALL.referee("looted", Otw.OTW_ACT_20, "What does {0} find on {1}?");
  static final Topic INTERRUPTED =
      ALL.referee("interrupted", Otw.OTW_R_62, "Is the rest interrupted?");

  static final Topic CURE_DEATH =
      ALL.player("cure-death", Otw.OTW_MECH_13B, "Does {0} treat the death damage of {1} too?");
  static final Topic TREATED = ALL.player("treated", Otw.OTW_IT_02, "What of {1} does {0} treat?");
  static final Topic WILLING = ALL.player("willing", Otw.OTW_SP_17, "Does {0} accept the fury?");
  static final Topic PURIFY =
      ALL.player("purify", Otw.OTW_SP_14, "Does {0} cleanse {1}, or treat the death damage?");

  static final Topic SNAP_BARRIER =
      ALL.player("snap-barrier", Otw.OTW_SK_22, "Does {0} raise a barrier against {1}?");
  static final Topic BODYGUARD =
      ALL.player("bodyguard", Otw.OTW_SK_21, "Does {0} take the blow of {1} for {2}?");
  static final Topic RIPOSTE = ALL.player("riposte", Otw.OTW_SK_20, "Does {0} strike back at {1}?");

  static final Topic NAME = ALL.player("name", Otw.OTW_CC_01, "What is the newcomer called?");
  static final Topic PATTERN =
      ALL.player("pattern", Otw.OTW_CC_01, "Whose like is {0} to be, before you change anything?");
  static final Topic ORIGIN = ALL.player("origin", Otw.OTW_CC_11, "Where does {0} come from?");
  static final Topic POINTS =
      ALL.player("points", Otw.OTW_CC_01, "Twelve points for {0}: on what?");
  static final Topic PROFICIENCIES =
      ALL.player("proficiencies", Otw.OTW_CC_07, "What four things is {0} proficient in?");
  static final Topic MASTERIES =
      ALL.player("masteries", Otw.OTW_CC_07, "Which two families of weapons has {0} mastered?");
  static final Topic PICKS = ALL.player("picks", Otw.OTW_CC_08, "Which skills and spells has {0}?");
  static final Topic WARD = ALL.player("ward", Otw.OTW_SK_19, "Against what is {0} warded?");
  static final Topic GEAR = ALL.player("gear", Otw.OTW_CC_09, "Sixty marks for {0}: on what?");
  static final Topic GROWS = ALL.player("grows", Otw.OTW_CC_12, "Which attribute of {0} grows?");
  static final Topic PICK = ALL.player("pick", Otw.OTW_CC_12, "What does {0} learn?");
}
