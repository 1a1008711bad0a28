package quintain.rhod.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.kernel.parts.Lists;
import quintain.rhod.state.Encounter;
import quintain.rhod.state.Handling;
import quintain.rhod.state.Living;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;

/// Which chapter resolves which step.
public final class RhodRules implements Rulebook.Rules<RhodState, RhodStep, RhodEvent> {
  public static final RhodRules ALL = new RhodRules();

  private RhodRules() {}

  @Override
  public RhodState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return RhodContent.complaints(content);
  }

  @Override
  public RhodState apply(RhodState state, RhodEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public Optional<RhodState> carried(
      RhodState from, List<String> who, RhodState to, List<String> absent) {
    return Optional.of(to.receiving(from, who, absent, Ways::arrival));
  }

  @Override
  public List<Topic> topics() {
    return Lists.joined(Lists.joined(Prompts.all(), Requests.all()), Asks.all());
  }

  @Override
  public void resolve(RhodStep step, Play<RhodState, RhodStep, RhodEvent> play) {
    if (step instanceof RhodStep.FollowUp followUp) {
      followUp(followUp, play);
    } else {
      RhodDeeds.ALL.resolve(step, play);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(RhodStep.FollowUp step, Play<RhodState, RhodStep, RhodEvent> play) {
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
      case Living.Breathe s -> new Breath(play).breathe(s);
      case Living.Suffer s -> new Conditions(play).suffer(s);
      case Living.Refresh s -> new Conditions(play).refresh(s);
      case Living.CloseTurn s -> new Conditions(play).close(s);
      case Encounter.CallDeath s -> new Rounds(play).callDeath(s);
      case Encounter.Fall s -> new Falls(play).fall(s.who());
      case Encounter.GainAp s -> new Rounds(play).gainAp(s);
      case Encounter.FinishTurn s -> new Rounds(play).finish(s);
      case Encounter.PassTurn s -> new Rounds(play).pass(s);
      case Encounter.OpenRound _ -> new Rounds(play).openRound();
      case Encounter.JoinOrder s -> new Rounds(play).joinOrder(s);
      case Encounter.MakeOrder _ -> new Rounds(play).makeOrder();
      case Handling.ChargeHome s -> new MovingFeats(play).chargeHome(s);
      case Living.PassWatch _ -> new Days(play).passWatch();
      case Living.PassWatches s -> new Days(play).pass(s);
      case Living.JudgeDay s -> new Days(play).judge(s);
      case Living.PassRounds s -> new Breath(play).pass(s);
      case Living.TurnGoesBy s -> new Breath(play).pass(s);
      case Living.AwardExp s -> new Growing(play).award(s);
      case Living.Making s -> new Creation(play).go(s);
    }
  }
}
