package quintain.rhod.state;

import quintain.kernel.Command;
import quintain.kernel.Step;

/// Everything the rules of Roll High or Die resolve: the commands of the table, and the follow-ups
/// on its agenda, which is the stack of RHD-TIM-01. Their records are with the chapters they belong
/// to: [Encounter], [Handling], [Living].
public sealed interface RhodStep extends Step
    permits RhodStep.Act,
        RhodStep.Doing,
        RhodStep.RefereesWord,
        RhodStep.FollowUp,
        Encounter,
        Handling,
        Living {
  /// An Action: paid with Action Points on one's own Turn (RHD-AP-05), free of them outside an
  /// Encounter.
  sealed interface Act extends RhodStep, Command permits Encounter.Act, Handling.Act {
    String by();
  }

  /// What somebody does that is no Action.
  sealed interface Doing extends RhodStep, Command
      permits Encounter.Doing, Handling.Doing, Living.Doing {}

  /// What only the Referee says.
  sealed interface RefereesWord extends RhodStep, Command
      permits Encounter.Word, Handling.Word, Living.Word {}

  /// What the rules put on the agenda by themselves.
  sealed interface FollowUp extends RhodStep permits Encounter.Next, Handling.Next, Living.Next {}
}
