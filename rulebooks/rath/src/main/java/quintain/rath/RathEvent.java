package quintain.rath;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.parts.Lists;

/// Everything that can happen in Rath, and what each does to the state. No dice, no refusal, no
/// rule: those came before.
public sealed interface RathEvent extends Event {
  /// The state once this has happened.
  RathState appliedTo(RathState state);

  /// What leaves nothing behind but its telling.
  sealed interface Telling extends RathEvent {
    @Override
    default RathState appliedTo(RathState state) {
      return state;
    }
  }

  // Rolls

  /// A test came out so.
  ///
  /// @param natural the die kept (RTH-R-07)
  /// @param sources what gave advantage or disadvantage, in words (RTH-ADV-03)
  record Tested(
      String who,
      Stat stat,
      int natural,
      int total,
      int dc,
      boolean success,
      List<String> sources,
      String against)
      implements Telling {}

  record Opposed(
      String who, Stat stat, int total, String with, Stat other, int otherTotal, boolean won)
      implements Telling {}

  record AttackRolled(
      String who,
      String target,
      String with,
      int natural,
      int total,
      int ac,
      boolean hit,
      List<String> sources)
      implements Telling {}

  /// Something the GM said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  record FortuneSpent(String who, String on, String note) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withFortune(being.fortune() - 1));
    }
  }

  record FortuneSet(String who, int to, String why) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withFortune(to));
    }
  }

  // Damage and what it does

  record HpLost(String who, int points, String source) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withHp(Math.max(0, being.hp() - points)));
    }
  }

  record HpRestored(String who, int to) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withHp(to));
    }
  }

  record MaxHpChanged(String who, int to) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withMaxHp(to));
    }
  }

  record AcLost(String who, int points) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withCracked(being.cracked() + points));
    }
  }

  record Died(String who, String cause) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(
          who,
          being ->
              being
                  .withHp(0)
                  .with(Flag.DEAD)
                  .without(Flag.FALLEN)
                  .withPools(List.of())
                  .withEffects(List.of()));
    }
  }

  record Injured(String who, Injury injury) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withInjuries(Lists.plus(being.injuries(), injury)));
    }
  }

  /// What somebody's injuries are from now on, rested or mended.
  record InjuriesMended(String who, List<Injury> left) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withInjuries(left));
    }
  }

  record Became(String who, Flag flag, String why) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(flag));
    }
  }

  record NoLonger(String who, Flag flag) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.without(flag));
    }
  }

  record StatChanged(String who, Stat stat, int to) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.stats().with(stat, to)));
    }
  }

  record EffectBegan(String who, Effect effect) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(
          who,
          being ->
              being.withEffects(
                  Lists.plus(
                      Lists.without(being.effects(), e -> e.kind() == effect.kind()), effect)));
    }
  }

  record EffectEnded(String who, Effect.Kind kind) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(
          who, being -> being.withEffects(Lists.without(being.effects(), e -> e.kind() == kind)));
    }
  }

  // Conditions

  record ConditionBegan(String who, Pool pool) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(pool));
    }
  }

  /// A pool was rolled: so many low dice, and what is left.
  record ConditionRolled(String who, Affliction what, int low, Pool left) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(left));
    }
  }

  /// A pool has more or fewer dice, not by rolling.
  record ConditionChanged(String who, Pool left) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(left));
    }
  }

  record ConditionOver(String who, Affliction what) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.without(what));
    }
  }

  // Combat

  record CombatBegan() implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      int foes = 0;
      for (Being being : state.roster()) {
        foes += being.side() == Who.Side.FOES && !being.isGone() ? 1 : 0;
      }
      var ready = new ArrayList<Being>();
      for (Being being : state.roster()) {
        ready.add(loaded(being));
      }
      return state
          .withRoster(ready)
          .with(Fight.begun(foes))
          .with(state.world().warned(Optional.empty()));
    }

    /// Every crossbow starts a fight loaded (RTH-R-44).
    private static Being loaded(Being being) {
      var pack = being.pack();
      for (Item item : pack.items()) {
        if (item.is(Item.State.UNLOADED)) {
          pack = pack.with(item.with(Item.State.SOUND));
        }
      }
      return pack.equals(being.pack()) ? being : being.with(pack);
    }
  }

  record RoundOpened(int round, Who.Side first, int face) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.opened(round, first));
    }
  }

  record SideTurned(Who.Side side) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.turnedTo(side));
    }
  }

  record TurnBegan(String who, int actions) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(
          fight -> fight.lettingGo(who).taking(new Fight.Turn(who, false, actions, false, true)));
    }
  }

  /// A part of the turn is used up.
  record TurnSpent(Fight.Turn left) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.taking(left));
    }
  }

  record TurnEnded(String who) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.finished(who));
    }
  }

  record ActLost(String who, String why) implements Telling {}

  record Moved(String who, int to) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withAt(to));
    }
  }

  record Readied(Fight.Readied held) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.holding(held));
    }
  }

  record ReadinessLost(String who) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.lettingGo(who));
    }
  }

  /// Ammunition that owes a usage roll: for the combat, or for the scene outside one (RTH-R-90).
  record Shot(String who, String ammunition) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var shot = new Fight.Fired(who, ammunition);
      if (state.inCombat()) {
        return state.inFight(fight -> fight.firing(shot));
      }
      var loosed = state.world().loosed();
      return loosed.contains(shot)
          ? state
          : state.with(state.world().withLoosed(Lists.plus(loosed, shot)));
    }
  }

  record NerveTested(boolean again, boolean held) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.testedNerve(again));
    }
  }

  /// Combat is over: lost AC comes back, what lasted for the fight ends (RTH-R-93).
  ///
  /// @param clock the minute it is now, rounds rounded up (RTH-R-24)
  record CombatEnded(long clock) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var roster = new ArrayList<Being>();
      for (Being being : state.roster()) {
        roster.add(
            being
                .withCracked(0)
                .without(Flag.PARALYSED)
                .withEffects(Lists.without(being.effects(), CombatEnded::endsWithCombat)));
      }
      return state.withRoster(roster).withClock(clock).withoutFight();
    }

    private static boolean endsWithCombat(Effect effect) {
      return switch (effect.end()) {
        case Effect.End.TurnEnd _, Effect.End.TurnStart _, Effect.End.Combat _ -> true;
        case Effect.End.Clock _, Effect.End.Lasting _ -> false;
      };
    }
  }

  // Things

  record ItemGained(String who, Item item) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.plus(item));
    }
  }

  record ItemLost(String who, String item, String how) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.minus(item));
    }
  }

  record ItemDropped(String who, String item) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var bearer = state.being(who);
      var dropped = bearer.pack().find(item);
      if (dropped.isEmpty()) {
        return state;
      }
      var lying = new World.Lying(dropped.get().to(Item.Where.PACK), bearer.at());
      return state.withPack(who, p -> p.minus(item)).withGround(Lists.plus(state.ground(), lying));
    }
  }

  /// A thing leaves the hand and comes to lie where it was thrown.
  record ItemThrown(String who, String item, int at) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var thrown = state.being(who).pack().find(item);
      return thrown
          .map(
              i ->
                  state
                      .withPack(who, p -> p.minus(item))
                      .withGround(
                          Lists.plus(state.ground(), new World.Lying(i.to(Item.Where.PACK), at))))
          .orElse(state);
    }
  }

  record ItemTakenUp(String who, String item) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      for (World.Lying lying : state.ground()) {
        if (lying.item().key().equalsIgnoreCase(item)) {
          return state
              .withPack(who, p -> p.plus(lying.item().to(Item.Where.HELD)))
              .withGround(Lists.withoutFirst(state.ground(), lying));
        }
      }
      return state;
    }
  }

  record ItemPlaced(String who, String item, Item.Where where) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.to(where))).orElse(p));
    }
  }

  record ItemBecame(String who, String item, Item.State what) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.with(what))).orElse(p));
    }
  }

  /// A usage die has a new size (RTH-USE-04).
  record UsageDropped(String who, String item, int sides) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.using(sides))).orElse(p));
    }
  }

  record AptitudeUsed(String who, Knack knack) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.growth().using(knack)));
    }
  }

  // Time and people

  record TimePassed(int minutes) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withClock(state.clock() + minutes);
    }
  }

  record Joined(Being being) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var joined = state.withRoster(Lists.plus(state.roster(), being));
      return being.side() == Who.Side.FOES ? joined.inFight(Fight::joinedByFoe) : joined;
    }
  }

  record Left(String who) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withRoster(Lists.without(state.roster(), being -> being.id().equals(who)));
    }
  }

  record HandedOver(String who, Seat seat) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.who().seated(seat)));
    }
  }

  record Revealed(String who, Who.Secrecy secrecy) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  record ValueSet(String fact, String value, String reason) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return Values.set(state, fact, value);
    }
  }

  // Coins, wear and rest

  record PurseChanged(String who, Purse to, String why) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, pack -> pack.with(to));
    }
  }

  /// Venom is on a weapon, for its next wounding hit.
  record ItemCoated(String who, String item, String venom) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(
          who,
          p -> p.find(item).map(i -> p.with(i.with(Item.State.COATED).holding(venom))).orElse(p));
    }
  }

  /// A usage die was rolled and stays as it is (RTH-USE-04).
  record UsageHeld(String who, String item, int face) implements Telling {}

  /// A light has burned so many turns since its last usage roll (RTH-USE-07).
  record LightBurned(String who, String item, int turns) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withPack(who, p -> p.find(item).map(i -> p.with(i.burning(turns))).orElse(p));
    }
  }

  /// Shots outside combat owe one usage roll for the scene (RTH-R-90).
  record ScenesShotsReckoned() implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().withLoosed(List.of()));
    }
  }

  record RestTaken(String how) implements Telling {}

  /// A long rest has ended at that minute (RTH-R-72).
  record LongRested(long at) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().withRested(at));
    }
  }

  /// The uses of what this recharges come back (RTH-SRST-05, RTH-LRST-06).
  record Recharged(String who, List<Aptitude.Recharge> by) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.growth().recharged(by)));
    }
  }

  // Magic

  record SpellCast(String who, String spell, List<String> targets, boolean sure)
      implements Telling {}

  record SpellFailed(String who, String spell) implements Telling {}

  record SpellBurned(String who, String spell) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().burning(spell)));
    }
  }

  record SpellUnburned(String who, String spell) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().unburning(spell)));
    }
  }

  record SpellsEquipped(String who, List<String> spells) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().equipping(spells)));
    }
  }

  record SpellLearnt(String who, String spell) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.magic().knowing(spell)));
    }
  }

  // Traps and locks

  record DeviceSet(Device device) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().with(device));
    }
  }

  /// Something about a trap or lock has changed: found, sprung, disabled, open.
  record DeviceChanged(Device device, String how) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().with(device));
    }
  }

  record DeviceRemoved(String device) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().withoutDevice(device));
    }
  }

  /// Those on this side are warned, and act first when combat begins.
  record Warned(Who.Side side) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().warned(Optional.of(side)));
    }
  }

  // Sessions and advancement

  record SessionChanged(boolean open) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().inSession(open));
    }
  }

  /// A scene is over: AC lost outside combat comes back (RTH-R-36).
  record SceneEnded() implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.withRoster(state.roster().stream().map(b -> b.withCracked(0)).toList());
    }
  }

  record Darkened(Darkness darkness) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().in(darkness));
    }
  }

  record XpGained(String who, int to) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().at(b.growth().level(), to)));
    }
  }

  /// A level is bought.
  ///
  /// @param xp what is left of it
  record LevelGained(String who, int level, int xp) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().at(level, xp)));
    }
  }

  /// Maximum HP has risen, and HP by as much (RTH-R-83).
  record HpGrew(String who, int by) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(
          who, b -> b.isDead() ? b : b.withMaxHp(b.maxHp() + by).withHp(Math.max(0, b.hp() + by)));
    }
  }

  record AptitudeGained(String who, Aptitude aptitude) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().gaining(aptitude)));
    }
  }

  record AptitudeLost(String who, Aptitude aptitude) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().losing(aptitude)));
    }
  }

  record Studied(String who, List<String> subjects) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, b -> b.with(b.growth().studying(subjects)));
    }
  }

  /// A henchman or beast joins, right after the employer (RTH-R-87).
  record Hired(Being being) implements RathEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var roster = new ArrayList<Being>();
      var employer = being.life().employer().orElse("");
      for (Being other : state.roster()) {
        roster.add(other);
        if (other.id().equals(employer)) {
          roster.add(being);
        }
      }
      return state.withRoster(roster);
    }
  }
}
