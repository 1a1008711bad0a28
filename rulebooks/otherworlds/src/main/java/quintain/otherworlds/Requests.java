package quintain.otherworlds;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Topic;

/// The questions that things, skills, spells and growth raise, by the name each has in scripts.
final class Requests {
  /// Stands before the questions, for each enters itself.
  private static final List<Topic> ALL = new ArrayList<>();

  private Requests() {}

  static List<Topic> all() {
    return List.copyOf(ALL);
  }

  private static Topic wm(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.REFEREE, wording));
  }

  private static Topic player(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.PLAYER, wording));
  }

  private static Topic entered(Topic topic) {
    ALL.add(topic);
    return topic;
  }

  static final Topic DIFFICULTY =
      wm("difficulty", Otw.OTW_CHK_03, "How difficult is what {0} attempts?");
  static final Topic BY_SIGHT =
      wm("by-sight", Otw.OTW_MECH_05B, "Does the blind {0} need sight for that?");
  static final Topic BY_VOICE =
      wm("by-voice", Otw.OTW_MECH_36, "Does the silenced {0} have to be heard for that?");
  static final Topic WORTH = wm("worth", Otw.OTW_CC_09, "How many marks does {0} get for the {1}?");
  static final Topic LOOTED = wm("looted", Otw.OTW_ACT_20, "What does {0} find on {1}?");
  static final Topic INTERRUPTED = wm("interrupted", Otw.OTW_R_62, "Is the rest interrupted?");

  static final Topic CURE_DEATH =
      player("cure-death", Otw.OTW_MECH_13B, "Does {0} treat the death damage of {1} too?");
  static final Topic TREATED = player("treated", Otw.OTW_IT_02, "What of {1} does {0} treat?");
  static final Topic WILLING = player("willing", Otw.OTW_SP_17, "Does {0} accept the fury?");
  static final Topic PURIFY =
      player("purify", Otw.OTW_SP_14, "Does {0} cleanse {1}, or treat the death damage?");

  static final Topic SNAP_BARRIER =
      player("snap-barrier", Otw.OTW_SK_22, "Does {0} raise a barrier against {1}?");
  static final Topic BODYGUARD =
      player("bodyguard", Otw.OTW_SK_21, "Does {0} take the blow of {1} for {2}?");
  static final Topic RIPOSTE = player("riposte", Otw.OTW_SK_20, "Does {0} strike back at {1}?");

  static final Topic PATTERN =
      player("pattern", Otw.OTW_CC_01, "Whose like is {0} to be, before you change anything?");
  static final Topic ORIGIN = player("origin", Otw.OTW_CC_11, "Where does {0} come from?");
  static final Topic POINTS = player("points", Otw.OTW_CC_01, "Twelve points for {0}: on what?");
  static final Topic PROFICIENCIES =
      player("proficiencies", Otw.OTW_CC_07, "What four things is {0} proficient in?");
  static final Topic MASTERIES =
      player("masteries", Otw.OTW_CC_07, "Which two families of weapons has {0} mastered?");
  static final Topic PICKS = player("picks", Otw.OTW_CC_08, "Which skills and spells has {0}?");
  static final Topic WARD = player("ward", Otw.OTW_SK_19, "Against what is {0} warded?");
  static final Topic GEAR = player("gear", Otw.OTW_CC_09, "Sixty marks for {0}: on what?");
  static final Topic NAME = player("name", Otw.OTW_CC_01, "What is {0} called?");
  static final Topic GROWS = player("grows", Otw.OTW_CC_12, "Which attribute of {0} grows?");
  static final Topic PICK = player("pick", Otw.OTW_CC_12, "What does {0} learn?");
}
