package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Topic;

/// The questions that living, growing and being made raise, by the name each has in scripts.
final class Asks {
  /// Stands before the questions, for each enters itself.
  private static final List<Topic> ALL = new ArrayList<>();

  private Asks() {}

  static List<Topic> all() {
    return List.copyOf(ALL);
  }

  private static Topic referee(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.REFEREE, wording));
  }

  private static Topic player(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.PLAYER, wording));
  }

  private static Topic entered(Topic topic) {
    ALL.add(topic);
    return topic;
  }

  // Creation

  static final Topic CONCEPT = player("concept", Rhd.RHD_CHAR_02, "Who is {0} meant to be?");
  static final Topic CONCEPT_APPROVED =
      referee("concept-approved", Rhd.RHD_CHAR_02, "Is “{1}” agreed for {0}?");
  static final Topic SUITS =
      referee("suits", Rhd.RHD_CHAR_07, "Does {0} suit the setting and its tone?");
  static final Topic METHOD =
      referee("method", Rhd.RHD_ABIL_05, "How does {0} come by Ability Scores?");
  static final Topic ARRAY_KEPT =
      referee("array-kept", Rhd.RHD_ABIL_04, "{0} has {1}: does the array stand?");
  static final Topic PLACE_SCORE =
      player("place-score", Rhd.RHD_ABIL_06, "Which total is the {1} of {0}?");
  static final Topic STARTING_EXP =
      referee("starting-exp", Rhd.RHD_CHAR_03, "With how much EXP does {0} start?");
  static final Topic LEARN_HOW =
      player("learn-how", Rhd.RHD_CHAR_04, "Does chance decide what {0} has learned?");
  static final Topic LEARN = player("learn", Rhd.RHD_CHAR_04, "{0} has {1} EXP: what do they buy?");
  static final Topic EQUIP_HOW =
      player("equip-how", Rhd.RHD_CHAR_05, "Does chance decide what {0} carries?");
  static final Topic BODY_ARMOR =
      player("body-armor", Rhd.RHD_CHAR_05, "What does {0} wear on the body?");
  static final Topic HEADGEAR =
      player("headgear", Rhd.RHD_CHAR_05, "What does {0} wear on the head?");
  static final Topic WEAPONS =
      player("weapons", Rhd.RHD_CHAR_05, "Which weapons has {0}, two at most?");
  static final Topic AMMUNITION =
      player("ammunition", Rhd.RHD_CHAR_05, "Which ammunition has {0}, two stacks in all?");
  static final Topic EQUIPMENT =
      player("equipment", Rhd.RHD_CHAR_05, "Which Equipment has {0}, four items at most?");
  static final Topic PAST_SOURCE =
      referee("past-source", Rhd.RHD_R_10, "Had {0} a Knowledge Source for {1} before?");
  static final Topic PAST_PRACTICE =
      referee("past-practice", Rhd.RHD_R_10, "Has {0} practised enough before for {1}?");
  static final Topic IN_THE_WORLD =
      player("in-the-world", Rhd.RHD_CHAR_08, "Who is {0} in the world, and why follow them?");
  static final Topic THE_PAST =
      player("the-past", Rhd.RHD_CHAR_08, "What happened that made {0} so?");
  static final Topic THE_FUTURE =
      player("the-future", Rhd.RHD_CHAR_08, "What does {0} want now, and why?");
  static final Topic NAME = player("name", Rhd.RHD_CHAR_01, "What is {0} called?");

  // Growing

  static final Topic EXP_AWARD =
      referee("exp-award", Rhd.RHD_EXP_02, "The Encounter is over: how much EXP for each?");
  static final Topic LARGE_AWARD =
      referee("large-award", Rhd.RHD_EXP_03, "{0} EXP is an impressive reward: does it stand?");
  static final Topic WHICH_SOURCE =
      player("which-source", Rhd.RHD_EXP_17, "What does {0} learn {1} from?");
  static final Topic SOURCE_FITS =
      referee("source-fits", Rhd.RHD_R_14, "Can {0} learn {1} from {2}?");

  // Days

  static final Topic KEEP_STACKS =
      player("resolve-stacks", Rhd.RHD_R_74, "How many stacks of {1} does {0} get rid of?");
}
