package quintain.rath.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Complaint;
import quintain.kernel.Content;
import quintain.kernel.Play;
import quintain.kernel.Rulebook;
import quintain.kernel.Setup;
import quintain.kernel.Topic;
import quintain.kernel.parts.Lists;
import quintain.rath.state.RathContent;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.RathStep.*;

/// Which chapter resolves which step.
public final class RathRules implements Rulebook.Rules<RathState, RathStep, RathEvent> {
  public static final RathRules ALL = new RathRules();

  private RathRules() {}

  @Override
  public RathState opening(Setup setup) {
    return Opening.of(setup);
  }

  @Override
  public List<Complaint> complaints(Content content) {
    return RathContent.complaints(content);
  }

  @Override
  public RathState apply(RathState state, RathEvent event) {
    return event.appliedTo(state);
  }

  @Override
  public Optional<RathState> carried(
      RathState from, List<String> who, RathState to, List<String> absent) {
    return Optional.of(to.receiving(from, who, absent));
  }

  @Override
  public List<Topic> topics() {
    return Lists.joined(Prompts.all(), ThingPrompts.all());
  }

  @Override
  public void resolve(RathStep step, Play<RathState, RathStep, RathEvent> play) {
    if (step instanceof FollowUp followUp) {
      followUp(followUp, play);
    } else {
      RathDeeds.ALL.resolve(step, play);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case Blow s -> new Attacks(play).blow(s);
      case FurtherBlow s -> new Attacks(play).furtherBlow(s);
      case RathStep.Damage s -> new Harm(play).damage(s);
      case RollPool s -> new Conditions(play).rollPool(s);
      case Dose s -> new Conditions(play).dose(s);
      case SufferOn s -> new Conditions(play).sufferOn(s);
      case CarryOut s -> new Actions(play).carryOut(s);
      case TakeTurn s -> new Turns(play).takeTurn(s);
      case SufferTurn s -> new Turns(play).sufferTurn(s);
      case EndIdleTurn s -> new Turns(play).endIdleTurn(s);
      case PassTo s -> new Turns(play).passTo(s);
      case FinishTurn s -> new Turns(play).finishTurn(s);
      case CheckCombat _ -> new Combat(play).checkCombat();
      case CheckRound _ -> new Combat(play).checkRound();
      case OpenRound _ -> new Combat(play).openRound();
      case React s -> new Readiness(play).react(s);
      case Spring s -> new Readiness(play).spring(s);
      case Contend s -> new Tests(play).contend(s);
      case StrikeLeaver s -> new Movement(play).strikeLeaver(s);
      case Arrive s -> new Movement(play).arrive(s);
      case Survive s -> new Survival(play).survive(s);
      case SufferInjury s -> new Survival(play).sufferInjury(s);
      case Revive s -> new Survival(play).revive(s);
      case MeetDeathsDoor _ -> new Survival(play).deathsDoor();
      case PassTurns s -> new TimePassing(play).passTurns(s);
      case PassRounds s -> new TimePassing(play).passRounds(s);
      case Mark _ -> new TimePassing(play).mark();
      case WorkSpell s -> new Workings(play).work(s);
      case Incant s -> new Casting(play).incant(s);
      case RollAmmunition s -> new Wear(play).ammunition(s);
      case BurnLights _ -> new Wear(play).lights();
      case ShakeOff s -> new Rests(play).shakeOff(s);
      case RestUp s -> new Rests(play).restUp(s);
      case EatAtRest s -> new Rests(play).eat(s);
      case EndShortRest _ -> new Rests(play).endShortRest();
      case EndLongRest _ -> new Rests(play).endLongRest();
      case EndBedDay s -> new Rests(play).endBedDay(s);
      case RollHitPoints s -> new Advancement(play).rollHitPoints(s);
      case RaiseStat s -> new Advancement(play).raiseStat(s);
      case GainAptitude s -> new Advancement(play).gainAptitude(s);
      case RunInDread s -> new Workings(play).runInDread(s);
      case FinishStudy s -> new Casting(play).finishStudy(s);
      case SufferTrap s -> new Traps(play).suffer(s);
      case ComeToHarm s -> new Harm(play).comeToHarm(s);
      case ShareStats s -> new Creation(play).shareStats(s);
      case ChooseAptitudes s -> new Creation(play).chooseAptitudes(s);
      case FillPurse s -> new Creation(play).fillPurse(s);
      case BuyOutfit s -> new Creation(play).buyOutfit(s);
      case ChooseSpells s -> new Creation(play).chooseSpells(s);
      case MeetNewcomer s -> new Creation(play).meet(s);
    }
  }
}
