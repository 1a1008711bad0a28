package quintain.rhod;

import java.util.List;
import quintain.kernel.Seat;

/// The steps of living in the world: time, needs, Conditions, growing, and being made.
public sealed interface Living extends RhodStep {
  sealed interface Doing extends Living, RhodStep.Doing {}

  sealed interface Word extends Living, RhodStep.RefereesWord {}

  sealed interface Next extends Living, RhodStep.FollowUp {}

  /// A new character by the book (RHD-CHAR-01).
  record CreateCharacter(String id, Seat seat) implements Doing {}

  /// Puts a Condition on somebody.
  record Inflict(String who, Condition condition, int stacks) implements Word {}

  /// What everybody in an Encounter gets out of it (RHD-EXP-02).
  record AwardExp(List<String> party, List<String> foes) implements Next {}
}
