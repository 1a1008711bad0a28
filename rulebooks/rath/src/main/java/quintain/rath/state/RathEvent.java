package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.OrNone;

/// Everything that can happen in Rath, and what each does to the state. No dice, no refusal, no
/// rule: those came before. Their records are with the chapters they belong to; here are those that
/// are only told.
public sealed interface RathEvent extends Event
    permits RathEvent.Telling, FightEvent, ThingEvent, LifeEvent {
  /// The state once this has happened.
  RathState appliedTo(RathState state);

  /// What leaves nothing behind but its telling.
  sealed interface Telling extends RathEvent {
    @Override
    default RathState appliedTo(RathState state) {
      return state;
    }
  }

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

  /// A contest came out so.
  ///
  /// @param sources what gave one side advantage or disadvantage, in words
  /// @param against the same of the other side
  record Opposed(
      String who,
      Stat stat,
      int total,
      String with,
      Stat other,
      int otherTotal,
      boolean won,
      List<String> sources,
      List<String> against)
      implements Telling {}

  /// An attack came out so.
  ///
  /// @param ac what it had to reach
  /// @param stat what was added to the die, DEX for a shot; absent for a trap's
  /// @param ignores points of AC that the weapon ignored (RTH-WPN-09)
  record AttackRolled(
      String who,
      String target,
      String with,
      int natural,
      int total,
      int ac,
      boolean hit,
      List<String> sources,
      Optional<Stat> stat,
      @OrNone int ignores)
      implements Telling {}

  /// Something the GM said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  record ActLost(String who, String why) implements Telling {}

  /// A usage die was rolled and stays as it is (RTH-USE-04).
  record UsageHeld(String who, String item, int face) implements Telling {}

  record RestTaken(String how) implements Telling {}

  record SpellCast(String who, String spell, List<String> targets, boolean sure)
      implements Telling {}

  record SpellFailed(String who, String spell) implements Telling {}
}
