package quintain.rath;

import quintain.kernel.Play;
import quintain.rath.RathStep.*;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(RathStep step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case FollowUp s -> followUp(s, play);
      case Deed s -> new Turns(play).deed(s);
      case GmsWord s -> gmsWord(s, play);
      case Doing s -> doing(s, play);
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
      case CarryOut s -> new Turns(play).carryOut(s);
      case TakeTurn s -> new Turns(play).takeTurn(s);
      case SufferTurn s -> new Turns(play).sufferTurn(s);
      case FinishTurn s -> new Turns(play).finishTurn(s);
      case CheckCombat _ -> new Turns(play).checkCombat();
      case CheckRound _ -> new Turns(play).checkRound();
      case OpenRound _ -> new Turns(play).openRound();
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
      case ThingFollowUp s -> Things.followUp(s, play);
    }
  }

  private static void doing(Doing step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case BeginTurn s -> new Turns(play).beginTurn(s);
      case EndTurn s -> new Turns(play).endTurn(s);
      case GoTo s -> new Movement(play).goTo(s);
      case Test s -> new Tests(play).test(s);
      case Oppose s -> new Tests(play).oppose(s);
      case CreateCharacter s -> new Creation(play).create(s);
      case Errand s -> Things.errand(s, play);
      case Respite s -> Things.respite(s, play);
    }
  }

  private static void gmsWord(GmsWord step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case BeginCombat _ -> new Turns(play).begin();
      case EndCombat _ -> new Turns(play).end();
      case EndRound _ -> new Turns(play).endRound();
      case SpringTrigger s -> new Readiness(play).springTrigger(s);
      case AwardFortune s -> new Fortune(play).award(s);
      case DangerPasses _ -> new Survival(play).dangerPasses();
      case TestNerve _ -> new Nerve(play).test();
      case LetTurnsPass s -> new TimePassing(play).letTurnsPass(s);
      case LetRoundsPass s -> new TimePassing(play).letRoundsPass(s);
      case Afflict s -> new Conditions(play).afflict(s);
      case Relieve s -> new Conditions(play).relieve(s);
      case RathStep.Harm s -> new Harm(play).harm(s);
      case Submerge s -> new Drowning(play).submerge(s);
      case Kill s -> new Harm(play).kill(s);
      case TakeSide s -> new People(play).takeSide(s);
      case SetFlag s -> new People(play).setFlag(s);
      case BringIn s -> new People(play).bringIn(s);
      case Welcome s -> new People(play).welcome(s);
      case TakeAway s -> new People(play).takeAway(s);
      case HandOver s -> new People(play).handOver(s);
      case Reveal s -> new People(play).reveal(s);
      case SetValue s -> new People(play).setValue(s);
      case ThingWord s -> Things.word(s, play);
    }
  }

  /// A deed happens, its turn and budget settled.
  static void carryOut(Deed deed, Play<RathState, RathStep, RathEvent> play) {
    switch (deed) {
      case RathStep.Attack d -> new Attacks(play).attack(d);
      case Stunt d -> new Stunts(play).stunt(d);
      case Grab d -> new Stunts(play).grab(d);
      case BreakFree d -> new Stunts(play).breakFree(d);
      case Hide d -> new Stunts(play).hide(d);
      case HelpAlly d -> new Readiness(play).help(d);
      case Ready d -> new Readiness(play).ready(d);
      case DropAndRoll d -> new Conditions(play).dropAndRoll(d);
      case Douse d -> new Conditions(play).douse(d);
      case StopBleeding d -> new Conditions(play).stopBleeding(d);
      case Rescue d -> new Drowning(play).rescue(d);
      case Shake d -> new Conditions(play).shake(d);
      case Reload d -> new Turns(play).reload(d);
      case Attempt d -> new Turns(play).attempt(d);
      case Move d -> new Movement(play).move(d);
      case Run d -> new Movement(play).run(d);
      case Crawl d -> new Movement(play).crawl(d);
      case StandUp d -> new Movement(play).standUp(d);
      case TakeUp d -> new Movement(play).takeUp(d);
      case Surface d -> new Drowning(play).surface(d);
      case Call d -> new Turns(play).call(d);
      case Drop d -> new Turns(play).drop(d);
      case ThingAct d -> Things.carryOut(d, play);
    }
  }
}
