package quintain.rhod;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Topic;

/// The questions about things and Features.
final class Requests {
  private static final List<Topic> ALL = new ArrayList<>();

  static final Topic SIMPLE_ACT =
      referee("simple-act", Rhd.RHD_INT_01, "{0}: {1}. Is that one simple act?");
  static final Topic LOCK_DC =
      referee("lock-dc", Rhd.RHD_INT_14, "How hard is the lock that {0} works at?");
  static final Topic WHICH_LOCK =
      player("which-lock", Rhd.RHD_INT_14, "Which lock does {0} work at?");
  static final Topic FORCE = referee("force", Rhd.RHD_INT_09, "May {0} force {1}?");
  static final Topic RETAG =
      referee("retag", Rhd.RHD_MEL_02, "Has {0} what it takes to change {1}?");
  static final Topic RETAG_TIME =
      referee("retag-time", Rhd.RHD_R_100, "How many Watches does changing {1} take?");
  static final Topic RETAG_DC =
      referee("retag-dc", Rhd.RHD_R_100, "What is the DC of changing {1}?");
  static final Topic HIT_DIE =
      player("suture-hit-die", Rhd.RHD_HD_04, "Does {0} expend a Hit Die?");
  static final Topic FORAGED = player("foraged", Rhd.RHD_NEED_01, "What does {0} bring home?");
  static final Topic WHICH_ARMOR =
      player("which-armor", Rhd.RHD_R_41, "Which Armor does {0} mend?");

  private Requests() {}

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
}
