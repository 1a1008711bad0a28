package quintain.rhod;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(RhodStep step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case RhodStep.Act s -> new Turns(play).act(s);
      case Encounter.Next s -> next(s, play);
      case Encounter.Doing s -> doing(s, play);
      case Encounter.Word s -> word(s, play);
      case Handling s -> Things.resolve(s, play);
      case Living s -> Lives.resolve(s, play);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void next(Encounter.Next step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Encounter.CheckEncounter _ -> new Rounds(play).checkEnd();
      case Encounter.CheckTurn _ -> new Rounds(play).checkTurn();
      case Encounter.Land s -> new Aftermath(play).land(s);
      case Encounter.Throw s -> new Attacks(play).roll(s);
      case Encounter.Swing s -> new Attacks(play).swing(s);
      case Encounter.Strike s -> new Attacks(play).strike(s);
      case Encounter.React s -> new Stack(play).react(s);
      case Encounter.CarryOut s -> new Turns(play).carryOut(s);
      case Encounter.RunOn s -> new Movement(play).runOn(s);
      case Encounter.Go s -> new Movement(play).go(s);
      case Encounter.StartTurn s -> new Rounds(play).start(s);
      case Encounter.CallDeath s -> new Rounds(play).callDeath(s);
      case Encounter.Fall s -> new Falls(play).fall(s.who());
      case Encounter.GainAp s -> new Rounds(play).gainAp(s);
      case Encounter.FinishTurn s -> new Rounds(play).finish(s);
      case Encounter.PassTurn s -> new Rounds(play).pass(s);
      case Encounter.OpenRound _ -> new Rounds(play).openRound();
      case Encounter.JoinOrder s -> new Rounds(play).joinOrder(s);
      case Encounter.MakeOrder _ -> new Rounds(play).makeOrder();
    }
  }

  private static void doing(Encounter.Doing step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Encounter.EndTurn s -> new Turns(play).end(s);
      case Encounter.LetGo s -> new Scuffles(play).letGo(s);
      case Encounter.MakeCheck s -> new Checks(play).make(s);
      case Encounter.Contest s -> new Checks(play).contest(s);
      case Encounter.SpendHitDice s -> new Harm(play).spend(s);
      case Encounter.Declare s -> new Turns(play).declare(s);
    }
  }

  private static void word(Encounter.Word step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Encounter.SetScene s -> new Turns(play).setScene(s);
      case Encounter.CallForInitiative _ -> new Rounds(play).call();
      case Encounter.EndEncounter _ -> new Rounds(play).endByWord();
      case Encounter.KeepEncounter s -> new Rounds(play).keep(s);
      case Encounter.Harm s -> new Harm(play).harm(s);
      case Encounter.Mend s -> new Harm(play).mend(s);
      case Encounter.Push s -> new Falls(play).push(s);
      case Encounter.LetFall s -> new Falls(play).letFall(s);
      case Encounter.Crush s -> new Falls(play).crush(s);
      case Encounter.Shift s -> new Falls(play).shift(s);
      case Encounter.SetCover s -> new People(play).setCover(s);
      case Encounter.SetAttitude s -> new People(play).setAttitude(s);
      case Encounter.LayMap s -> new People(play).layMap(s);
      case Encounter.SetFog s -> new People(play).setFog(s);
      case Encounter.TurnExpansion s -> new People(play).turnExpansion(s);
      case Encounter.SetWeather s -> new People(play).setWeather(s);
      case Encounter.SetTerrain s -> new People(play).setTerrain(s);
      case Encounter.BringIn s -> new People(play).bringIn(s);
      case Encounter.Welcome s -> new People(play).welcome(s);
      case Encounter.TakeAway s -> new People(play).takeAway(s);
      case Encounter.HandOver s -> new People(play).handOver(s);
      case Encounter.Reveal s -> new People(play).reveal(s);
      case Encounter.SetValue s -> new People(play).setValue(s);
    }
  }

  // Actions

  /// Why an Action is impossible, whosever Turn it is and whatever it costs.
  static Optional<Refusal> refusal(RhodState state, RhodStep.Act act) {
    return switch (act) {
      case Encounter.Attack a ->
          Aim.refusal(state, state.being(a.by()), new Wielding(a.with(), a.thrown()), a.target());
      case Encounter.Run a -> Movement.refusal(state, a);
      case Encounter.ChangeStance a -> Movement.refusal(state, a);
      case Encounter.Scramble a -> Movement.refusal(state, a);
      case Encounter.Grapple a -> Scuffles.refusal(state, a);
      case Encounter.BreakFree a -> Scuffles.refusal(state, a);
      case Encounter.Shove a -> Scuffles.refusal(state, a);
      case Encounter.Aid a -> Scuffles.refusal(state, a);
      case Encounter.Hide a -> Scuffles.refusal(state, a);
      case Encounter.Detect _ -> Optional.empty();
      case Handling.Act a -> Things.refusal(state, a);
    };
  }

  /// An Action resolves, at some depth of the stack.
  static void carryOut(RhodStep.Act act, int depth, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (act) {
      case Encounter.Attack a -> new Attacks(play).attack(a, depth);
      case Encounter.Run a -> new Movement(play).run(a, depth);
      case Encounter.ChangeStance a -> new Movement(play).changeStance(a);
      case Encounter.Scramble a -> new Movement(play).scramble(a);
      case Encounter.Grapple a -> new Scuffles(play).grapple(a);
      case Encounter.BreakFree a -> new Scuffles(play).breakFree(a);
      case Encounter.Shove a -> new Scuffles(play).shove(a);
      case Encounter.Aid a -> new Scuffles(play).aid(a);
      case Encounter.Hide a -> new Scuffles(play).hide(a);
      case Encounter.Detect a -> new Scuffles(play).detect(a);
      case Handling.Act a -> Things.resolve(a, play);
    }
  }
}
