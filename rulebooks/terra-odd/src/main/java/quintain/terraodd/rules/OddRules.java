package quintain.terraodd.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.terraodd.state.OddContent;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.OddStep.*;

/// Which chapter resolves which step: commands by their deeds, follow-ups here.
public final class OddRules implements Rulebook.Rules<OddState, OddStep, OddEvent> {
  public static final OddRules ALL = new OddRules();

  private OddRules() {}

  @Override
  public OddState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return OddContent.complaints(content);
  }

  @Override
  public OddState apply(OddState state, OddEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public Optional<OddState> carried(
      OddState from, List<String> who, OddState to, List<String> absent) {
    return Optional.of(to.receiving(Healing.leaving(from, who), who, absent));
  }

  @Override
  public List<Topic> topics() {
    return Prompts.all();
  }

  @Override
  public void resolve(OddStep step, Play<OddState, OddStep, OddEvent> play) {
    if (step instanceof FollowUp next) {
      followUp(next, play);
    } else {
      OddDeeds.ALL.resolve(step, play);
    }
    new Healing(play).afterTheHolders();
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<OddState, OddStep, OddEvent> play) {
    switch (step) {
      case CarryOutAlone s -> new Rounds(play).carryOutAlone(s);
      case CarryOut s -> new Rounds(play).carryOut(s);
      case HoldDoors s -> new Morale(play).holdDoors(s);
      case Strike s -> new Attacks(play).strike(s);
      case SpendArms s -> new Attacks(play).spend(s);
      case Settle _ -> new Harm(play).settle();
      case TakeBlows s -> new Harm(play).takeBlows(s);
      case CheckMorale _ -> new Morale(play).check();
      case MoraleSave s -> new Morale(play).save(s);
      case ForgetPrayer _ -> new Morale(play).forgetPrayer();
      case DeclareFirst s -> new Rounds(play).declareFirst(s);
      case EndPhase _ -> new Rounds(play).endPhase();
      case OpenRound s -> new Rounds(play).open(s);
      case OrderSave s -> new Rounds(play).orderSave(s);
      case OpenTurns s -> new Rounds(play).openTurns(s);
      case AskSceneOver _ -> new Scenes(play).askOver();
      case SufferAfterPanic s -> new Scenes(play).sufferAfterPanic(s);
      case Depart s -> new Scenes(play).depart(s);
      case CloseScene _ -> new Scenes(play).close();
      case RunClock s -> new TimePassing(play).run(s);
      case FallDue s -> new TimePassing(play).fallDue(s);
      case RerollGrit s -> new Healing(play).rerollAfterRest(s);
      case Recover s -> new Healing(play).recover(s);
      case Succeed s -> new Creation(play).succeed(s);
      case RollAttributes s -> new Creation(play).rollAttributes(s);
      case GrowUp s -> new Creation(play).growUp(s);
      case Equip s -> new Creation(play).equip(s);
    }
  }
}
