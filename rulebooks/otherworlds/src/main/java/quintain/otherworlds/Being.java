package quintain.otherworlds;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.craft.Somebody;

/// Anybody in the scene.
///
/// @param base attributes as written on the sheet; what they are now, [#attribute] says
/// @param at the space they stand in; its height counts spaces above the lowest ground
public record Being(
    Who who,
    Attributes base,
    Pool health,
    Pool astral,
    Pool discipline,
    List<Status> statuses,
    Spot at,
    Kit kit,
    Body body,
    Life life)
    implements Somebody {
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

  @Override
  public boolean isPc() {
    return who.kind() == Who.Kind.PC;
  }

  /// On the other side; a structure is on none.
  public boolean isFoeOf(Being other) {
    return side() != other.side() && !isStructure() && !other.isStructure();
  }

  /// Something built, which takes no part in anything but being broken (OTW-R-84).
  public boolean isStructure() {
    return body.is(Nature.STRUCTURE);
  }

  // Statuses

  /// How much of it there is; 0 where it does not hold.
  public int amount(Status.Kind kind) {
    return Statuses.amount(statuses, kind);
  }

  public boolean is(Status.Kind kind) {
    for (int i = 0; i < statuses.size(); i++) {
      if (statuses.get(i).kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /// Whether it holds and has to do with this other.
  public boolean is(Status.Kind kind, String other) {
    return Statuses.has(statuses, kind, other);
  }

  public Optional<Status> status(Status.Kind kind) {
    for (Status status : statuses) {
      if (status.kind() == kind) {
        return Optional.of(status);
      }
    }
    return Optional.empty();
  }

  public boolean isDead() {
    return is(Status.Kind.DEAD);
  }

  /// Unconscious at 0 Health (OTW-DOWN-01).
  public boolean isDown() {
    return is(Status.Kind.DOWN);
  }

  /// Neither dead nor unconscious.
  public boolean isConscious() {
    for (int i = 0; i < statuses.size(); i++) {
      var kind = statuses.get(i).kind();
      if (kind == Status.Kind.DEAD || kind == Status.Kind.DOWN) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean isOut() {
    return !isConscious();
  }

  /// The score as it is now: frost lowers DEX and SPD (OTW-MECH-24b), and DEX may fall below 0.
  public int attribute(Attribute attribute) {
    int score = base.of(attribute);
    return switch (attribute) {
      case DEX -> score - amount(Status.Kind.FROST);
      case SPD -> Math.max(0, score - amount(Status.Kind.FROST) - amount(Status.Kind.HAMSTRUNG));
      case STR, TOU, WIS, RES -> score;
    };
  }

  /// The score in a sum: never below 0 (OTW-R-14).
  public int score(Attribute attribute) {
    return Math.max(0, attribute(attribute));
  }

  /// DEX brought to 0 or lower by frost (OTW-MECH-24c, OTW-R-95).
  public boolean isFrozen() {
    return is(Status.Kind.FROST) && attribute(Attribute.DEX) <= 0;
  }

  /// DEF brought to 0 by petrify (OTW-MECH-30b).
  public boolean isPetrified() {
    return is(Status.Kind.PETRIFY) && Defence.fixed(this) == 0;
  }

  /// Cannot leave the space by own movement (OTW-R-97).
  public boolean isImmobilized() {
    return is(Status.Kind.GRAPPLED) || isFrozen() || isPetrified();
  }

  /// Poisoned or drained, unless something steadies them (OTW-MECH-18, OTW-MECH-32c).
  public boolean isExhausted() {
    return (is(Status.Kind.POISON) || is(Status.Kind.DRAINED)) && !is(Status.Kind.STEADIED);
  }

  /// Health can be healed up to here: death damage stays (OTW-R-91).
  public int healable() {
    return Math.max(0, health.max() - amount(Status.Kind.DEATH));
  }

  public boolean flies() {
    return body.gaits().contains(Gait.FLIGHT) || is(Status.Kind.FLYING);
  }

  // Changes

  Being with(Who newWho) {
    return new Being(newWho, base, health, astral, discipline, statuses, at, kit, body, life);
  }

  Being with(Attributes attributes) {
    return new Being(who, attributes, health, astral, discipline, statuses, at, kit, body, life);
  }

  Being withHealth(Pool pool) {
    return new Being(who, base, pool, astral, discipline, statuses, at, kit, body, life);
  }

  Being withAstral(Pool pool) {
    return new Being(who, base, health, pool, discipline, statuses, at, kit, body, life);
  }

  Being withDiscipline(Pool pool) {
    return new Being(who, base, health, astral, pool, statuses, at, kit, body, life);
  }

  Being withStatuses(List<Status> changed) {
    return new Being(who, base, health, astral, discipline, changed, at, kit, body, life);
  }

  Being with(Status status) {
    return withStatuses(Statuses.with(statuses, status));
  }

  Being without(Status.Kind kind) {
    return is(kind) ? withStatuses(Statuses.without(statuses, kind)) : this;
  }

  Being without(Status.Kind kind, String other) {
    return withStatuses(Statuses.without(statuses, kind, other));
  }

  /// With a counter at this amount.
  Being with(Status.Kind kind, int amount) {
    return withStatuses(Statuses.at(statuses, kind, amount));
  }

  Being withAt(Spot spot) {
    return new Being(who, base, health, astral, discipline, statuses, spot, kit, body, life);
  }

  Being with(Kit newKit) {
    return new Being(who, base, health, astral, discipline, statuses, at, newKit, body, life);
  }

  Being with(Body newBody) {
    return new Being(who, base, health, astral, discipline, statuses, at, kit, newBody, life);
  }

  Being with(Life newLife) {
    return new Being(who, base, health, astral, discipline, statuses, at, kit, body, newLife);
  }
}
