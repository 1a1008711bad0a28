package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import quintain.cairn.CairnEvent.*;

/// What each event does to the state. No dice, no refusal, no rule: those came before.
final class Fold {
  private Fold() {}

  static CairnState apply(CairnState state, CairnEvent event) {
    return switch (event) {
      case SaveMade _, Reacted _, FateAnswered _, Told _, ActLost _, Rested _ -> state;
      case SpellCast _, SpellFailed _, RelicUsed _ -> state;

      case BlowDealt e -> state.withBlows(plus(state.blows(), e.blow()));
      case PoolSpent e -> poolSpent(state, e);
      case HpLost e -> hpLost(state, e);
      case HpRestored e -> on(state, e.who(), being -> being.withHp(e.to()));
      case MaxHpChanged e -> on(state, e.who(), being -> being.withMaxHp(e.to()));
      case AbilityLost e ->
          on(state, e.who(), b -> b.withScore(e.ability(), b.score(e.ability()).lose(e.points())));
      case AbilityRestored e ->
          on(
              state,
              e.who(),
              b -> b.withScore(e.ability(), b.score(e.ability()).regain(e.points())));
      case AbilityChanged e -> on(state, e.who(), being -> being.withScore(e.ability(), e.to()));
      case Died e -> on(state, e.who(), being -> being.with(Flag.DEAD).withTimers(List.of()));
      case Scarred e -> on(state, e.who(), being -> scarred(being, e));
      case RewardTaken e ->
          on(
              state,
              e.who(),
              being ->
                  being.withRewards(without(being.rewards(), reward -> reward.row() == e.row())));
      case Became e -> on(state, e.who(), being -> being.with(e.flag()));
      case NoLonger e -> on(state, e.who(), being -> being.without(e.flag()));
      case TimerSet e ->
          on(state, e.who(), being -> being.withTimers(plus(being.timers(), e.timer())));
      case TimerStopped e ->
          on(
              state,
              e.who(),
              being ->
                  being.withTimers(without(being.timers(), timer -> timer.what() == e.what())));

      case TimerOver e ->
          on(state, e.who(), being -> being.withTimers(withoutFirst(being.timers(), e.timer())));

      case NeedArose e ->
          on(state, e.who(), being -> being.withNeeds(plus(being.needs(), e.need())));
      case NeedMet e ->
          on(
              state,
              e.who(),
              being ->
                  being.withNeeds(without(being.needs(), need -> need.what().equals(e.need()))));
      case NeedTold e ->
          on(
              state,
              e.who(),
              being ->
                  being.withNeeds(
                      being.needs().stream()
                          .map(
                              need ->
                                  need.what().equals(e.need())
                                      ? new Need(need.what(), need.since(), e.fatigueGiven())
                                      : need)
                          .toList()));
      case FatigueGained e -> pack(state, e.who(), p -> p.withFatigue(p.fatigue() + e.count()));
      case FatigueLost e ->
          pack(state, e.who(), p -> p.withFatigue(Math.max(0, p.fatigue() - e.count())));

      case ItemGained e -> pack(state, e.who(), p -> p.plus(e.item()));
      case ItemLost e -> pack(state, e.who(), p -> p.minus(e.item()));
      case ItemDropped e -> {
        var item = state.being(e.who()).pack().find(e.item());
        var without = pack(state, e.who(), p -> p.minus(e.item()));
        yield item.map(
                dropped -> without.withGround(plus(without.ground(), dropped.to(Item.Where.PACK))))
            .orElse(without);
      }
      case ItemTakenUp e -> {
        var item = state.ground().stream().filter(i -> i.key().equals(e.item())).findFirst();
        yield item.map(
                found ->
                    pack(state, e.who(), p -> p.plus(found))
                        .withGround(withoutFirst(state.ground(), found)))
            .orElse(state);
      }
      case ItemPlaced e ->
          pack(state, e.who(), p -> p.find(e.item()).map(i -> p.with(i.to(e.where()))).orElse(p));
      case ItemUsed e ->
          pack(
              state,
              e.who(),
              p -> p.find(e.item()).map(i -> p.with(i.leaving(e.left()))).orElse(p));
      case ItemMarked e ->
          pack(
              state,
              e.who(),
              p -> p.find(e.item()).map(i -> p.with(i.marked(e.property()))).orElse(p));
      case CoinsChanged e -> pack(state, e.who(), p -> p.withCoins(p.coins() + e.copper()));
      case ItemLaid e -> state.withGround(plus(state.ground(), e.item()));
      case SlotsFilled e -> on(state, e.who(), being -> being.withHp(0));

      case RoundsBegan e ->
          state.with(
              new Fight(
                  0, Fight.Phase.EARLY, List.of(), e.groups(), List.of(), List.of(), List.of()));
      case RoundOpened e -> inFight(state, fight -> fight.at(e.round(), e.phase()));
      case PhaseOpened e -> inFight(state, fight -> fight.at(fight.round(), e.phase()));
      case RoundsEnded _ -> roundsEnded(state);
      case IntentShown e ->
          inFight(state, fight -> fight.telling(new Fight.Intent(e.who(), e.intent())));
      case Declared e -> inFight(state, fight -> fight.declaring(e.declaration()));
      case TakenBack e ->
          inFight(
              state,
              fight ->
                  fight.withDeclared(without(fight.declared(), d -> d.act().by().equals(e.who()))));
      case Moved e -> on(state, e.who(), being -> being.withAt(e.to()));
      case MoraleChecked e -> moraleChecked(state, e);
      case Promised e -> state.withPromised(plus(state.promised(), e.event()));
      case PromisesKept _ -> state.withPromised(List.of());

      case EffectBegan e ->
          state.withEffects(plus(state.effects(), e.effect())).withNumbered(e.effect().number());
      case EffectLeft e ->
          state.withEffects(
              state.effects().stream()
                  .map(effect -> effect.number() == e.number() ? effect.leaving(e.left()) : effect)
                  .toList());
      case EffectEnded e ->
          state.withEffects(without(state.effects(), effect -> effect.number() == e.number()));
      case EffectLifted e ->
          state.withEffects(
              state.effects().stream()
                  .map(effect -> effect.number() == e.number() ? effect.off(e.who()) : effect)
                  .toList());

      case TimePassed e -> state.withClock(state.clock() + e.seconds());
      case Joined e ->
          inFight(
              state.withRoster(plus(state.roster(), e.being())),
              fight -> fight.joinedBy(e.being()));
      case Left e -> state.withRoster(without(state.roster(), being -> being.id().equals(e.who())));
      case TookOver e ->
          on(
              state,
              e.who(),
              being ->
                  being
                      .with(being.who().as(Who.Kind.PC).seated(state.being(e.player()).seat()))
                      .withHire(Optional.empty()));
      case SidesChanged e -> on(state, e.who(), being -> being.with(being.who().siding(e.side())));
      case HandedOver e -> on(state, e.who(), being -> being.with(being.who().seated(e.seat())));
      case Revealed e -> on(state, e.who(), being -> being.with(being.who().shown(e.secrecy())));
      case HireChanged e -> on(state, e.who(), being -> being.withHire(e.hire()));
      case PricesSet e -> {
        var others = without(state.markets(), market -> market.place().equals(e.place()));
        yield state.withMarkets(plus(others, new World.Market(e.place(), e.percent())));
      }
      case TreasurePlaced e -> state.withTreasures(plus(state.treasures(), e.treasure()));
      case TreasureTaken e ->
          state.withTreasures(
              without(state.treasures(), treasure -> treasure.name().equals(e.name())));
      case SceneClosed e -> state.with(state.scene().closed(e.closed()));
      case CoverSet e -> state.with(state.scene().withCover(e.attacker(), e.target(), e.stands()));
      case ValueSet e -> Values.set(state, e.fact(), e.value());
    };
  }

