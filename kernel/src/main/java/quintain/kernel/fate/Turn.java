package quintain.kernel.fate;

import java.util.List;
import quintain.kernel.Game;
import quintain.kernel.Refusal;

/// What came of running a command at a table: the game as far as it got, and how it ended.
public record Turn<S, T, E>(Game<S, T> game, List<Committed<S, T, E>> committed, End end) {
  /// How a turn ended.
  public sealed interface End {}

  /// Nothing is left on the agenda.
  public record Done() implements End {}

  /// The step on top of the agenda waits for an answer; `thrown` are its whole rolls so far.
  public record Waiting(List<Draw> tape, List<Thrown> thrown, Asked asked) implements End {}

  /// The command was refused; nothing happened.
  public record No(Refusal refusal) implements End {}

  /// The step on top no longer matched its tape and was given up.
  public record Cancelled(String reason) implements End {}
}
