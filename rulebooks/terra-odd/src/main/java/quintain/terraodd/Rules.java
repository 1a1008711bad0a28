package quintain.terraodd;

import java.util.List;
import quintain.kernel.Play;
import quintain.terraodd.OddStep.*;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(OddStep step, Play<OddState, OddStep, OddEvent> play) {
    switch (step) {
      case FollowUp s -> followUp(s, play);
      case Act s -> new Rounds(play).act(s);
      case GmsWord s -> gmsWord(s, play);
      case Doing s -> doing(s, play);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<OddState, OddStep, OddEvent> play) {
    switch (step) {
      case CarryOutAlone s -> new Rounds(play).carryOutAlone(s);
      case CarryOut s -> new Rounds(play).carryOut(s.act(), s.standing());
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
      case RollAttributes s -> new Creation(play).rollAttributes(s);
      case GrowUp s -> new Creation(play).growUp(s);
      case Equip s -> new Creation(play).equip(s);
    }
  }

  private static void doing(Doing step, Play<OddState, OddStep, OddEvent> play) {
    switch (step) {
      case Save s -> new Saves(play).save(s);
      case Contest s -> new Saves(play).contest(s);
      case CallSayonara s -> new Scenes(play).callSayonara(s);
      case Pray s -> new Morale(play).pray(s);
      case SpeakAloud s -> new Troubles(play).speak(s);
      case NameAdvancement s -> new Growth(play).name(s);
      case Rest _ -> new Healing(play).rest();
      case SpendDays s -> new Healing(play).spendDays(s);
      case Drop s -> new Inventory(play).drop(s);
      case CreateCharacter s -> new Creation(play).create(s);
      case Succeed s -> new Creation(play).succeed(s);
    }
  }

  private static void gmsWord(GmsWord step, Play<OddState, OddStep, OddEvent> play) {
    switch (step) {
      case BeginRounds _ -> new Rounds(play).begin();
      case ResolvePhase _ -> new Rounds(play).resolvePhase();
      case EndRounds _ -> {
        play.check(Rounds.endRefusal(play.state()));
        new Rounds(play).end();
      }
      case EndScene _ -> {
        play.check(Scenes.refusal(play.state()));
        new Scenes(play).end();
      }
      case React s -> new Reactions(play).react(s);
      case RollFortune s -> new Reactions(play).rollFortune(s);
      case Grant s -> new Growth(play).grant(s);
      case Afflict s -> new Troubles(play).afflict(s);
      case Cure s -> new Troubles(play).cure(s);
      case LetTimePass s -> new TimePassing(play).letPass(s);
      case Deprive s -> new TimePassing(play).deprive(s);
      case MeetNeed s -> new TimePassing(play).meet(s);
      case Bestow s -> new Inventory(play).bestow(s);
      case BringIn s -> new People(play).bringIn(s);
      case Improvise s -> new People(play).improvise(s);
      case Welcome s -> new People(play).welcome(s);
      case TakeAway s -> new People(play).takeAway(s);
      case HandOver s -> new People(play).handOver(s);
      case Reveal s -> new People(play).reveal(s);
      case DealHarm s -> new People(play).dealHarm(s);
      case SetValue s -> new People(play).setValue(s);
    }
  }

  static void carryOut(Act act, List<String> standing, Play<OddState, OddStep, OddEvent> play) {
    switch (act) {
      case OddStep.Attack a -> new Attacks(play).attack(a, standing);
      case Move a -> play.emit(new OddEvent.Moved(a.by(), a.to()), Odd.ODD_R_14);
      case Stabilise a -> new Healing(play).stabilise(a);
      case Free a -> new Healing(play).free(a);
      case Retreat a -> new Morale(play).retreat(a);
      case Leave a -> new Morale(play).leave(a);
      case Attempt a -> new Saves(play).attempt(a);
      case UseItem a -> new Inventory(play).use(a);
      case Aim a -> play.emit(new OddEvent.Became(a.by(), Flag.AIMING, ""), Odd.ODD_REF_01);
      case CatchBreath a -> new Healing(play).catchBreath(a);
      case PickUp a -> new Inventory(play).pickUp(a);
      case Hand a -> new Inventory(play).hand(a);
      case Place a -> new Inventory(play).place(a);
      case Wait _ -> {}
    }
  }
}