  private static CairnState hpLost(CairnState state, HpLost e) {
    var being = state.being(e.who());
    int left = Math.max(0, being.hp() - e.points());
    var hurt = state.with(being.withHp(left));
    return left == 0 && being.hp() > 0 && state.fight().isPresent()
        ? hurt.with(state.fight().get().zeroing(e.who()))
        : hurt;
  }

  private static CairnState poolSpent(CairnState state, PoolSpent e) {
    var rest =
        state.withBlows(
            without(state.blows(), b -> b.target().equals(e.target()) && b.side() == e.from()));
    return e.remembered() > 0
        ? inFight(
            rest, fight -> fight.striking(new Fight.Struck(e.target(), e.from(), e.remembered())))
        : rest;
  }

  private static Being scarred(Being being, Scarred e) {
    var marked = being.withScar(e.told());
    return e.reward()
        .map(reward -> marked.withRewards(plus(marked.rewards(), reward)))
        .orElse(marked);
  }

  private static CairnState moraleChecked(CairnState state, MoraleChecked e) {
    return inFight(
        state,
        fight -> {
          for (Fight.Group group : fight.groups()) {
            if (group.side() == e.side()) {
              return fight.withGroup(group.checked(e.first(), e.half()));
            }
          }
          return fight;
        });
  }

  /// Being late ends with the fight, and PCs who ran are only somewhere else.
  private static CairnState roundsEnded(CairnState state) {
    return state
        .withRoster(state.roster().stream().map(Fold::afterTheFight).toList())
        .withoutFight();
  }

  private static Being afterTheFight(Being being) {
    var rested = being.without(Flag.LATE).without(Flag.READING);
    return rested.isPc() ? rested.without(Flag.FLED) : rested;
  }

  private static CairnState on(CairnState state, String who, UnaryOperator<Being> change) {
    return state.with(change.apply(state.being(who)));
  }

  private static CairnState pack(CairnState state, String who, UnaryOperator<Pack> change) {
    return on(state, who, being -> being.with(change.apply(being.pack())));
  }

  private static CairnState inFight(CairnState state, UnaryOperator<Fight> change) {
    return state.fight().map(fight -> state.with(change.apply(fight))).orElse(state);
  }

  private static <X> List<X> plus(List<X> list, X one) {
    if (list.isEmpty()) {
      return List.of(one);
    }
    var more = new ArrayList<>(list);
    more.add(one);
    return List.copyOf(more);
  }

  private static <X> List<X> without(List<X> list, Predicate<X> gone) {
    if (list.isEmpty()) {
      return list;
    }
    if (list.size() == 1) {
      return gone.test(list.getFirst()) ? List.of() : list;
    }
    var left = new ArrayList<>(list);
    left.removeIf(gone);
    return List.copyOf(left);
  }

  private static <X> List<X> withoutFirst(List<X> list, X one) {
    var left = new ArrayList<>(list);
    left.remove(one);
    return List.copyOf(left);
  }
}
