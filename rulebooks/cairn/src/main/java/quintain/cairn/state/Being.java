package quintain.cairn.state;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Somebody;
import quintain.kernel.parts.Marks;

/// Anybody in the scene: player character, hireling, NPC, monster, detachment.
///
/// @param at feet along the way that the scene lies on; those at the same place are adjacent
/// @param life what a blow does not touch
public record Being(
    Who who,
    Score str,
    Score dex,
    Score wil,
    int hp,
    int maxHp,
    List<Flag> flags,
    int at,
    Life life)
    implements Somebody {
  private static final int HANDS = 2;

  /// A hireling's terms.
  ///
  /// @param wage copper a day, 0 when paid by a share of the treasure
  /// @param owed copper not yet paid
  public record Hire(String employer, int wage, boolean share, int owed) {}

  public Being {
    flags = Marks.of(flags);
  }

  private Marks<Flag> marks() {
    return Marks.of(flags);
  }

  /// Somebody as they come: nothing lost, nothing wrong.
  public static Being fresh(Who who, Score str, Score dex, Score wil, int hp, Life life, int at) {
    return new Being(who, str, dex, wil, hp, hp, List.of(), at, life);
  }

  /// Somebody who has been through something before they came. What is above their maximum is as
  /// good as whole.
  public Being standing(Sheet.Standing now) {
    return new Being(
        who,
        new Score(Math.min(now.str(), str.max()), str.max()),
        new Score(Math.min(now.dex(), dex.max()), dex.max()),
        new Score(Math.min(now.wil(), wil.max()), wil.max()),
        Math.min(now.hp(), maxHp),
        maxHp,
        flags,
        at,
        life.with(life.pack().withFatigue(now.fatigue())).withScars(now.scars()));
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

  public Block block() {
    return life.block();
  }

  public Pack pack() {
    return life.pack();
  }

  public List<Need> needs() {
    return life.needs();
  }

  public List<Reward> rewards() {
    return life.rewards();
  }

  public List<String> scars() {
    return life.scars();
  }

  public List<Timer> timers() {
    return life.timers();
  }

  public Optional<Hire> hire() {
    return life.hire();
  }

  @Override
  public boolean isPc() {
    return who.kind() == Who.Kind.PC;
  }

  public boolean isNpc() {
    return who.kind() == Who.Kind.NPC;
  }

  @Override
  public boolean isCalledByKind() {
    return isNpc();
  }

  public boolean isDetachment() {
    return life.block().detachment();
  }

  public Score score(Ability ability) {
    return switch (ability) {
      case STR -> str;
      case DEX -> dex;
      case WIL -> wil;
    };
  }

  public boolean is(Flag flag) {
    return marks().has(flag);
  }

  /// Lacks a crucial need, or craves a leycap (CRN-DEPR-01, CRN-R-48).
  public boolean isDeprived() {
    return !life.needs().isEmpty();
  }

  /// How many hands can hold something: neither that of a broken arm (CRN-R-59) nor one that is
  /// lost (CRN-R-69).
  public int hands() {
    return Math.max(0, HANDS - brokenArms() - lostHands());
  }

  /// How many arms are broken; one that the Warden has broken pays nothing.
  public int brokenArms() {
    return is(Flag.BROKEN_ARM)
        ? Math.max(1, Collections.frequency(rewards(), Reward.BROKEN_ARM))
        : 0;
  }

  public int lostHands() {
    return (is(Flag.LOST_LEFT_HAND) ? 1 : 0) + (is(Flag.LOST_RIGHT_HAND) ? 1 : 0);
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
  @Override
  public boolean isOut() {
    return isParalysed() || isDelirious() || marks().hasAnyOf(Flag.TAKING_OUT);
  }

  /// Out for any other reason than running away.
  public boolean isCasualty() {
    return isParalysed() || isDelirious() || marks().hasAnyOf(Flag.FELLING);
  }

  @Override
  public String gone() {
    return isDead() ? "dead" : hasLeft() ? "fled" : "";
  }

  /// Neither out, nor held, asleep or senseless.
  public boolean canAct() {
    return !isParalysed() && !isDelirious() && !marks().hasAnyOf(Flag.STOPPING);
  }

  /// Critically damaged, and held by nothing else (CRN-CRIT-04).
  public boolean canCrawl() {
    return is(Flag.CRITICALLY_DAMAGED)
        && !isParalysed()
        && !isDelirious()
        && !marks().hasAnyOf(Flag.HOLDING);
  }

  /// At another's mercy: attacks are enhanced (CRN-MOD-04).
  public boolean isAtMercy() {
    return isParalysed() || marks().hasAnyOf(Flag.AT_MERCY);
  }

  /// Fled or routed: no longer there to do anything, or to have it done to them (CRN-MORL-06,
  /// CRN-DET-02).
  public boolean hasLeft() {
    return is(Flag.FLED) || is(Flag.ROUTED);
  }

  public boolean isDead() {
    return is(Flag.DEAD);
  }

  /// In somebody's gullet, and out of everybody's reach (CRN-R-68).
  public boolean isSwallowed() {
    for (Timer timer : life.timers()) {
      if (timer.what() == Timer.What.SWALLOWED) {
        return true;
      }
    }
    return false;
  }

  public boolean isAdjacentTo(Being other) {
    return isBeside(other.at);
  }

  public boolean isBeside(int place) {
    return distanceTo(place) <= 5;
  }

  public int distanceTo(Being other) {
    return distanceTo(other.at);
  }

  public int distanceTo(int place) {
    return Math.abs(at - place);
  }

  /// What is left of HP and STR together, in percent: damage goes through the one to the other.
  public int health() {
    int whole = maxHp + str.max();
    return whole == 0 ? 0 : 100 * (hp + str.now()) / whole;
  }

  // Of one id there are thousands while odds are reckoned, who differ mostly in these.
  @Override
  public int hashCode() {
    int hash = who.hashCode() * 31 + str.now();
    hash = (hash * 31 + dex.now()) * 31 + wil.now();
    hash = (hash * 31 + hp) * 31 + at;
    for (int i = 0; i < flags.size(); i++) {
      hash = hash * 31 + flags.get(i).name().hashCode();
    }
    return hash * 31 + life.hashCode();
  }

  Being withScore(Ability ability, Score score) {
    return switch (ability) {
      case STR -> new Being(who, score, dex, wil, hp, maxHp, flags, at, life);
      case DEX -> new Being(who, str, score, wil, hp, maxHp, flags, at, life);
      case WIL -> new Being(who, str, dex, score, hp, maxHp, flags, at, life);
    };
  }

  Being withHp(int newHp) {
    return new Being(who, str, dex, wil, newHp, maxHp, flags, at, life);
  }

  /// A lower maximum takes HP down with it (CRN-R-10).
  Being withMaxHp(int newMax) {
    return new Being(who, str, dex, wil, Math.min(hp, newMax), newMax, flags, at, life);
  }

  Being with(Flag flag) {
    return is(flag) ? this : withFlags(marks().with(flag));
  }

  Being without(Flag flag) {
    return is(flag) ? withFlags(marks().without(flag)) : this;
  }

  private Being withFlags(List<Flag> newFlags) {
    return new Being(who, str, dex, wil, hp, maxHp, newFlags, at, life);
  }

  Being withAt(int feet) {
    return new Being(who, str, dex, wil, hp, maxHp, flags, feet, life);
  }

  Being with(Who newWho) {
    return new Being(newWho, str, dex, wil, hp, maxHp, flags, at, life);
  }

  private Being with(Life newLife) {
    return new Being(who, str, dex, wil, hp, maxHp, flags, at, newLife);
  }

  Being with(Block block) {
    return with(life.with(block));
  }

  Being with(Pack pack) {
    return with(life.with(pack));
  }

  Being withNeeds(List<Need> needs) {
    return with(life.withNeeds(needs));
  }

  Being withRewards(List<Reward> rewards) {
    return with(life.withRewards(rewards));
  }

  Being withScar(String told) {
    return with(life.withScar(told));
  }

  Being withTimers(List<Timer> timers) {
    return timers.equals(life.timers()) ? this : with(life.withTimers(timers));
  }

  Being withHire(Optional<Hire> hire) {
    return with(life.withHire(hire));
  }
}
