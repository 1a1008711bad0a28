package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;
import quintain.space.Grid;

/// What happens in danger: pools, statuses, places, and battle turn by turn.
public sealed interface FightEvent extends OtwEvent {
  // Pools

  record HealthLost(String who, int points, String source) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withHealth(being.health().minus(points)));
    }
  }

  record HealthGained(String who, int points) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withHealth(being.health().plus(points)));
    }
  }

  record AstralChanged(String who, int to) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withAstral(being.astral().at(to)));
    }
  }

  record DisciplineChanged(String who, int to) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withDiscipline(being.discipline().at(to)));
    }
  }

  // Statuses

  /// A status holds, in place of the same one before.
  record Became(String who, Status status) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(status));
    }
  }

  /// What becomes of a shell or a barrier that has taken so much: it is gone, or weaker.
  static FightEvent shellTook(String who, Status shell, int taken) {
    return taken == shell.amount()
        ? new NoLongerOf(who, shell.kind(), shell.other())
        : new Became(who, shell.withAmount(shell.amount() - taken));
  }

  /// A counter stands at this amount; at 0 it is gone.
  record Counted(String who, Status.Kind kind, int amount) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.with(kind, amount));
    }
  }

  record NoLonger(String who, Status.Kind kind) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.without(kind));
    }
  }

  /// One of a kind is gone, the one that has to do with this other.
  record NoLongerOf(String who, Status.Kind kind, String other) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.without(kind, other));
    }
  }

  /// What somebody's statuses are after a turn's passing of time.
  record StatusesPassed(String who, List<Status> left) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(who, being -> being.withStatuses(left));
    }
  }

  /// OTW-DOWN-01.
  record FellUnconscious(String who, int rounds) implements FightEvent {
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
  record Woke(String who) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          who, being -> being.without(Status.Kind.DOWN).with(Status.lasting(Status.Kind.PRONE, 1)));
    }
  }

  record Died(String who, String cause) implements FightEvent {
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

  // Places

  record Moved(String who, List<Spot> path) implements FightEvent {
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

  record FogSet(boolean on) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().with(state.scene().withFog(on)));
    }
  }

  /// Somebody in the fog gives themselves away, until they move.
  record Spotted(String who) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      var scene = state.scene();
      return state.with(state.world().with(scene.withSpotted(Lists.plus(scene.spotted(), who))));
    }
  }

  /// Another map; whoever stood beyond its edge stands in its corner.
  record MapLaid(Grid map) implements FightEvent {
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

  record CoverSet(String attacker, String target, Scene.Grade grade) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(state.world().with(state.scene().withCover(attacker, target, grade)));
    }
  }

  // Battle

  record BattleBegan() implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.with(
          new Fight(0, List.of(), Optional.empty(), List.of(), List.of(), List.of(), false));
    }
  }

  record InitiativeRolled(String who, int total) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(
          fight -> fight.withOrder(Lists.plus(fight.order(), new Fight.Place(who, total))));
    }
  }

  /// Somebody rolled again to break a tie.
  record InitiativeRolledAgain(String who, int die) implements FightEvent {
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

  record OrderSet(List<Fight.Place> order) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.withOrder(order));
    }
  }

  /// A round begins: Reactions are back (OTW-R-54), and smoke thins.
  record RoundBegan(int round) implements FightEvent {
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

  record TurnBegan(String who, int points) implements FightEvent {
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
  record ControlTaken(String who, Seat seat) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.controlledBy(Optional.of(seat)));
    }
  }

  record PointsLeft(String who, int points) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.withPoints(points));
    }
  }

  record DoneOnce(String who, Once what) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.doing(what));
    }
  }

  /// So many spaces of the movement are left (OTW-MOVE-01).
  record StepsLeft(String who, int spaces) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.withSteps(spaces));
    }
  }

  record DoneFreely(String who, String kind) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inTurn(turn -> turn.freeing(kind));
    }
  }

  record TurnEnded(String who) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.with(Optional.empty()));
    }
  }

  record Reacted(String who) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.reacting(who));
    }
  }

  /// The first roll of a kind this round has been made.
  record FirstTaken(String who, String what) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.withFirst(who, what));
    }
  }

  record Readied(Fight.Ready ready) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.withReadied(Lists.plus(fight.readied(), ready)));
    }
  }

  record Released(String who) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(
          fight ->
              fight.withReadied(Lists.without(fight.readied(), ready -> ready.who().equals(who))));
    }
  }

  record BattleKept(boolean on) implements FightEvent {
    @Override
    public OtwState appliedTo(OtwState state) {
      return state.inFight(fight -> fight.keeping(on));
    }
  }

  /// What lasts for the encounter or for turns goes with it (OTW-R-107).
  record BattleEnded() implements FightEvent {
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
      int round = state.fight().map(Fight::round).orElse(0);
      return state.withRoster(rested).with(state.world().withFought(round)).withoutFight();
    }
  }
}
