package quintain.cairn;

import java.util.List;
import quintain.cairn.CairnStep.*;
import quintain.kernel.Play;

/// Which chapter resolves which step.
final class Rules {
  private Rules() {}

  static void resolve(CairnStep step, Play<CairnState, CairnStep, CairnEvent> play) {
    switch (step) {
      case FollowUp s -> followUp(s, play);
      case Act s -> new Rounds(play).act(s);
      case WardensWord s -> wardensWord(s, play);
      case Doing s -> doing(s, play);
    }
  }

  /// In the order of how often they come: kinds are tried one after another.
  private static void followUp(FollowUp step, Play<CairnState, CairnStep, CairnEvent> play) {
    switch (step) {
      case CarryOutAlone s -> new Rounds(play).carryOutAlone(s);
      case CarryOut s -> carryOut(s.act(), s.standing(), play);
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
      case EndRest s -> new Healing(play).endRest(s);
      case RunClock s -> new TimePassing(play).run(s);
      case FallDue s -> new TimePassing(play).fallDue(s);
      case MeetNewcomer s -> new Creation(play).meet(s);
      case RollAbilities s -> new Creation(play).rollAbilities(s);
      case EquipNewcomer s -> new Creation(play).equip(s);
    }
  }

  private static void doing(Doing step, Play<CairnState, CairnStep, CairnEvent> play) {
    switch (step) {
      case Save s -> new Saves(play).save(s);
      case Contest s -> new Saves(play).contest(s);
      case RestAMoment _ -> new Healing(play).restAMoment();
      case RestAFewHours _ -> new Healing(play).restAFewHours();
      case SleepTheNight s -> new Healing(play).sleepTheNight(s);
      case RestAWeek s -> new Healing(play).restAWeek(s);
      case BuyCure s -> new Healing(play).buyCure(s);
      case Eat s -> new Deprivation(play).eat(s);
      case Drop s -> new Inventory(play).drop(s);
      case Buy s -> new Wealth(play).buy(s);
      case Sell s -> new Wealth(play).sell(s);
      case HireHelp s -> new Hirelings(play).hire(s);
      case PayHireling s -> new Hirelings(play).pay(s);
      case Transcribe s -> new Casting(play).transcribe(s);
      case EndEffect s -> new Powers(play).end(s);
      case CreateCharacter s -> new Creation(play).create(s);
      case Replace s -> new People(play).replace(s);
    }
  }

  private static void wardensWord(WardensWord step, Play<CairnState, CairnStep, CairnEvent> play) {
    switch (step) {
      case BeginRounds _ -> new Rounds(play).begin();
      case ResolvePhase _ -> new Rounds(play).resolvePhase();
      case EndRounds _ -> new Rounds(play).end();
      case Telegraph s -> new Rounds(play).telegraph(s);
      case React s -> new Reactions(play).react(s);
      case AskFate s -> new Reactions(play).askFate(s);
      case CairnStep.Mend s -> new Healing(play).mend(s);
      case LetTimePass s -> new TimePassing(play).letPass(s);
      case Deprive s -> new Deprivation(play).deprive(s);
      case MeetNeed s -> new Deprivation(play).meet(s);
      case GiveFatigue s -> new Deprivation(play).giveFatigue(s);
      case Bestow s -> new Inventory(play).bestow(s);
      case PlaceTreasure s -> new Wealth(play).placeTreasure(s);
      case SetPrices s -> new Wealth(play).setPrices(s);
      case MarkBook s -> new Casting(play).markBook(s);
      case RechargeRelic s -> new Relics(play).recharge(s);
      case BringIn s -> new People(play).bringIn(s);
      case TakeAway s -> new People(play).takeAway(s);
      case Welcome s -> new People(play).welcome(s);
      case HandOver s -> new People(play).handOver(s);
      case Reveal s -> new People(play).reveal(s);
      case CairnStep.Harm s -> new People(play).harm(s);
      case Drain s -> new People(play).drain(s);
      case SetValue s -> new People(play).setValue(s);
    }
  }

  static void carryOut(
      Act act, List<String> standing, Play<CairnState, CairnStep, CairnEvent> play) {
    var hindrance = Acts.hindrance(play.state(), act);
    if (hindrance.isPresent()) {
      play.emit(
          new CairnEvent.ActLost(act.by(), hindrance.get().reason()), hindrance.get().clause());
      return;
    }
    switch (act) {
      case CairnStep.Attack a -> new Attacks(play).attack(a, standing);
      case CastSpell a -> new Casting(play).cast(a);
      case UseRelic a -> new Relics(play).use(a);
      case UseItem a -> new Items(play).use(a);
      case Move a -> new Movement(play).move(a.by(), a.to(), Crn.CRN_ACT_01);
      case MoveAgain a -> new Movement(play).move(a.by(), a.to(), Crn.CRN_ACT_02);
      case Aid a -> new Healing(play).aid(a);
      case Free a -> new Healing(play).free(a);
      case Retreat a -> new Morale(play).retreat(a);
      case Attempt a -> new Rounds(play).attempt(a);
      case Regain a -> new Rounds(play).regain(a);
      case PickUp a -> new Inventory(play).pickUp(a);
      case Hand a -> new Inventory(play).hand(a);
      case Place a -> new Inventory(play).place(a);
      case Wait _ -> {}
    }
  }
}
