package quintain.otherworlds;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.otherworlds.OtwStep.Deed;
import quintain.otherworlds.OtwStep.Doing;
import quintain.otherworlds.OtwStep.FollowUp;
import quintain.otherworlds.OtwStep.Handling;
import quintain.otherworlds.OtwStep.WmsWord;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(OtwStep step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case FollowUp s -> followUp(s, play);
      case Deed s -> new Turns(play).deed(s);
      case Doing s -> doing(s, play);
      case WmsWord s -> wmsWord(s, play);
      case Handling s -> throw new IllegalStateException("of no other kind: " + s);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case OtwStep.Clash s -> new Attacks(play).clash(s);
      case OtwStep.CheckBattle _ -> new Battle(play).checkEnd();
      case OtwStep.Strike s -> new Attacks(play).strike(s);
      case OtwStep.Face s -> new Attacks(play).face(s);
      case OtwStep.Reckon s -> new Reckoning(play).reckon(s.onset());
      case OtwStep.Settle s -> new Reckoning(play).settle(s.onset());
      case OtwStep.Volley s -> new Attacks(play).volley(s);
      case OtwStep.LetFly s -> new Attacks(play).letFly(s);
      case OtwStep.Surge s -> new Reckoning(play).surge(s);
      case OtwStep.StealLife s -> new Reckoning(play).stealLife(s);
      case OtwStep.StrikeOn s -> new FurtherAttacks(play).strikeOn(s);
      case OtwStep.Counter s -> new FurtherAttacks(play).counter(s);
      case OtwStep.LayDown s -> new Attacks(play).layDown(s);
      case OtwStep.StartTurn s -> new TurnStart(play).start(s);
      case OtwStep.Regenerate s -> new TurnStart(play).regenerate(s);
      case OtwStep.Suffer s -> new TurnStart(play).suffer(s);
      case OtwStep.ShakeStun s -> new TurnStart(play).shakeStun(s);
      case OtwStep.TakeControl s -> new TurnStart(play).takeControl(s);
      case OtwStep.FinishTurn s -> new TurnStart(play).finish(s);
      case OtwStep.PassTurn s -> new TurnStart(play).passTurn(s);
      case OtwStep.Release s -> new Turns(play).release(s);
      case OtwStep.RollInitiative s -> new Battle(play).rollInitiative(s);
      case OtwStep.OpenBattle _ -> new Battle(play).open();
      case OtwStep.OpenRound _ -> new Battle(play).openRound();
      case OtwStep.Arrange _ -> new Battle(play).arrange();
      case OtwStep.RollAgain s -> new Battle(play).rollAgain(s);
      case OtwStep.PassMinutes s -> new TimePassing(play).pass(s);
      case OtwStep.Endure s -> new TimePassing(play).endure(s);
      case OtwStep.ReachMinute s -> new TimePassing(play).reach(s);
      case Handling s -> Things.resolve(s, play);
    }
  }

  private static void doing(Doing step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case OtwStep.EndTurn s -> new Turns(play).end(s);
      case OtwStep.SpringTrigger s -> new Turns(play).spring(s);
      case OtwStep.Toggle s -> new Turns(play).toggle(s);
      case Handling s -> Things.resolve(s, play);
    }
  }

  private static void wmsWord(WmsWord step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case OtwStep.BeginBattle s -> new Battle(play).begin(s);
      case OtwStep.EndBattle s -> new Battle(play).end(s);
      case OtwStep.KeepBattle s -> new Battle(play).keep(s);
      case OtwStep.Fall s -> new Movement(play).fall(s);
      case OtwStep.Harm s -> new Harm(play).harm(s);
      case OtwStep.Heal s -> new Harm(play).heal(s);
      case OtwStep.Inflict s -> new Conditions(play).inflict(s);
      case OtwStep.Relieve s -> new Conditions(play).relieve(s);
      case OtwStep.Push s -> new Movement(play).push(s);
      case OtwStep.SetCover s -> new People(play).setCover(s);
      case OtwStep.LetTimePass s -> new TimePassing(play).letPass(s);
      case OtwStep.BringIn s -> new People(play).bringIn(s);
      case OtwStep.Erect s -> new People(play).erect(s);
      case OtwStep.Welcome s -> new People(play).welcome(s);
      case OtwStep.TakeAway s -> new People(play).takeAway(s);
      case OtwStep.HandOver s -> new People(play).handOver(s);
      case OtwStep.Reveal s -> new People(play).reveal(s);
      case OtwStep.SetValue s -> new People(play).setValue(s);
      case Handling s -> Things.resolve(s, play);
    }
  }

  // Deeds

  /// Why a deed cannot be done, whosever turn it is.
  static Optional<Refusal> refusal(OtwState state, Deed deed) {
    return switch (deed) {
      case OtwStep.Attack d -> Aim.refusal(state, d);
      case OtwStep.Bombard d -> Aim.refusal(state, d);
      case OtwStep.Grapple d -> Presence.refusal(state, d);
      case OtwStep.BreakFree d -> Presence.refusal(state, d);
      case OtwStep.Ready d -> Turns.refusal(state, d);
      case OtwStep.BraceYourself _ -> Optional.empty();
      case OtwStep.Conceal d -> Presence.refusal(state, d);
      case OtwStep.Inspire d -> Presence.refusal(state, d);
      case OtwStep.Intimidate d -> Presence.refusal(state, d);
      case OtwStep.Scan d -> Presence.refusal(state, d);
      case OtwStep.Treat d -> Presence.refusal(state, d);
      case OtwStep.ThrowObject d -> Movement.refusal(state, d);
      case OtwStep.Hurl d -> Movement.refusal(state, d);
      case OtwStep.Move d -> Movement.refusal(state, d);
      case OtwStep.StandUp d -> Movement.refusal(state, d);
      case OtwStep.Jump d -> Movement.refusal(state, d);
      case OtwStep.DropProne d -> Movement.refusal(state, d);
      case OtwStep.Trifle _ -> Optional.empty();
      case OtwStep.LetGo d -> Presence.refusal(state, d);
      case Handling d -> Things.refusal(state, d);
    };
  }

  static void carryOut(Deed deed, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (deed) {
      case OtwStep.Attack d -> new Attacks(play).attack(d);
      case OtwStep.Bombard d -> new Attacks(play).bombard(d);
      case OtwStep.Grapple d -> new Presence(play).grapple(d);
      case OtwStep.BreakFree d -> new Presence(play).breakFree(d);
      case OtwStep.Ready d -> new Turns(play).ready(d);
      case OtwStep.BraceYourself d -> new Presence(play).brace(d);
      case OtwStep.Conceal d -> new Presence(play).conceal(d);
      case OtwStep.Inspire d -> new Presence(play).inspire(d);
      case OtwStep.Intimidate d -> new Presence(play).intimidate(d);
      case OtwStep.Scan d -> new Presence(play).scan(d);
      case OtwStep.Treat d -> new Presence(play).treat(d);
      case OtwStep.ThrowObject d -> new Movement(play).throwObject(d);
      case OtwStep.Hurl d -> new Movement(play).hurl(d);
      case OtwStep.Move d -> new Movement(play).move(d);
      case OtwStep.StandUp d -> new Movement(play).standUp(d);
      case OtwStep.Jump d -> new Movement(play).jump(d);
      case OtwStep.DropProne d -> new Movement(play).dropProne(d);
      case OtwStep.Trifle d -> new Turns(play).trifle(d);
      case OtwStep.LetGo d -> new Presence(play).letGo(d);
      case Handling d -> Things.resolve(d, play);
    }
  }

  /// Whether a deed is an attack or an Action Skill: what can be readied.
  static boolean readies(Deed deed) {
    return deed instanceof OtwStep.Attack
        || deed instanceof OtwStep.Bombard
        || Things.readies(deed);
  }
}
