package quintain.terraodd.state;

import java.util.List;
import java.util.function.UnaryOperator;
import quintain.kernel.Seat;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Somebody;
import quintain.kernel.parts.Marks;

/// Anybody in the scene: player character, NPC, foe, detachment.
///
/// @param at feet along the way that the scene lies on; those at the same place are adjacent
/// @param life what a blow to Grit does not touch
public record Being(
    Who who,
    Score prowess,
    Score insight,
    Score resolve,
    int grit,
    List<Flag> flags,
    int at,
    Life life)
    implements Somebody {
  /// As near as two must be to touch.
  public static final int BESIDE = 5;

  public Being {
    flags = Marks.of(flags);
  }

  private Marks<Flag> marks() {
    return Marks.of(flags);
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

  public List<Talent> talents() {
    return life.talents();
  }

  public List<Trouble> troubles() {
    return life.troubles();
  }

  public List<Timer> timers() {
    return life.timers();
  }

  @Override
  public boolean isPc() {
    return who.kind() == Who.Kind.PC;
  }

  public boolean isDetachment() {
    return life.block().detachment();
  }

  public Score score(Ability ability) {
    return switch (ability) {
      case PROWESS -> prowess;
      case INSIGHT -> insight;
      case RESOLVE -> resolve;
    };
  }

  public boolean is(Flag flag) {
    return marks().has(flag);
  }

  public boolean has(Gift gift) {
    var talents = life.talents();
    for (int i = 0; i < talents.size(); i++) {
      if (talents.get(i).entry().gift() == gift) {
        return true;
      }
    }
    return false;
  }

  public boolean suffers(Ailment ail) {
    var troubles = life.troubles();
    for (int i = 0; i < troubles.size(); i++) {
      if (troubles.get(i).entry().ail() == ail) {
        return true;
      }
    }
    return false;
  }

  /// Lacks a crucial need (ODD-REF-04).
  public boolean isDeprived() {
    return !life.needs().isEmpty();
  }

  /// Dead, gone or taken out: a casualty, and no threat to anybody.
  @Override
  public boolean isOut() {
    return marks().hasAnyOf(Flag.TAKING_OUT);
  }

  /// Out for any other reason than running away.
  public boolean isCasualty() {
    return marks().hasAnyOf(Flag.FELLING);
  }

  /// A creature without any Insight, which is out until it has some again (ODD-R-27).
  boolean isSenseless() {
    return !isPc() && insight().now() == 0;
  }

  /// Able to act, or only out of this combat: such a one may still rummage in their pack.
  public boolean canUseHands() {
    return !marks().hasAnyOf(Flag.DISABLING);
  }

  @Override
  public String gone() {
    return isDead() ? "dead" : is(Flag.DEPARTED) ? "gone" : hasLeft() ? "fled" : "";
  }

  /// Neither out, nor held or asleep.
  public boolean canAct() {
    return !marks().hasAnyOf(Flag.STOPPING);
  }

  /// No longer there to do anything, or to have it done to them.
  public boolean hasLeft() {
    return is(Flag.FLED) || is(Flag.ROUTED) || is(Flag.DEPARTED);
  }

  public boolean isDead() {
    return is(Flag.DEAD);
  }

  /// Neither dead nor gone for good.
  public boolean isInPlay() {
    return !is(Flag.DEAD) && !is(Flag.DEPARTED);
  }

  public boolean isAdjacentTo(Being other) {
    return isBeside(other.at);
  }

  public boolean isBeside(int place) {
    return distanceTo(place) <= BESIDE;
  }

  public int distanceTo(Being other) {
    return distanceTo(other.at);
  }

  public int distanceTo(int place) {
    return Math.abs(at - place);
  }

  /// What is left of Grit and Prowess together, in percent: Harm goes through the one to the other.
  public int health() {
    int most = (isPc() ? Math.max(grit, 6) : block().grit()) + prowess.permanent();
    return most == 0 ? 0 : Math.min(100, 100 * (grit + prowess.now()) / most);
  }

  Being withScore(Ability ability, Score score) {
    return switch (ability) {
      case PROWESS -> new Being(who, score, insight, resolve, grit, flags, at, life);
      case INSIGHT -> new Being(who, prowess, score, resolve, grit, flags, at, life);
      case RESOLVE -> new Being(who, prowess, insight, score, grit, flags, at, life);
    };
  }

  Being withGrit(int points) {
    return new Being(who, prowess, insight, resolve, points, flags, at, life);
  }

  Being with(Flag flag) {
    return is(flag) ? this : withFlags(marks().with(flag));
  }

  Being without(Flag flag) {
    return is(flag) ? withFlags(marks().without(flag)) : this;
  }

  Being without(Marks<Flag> over) {
    return marks().hasAnyOf(over) ? withFlags(marks().without(over)) : this;
  }

  private Being withFlags(List<Flag> newFlags) {
    return new Being(who, prowess, insight, resolve, grit, newFlags, at, life);
  }

  Being withAt(int feet) {
    return new Being(who, prowess, insight, resolve, grit, flags, feet, life);
  }

  Being with(Who newWho) {
    return new Being(newWho, prowess, insight, resolve, grit, flags, at, life);
  }

  Being with(Life newLife) {
    return new Being(who, prowess, insight, resolve, grit, flags, at, newLife);
  }

  Being with(Pack pack) {
    return with(life.with(pack));
  }

  Being living(UnaryOperator<Life> change) {
    return with(change.apply(life));
  }
}
