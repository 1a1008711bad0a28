package quintain.rath;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Refusal;
import quintain.kernel.parts.Lists;

/// Why deeds are refused, and whom they are aimed at.
final class Deeds {
  private Deeds() {}

  /// Why this cannot be done now: by the turn first, then by what it is.
  static Optional<Refusal> refusal(RathState state, RathStep.Deed deed) {
    var turn = Turns.refusal(state, deed);
    return turn.isPresent() ? turn : ownRefusal(state, deed);
  }

  /// Why this cannot be done, whoever's turn it is.
  static Optional<Refusal> ownRefusal(RathState state, RathStep.Deed deed) {
    return switch (deed) {
      case RathStep.Attack d -> Attacks.refusal(state, d);
      case RathStep.Stunt d -> Stunts.refusal(state, d);
      case RathStep.Grab d -> Stunts.grabRefusal(state, d);
      case RathStep.BreakFree d -> Stunts.breakFreeRefusal(state, d);
      case RathStep.Hide d -> Stunts.hideRefusal(state, d);
      case RathStep.HelpAlly d -> Readiness.helpRefusal(state, d);
      case RathStep.Ready d -> Readiness.readyRefusal(state, d);
      case RathStep.DropAndRoll d -> Conditions.dropAndRollRefusal(state, d);
      case RathStep.Douse d -> Conditions.douseRefusal(state, d);
      case RathStep.StopBleeding d -> Conditions.stopBleedingRefusal(state, d);
      case RathStep.Rescue d -> Drowning.rescueRefusal(state, d);
      case RathStep.Shake d -> Conditions.shakeRefusal(state, d);
      case RathStep.Reload d -> Turns.reloadRefusal(state, d);
      case RathStep.Move d -> Movement.moveRefusal(state, d);
      case RathStep.Run d -> Movement.runRefusal(state, d);
      case RathStep.Crawl d -> Movement.crawlRefusal(state, d);
      case RathStep.StandUp d -> Movement.standUpRefusal(state, d);
      case RathStep.TakeUp d -> Movement.takeUpRefusal(state, d);
      case RathStep.Surface d -> Drowning.surfaceRefusal(state, d);
      case RathStep.Drop d -> Turns.dropRefusal(state, d);
      case RathStep.ThingAct d -> Things.refusal(state, d);
      case RathStep.Attempt _, RathStep.Call _ -> Optional.empty();
    };
  }

  /// Those a deed is aimed at, by id.
  static List<String> aimedAt(RathStep.Deed deed) {
    return switch (deed) {
      case RathStep.Attack d -> d.targets();
      case RathStep.Stunt d -> d.target().isEmpty() ? List.of() : List.of(d.target());
      case RathStep.Grab d -> List.of(d.target());
      case RathStep.HelpAlly d -> List.of(d.whom());
      case RathStep.Douse d -> List.of(d.whom());
      case RathStep.StopBleeding d -> List.of(d.whom());
      case RathStep.Rescue d -> List.of(d.whom());
      case RathStep.Shake d -> List.of(d.whom());
      case RathStep.Ready d ->
          d.trigger().whom().isEmpty()
              ? aimedAt(d.act())
              : Lists.plus(aimedAt(d.act()), d.trigger().whom());
      case RathStep.ThingAct d -> Things.aimedAt(d);
      case RathStep.BreakFree _,
          RathStep.Hide _,
          RathStep.DropAndRoll _,
          RathStep.Reload _,
          RathStep.Attempt _,
          RathStep.Motion _,
          RathStep.Free _ ->
          List.of();
    };
  }
}
