package quintain.otherworlds.state;

import java.util.ArrayList;
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

  @Override
  public String gone() {
    return isDead() ? "dead" : "";
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
    return is(Status.Kind.PETRIFY) && def() == 0;
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

  // Defences

  /// DEF without its die: TOU and half of DEX rounded up, less what petrify has taken (OTW-COM-03,
  /// OTW-R-100).
  public int def() {
    return lessPetrify(score(Attribute.TOU) + half(countedDex()));
  }

  /// The fixed part of an evade total (OTW-R-15): the one place where that is decided.
  public int evasion(OtwHouse house) {
    return switch (house.evadeFormula()) {
      case SAME -> def();
      case DEX_PLUS_HALF_TOU -> lessPetrify(countedDex() + half(score(Attribute.TOU)));
      case DEX_ONLY -> lessPetrify(countedDex());
    };
  }

  /// DEX at least as high as TOU, as both are now (OTW-COM-04, OTW-R-16).
  public boolean mayEvade() {
    return isConscious() && !isPetrified() && attribute(Attribute.DEX) >= attribute(Attribute.TOU);
  }

  /// Half DEX is rounded up whatever the house says of halves (OTW-R-21).
  private static int half(int score) {
    return (score + 1) / 2;
  }

  private int lessPetrify(int total) {
    return Math.max(0, total - amount(Status.Kind.PETRIFY));
  }

  /// DEX as far as armor lets it count (OTW-R-69), and never below 0 (OTW-R-14).
  public int countedDex() {
    return Math.min(score(Attribute.DEX), dexCap());
  }

  /// The most DEX that counts towards defence and evasion (OTW-R-69).
  public int dexCap() {
    int cap = body.worn().map(ArmorClass::dexCap).orElse(Integer.MAX_VALUE);
    for (Item item : kit.items()) {
      if (item.place() == Item.Place.WORN && item.gear() instanceof Armor worn) {
        cap = Math.min(cap, worn.weight().dexCap());
      }
    }
    return cap;
  }

  // Time

  /// What is left of the statuses once such a moment of one's turn has passed.
  public List<Status> statusesAfter(Status.Ends moment) {
    var left = new ArrayList<Status>();
    for (Status status : statuses) {
      if (status.ends() != moment) {
        left.add(status);
      } else if (status.turns() > 1) {
        left.add(status.withTurns(status.turns() - 1));
      }
    }
    return List.copyOf(left);
  }

  // Changes

  /// A rank on: the maxima follow, and what they gain is gained at once (OTW-CC-12).
  Being grown(Shelf shelf, LifeEvent.RankGained rank) {
    var attributes = base.raised(rank.attribute());
    var origin = shelf.origin(body.kind()).orElseThrow();
    var grown = life.risen();
    if (rank.ward().isPresent()) {
      grown = grown.warded(rank.ward().get());
    }
    if (rank.pick().isPresent()) {
      var pick = rank.pick().get();
      var skill = shelf.skill(pick);
      grown =
          skill.isPresent()
              ? grown.learning(skill.get())
              : grown.learning(shelf.spell(pick).orElseThrow());
    }
    return with(attributes)
        .with(grown)
        .withHealth(health.raised(Growth.health(attributes, origin, grown.skills())))
        .withAstral(astral.raised(Growth.astral(attributes)))
        .withDiscipline(discipline.raised(Growth.discipline(attributes)));
  }

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

  public Being withAt(Spot spot) {
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
