package quintain.cairn.rules;

import java.util.List;
import java.util.Optional;
import quintain.cairn.state.CairnContent;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.CairnStep.*;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;

/// Which chapter resolves which step: commands by their deeds, follow-ups here.
public final class CairnRules implements Rulebook.Rules<CairnState, CairnStep, CairnEvent> {
  public static final CairnRules ALL = new CairnRules();

  private CairnRules() {}

  @Override
  public CairnState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return CairnContent.complaints(content);
  }

  @Override
  public CairnState apply(CairnState state, CairnEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public Optional<CairnState> carried(
      CairnState from, List<String> who, CairnState to, List<String> absent) {
    return Optional.of(to.receiving(Rescue.leaving(from, who), who, absent));
  }

  @Override
  public List<Topic> topics() {
    return Prompts.all();
  }

  @Override
  public void resolve(CairnStep step, Play<CairnState, CairnStep, CairnEvent> play) {
    if (step instanceof FollowUp next) {
      followUp(next, play);
    } else {
      CairnDeeds.ALL.resolve(step, play);
    }
    new Rescue(play).afterTheHolders();
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<CairnState, CairnStep, CairnEvent> play) {
    switch (step) {
      case CarryOutAlone s -> new Rounds(play).carryOutAlone(s);
      case CarryOut s -> new Rounds(play).carryOut(s);
      case Weigh s -> new Rounds(play).weigh(s);
      case Settle _ -> new Harm(play).settle();
      case TakeBlows s -> new Harm(play).takeBlows(s);
      case CheckMorale _ -> new Morale(play).check();
      case MoraleSave s -> new Morale(play).save(s);
      case DeclareFirst s -> new Rounds(play).declareFirst(s);
      case EndTurns _ -> new Rounds(play).endTurns();
      case EndPhase _ -> new Rounds(play).endPhase();
      case OpenRound s -> new Rounds(play).open(s);
      case OrderSave s -> new Rounds(play).orderSave(s);
      case OpenTurns s -> new Rounds(play).openTurns(s);
      case EndRest s -> new Resting(play).endRest(s);
      case RunClock s -> new TimePassing(play).run(s);
      case FallDue s -> new TimePassing(play).fallDue(s);
      case MeetNewcomer s -> new Creation(play).meet(s);
      case RollAbilities s -> new Creation(play).rollAbilities(s);
      case EquipNewcomer s -> new Creation(play).equip(s);
    }
  }
}
