package quintain.otherworlds.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.otherworlds.state.OtwContent;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.OtwStep.*;

/// Which chapter resolves which step.
public final class OtwRules implements Rulebook.Rules<OtwState, OtwStep, OtwEvent> {
  public static final OtwRules ALL = new OtwRules();

  private OtwRules() {}

  @Override
  public OtwState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return OtwContent.complaints(content);
  }

  @Override
  public OtwState apply(OtwState state, OtwEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public Optional<OtwState> carried(
      OtwState from, List<String> who, OtwState to, List<String> absent) {
    return Optional.of(to.receiving(from, who, absent, Ways::arrival));
  }

  @Override
  public List<Topic> topics() {
    var topics = new ArrayList<>(Prompts.all());
    topics.addAll(Requests.all());
    return List.copyOf(topics);
  }

  @Override
  public void resolve(OtwStep step, Play<OtwState, OtwStep, OtwEvent> play) {
    if (step instanceof FollowUp followUp) {
      followUp(followUp, play);
    } else {
      OtwDeeds.ALL.resolve(step, play);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<OtwState, OtwStep, OtwEvent> play) {
    switch (step) {
      case Clash s -> new Clashes(play).clash(s);
      case CheckBattle _ -> new Battle(play).checkEnd();
      case Strike s -> new Attacks(play).strike(s);
      case Face s -> new Volleys(play).face(s);
      case Reckon s -> new Reckoning(play).reckon(s.onset());
      case Settle s -> new Reckoning(play).settle(s.onset());
      case Volley s -> new Volleys(play).volley(s);
      case LetFly s -> new Volleys(play).letFly(s);
      case Surge s -> new Reckoning(play).surge(s);
      case StealLife s -> new Reckoning(play).stealLife(s);
      case StrikeOn s -> new FurtherAttacks(play).strikeOn(s);
      case Counter s -> new FurtherAttacks(play).counter(s);
      case LayDown s -> new Attacks(play).layDown(s);
      case StartTurn s -> new TurnStart(play).start(s);
      case Regenerate s -> new TurnStart(play).regenerate(s);
      case Suffer s -> new TurnStart(play).suffer(s);
      case ShakeStun s -> new TurnStart(play).shakeStun(s);
      case TakeControl s -> new TurnStart(play).takeControl(s);
      case FinishTurn s -> new TurnStart(play).finish(s);
      case PassTurn s -> new TurnStart(play).passTurn(s);
      case Release s -> new Turns(play).release(s);
      case RollInitiative s -> new Battle(play).rollInitiative(s);
      case OpenBattle _ -> new Battle(play).open();
      case OpenRound _ -> new Battle(play).openRound();
      case Arrange _ -> new Battle(play).arrange();
      case RollAgain s -> new Battle(play).rollAgain(s);
      case PassMinutes s -> new TimePassing(play).pass(s);
      case Endure s -> new TimePassing(play).endure(s);
      case ReachMinute s -> new TimePassing(play).reach(s);
      case Recover s -> new Rests(play).recover(s);
      case MeetFlash s -> new Consumables(play).meetFlash(s);
      case ChooseAttributes s -> new Creation(play).attributes(s);
      case ChooseTraining s -> new Creation(play).training(s);
      case ChoosePicks s -> new Creation(play).picks(s);
      case ChooseGear s -> new Creation(play).gear(s);
      case MeetNewcomer s -> new Creation(play).meet(s);
    }
  }
}
