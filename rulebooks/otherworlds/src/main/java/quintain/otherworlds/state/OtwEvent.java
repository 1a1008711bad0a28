package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;

/// Everything that can happen in Otherworlds, and what each does to the state. No dice, no refusal,
/// no rule: those came before. Their records are with the chapters they belong to; here are those
/// that are only told.
public sealed interface OtwEvent extends Event
    permits OtwEvent.Telling, FightEvent, ThingEvent, LifeEvent {
  /// The state once this has happened.
  OtwState appliedTo(OtwState state);

  /// What leaves nothing behind but its telling.
  sealed interface Telling extends OtwEvent {
    @Override
    default OtwState appliedTo(OtwState state) {
      return state;
    }
  }

  /// Something said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  record AttackDeclared(String by, String with, List<String> targets, Twist twist)
      implements Telling {}

  /// How somebody meets an attack (OTW-COM-05).
  record StanceTaken(String who, Stance stance) implements Telling {}

  /// An attack roll against a defence: totals, successes, what gave or took edge, and what the
  /// totals are made of besides dice.
  record Clashed(
      String by,
      String target,
      int attack,
      int sixes,
      int defence,
      int defenceSixes,
      List<Edge> edges,
      List<Edge> defenceEdges,
      List<Part> parts,
      List<Part> defenceParts)
      implements Telling {}

  /// The attack roll against several.
  record LetFlew(String by, int attack, int sixes, List<Edge> edges, List<Part> parts)
      implements Telling {}

  /// The defence of one of several.
  record Faced(
      String who, Stance stance, int defence, int sixes, List<Edge> edges, List<Part> parts)
      implements Telling {}

  record Bought(String who, List<Maneuver> maneuvers) implements Telling {}

  /// What a layer has made of damage.
  record Layered(String who, Layer layer, int from, int to, String why) implements Telling {}

  /// A check of an attribute (OTW-CHK-01).
  ///
  /// @param lacking what it failed for, without a roll
  record Checked(
      String who, String what, int total, int against, boolean success, Optional<Lack> lacking)
      implements Telling {}

  /// An opposed check.
  ///
  /// @param lacking what it failed for, without a roll
  /// @param othersLack what the other could not answer it for, without a roll
  record Opposed(
      String who,
      String what,
      int total,
      String with,
      int otherTotal,
      boolean won,
      Optional<Lack> lacking,
      Optional<Lack> othersLack)
      implements Telling {}

  /// What a look at somebody brings to light (OTW-R-50).
  record Scanned(String who, String target, List<String> findings) implements Telling {}

  record SkillUsed(String who, String skill, List<String> targets) implements Telling {}

  record SpellCast(String who, String spell, List<String> targets) implements Telling {}

  record ItemUsed(String who, String item, String target) implements Telling {}

  record Rested(String who, Repose how) implements Telling {}
}
