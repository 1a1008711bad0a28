package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Somebody;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Marks;

/// Anybody in the scene: player character, henchman, creature.
///
/// @param cracked AC lost to critical hits until combat ends (RTH-CRIT-01)
/// @param fortune Fortune points; only PCs have any (RTH-R-12)
/// @param pools condition dice, in the order they are rolled
/// @param effects what is at work for a while, in the order it came
/// @param at the zone, or feet, along the line the scene lies on (RTH-R-30)
/// @param life what a blow does not touch
public record Being(
    Who who,
    Stats stats,
    int hp,
    int maxHp,
    int cracked,
    int fortune,
    List<Flag> flags,
    List<Pool> pools,
    List<Effect> effects,
    int at,
    Life life)
    implements Somebody {
  public Being {
    flags = Marks.of(flags);
  }

  private Marks<Flag> marks() {
    return Marks.of(flags);
  }

  /// Somebody as they come: nothing lost, nothing wrong.
  ///
  /// @param at where they stand
  public static Being fresh(Who who, Stats stats, int hp, int fortune, Life life, int at) {
    return new Being(who, stats, hp, hp, 0, fortune, List.of(), List.of(), List.of(), at, life);
  }

  @Override
  public String id() {
    return who.id();
  }

  @Override
  public Seat seat() {
    return who.seat();
  }

  @Override
  public String name() {
    return who.name();
  }

  @Override
  public Who.Side side() {
    return who.side();
  }

  @Override
  public Secrecy secrecy() {
    return who.secrecy();
  }

  public int stat(Stat stat) {
    return stats.of(stat);
  }

  /// The stat block of a creature, or of a henchman hired by one.
  public Optional<Creature> creature() {
    return life.creature();
  }

  /// What its stat block says of it, if it says so.
  public <H extends Habit> Optional<H> habit(Class<H> kind) {
    if (life.creature().isPresent()) {
      for (Habit habit : life.creature().get().habits()) {
        if (kind.isInstance(habit)) {
          return Optional.of(kind.cast(habit));
        }
      }
    }
    return Optional.empty();
  }

  public boolean does(Class<? extends Habit> kind) {
    return habit(kind).isPresent();
  }

  public Pack pack() {
    return life.pack();
  }

  public Growth growth() {
    return life.growth();
  }

  public Magic magic() {
    return life.magic();
  }

  public List<Injury> injuries() {
    return life.injuries();
  }

  @Override
  public boolean isPc() {
    return who.kind() == Who.Kind.PC;
  }

  public boolean isCreature() {
    return who.kind() == Who.Kind.CREATURE;
  }

  @Override
  public boolean isCalledByKind() {
    return isCreature();
  }

  /// On the other of the two sides that fight (RTH-R-21).
  public boolean isAgainst(Being other) {
    return side() != other.side() && side() != Who.Side.NEUTRAL && other.side() != Who.Side.NEUTRAL;
  }

  /// Fights the PCs.
  public boolean isFoe() {
    return side() == Who.Side.FOES;
  }

  public boolean is(Flag flag) {
    return marks().has(flag);
  }

  public boolean has(Knack knack) {
    return life.growth().has(knack);
  }

  /// Has an aptitude that still works before it is recharged.
  public boolean isReady(Knack knack) {
    return life.growth().ready(knack);
  }

  public boolean isDead() {
    return is(Flag.DEAD);
  }

  /// At 0 HP (RTH-ZERO-01).
  public boolean isDown() {
    return hp == 0;
  }

  /// A creature at 0 HP that is not on the PCs' side: nothing more befalls it (RTH-R-49).
  public boolean isDefeated() {
    return hp == 0 && isCreature() && side() != Who.Side.PARTY;
  }

  /// Dead, down, fled or taken: no part of the fight any more.
  @Override
  public boolean isOut() {
    return hp == 0 || isLost();
  }

  @Override
  public String gone() {
    return isDead() ? "dead" : hasLeft() ? "fled" : "";
  }

  /// Dead, defeated, fled or taken: cannot even crawl.
  public boolean isLost() {
    return isDefeated() || marks().hasAnyOf(Flag.TAKING_OUT);
  }

  /// By poison or by a disease of either kind.
  public boolean isWeakened() {
    return marks().hasAnyOf(Flag.WEAKENING);
  }

  /// Neither out of action nor asleep, senseless or paralysed.
  public boolean canAct() {
    return hp > 0 && !marks().hasAnyOf(Flag.STOPPING);
  }

  /// Able, or paralysed only until the own turn begins (RTH-R-61).
  public boolean canActOnTurn() {
    return hp > 0 && !marks().hasAnyOf(Flag.STOPPING_A_TURN);
  }

  /// Left the scene by their own feet or in chains: nothing can be done to them here.
  public boolean hasLeft() {
    return is(Flag.FLED);
  }

  public Optional<Pool> pool(Affliction what) {
    for (int i = 0; i < pools.size(); i++) {
      var pool = pools.get(i);
      if (pool.what() == what || pool.also().contains(what)) {
        return Optional.of(pool);
      }
    }
    return Optional.empty();
  }

  public Optional<Effect> effect(Effect.Kind kind) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).kind() == kind) {
        return Optional.of(effects.get(i));
      }
    }
    return Optional.empty();
  }

  public boolean is(Effect.Kind kind) {
    return effect(kind).isPresent();
  }

  /// Broken or Battered, with days of rest still owed (RTH-R-51).
  public boolean isUnrested() {
    for (Injury injury : injuries()) {
      if (injury.daysOwed() > 0) {
        return true;
      }
    }
    return false;
  }

  Being with(Stats newStats) {
    return new Being(who, newStats, hp, maxHp, cracked, fortune, flags, pools, effects, at, life);
  }

  Being withHp(int newHp) {
    return new Being(who, stats, newHp, maxHp, cracked, fortune, flags, pools, effects, at, life);
  }

  Being withMaxHp(int newMax) {
    return new Being(
        who,
        stats,
        Math.min(hp, newMax),
        newMax,
        cracked,
        fortune,
        flags,
        pools,
        effects,
        at,
        life);
  }

  Being withCracked(int lost) {
    return new Being(who, stats, hp, maxHp, lost, fortune, flags, pools, effects, at, life);
  }

  Being withFortune(int points) {
    return new Being(who, stats, hp, maxHp, cracked, points, flags, pools, effects, at, life);
  }

  /// Dead, and nothing at work on them any more.
  Being killed() {
    return withHp(0)
        .with(Flag.DEAD)
        .without(Flag.FALLEN)
        .withPools(List.of())
        .withEffects(List.of());
  }

  Being with(Flag flag) {
    return is(flag) ? this : withFlags(marks().with(flag));
  }

  Being without(Flag flag) {
    return is(flag) ? withFlags(marks().without(flag)) : this;
  }

  Being withFlags(List<Flag> newFlags) {
    return new Being(who, stats, hp, maxHp, cracked, fortune, newFlags, pools, effects, at, life);
  }

  /// With this pool in place of the one of its kind.
  Being with(Pool pool) {
    var all = new ArrayList<>(pools);
    all.removeIf(p -> p.what() == pool.what() || pool.also().contains(p.what()));
    all.add(pool);
    all.sort((a, b) -> a.what().compareTo(b.what()));
    return withPools(List.copyOf(all));
  }

  Being without(Affliction what) {
    return withPools(Lists.without(pools, pool -> pool.what() == what));
  }

  Being withPools(List<Pool> newPools) {
    return new Being(who, stats, hp, maxHp, cracked, fortune, flags, newPools, effects, at, life);
  }

  Being withEffects(List<Effect> newEffects) {
    return new Being(who, stats, hp, maxHp, cracked, fortune, flags, pools, newEffects, at, life);
  }

  Being withAt(int place) {
    return new Being(who, stats, hp, maxHp, cracked, fortune, flags, pools, effects, place, life);
  }

  Being with(Who newWho) {
    return new Being(newWho, stats, hp, maxHp, cracked, fortune, flags, pools, effects, at, life);
  }

  Being with(Life newLife) {
    return new Being(who, stats, hp, maxHp, cracked, fortune, flags, pools, effects, at, newLife);
  }

  Being with(Pack pack) {
    return with(life.with(pack));
  }

  Being with(Growth growth) {
    return with(life.with(growth));
  }

  Being with(Magic magic) {
    return with(life.with(magic));
  }

  Being withInjuries(List<Injury> injuries) {
    return with(life.withInjuries(injuries));
  }
}
