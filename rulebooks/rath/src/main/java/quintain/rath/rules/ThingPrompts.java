package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;

/// Every question that things, rest, growth, magic and traps raise, by the name it has in scripts.
final class ThingPrompts {
  private static final Topics ALL = new Topics();

  private ThingPrompts() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Creation
  static final Topic WAY = ALL.player("way", RTH_S_CC_01, "How does {0} come by stats?");
  static final Topic POINTS = ALL.player("points", RTH_S_CC_01, "Where do the points of {0} go?");
  static final Topic ARRAY =
      ALL.player("array", RTH_S_CC_02, "Which stat of {0} takes which number?");
  static final Topic SWAP = ALL.player("swap", RTH_S_CC_03, "Which two stats does {0} swap?");
  static final Topic TAKE_ARRAY =
      ALL.player("take-array", RTH_S_CC_03, "The dice were unkind to {0}: take 3, 2, 1, 1, 0, 0?");
  static final Topic APTITUDES = ALL.player("aptitudes", RTH_S_CC_05, "Which aptitudes has {0}?");
  static final Topic INSTEAD =
      ALL.player("instead", RTH_LVL_11, "The GM says no: which skill does {0} take instead?");
  static final Topic REASON =
      ALL.player("reason", RTH_LVL_11, "How does {0} come by that inherent aptitude?");
  static final Topic APPROVE =
      ALL.referee("approve", RTH_LVL_11, "May {0} have that inherent aptitude?");
  static final Topic SUBJECTS =
      ALL.player(
          "subjects", RTH_S_APT_20, "Which two subjects has {0} studied? Put a comma between.");
  static final Topic COINS = ALL.player("coins", RTH_S_CC_06, "What does {0} start with?");
  static final Topic OUTFIT = ALL.player("outfit", RTH_S_CC_06, "What does {0} buy?");
  static final Topic SPELLS = ALL.player("spells", RTH_S_CC_07, "Which spells does {0} know?");
  static final Topic EQUIPPED = ALL.player("equipped", RTH_S_CC_07, "Which of them are equipped?");
  static final Topic NAME = ALL.player("name", RTH_S_CC_08, "What is the newcomer called?");
  static final Topic PERSONA = ALL.player("persona", RTH_S_CC_08, "Who is {0}?");

  // Growth
  static final Topic SUBSTANTIAL =
      ALL.referee("substantial", RTH_XP_01, "Did something substantial happen in this session?");
  static final Topic WHICH_STAT =
      ALL.player("which-stat", RTH_LVL_05, "Which stat does {0} raise?");
  static final Topic NEW_APTITUDE =
      ALL.player("new-aptitude", RTH_LVL_08, "Which aptitude does {0} gain?");
  static final Topic REPLACE =
      ALL.player("replace", RTH_LVL_12, "Which aptitude does {0} give up for it?");

  // Rest
  static final Topic SAFE_SPOT =
      ALL.referee("safe-spot", RTH_SRST_02, "Is this spot safe enough to rest?");
  static final Topic SAFE_CAMP =
      ALL.referee("safe-camp", RTH_LRST_02, "Is this a safe place for the night?");
  static final Topic INTERRUPTED =
      ALL.referee(
          "interrupted", RTH_R_72, "After how many turns is the rest interrupted, if at all?");
  static final Topic UNBURN = ALL.player("unburn", RTH_SRST_04, "Which spell does {0} unburn?");
  static final Topic TEND = ALL.player("tend", RTH_S_APT_06, "Whom does {0} tend?");
  static final Topic EAT = ALL.player("eat", RTH_SRST_06, "Does {0} eat a ration?");
  static final Topic NO_RATION =
      ALL.referee("no-ration", RTH_R_74, "{0} has nothing to eat: does anything come of it?");

  // Things
  static final Topic WHICH_POOL =
      ALL.player("which-pool", RTH_R_57, "Against which poison or sickness of {0} does it work?");

  // Magic
  static final Topic DOUBLED =
      ALL.referee("doubled", RTH_S_CAST_06, "{0} casts with a natural 20: what is doubled?");
  static final Topic MISHAP =
      ALL.referee("mishap", RTH_S_CAST_06, "{0} casts with a natural 1: which mishap follows?");
  static final Topic WHICH_SPELL =
      ALL.player("which-spell", RTH_S_SPL_17, "Which spell on {0} ends?");

  static final Topic CATCH_FALL =
      ALL.player("catch-fall", RTH_S_SPL_11, "{0} falls: does {1} cast a spell to soften it?");

  // Aptitudes
  static final Topic STUDIED =
      ALL.player("studied", RTH_S_APT_20, "Is it about what {0} has studied: {1}?");
  static final Topic SILVER_TONGUE =
      ALL.player("silver-tongue", RTH_S_APT_19, "Does {0} use the silver tongue on this listener?");
  static final Topic DEADEYE =
      ALL.player("deadeye", RTH_S_APT_11, "Does {0} take careful aim at {1}?");

  // Traps
  static final Topic SETS_OFF =
      ALL.referee("sets-off", RTH_TRAP_09, "Does what {0} does set the trap off?");
}
