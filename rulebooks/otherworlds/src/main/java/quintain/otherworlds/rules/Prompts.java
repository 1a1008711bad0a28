package quintain.otherworlds.rules;

import static quintain.otherworlds.state.Otw.*;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;

/// Every question the rules of Otherworlds ask, by the name it has in scripts.
final class Prompts {
  private static final Topics ALL = new Topics();

  private Prompts() {}

  static List<Topic> all() {
    return ALL.all();
  }

  // Attacks
  static final Topic STANCE =
      ALL.player("stance", OTW_COM_04, "{0} is attacked by {1}: how to meet it?");
  static final Topic SPEND =
      ALL.player("spend", OTW_R_08, "{0} rolled {2} against {3} of {1}: what to buy?");
  static final Topic AWARD = ALL.referee("award", OTW_R_06, "How many successes does {0} have?");
  static final Topic CHOSEN =
      ALL.player("chosen-target", OTW_R_24, "Whom do the maneuvers of {0} affect?");
  static final Topic SURGE = ALL.player("surge", OTW_MAN_03, "What does {0} draw from the surge?");
  static final Topic DISARM =
      ALL.player("disarm", OTW_MAN_05, "What does {0} knock away from {1}?");
  static final Topic RELOAD = ALL.player("reload-which", OTW_MAN_12, "Which gun does {0} reload?");
  static final Topic NEXT_TARGET =
      ALL.player("next-target", OTW_MAN_09, "Whom does the further attack of {0} go at?");
  static final Topic COUNTER_WITH =
      ALL.player("counter-with", OTW_MAN_21, "What does {0} strike back at {1} with?");

  // Turns
  static final Topic ACT_POISONED =
      ALL.player("act-poisoned", OTW_MECH_32B, "{0} is poisoned: act, and take it again?");
  static final Topic RELEASE = ALL.player("release", OTW_R_46, "Does {0} release what is readied?");
  static final Topic TRIFLE = ALL.referee("trifle", OTW_FREE_09, "{0}: {1} — in passing?");
  static final Topic SOMEWHERE_TO_HIDE =
      ALL.referee("somewhere-to-hide", OTW_ACT_04, "Is there somewhere for {0} to hide?");
  static final Topic TACTICS =
      ALL.referee("tactics", OTW_ACT_12, "What tactics does {0} make out against {1}?");
  static final Topic SCAN_DL =
      ALL.referee("scan-dl", OTW_R_50, "How hard is {1} for {0} to make out?");
  static final Topic RUN_UP =
      ALL.referee("run-up", OTW_R_60, "Does the run-up double how far {0} jumps?");
  static final Topic TOO_HEAVY =
      ALL.referee("too-heavy", OTW_R_59, "Is the {1} too heavy for {0} to throw?");
}
