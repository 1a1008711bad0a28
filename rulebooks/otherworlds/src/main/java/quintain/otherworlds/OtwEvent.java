package quintain.otherworlds;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;
import quintain.space.Grid;

/// Everything that can happen in Otherworlds, and what each does to the state. No dice, no refusal,
/// no rule: those came before.
public sealed interface OtwEvent extends Event {
  /// The state once this has happened.
  OtwState appliedTo(OtwState state);

  /// What leaves nothing behind but its telling.
  sealed interface Telling extends OtwEvent {
    @Override
    default OtwState appliedTo(OtwState state) {
      return state;
    }
  }

  // Told

  /// Something said or decided that the rules only record.
  record Told(String who, String what) implements Telling {}

  record AttackDeclared(String by, String with, List<String> targets, Twist twist)
      implements Telling {}

  /// How somebody meets an attack (OTW-COM-05).
  record StanceTaken(String who, Stance stance) implements Telling {}

  /// An attack roll against a defence: totals, successes, and what gave or took edge.
  record Clashed(
      String by,
      String target,
      int attack,
      int sixes,
      int defence,
      int defenceSixes,
      List<Edge> edges,
      List<Edge> defenceEdges)
      implements Telling {}

  /// The attack roll against several.
  record LetFlew(String by, int attack, int sixes, List<Edge> edges) implements Telling {}

  /// The defence of one of several.
  record Faced(String who, Stance stance, int defence, int sixes, List<Edge> edges)
      implements Telling {}

  record Bought(String who, List<Maneuver> maneuvers) implements Telling {}

  /// What a layer has made of damage.
  record Layered(String who, Layer layer, int from, int to, String why) implements Telling {}

  /// A check of an attribute (OTW-CHK-01).
  record Checked(String who, String what, int total, int against, boolean success)
      implements Telling {}

  /// An opposed check.
  record Opposed(String who, String what, int total, String with, int otherTotal, boolean won)
      implements Telling {}

  /// What a look at somebody brings to light (OTW-R-50).
  record Scanned(String who, String target, List<String> findings) implements Telling {}

  // Pools

