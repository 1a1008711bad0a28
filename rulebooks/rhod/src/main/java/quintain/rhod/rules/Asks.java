package quintain.rhod.rules;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;
import quintain.rhod.state.Rhd;

/// The questions that living, growing and being made raise, by the name each has in scripts.
final class Asks {
  private static final Topics ALL = new Topics();

  private Asks() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Creation

  static final Topic NAME = ALL.player("name", Rhd.RHD_CHAR_01, "What is the newcomer called?");
  static final Topic CONCEPT = ALL.player("concept", Rhd.RHD_CHAR_02, "Who is {0} meant to be?");
  static final Topic CONCEPT_APPROVED =
      ALL.referee("concept-approved", Rhd.RHD_CHAR_02, "Is “{1}” agreed for {0}?");
  static final Topic SUITS =
      ALL.referee("suits", Rhd.RHD_CHAR_07, "Does {0} suit the setting and its tone?");
  static final Topic METHOD =
      ALL.referee("method", Rhd.RHD_ABIL_05, "How does {0} come by Ability Scores?");
  static final Topic ARRAY_KEPT =
      ALL.referee("array-kept", Rhd.RHD_ABIL_04, "{0} has {1}: does the array stand?");
  static final Topic PLACE_SCORES =
      ALL.player("place-scores", Rhd.RHD_ABIL_06, "Which Ability of {0} takes which total?");
  static final Topic STARTING_EXP =
      ALL.referee("starting-exp", Rhd.RHD_CHAR_03, "With how much EXP does {0} start?");
  static final Topic LEARN_HOW =
      ALL.player("learn-how", Rhd.RHD_CHAR_04, "Does chance decide what {0} has learned?");
  static final Topic LEARN =
      ALL.player("learn", Rhd.RHD_CHAR_04, "{0} has {1} EXP: what do they buy?");
  static final Topic EQUIP_HOW =
      ALL.player("equip-how", Rhd.RHD_CHAR_05, "Does chance decide what {0} carries?");
  static final Topic BODY_ARMOR =
      ALL.player("body-armor", Rhd.RHD_CHAR_05, "What does {0} wear on the body?");
  static final Topic HEADGEAR =
      ALL.player("headgear", Rhd.RHD_CHAR_05, "What does {0} wear on the head?");
  static final Topic WEAPONS =
      ALL.player("weapons", Rhd.RHD_CHAR_05, "Which weapons has {0}, two at most?");
  static final Topic AMMUNITION =
      ALL.player("ammunition", Rhd.RHD_CHAR_05, "Which ammunition has {0}, two stacks in all?");
  static final Topic EQUIPMENT =
      ALL.player("equipment", Rhd.RHD_CHAR_05, "Which Equipment has {0}, four items at most?");
  static final Topic PAST_SOURCE =
      ALL.referee("past-source", Rhd.RHD_R_10, "Had {0} a Knowledge Source for {1} before?");
  static final Topic PAST_PRACTICE =
      ALL.referee("past-practice", Rhd.RHD_R_10, "Has {0} practised enough before for {1}?");
  static final Topic THREE_QUESTIONS =
      ALL.player("three-questions", Rhd.RHD_CHAR_08, "Who is {0}, and what for?");

  // Growing

  static final Topic EXP_AWARD =
      ALL.referee("exp-award", Rhd.RHD_EXP_02, "The Encounter is over: how much EXP for each?");
  static final Topic LARGE_AWARD =
      ALL.referee("large-award", Rhd.RHD_EXP_03, "{0} EXP is an impressive reward: does it stand?");
  static final Topic WHICH_SOURCE =
      ALL.player("which-source", Rhd.RHD_EXP_17, "What does {0} learn {1} from?");
  static final Topic SOURCE_FITS =
      ALL.referee("source-fits", Rhd.RHD_R_14, "Can {0} learn {1} from {2}?");

  // Days

  static final Topic KEEP_STACKS =
      ALL.player("resolve-stacks", Rhd.RHD_R_74, "How many stacks of {1} does {0} get rid of?");
}
