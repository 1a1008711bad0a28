package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Lists;

/// Everything that can happen in Cairn, and what each does to the state. No dice, no refusal, no
/// rule: those came before.
public sealed interface CairnEvent extends Event {
  /// The state once this has happened.
  CairnState appliedTo(CairnState state);

  /// What leaves nothing behind but its telling.
  sealed interface Telling extends CairnEvent {
    @Override
    default CairnState appliedTo(CairnState state) {
      return state;
    }
  }

  // Saves and other rolls that leave nothing behind but their telling

  record SaveMade(String who, Ability ability, int face, int score, boolean passed, String against)
      implements Telling {}

  record Reacted(String who, String reaction, int total) implements Telling {}

  record FateAnswered(String question, int face, boolean favoursParty) implements Telling {}

  /// Something the Warden said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  // Damage and what it does

  /// Of a pool the highest die is kept, the first of equal ones (CRN-MULT-01).
  record BlowDealt(Blow blow) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var blows = state.blows();
      for (int i = 0; i < blows.size(); i++) {
        if (blows.get(i).isOf(blow.target(), blow.side())) {
          return blow.face() > blows.get(i).face()
              ? state.withBlows(Lists.with(blows, i, blow))
              : state;
        }
      }
      return state.withBlows(Lists.plus(blows, blow));
    }
  }

  /// The kept blow of a pool has been taken, and the pool is gone.
  ///
  /// @param remembered the highest die so far, where later phases reckon with it; 0 where not
  record PoolSpent(String target, Who.Side from, int remembered) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var rest = state.withBlows(Lists.without(state.blows(), blow -> blow.isOf(target, from)));
      return remembered > 0
          ? rest.inFight(fight -> fight.striking(new Fight.Struck(target, from, remembered)))
          : rest;
    }
  }

  record HpLost(String who, int points) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var before = state.being(who);
      int left = Math.max(0, before.hp() - points);
      var hurt = state.with(who, being -> being.withHp(left));
      return left == 0 && before.hp() > 0 ? hurt.inFight(fight -> fight.zeroing(who)) : hurt;
    }
  }

  record HpRestored(String who, int to) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withHp(to));
    }
  }

  record MaxHpChanged(String who, int to) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withMaxHp(to));
    }
  }

  record AbilityLost(String who, Ability ability, int points) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, b -> b.withScore(ability, b.score(ability).lose(points)));
    }
  }

  record AbilityRestored(String who, Ability ability, int points) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, b -> b.withScore(ability, b.score(ability).regain(points)));
    }
  }

  /// A score set to new values, by a scar or the Warden.
  record AbilityChanged(String who, Ability ability, Score to) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withScore(ability, to));
    }
  }

  /// A figure that a roll would have raised had it been higher stays as it is.
  record Kept(String who, String figure) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state;
    }
  }

  record Died(String who, String cause) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.with(Flag.DEAD).withTimers(List.of()));
    }
  }

  record Scarred(String who, int row, String told, Optional<Reward> reward) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(
          who,
          being -> {
            var marked = being.withScar(told);
            return reward
                .map(r -> marked.withRewards(Lists.plus(marked.rewards(), r)))
                .orElse(marked);
          });
    }
  }

  /// What a scar owed is paid.
  ///
  /// @param what which of that row has mended, one of perhaps several; empty for all of it
  record RewardTaken(String who, int row, @OrNone String what) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withRewards(left(being.rewards())));
    }

    private List<Reward> left(List<Reward> owed) {
      for (Reward reward : owed) {
        if (!what.isEmpty() && reward.row() == row && reward.what().equals(what)) {
          return Lists.withoutFirst(owed, reward);
        }
      }
      return Lists.without(owed, reward -> reward.row() == row);
    }
  }

  record Became(String who, Flag flag, String why) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.with(flag));
    }
  }

  record NoLonger(String who, Flag flag) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.without(flag));
    }
  }

  record TimerSet(String who, Timer timer) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withTimers(Lists.plus(being.timers(), timer)));
    }
  }

  record TimerStopped(String who, Timer.What what) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(
          who,
          being -> being.withTimers(Lists.without(being.timers(), timer -> timer.what() == what)));
    }
  }

  /// One timer is over: it fell due, or was treated; others of its kind run on.
  record TimerOver(String who, Timer timer) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withTimers(Lists.withoutFirst(being.timers(), timer)));
    }
  }

  // Needs and Fatigue

  record NeedArose(String who, Need need) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withNeeds(Lists.plus(being.needs(), need)));
    }
  }

  record NeedMet(String who, String need) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withNeeds(Need.without(being.needs(), need)));
    }
  }

  record FatigueGained(String who, int count, String why) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.withFatigue(p.fatigue() + count));
    }
  }

  /// Fatigue that a day of deprivation brings, noted on the need that brought it.
  record NeedTold(String who, String need, int fatigueGiven) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(
          who,
          being ->
              being.withNeeds(
                  being.needs().stream()
                      .map(n -> n.what().equals(need) ? n.paidWith(fatigueGiven) : n)
                      .toList()));
    }
  }

  record FatigueLost(String who, int count) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.withFatigue(Math.max(0, p.fatigue() - count)));
    }
  }

  // Things

  record ItemGained(String who, Item item) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state
          .withPack(who, p -> p.plus(item))
          .withEffect(item.flame(), flame -> flame.carriedBy(who));
    }
  }

  record ItemLost(String who, String item, String how) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.minus(item));
    }
  }

  record ItemDropped(String who, String item) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return new ItemThrown(who, item, state.being(who).at()).appliedTo(state);
    }
  }

  /// Out of somebody's hands to a place along the way.
  record ItemThrown(String who, String item, int at) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var thrown = state.being(who).pack().find(item);
      var without = state.withPack(who, p -> p.minus(item));
      return thrown
          .map(
              i ->
                  without
                      .withGround(
                          Lists.plus(without.ground(), new World.Lying(i.to(Item.Where.PACK), at)))
                      .withEffect(i.flame(), Effect::laidDown))
          .orElse(without);
    }
  }

  record ItemTakenUp(String who, String item) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state
          .nearest(state.being(who), item)
          .map(
              lying ->
                  state
                      .withPack(who, p -> p.plus(lying.item()))
                      .withGround(Lists.withoutFirst(state.ground(), lying))
                      .withEffect(lying.item().flame(), flame -> flame.carriedBy(who)))
          .orElse(state);
    }
  }

  record ItemPlaced(String who, String item, Item.Where where) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.to(where))).orElse(p));
    }
  }

  record ItemUsed(String who, String item, int left) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.leaving(left))).orElse(p));
    }
  }

  /// A light in somebody's hand burns, as the power of that number.
  record ItemLit(String who, String item, Effect flame) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return new EffectBegan(flame)
          .appliedTo(state)
          .withPack(who, p -> p.find(item).map(i -> p.with(i.lit(flame.number()))).orElse(p));
    }
  }

  /// A light on the ground has burnt down.
  record BurntDown(Item item) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      for (World.Lying lying : state.ground()) {
        if (lying.item().equals(item)) {
          return state.withGround(Lists.withoutFirst(state.ground(), lying));
        }
      }
      return state;
    }
  }

  record ItemMarked(String who, String item, String property) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.marked(property))).orElse(p));
    }
  }

  record CoinsChanged(String who, int copper, String why) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPack(who, p -> p.withCoins(p.coins() + copper));
    }
  }

  /// An item comes to lie on the ground from nobody's pack.
  record ItemLaid(Item item, @OrNone int at) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withGround(Lists.plus(state.ground(), new World.Lying(item, at)));
    }
  }

  /// All the coins of somebody who cannot keep them (CRN-R-66).
  record CoinsTaken(String who, String from, int copper) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state
          .withPack(from, p -> p.withCoins(p.coins() - copper))
          .withPack(who, p -> p.withCoins(p.coins() + copper));
    }
  }

  /// The tenth slot is filled, and HP is gone though nothing hurt (CRN-INV-05).
  record SlotsFilled(String who) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withHp(0));
    }
  }

  // Rounds

  record RoundsBegan(List<Fight.Group> groups) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(
          new Fight(0, Fight.Phase.EARLY, List.of(), groups, List.of(), List.of(), List.of()));
    }
  }

  record RoundOpened(int round, Fight.Phase phase) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.inFight(fight -> fight.at(round, phase));
    }
  }

  record PhaseOpened(Fight.Phase phase) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.inFight(fight -> fight.at(fight.round(), phase));
    }
  }

  record RoundsEnded() implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var roster = state.roster().toArray(Being[]::new);
      for (int i = 0; i < roster.length; i++) {
        roster[i] = afterTheFight(roster[i]);
      }
      int round = state.fight().map(Fight::round).orElse(state.world().fought());
      return state.withRoster(List.of(roster)).with(state.world().withFought(round)).withoutFight();
    }

    /// Being late ends with the fight, and PCs who ran are only somewhere else.
    private static Being afterTheFight(Being being) {
      var rested = being.without(Flag.LATE).without(Flag.READING);
      return rested.isPc() ? rested.without(Flag.FLED) : rested;
    }
  }

  record IntentShown(String who, String intent) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.inFight(fight -> fight.telling(new Fight.Intent(who, intent)));
    }
  }

  record Declared(Fight.Declaration declaration) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.inFight(fight -> fight.declaring(declaration));
    }
  }

  record TakenBack(String who) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.inFight(
          fight ->
              fight.withDeclared(Lists.without(fight.declared(), d -> d.act().by().equals(who))));
    }
  }

  record ActLost(String who, String why) implements Telling {}

  record Moved(String who, int to) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withAt(to));
    }
  }

  record MoraleChecked(Who.Side side, boolean first, boolean half) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.inFight(fight -> fight.checking(side, first, half));
    }
  }

  /// What this phase will bring about once all of it is rolled.
  record Promised(CairnEvent event) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPromised(Lists.plus(state.promised(), event));
    }
  }

  record PromisesKept() implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withPromised(List.of());
    }
  }

  // Magic

  record SpellCast(String who, String spell, List<String> targets, boolean enhanced)
      implements Telling {}

  record SpellFailed(String who, String spell, String why) implements Telling {}

  record RelicUsed(String who, String relic) implements Telling {}

  record EffectBegan(Effect effect) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withEffects(Lists.plus(state.effects(), effect)).withNumbered(effect.number());
    }
  }

  record EffectLeft(int number, int left) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withEffects(
          state.effects().stream()
              .map(effect -> effect.number() == number ? effect.leaving(left) : effect)
              .toList());
    }
  }

  record EffectEnded(int number) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var ended = state.effects().stream().filter(e -> e.number() == number).findFirst();
      var rest = state.withEffects(Lists.without(state.effects(), e -> e.number() == number));
      return ended.map(rest::putOut).orElse(rest);
    }
  }

  /// A power lets one being go and works on.
  record EffectLifted(int number, String who) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withEffects(
          state.effects().stream()
              .map(effect -> effect.number() == number ? effect.off(who) : effect)
              .toList());
    }
  }

  // Time, people, trade

  record TimePassed(long seconds) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withClock(state.clock() + seconds);
    }
  }

  record Rested(String how) implements Telling {}

  record Joined(Being being) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state
          .withRoster(Lists.plus(state.roster(), being))
          .inFight(fight -> fight.joinedBy(being));
    }
  }

  record Left(String who) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withRoster(Lists.without(state.roster(), being -> being.id().equals(who)));
    }
  }

  record TookOver(String player, String who) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(
          who,
          being ->
              being
                  .with(being.who().as(Who.Kind.PC).seated(state.being(player).seat()))
                  .withHire(Optional.empty()));
    }
  }

  record SidesChanged(String who, Who.Side side) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.with(being.who().siding(side)));
    }
  }

  record HandedOver(String who, Seat seat) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.with(being.who().seated(seat)));
    }
  }

  record Revealed(String who, Secrecy secrecy) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  record HireChanged(String who, Optional<Being.Hire> hire) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(who, being -> being.withHire(hire));
    }
  }

  record PricesSet(String place, int percent) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      var others = Lists.without(state.markets(), market -> market.place().equals(place));
      return state.withMarkets(Lists.plus(others, new World.Market(place, percent)));
    }
  }

  record TreasurePlaced(World.Treasure treasure) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withTreasures(Lists.plus(state.treasures(), treasure));
    }
  }

  record TreasureTaken(String name) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.withTreasures(
          Lists.without(state.treasures(), treasure -> treasure.name().equals(name)));
    }
  }

  record SceneClosed(boolean closed) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(state.scene().closed(closed));
    }
  }

  record CoverSet(String attacker, String target, boolean stands) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return state.with(state.scene().withCover(attacker, target, stands));
    }
  }

  record ValueSet(String fact, String value, String reason) implements CairnEvent {
    @Override
    public CairnState appliedTo(CairnState state) {
      return Values.ALL.set(state, fact, value);
    }
  }
}