  record HealthLost(String who, int points, String source) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withHealth(being.health().minus(points)));
    }
  }

  record HealthGained(String who, int points) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withHealth(being.health().plus(points)));
    }
  }

  record AstralChanged(String who, int to) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withAstral(being.astral().at(to)));
    }
  }

  record DisciplineChanged(String who, int to) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withDiscipline(being.discipline().at(to)));
    }
  }

  // Statuses

  /// A status holds, in place of the same one before.
  record Became(String who, Status status) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(status));
    }
  }

  /// A counter stands at this amount; at 0 it is gone.
  record Counted(String who, Status.Kind kind, int amount) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(kind, amount));
    }
  }

  record NoLonger(String who, Status.Kind kind) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.without(kind));
    }
  }

  /// One of a kind is gone, the one that has to do with this other.
  record NoLongerOf(String who, Status.Kind kind, String other) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.without(kind, other));
    }
  }

  /// What somebody's statuses are after a turn's passing of time.
  record StatusesPassed(String who, List<Status> left) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withStatuses(left));
    }
  }

  /// OTW-DOWN-01.
  record FellUnconscious(String who, int rounds) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who,
          being ->
              being
                  .with(Status.lasting(Status.Kind.DOWN, rounds))
                  .with(Status.Kind.DOWNS, being.amount(Status.Kind.DOWNS) + 1)
                  .without(Status.Kind.CONCEALED));
    }
  }

  /// Health above 0 wakes the unconscious, prone (OTW-R-40).
  record Woke(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who, being -> being.without(Status.Kind.DOWN).with(Status.lasting(Status.Kind.PRONE, 1)));
    }
  }

  record Died(String who, String cause) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who,
          being ->
              being
                  .withHealth(being.health().at(0))
                  .without(Status.Kind.DOWN)
                  .with(Status.lasting(Status.Kind.DEAD, 1)));
    }
  }

  // Things

  /// Rounds, uses, or what a guard or an absorb item still takes.
  record LeftChanged(String who, String item, int left) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).withLeft(left)));
    }
  }

  /// Something falls to the ground in somebody's space.
  record Dropped(String who, String item) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var being = state.being(who);
      var lying = new World.Lying(being.kit().get(item).at(Item.Place.PACK), being.at());
      return state
          .withKit(who, kit -> kit.without(item))
          .with(state.world().withGround(Lists.plus(state.world().ground(), lying)));
    }
  }

  /// Something flies to another space.
  record Thrown(String who, String item, Spot at) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var lying = new World.Lying(state.being(who).kit().get(item).at(Item.Place.PACK), at);
      return state
          .withKit(who, kit -> kit.without(item))
          .with(state.world().withGround(Lists.plus(state.world().ground(), lying)));
    }
  }

  /// Something is used up.
  record Spent(String who, String item) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.without(item));
    }
  }

  // Places

  record Moved(String who, List<Spot> path) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var moved = state.with(who, being -> being.withAt(path.getLast()));
      var spotted = moved.scene().spotted();
      return spotted.contains(who)
          ? moved.with(
              moved
                  .world()
                  .with(moved.scene().withSpotted(Lists.without(spotted, id -> id.equals(who)))))
          : moved;
    }
  }

  record FogSet(boolean on) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().with(state.scene().withFog(on)));
    }
  }

  /// Somebody in the fog gives themselves away, until they move.
  record Spotted(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var scene = state.scene();
      return state.with(state.world().with(scene.withSpotted(Lists.plus(scene.spotted(), who))));
    }
  }

  /// Another map; whoever stood beyond its edge stands in its corner.
  record MapLaid(Grid map) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var laid = state.with(state.world().with(state.scene().withMap(map)));
      return laid.withRoster(
          laid.roster().stream()
              .map(
                  being ->
                      Field.contains(laid, being.at()) ? being : being.withAt(new Spot(0, 0, 0)))
              .toList());
    }
  }

  record CoverSet(String attacker, String target, Scene.Grade grade) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().with(state.scene().withCover(attacker, target, grade)));
    }
  }

  // Battle

  record BattleBegan() implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          new Fight(0, List.of(), Optional.empty(), List.of(), List.of(), List.of(), false));
    }
  }

  record InitiativeRolled(String who, int total) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(
          fight -> fight.withOrder(Lists.plus(fight.order(), new Fight.Place(who, total))));
    }
  }

  /// Somebody rolled again to break a tie.
  record InitiativeRolledAgain(String who, int die) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(
          fight ->
              fight.withOrder(
                  fight.order().stream()
                      .map(place -> place.who().equals(who) ? place.rolledAgain(die) : place)
                      .toList()));
    }
  }

  record OrderSet(List<Fight.Place> order) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.withOrder(order));
    }
  }

  /// A round begins: Reactions are back (OTW-R-54), and smoke thins.
  record RoundBegan(int round) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var zones =
          state.world().zones().stream()
              .map(zone -> new World.Zone(zone.centre(), zone.across(), zone.rounds() - 1))
              .filter(zone -> zone.rounds() > 0)
              .toList();
      return state.with(state.world().withZones(zones)).inFight(fight -> fight.at(round));
    }
  }

  record TurnBegan(String who, int points) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(
          fight ->
              fight
                  .with(Fight.Turn.of(who, points, Optional.empty()))
                  .withReadied(Lists.without(fight.readied(), ready -> ready.who().equals(who))));
    }
  }

  /// Another seat takes the turn (OTW-MECH-10a).
  record ControlTaken(String who, Seat seat) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.controlledBy(Optional.of(seat)));
    }
  }

  record PointsLeft(String who, int points) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.withPoints(points));
    }
  }

  record DoneOnce(String who, Once what) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.doing(what));
    }
  }

  /// So many spaces of the movement are left (OTW-MOVE-01).
  record StepsLeft(String who, int spaces) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.withSteps(spaces));
    }
  }

  record DoneFreely(String who, String kind) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.freeing(kind));
    }
  }

  record TurnEnded(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.with(Optional.empty()));
    }
  }

  record Reacted(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.reacting(who));
    }
  }

  /// The first roll of a kind this round has been made.
  record FirstTaken(String who, String what) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.withFirst(who, what));
    }
  }

  record Readied(Fight.Ready ready) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.withReadied(Lists.plus(fight.readied(), ready)));
    }
  }

  record Released(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(
          fight ->
              fight.withReadied(Lists.without(fight.readied(), ready -> ready.who().equals(who))));
    }
  }

  record BattleKept(boolean on) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.keeping(on));
    }
  }

  /// What lasts for the encounter or for turns goes with it (OTW-R-107).
  record BattleEnded() implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var rested =
          state.roster().stream()
              .map(
                  being ->
                      being
                          .withStatuses(
                              Lists.without(
                                  being.statuses(), status -> status.ends() != Status.Ends.NEVER))
                          .with(being.life().withEncounter(List.of())))
              .toList();
      return state.withRoster(rested).withoutFight();
    }
  }

  // Time

  record TimePassed(int minutes) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().withClock(state.clock() + minutes));
    }
  }

  /// How long ago poison last did its damage out of turns.
  record PoisonWaited(int minutes) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().withPoisoned(minutes));
    }
  }

  // Those who come and go

  record Joined(Being being) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withRoster(Lists.plus(state.roster(), being));
    }
  }

  record Left(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      // nobody is held or frightened by somebody who is gone
      var rest =
          Lists.without(state.roster(), being -> being.id().equals(who)).stream()
              .map(
                  being ->
                      being.withStatuses(
                          Lists.without(being.statuses(), status -> status.other().equals(who))))
              .toList();
      return state.withRoster(rest).inFight(fight -> fight.without(who));
    }
  }

  record HandedOver(String who, Seat seat) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(being.who().spokenForBy(seat)));
    }
  }

  record Revealed(String who, Who.Secrecy secrecy) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(being.who().shown(secrecy)));
    }
  }

  /// The World Master's word against whatever was (OTW-R-109).
  record ValueSet(String fact, String value, String reason) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return Values.set(state, fact, value);
    }
  }

  // Things

  /// Something is used up until a long rest (OTW-REST-08).
  record UsedToday(String who, String what) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who, being -> being.with(being.life().withToday(Lists.plus(being.life().today(), what))));
    }
  }

  /// Something is used up until the battle is over.
  record UsedInBattle(String who, String what) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who,
          being ->
              being.with(being.life().withEncounter(Lists.plus(being.life().encounter(), what))));
    }
  }

  /// A thing is put somewhere on somebody.
  record Placed(String who, String item, Item.Place place) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.with(kit.get(item).at(place)));
    }
  }

  /// Something new is somebody's. What is in somebody's purse now.
  record MarksChanged(String who, int to) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(being.life().withMarks(to)));
    }
  }

  record Gained(String who, Item item) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.withKit(who, kit -> kit.plus(item));
    }
  }

  /// Something that lay about comes into somebody's hand.
  record PickedUp(String who, String item, Item.Place place) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var lying =
          state.world().ground().stream()
              .filter(thing -> thing.item().key().equals(item))
              .findFirst()
              .orElseThrow();
      return state
          .withKit(who, kit -> kit.plus(lying.item().at(place)))
          .with(state.world().withGround(Lists.withoutFirst(state.world().ground(), lying)));
    }
  }

  record HandedTo(String who, String item, String to, Item.Place place) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var thing = state.being(who).kit().get(item);
      return state
          .withKit(who, kit -> kit.without(item))
          .withKit(to, kit -> kit.plus(thing.at(place)));
    }
  }

  /// A body or a container was searched, and this is what was taken.
  record Looted(String who, String from, List<String> taken) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var left =
          state.scene().loot().stream()
              .map(
                  loot ->
                      loot.from().equalsIgnoreCase(from)
                          ? new Scene.Loot(loot.from(), without(loot.items(), taken))
                          : loot)
              .toList();
      return state.with(state.world().with(state.scene().withLoot(left)));
    }

    private static List<String> without(List<String> items, List<String> taken) {
      var left = items;
      for (String item : taken) {
        left = Lists.withoutFirst(left, item);
      }
      return left;
    }
  }

  record SkillUsed(String who, String skill, List<String> targets) implements Telling {}

  record SpellCast(String who, String spell, List<String> targets) implements Telling {}

  record ItemUsed(String who, String item, String target) implements Telling {}

  /// Smoke or the like fills some spaces for a while.
  record ZoneFilled(World.Zone zone) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().withZones(Lists.plus(state.world().zones(), zone)));
    }
  }

  record Rested(String who, Repose how) implements Telling {}

  /// A long rest: Discipline and daily effects are back (OTW-REST-07 to 09), and what it clears is
  /// gone (OTW-R-62); poison and the petrified stay as they are.
  record Refreshed(String who) implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who,
          being -> {
            var rested =
                being
                    .withDiscipline(being.discipline().at(being.discipline().max()))
                    .with(being.life().withToday(List.of()))
                    .without(Status.Kind.DRAINED)
                    .without(Status.Kind.BLEED)
                    .without(Status.Kind.STUN)
                    .without(Status.Kind.FROST)
                    .without(Status.Kind.DOWNS);
            return being.isPetrified() ? rested : rested.without(Status.Kind.PETRIFY);
          });
    }
  }

  /// One rank more (OTW-CC-12).
  record RankGained(
      String who, Attribute attribute, Optional<String> pick, Optional<DamageType> ward)
      implements OtwEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> Advancement.grown(state, being, this));
    }
  }
}
