package quintain.rhod;

import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;

/// Which chapter resolves which step of living.
final class Lives {
  private Lives() {}

  static void resolve(Living step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Living.Next s -> next(s, play);
      case Living.Doing s -> doing(s, play);
      case Living.Word s -> word(s, play);
    }
  }

  private static void next(Living.Next step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Living.Breathe s -> new Breath(play).breathe(s);
      case Living.Suffer s -> new Conditions(play).suffer(s);
      case Living.Refresh s -> new Conditions(play).refresh(s);
      case Living.CloseTurn s -> new Conditions(play).close(s);
      case Living.PassWatch _ -> new Days(play).passWatch();
      case Living.PassWatches s -> new Days(play).pass(s);
      case Living.JudgeDay s -> new Days(play).judge(s);
      case Living.PassRounds s -> new Breath(play).pass(s);
      case Living.AwardExp s -> new Growing(play).award(s);
      case Living.Making s -> new Creation(play).go(s);
    }
  }

  private static void doing(Living.Doing step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Living.CreateCharacter s -> new Creation(play).create(s);
      case Living.GainFeature s -> new Growing(play).gain(s);
      case Living.GainTrait s -> new Growing(play).gain(s);
      case Living.RaiseSkill s -> new Growing(play).raise(s);
      case Living.Practise s -> new Growing(play).practise(s);
      case Living.SpendWatch s -> new Days(play).spend(s);
      case Living.Rest s -> new Days(play).rest(s);
      case Living.Eat s -> new Days(play).eat(s);
      case Living.Drink s -> new Days(play).drink(s);
      case Living.Tend s -> new Days(play).tend(s);
    }
  }

  private static void word(Living.Word step, Play<RhodState, RhodStep, RhodEvent> play) {
    switch (step) {
      case Living.Inflict s -> new Conditions(play).inflict(s);
      case Living.Relieve s -> new Conditions(play).relieve(s);
      case Living.Feed s -> new Days(play).feed(s);
      case Living.Water s -> new Days(play).water(s);
      case Living.CallWatch s -> new Days(play).call(s);
      case Living.CallRest s -> new Days(play).call(s);
      case Living.LetWatchPass _ -> new Days(play).letWatchPass();
      case Living.LetDayPass _ -> new Days(play).letDayPass();
      case Living.LetRoundsPass s -> new Breath(play).letRoundsPass(s);
      case Living.Award s -> new Growing(play).award(s);
      case Living.Grant s -> new Growing(play).grant(s);
      case Living.Strip s -> new Growing(play).strip(s);
      case Living.TakeAir s -> new Breath(play).takeAir(s);
      case Living.GiveAir s -> new Breath(play).giveAir(s);
      case Living.SetLight s -> {
        play.cite(Lights.clause(s.light()));
        play.emit(new LifeEvent.LightSet(s.light()), Rhd.RHD_LIT_01);
        new Conditions(play).settle();
      }
    }
  }

  /// Why a step cannot be taken, for those that something can be against.
  static Optional<Refusal> refusal(RhodState state, Living step) {
    return switch (step) {
      case Living.CreateCharacter s -> Creation.refusal(state, s);
      case Living.GainFeature s -> Growing.refusal(state, s);
      case Living.GainTrait s -> Growing.refusal(state, s);
      case Living.RaiseSkill s -> Growing.refusal(state, s);
      case Living.Practise s -> Growing.refusal(state, s);
      case Living.SpendWatch s -> Days.refusal(state, s);
      case Living.Rest s -> Days.refusal(state, s);
      case Living.Eat s -> Days.refusal(state, s);
      case Living.Drink s -> Days.refusal(state, s);
      case Living.Tend s -> Days.refusal(state, s);
      case Living.Inflict s -> Conditions.refusal(state, s);
      case Living.Relieve s -> Conditions.refusal(state, s);
      case Living.Feed s -> Days.refusal(state, s);
      case Living.Water s -> Days.refusal(state, s);
      case Living.CallWatch s -> Days.refusal(state, s);
      case Living.CallRest s -> Days.refusal(state, s);
      case Living.LetWatchPass _, Living.LetDayPass _ -> Days.timeRefusal(state);
      case Living.LetRoundsPass s -> Breath.refusal(state, s);
      case Living.Award s -> Growing.refusal(state, s);
      case Living.Grant s -> Growing.refusal(state, s);
      case Living.Strip s -> Growing.refusal(state, s);
      case Living.TakeAir s -> Breath.refusal(state, s);
      case Living.GiveAir s -> Breath.refusal(state, s);
      case Living.SetLight _, Living.Next _ -> Optional.empty();
    };
  }
}
