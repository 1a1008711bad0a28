package quintain.rhod;

/// The steps of things: handling, loading, using, making.
public sealed interface Handling extends RhodStep {
  sealed interface Act extends Handling, RhodStep.Act {}

  sealed interface Doing extends Handling, RhodStep.Doing {}

  sealed interface Word extends Handling, RhodStep.RefereesWord {}

  sealed interface Next extends Handling, RhodStep.FollowUp {}

  /// RHD-REL-01.
  record Reload(String by, String item) implements Act {}

  record Drop(String by, String item) implements Doing {}

  /// The Referee gives somebody a thing.
  record Bestow(String who, String thing) implements Word {}

  /// Something is stepped into.
  record Enter(String who) implements Next {}
}
