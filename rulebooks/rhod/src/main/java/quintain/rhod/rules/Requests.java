package quintain.rhod.rules;

import java.util.List;
import quintain.kernel.Topic;
import quintain.kernel.craft.Topics;
import quintain.rhod.state.Rhd;

/// The questions about things and Features.
final class Requests {
  private static final Topics ALL = new Topics();

  static final Topic SIMPLE_ACT =
      ALL.referee("simple-act", Rhd.RHD_INT_01, "{0}: {1}. Is that one simple act?");
  static final Topic LOCK_DC =
      ALL.referee("lock-dc", Rhd.RHD_INT_14, "How hard is the lock that {0} works at?");
  static final Topic WHICH_LOCK =
      ALL.player("which-lock", Rhd.RHD_INT_14, "Which lock does {0} work at?");
  static final Topic FORCE = ALL.referee("force", Rhd.RHD_INT_09, "May {0} force {1}?");
  static final Topic RETAG =
      ALL.referee("retag", Rhd.RHD_MEL_02, "Has {0} what it takes to change {1}?");
  static final Topic RETAG_TIME =
      ALL.referee("retag-time", Rhd.RHD_R_100, "How many Watches does changing {1} take?");
  static final Topic RETAG_DC =
      ALL.referee("retag-dc", Rhd.RHD_R_100, "What is the DC of changing {1}?");
  static final Topic HIT_DIE =
      ALL.player("suture-hit-die", Rhd.RHD_HD_04, "Does {0} expend a Hit Die?");
  static final Topic FORAGED = ALL.player("foraged", Rhd.RHD_NEED_01, "What does {0} bring home?");
  static final Topic WHICH_ARMOR =
      ALL.player("which-armor", Rhd.RHD_R_41, "Which Armor does {0} mend?");

  private Requests() {}

  static List<Topic> all() {
    return ALL.all();
  }
}
