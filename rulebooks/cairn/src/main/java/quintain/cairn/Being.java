package quintain.cairn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Actor;
import quintain.kernel.Seat;

/// Anybody in the scene: player character, hireling, NPC, monster, detachment.
///
/// @param at feet along the way that the scene lies on; those at the same place are adjacent
public record Being(
    Who who,
    Score str,
    Score dex,
    Score wil,
    int hp,
    int maxHp,
    Block block,
    Pack pack,
    List<Flag> flags,
    List<Need> needs,
    List<Reward> rewards,
    List<String> scars,
    List<Timer> timers,
    int at,
    Optional<Hire> hire)
    implements Actor {
  /// A hireling's terms.
  ///
  /// @param wage copper a day, 0 when paid by a share of the treasure
  /// @param owed copper not yet paid
  public record Hire(String employer, int wage, boolean share, int owed) {}

  @Override
  public String id() {
    return who.id();
  }

  @Override
  public Seat seat() {
    return who.seat();
  }

  public String name() {
    return who.name();
  }

  public Who.Side side() {
    return who.side();
  }

  public boolean isPc() {
    return who.kind() == Who.Kind.PC;
  }

  public boolean isNpc() {
    return who.kind() == Who.Kind.NPC;
  }

  public boolean isDetachment() {
    return block.detachment();
  }

  public Score score(Ability ability) {
    return switch (ability) {
      case STR -> str;
      case DEX -> dex;
      case WIL -> wil;
    };
  }

  public boolean is(Flag flag) {
    for (int i = 0; i < flags.size(); i++) {
      if (flags.get(i) == flag) {
        return true;
      }
    }
    return false;
  }

  /// Lacks a crucial need, or craves a leycap (CRN-DEPR-01, CRN-R-48).
  public boolean isDeprived() {
    return !needs.isEmpty();
  }

  /// DEX 0 (CRN-LOSS-02).
  public boolean isParalysed() {
    return dex.now() == 0;
  }

  /// WIL 0 (CRN-LOSS-03).
  public boolean isDelirious() {
    return wil.now() == 0;
  }

  /// Dead, gone, or taken out: a casualty, and no threat to anybody (CRN-R-28, CRN-R-54).
  public boolean isOut() {
    if (isParalysed() || isDelirious()) {
      return true;
    }
    for (int i = 0; i < flags.size(); i++) {
      if (flags.get(i).takesOut()) {
        return true;
      }
    }
    return false;
  }

  /// Neither out, nor held, asleep or senseless.
  public boolean canAct() {
    if (isParalysed() || isDelirious()) {
      return false;
    }
    for (int i = 0; i < flags.size(); i++) {
      if (flags.get(i).stopsActing()) {
        return false;
      }
    }
    return true;
  }

  /// At another's mercy: attacks are enhanced (CRN-MOD-04).
  public boolean isAtMercy() {
    for (int i = 0; i < flags.size(); i++) {
      if (flags.get(i).atMercy()) {
        return true;
      }
    }
    return isParalysed();
  }

  /// Fled or routed: no longer there to do anything, or to have it done to them (CRN-MORL-06,
  /// CRN-DET-02).
  public boolean hasLeft() {
    return is(Flag.FLED) || is(Flag.ROUTED);
  }

  public boolean isDead() {
    return is(Flag.DEAD);
  }

  public boolean isAdjacentTo(Being other) {
    return distanceTo(other) <= 5;
  }

  public int distanceTo(Being other) {
    return Math.abs(at - other.at);
  }

  Being withScore(Ability ability, Score score) {
    return switch (ability) {
      case STR ->
          new Being(
              who, score, dex, wil, hp, maxHp, block, pack, flags, needs, rewards, scars, timers,
              at, hire);
      case DEX ->
          new Being(
              who, str, score, wil, hp, maxHp, block, pack, flags, needs, rewards, scars, timers,
              at, hire);
      case WIL ->
          new Being(
              who, str, dex, score, hp, maxHp, block, pack, flags, needs, rewards, scars, timers,
              at, hire);
    };
  }

  Being withHp(int newHp) {
    return new Being(
        who, str, dex, wil, newHp, maxHp, block, pack, flags, needs, rewards, scars, timers, at,
        hire);
  }

  /// A lower maximum takes HP down with it (CRN-R-10).
  Being withMaxHp(int newMax) {
    return new Being(
        who,
        str,
        dex,
        wil,
        Math.min(hp, newMax),
        newMax,
        block,
        pack,
        flags,
        needs,
        rewards,
        scars,
        timers,
        at,
        hire);
  }

  Being with(Who newWho) {
    return new Being(
        newWho, str, dex, wil, hp, maxHp, block, pack, flags, needs, rewards, scars, timers, at,
        hire);
  }

  Being with(Block newBlock) {
    return new Being(
        who, str, dex, wil, hp, maxHp, newBlock, pack, flags, needs, rewards, scars, timers, at,
        hire);
  }

  Being with(Pack newPack) {
    return new Being(
        who, str, dex, wil, hp, maxHp, block, newPack, flags, needs, rewards, scars, timers, at,
        hire);
  }

  Being with(Flag flag) {
    if (is(flag)) {
      return this;
    }
    var more = new ArrayList<>(flags);
    more.add(flag);
    more.sort(null);
    return withFlags(List.copyOf(more));
  }

  Being without(Flag flag) {
    return is(flag) ? withFlags(flags.stream().filter(f -> f != flag).toList()) : this;
  }

  Being withFlags(List<Flag> newFlags) {
    return new Being(
        who, str, dex, wil, hp, maxHp, block, pack, newFlags, needs, rewards, scars, timers, at,
        hire);
  }

  Being withNeeds(List<Need> newNeeds) {
    return new Being(
        who, str, dex, wil, hp, maxHp, block, pack, flags, newNeeds, rewards, scars, timers, at,
        hire);
  }

  Being withRewards(List<Reward> newRewards) {
    return new Being(
        who,
        str,
        dex,
        wil,
        hp,
        maxHp,
        block,
        pack,
        flags,
        needs,
        newRewards,
        scars,
        timers,
        at,
        hire);
  }

  Being withScar(String told) {
    var more = new ArrayList<>(scars);
    more.add(told);
    return new Being(
        who,
        str,
        dex,
        wil,
        hp,
        maxHp,
        block,
        pack,
        flags,
        needs,
        rewards,
        List.copyOf(more),
        timers,
        at,
        hire);
  }

  Being withTimers(List<Timer> newTimers) {
    return new Being(
        who, str, dex, wil, hp, maxHp, block, pack, flags, needs, rewards, scars, newTimers, at,
        hire);
  }

  Being withAt(int feet) {
    return new Being(
        who, str, dex, wil, hp, maxHp, block, pack, flags, needs, rewards, scars, timers, feet,
        hire);
  }

  Being withHire(Optional<Hire> newHire) {
    return new Being(
        who, str, dex, wil, hp, maxHp, block, pack, flags, needs, rewards, scars, timers, at,
        newHire);
  }
}
