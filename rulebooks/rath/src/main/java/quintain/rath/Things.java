package quintain.rath;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Play;
import quintain.kernel.Refusal;
import quintain.rath.RathStep.*;

/// Which chapter resolves what is done with things, spells, traps, rests and growth.
final class Things {
  private Things() {}

  /// Why an act is not open now; the same for offering it and doing it.
  static Optional<Refusal> refusal(RathState state, ThingAct act) {
    return switch (act) {
      case UseItem a -> Items.refusal(state, a);
      case CastSpell a -> Casting.refusal(state, a);
      case ReadScroll a -> Casting.refusal(state, a);
      case LayOnHands a -> Healing.refusal(state, a);
      case BurnToHeal a -> Healing.refusal(state, a);
      case WorkOn a -> Traps.refusal(state, a);
      case ForceOpen a -> Traps.refusal(state, a);
      case Search a -> Traps.refusal(state, a);
      case SetOff a -> Traps.refusal(state, a);
      case Place a -> Inventory.refusal(state, a);
      case Give a -> Inventory.refusal(state, a);
      case Loot a -> Looting.refusal(state, a);
    };
  }

  /// Those an act is aimed at, by id.
  static List<String> aimedAt(ThingAct act) {
    return switch (act) {
      case UseItem a -> a.target().isBlank() ? List.of() : List.of(a.target());
      case CastSpell a -> a.targets();
      case ReadScroll a -> a.targets();
      case LayOnHands a -> List.of(a.whom());
      case BurnToHeal a -> List.of(a.whom());
      case Give a -> List.of(a.to());
      case Loot a -> List.of(a.from());
      case WorkOn _, ForceOpen _, Search _, SetOff _, Place _ -> List.of();
    };
  }

  static void carryOut(ThingAct act, Play<RathState, RathStep, RathEvent> play) {
    switch (act) {
      case UseItem a -> new Items(play).use(a);
      case CastSpell a -> new Casting(play).cast(a);
      case ReadScroll a -> new Casting(play).readScroll(a);
      case LayOnHands a -> new Healing(play).layOnHands(a);
      case BurnToHeal a -> new Healing(play).burnToHeal(a);
      case WorkOn a -> new Traps(play).workOn(a);
      case ForceOpen a -> new Traps(play).forceOpen(a);
      case Search a -> new Traps(play).search(a);
      case SetOff a -> new Traps(play).setOff(a);
      case Place a -> new Inventory(play).place(a);
      case Give a -> new Inventory(play).give(a);
      case Loot a -> new Looting(play).loot(a);
    }
  }

  static void respite(Respite step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case ShortRest s -> new Rests(play).shortRest(s);
      case LongRest s -> new Rests(play).longRest(s);
      case BedRest s -> new Rests(play).bedRest(s);
    }
  }

  static void errand(Errand step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case EquipSpells s -> new Casting(play).equip(s);
      case LearnSpell s -> new Casting(play).learn(s);
      case LevelUp s -> new Advancement(play).levelUp(s);
      case Buy s -> new Trade(play).buy(s);
      case Sell s -> new Trade(play).sell(s);
      case BuyCure s -> new Healing(play).buyCure(s);
      case Hire s -> new Henchmen(play).hire(s);
      case Dismiss s -> new Henchmen(play).dismiss(s);
      case StayTheNight s -> new Rests(play).stayTheNight(s);
      case GiveCoins s -> new Trade(play).giveCoins(s);
      case Refill s -> new Items(play).refill(s);
    }
  }

  static void word(ThingWord step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
      case BeginSession s -> new Sessions(play).begin(s);
      case EndSession s -> new Sessions(play).end(s);
      case EndScene s -> new Sessions(play).endScene(s);
      case SetDarkness s -> new Sessions(play).darken(s);
      case LayMap s -> new People(play).layMap(s);
      case PutAt s -> new People(play).putAt(s);
      case SetDevice s -> new Traps(play).set(s);
      case RemoveDevice s -> new Traps(play).remove(s);
      case SpringTrap s -> new Traps(play).springOn(s);
      case Bestow s -> new Inventory(play).bestow(s);
      case BestowCoins s -> new Inventory(play).bestowCoins(s);
      case RollUsage s -> new Wear(play).rollUsage(s);
      case GrantAptitude s -> new Advancement(play).grant(s);
    }
  }

  static void followUp(ThingFollowUp step, Play<RathState, RathStep, RathEvent> play) {
    switch (step) {
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
      case ShareStats s -> new Creation(play).shareStats(s);
      case ChooseAptitudes s -> new Creation(play).chooseAptitudes(s);
      case FillPurse s -> new Creation(play).fillPurse(s);
      case BuyOutfit s -> new Creation(play).buyOutfit(s);
      case ChooseSpells s -> new Creation(play).chooseSpells(s);
      case MeetNewcomer s -> new Creation(play).meet(s);
    }
  }
}
