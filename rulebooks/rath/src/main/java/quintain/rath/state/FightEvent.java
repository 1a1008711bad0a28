package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Lists;

/// What happens in danger: harm, conditions, and combat round by round.
public sealed interface FightEvent extends RathEvent {
  // Rolls

  record FortuneSpent(String who, String on, String note) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withFortune(being.fortune() - 1));
    }
  }

  record FortuneSet(String who, int to, String why) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withFortune(to));
    }
  }

  // Damage and what it does

  /// HP go, and with them what they went by.
  ///
  /// @param dice what the dice of a blow came to, and nothing for harm without any
  /// @param plus what was added to them
  /// @param shield what a shield took of it
  record HpLost(
      String who, int points, String source, @OrNone int dice, @OrNone int plus, @OrNone int shield)
      implements FightEvent {
    public HpLost(String who, int points, String source) {
      this(who, points, source, 0, 0, 0);
    }

    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withHp(Math.max(0, being.hp() - points)));
    }
  }

  record HpRestored(String who, int to) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withHp(to));
    }
  }

  record MaxHpChanged(String who, int to) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withMaxHp(to));
    }
  }

  record AcLost(String who, int points) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withCracked(being.cracked() + points));
    }
  }

  record Died(String who, String cause) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, Being::killed);
    }
  }

  record Injured(String who, Injury injury) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withInjuries(Lists.plus(being.injuries(), injury)));
    }
  }

  /// What somebody's injuries are from now on, rested or mended.
  record InjuriesMended(String who, List<Injury> left) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.withInjuries(left));
    }
  }

  record Became(String who, Flag flag, String why) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(flag));
    }
  }

  record NoLonger(String who, Flag flag) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.without(flag));
    }
  }

  record StatChanged(String who, Stat stat, int to) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(being.stats().with(stat, to)));
    }
  }

  record EffectBegan(String who, Effect effect) implements FightEvent {
    /// What is at work already ends at another moment.
    public static EffectBegan lasting(String who, Effect effect, Effect.End until) {
      return new EffectBegan(who, effect.ending(until));
    }

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

  record EffectEnded(String who, Effect.Kind kind) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(
          who, being -> being.withEffects(Lists.without(being.effects(), e -> e.kind() == kind)));
    }
  }

  // Conditions

  record ConditionBegan(String who, Pool pool) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(pool));
    }
  }

  /// A pool was rolled: so many low dice, and what is left.
  record ConditionRolled(String who, Affliction what, int low, Pool left) implements FightEvent {
    /// So many dice are left of the pool, which is due again when its kind is.
    public static ConditionRolled of(String who, Pool rolled, int low, int left) {
      return new ConditionRolled(who, rolled.what(), low, rolled.rolledDownTo(left));
    }

    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(left));
    }
  }

  /// A pool has more or fewer dice, not by rolling.
  record ConditionChanged(String who, Pool left) implements FightEvent {
    /// The pool has so many dice.
    public static ConditionChanged to(String who, Pool pool, int dice) {
      return new ConditionChanged(who, pool.holding(dice));
    }

    /// Dice of the same family join the pool, with what they bring.
    public static ConditionChanged joined(String who, Pool pool, Affliction what, int dice) {
      return new ConditionChanged(who, pool.with(what).holding(pool.dice() + dice));
    }

    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.with(left));
    }
  }

  record ConditionOver(String who, Affliction what) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(who, being -> being.without(what));
    }
  }

  // Combat

  record CombatBegan() implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      int foes = 0;
      for (Being being : state.roster()) {
        foes += being.side() == Who.Side.FOES && !being.isOut() ? 1 : 0;
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

  record RoundOpened(int round, Who.Side first, int face) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.opened(round, first));
    }
  }

  record SideTurned(Who.Side side) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.turnedTo(side));
    }
  }

  record TurnBegan(String who, int actions) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(
          fight -> fight.lettingGo(who).taking(new Fight.Turn(who, false, actions, false, true)));
    }
  }

  /// A part of the turn is used up.
  record TurnSpent(Fight.Turn left) implements FightEvent {
    public static TurnSpent moving(Fight.Turn turn) {
      return new TurnSpent(turn.moving());
    }

    public static TurnSpent acting(Fight.Turn turn) {
      return new TurnSpent(turn.acting());
    }

    public static TurnSpent freely(Fight.Turn turn) {
      return new TurnSpent(turn.freely());
    }

    /// All of it but the free action.
    public static TurnSpent over(Fight.Turn turn) {
      return new TurnSpent(turn.over());
    }

    /// The action is there again, as if it had not been taken.
    public static TurnSpent givingBackAction(Fight.Turn turn) {
      return new TurnSpent(turn.withActionBack());
    }

    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.taking(left));
    }
  }

  record TurnEnded(String who) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.finished(who));
    }
  }

  record Moved(String who, int to) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var moved = state.with(who, being -> being.withAt(to));
      var spotted = moved.scene().spotted();
      return spotted.contains(who)
          ? moved.with(
              moved
                  .world()
                  .with(moved.scene().withSpotted(Lists.without(spotted, id -> id.equals(who)))))
          : moved;
    }
  }

  record FogSet(boolean on) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.with(state.world().with(state.scene().withFog(on)));
    }
  }

  /// Somebody in the fog gives themselves away, until they move.
  record Spotted(String who) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var scene = state.scene();
      return state.with(state.world().with(scene.withSpotted(Lists.plus(scene.spotted(), who))));
    }
  }

  record Readied(Fight.Readied held) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.holding(held));
    }
  }

  record ReadinessLost(String who) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.lettingGo(who));
    }
  }

  /// Ammunition that owes a usage roll: for the combat, or for the scene outside one (RTH-R-90).
  record Shot(String who, String ammunition) implements FightEvent {
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

  record NerveTested(boolean again, boolean held) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      return state.inFight(fight -> fight.testedNerve(again));
    }
  }

  /// Combat is over: lost AC comes back, what lasted for the fight ends (RTH-R-93).
  ///
  /// @param clock the minute it is now, rounds rounded up (RTH-R-24)
  record CombatEnded(long clock) implements FightEvent {
    @Override
    public RathState appliedTo(RathState state) {
      var roster = new ArrayList<Being>();
      for (Being being : state.roster()) {
        roster.add(
            being.withCracked(0).without(Flag.PARALYSED).withEffects(lasting(being.effects())));
      }
      int round = state.fight().map(Fight::round).orElse(0);
      return state
          .withRoster(roster)
          .with(state.world().withClock(clock).withFought(round))
          .withoutFight();
    }

    /// What outlasts the combat.
    private List<Effect> lasting(List<Effect> effects) {
      var lasting = new ArrayList<Effect>();
      for (Effect effect : effects) {
        switch (effect.end()) {
          case Effect.End.TurnEnd _, Effect.End.TurnStart _, Effect.End.Combat _ -> {}
          case Effect.End.AfterCombat(int turns) ->
              lasting.add(effect.ending(new Effect.End.Clock(clock + (long) turns * Minutes.TURN)));
          case Effect.End.Clock _, Effect.End.Lasting _ -> lasting.add(effect);
        }
      }
      return List.copyOf(lasting);
    }
  }
}
