package quintain.kernel.craft;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Clause;
import quintain.kernel.Topic;

/// A list of questions that enter themselves as they are declared, each by the name it has in
/// scripts. It stands before them.
public final class Topics {
  private final List<Topic> all = new ArrayList<>();

  /// A question to the Referee.
  public Topic referee(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.REFEREE, wording));
  }

  /// A question to a player.
  public Topic player(String id, Clause clause, String wording) {
    return entered(new Topic(id, clause, Topic.PLAYER, wording));
  }

  private Topic entered(Topic topic) {
    all.add(topic);
    return topic;
  }

  public List<Topic> all() {
    return List.copyOf(all);
  }
}
