package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Peopled;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Roster;

/// A game of Otherworlds as it stands: the world, those in it, their battle.
public record OtwState(World world, List<Being> roster, Optional<Fight> fight)
    implements Peopled<Being> {
  public OtwState {
    roster = Roster.of(roster);
  }

  public OtwHouse house() {
    return world.house();
  }

  public Scene scene() {
    return world.scene();
  }

  public long clock() {
    return world.clock();
  }

  public Shelf shelf() {
    return world.shelf();
  }

  @Override
  public Being being(String id) {
    return Roster.of(roster).called(id);
  }

  @Override
  public Optional<Being> find(String id) {
    return Roster.of(roster).find(id);
  }

  /// The id of somebody new who asked for this one.
  public String freeId(String wish) {
    return Roster.of(roster).free(wish);
  }

  public boolean inBattle() {
    return fight.isPresent();
  }

  public Fight theFight() {
    return fight.orElseThrow(() -> new IllegalStateException("no battle is on"));
  }

  /// Whether it is somebody's own turn; nobody has turns outside a battle.
  @Override
  public boolean isTurnOf(String id) {
    return fight.isPresent() && fight.get().isTurnOf(id);
  }

  public List<Being> foesOf(Being being) {
    var foes = new ArrayList<Being>();
    for (Being other : roster) {
      if (other.isFoeOf(being)) {
        foes.add(other);
      }
    }
    return foes;
  }

  /// Whoever takes a confused one's turn speaks for them (OTW-MECH-10a).
  @Override
  public boolean speaksFor(Seat seat, Being being) {
    return speaker(being).equals(seat);
  }

  /// Who decides for somebody now.
  public Seat speaker(Being being) {
    return fight
        .flatMap(Fight::turn)
        .filter(turn -> turn.who().equals(being.id()))
        .flatMap(Fight.Turn::control)
        .orElse(being.seat());
  }

  // Sight

  @Override
  public boolean hides(Being being, Seat seat) {
    return Fog.hides(this, being, seat);
  }

  /// The state as far as a seat knows it: without those it does not see. Whoever is held by one of
  /// them is still held.
  public OtwState asSeenBy(Seat seat) {
    var unseen = Lists.without(roster(), being -> maySee(being, seat));
    if (unseen.isEmpty()) {
      return this;
    }
    var seen = withRoster(Lists.without(roster(), being -> !maySee(being, seat)));
    for (Being being : unseen) {
      seen = seen.inFight(fight -> fight.without(being.id()));
    }
    return seen;
  }

  /// Of those in the fog, whoever sees them.
  @Override
  public Audience onlookers(Being being) {
    return Fog.witnesses(this, being);
  }

  @Override
  public int distance(Being from, Being to) {
    return Field.distance(from, to);
  }

  @Override
  public Optional<String> ray(Being from, Being to) {
    return Field.ray(this, from, to);
  }

  @Override
  public int health(Being being) {
    return 100 * being.health().now() / Math.max(1, being.health().max());
  }

  // Changes

  /// Somebody on a side of a fight to be, in a space if one is given. No event tells of it: it is
  /// how the fight is drawn up before anything has happened.
  public OtwState drawnUp(String id, Who.Side side, Optional<Spot> at) {
    return with(id, being -> being.with(being.who().siding(side)).withAt(at.orElse(being.at())));
  }

  /// This scene once some of those who are in another have come into it. No event tells of it: it
  /// is how a scene begins. Nobody is held or frightened by somebody who is not there.
  ///
  /// @param absent those who have a place here and do not come
  /// @param arrival where somebody comes in who has no place here
  public OtwState receiving(
      OtwState from,
      List<String> who,
      List<String> absent,
      BiFunction<OtwState, Being, Spot> arrival) {
    var now = with(world.of(from.world()));
    for (String id : who.reversed()) {
      var others = now.withRoster(Roster.of(now.roster).joinedBy(List.of(), List.of(id)));
      var being = from.being(id);
      var at = now.find(id).map(Being::at).orElseGet(() -> arrival.apply(others, being));
      now = others.withRoster(Roster.of(others.roster).joinedBy(List.of(being.withAt(at)), absent));
    }
    var there = Roster.of(now.roster).joinedBy(List.of(), absent);
    var met =
        now.withRoster(
            there.stream()
                .map(
                    being ->
                        being.withStatuses(
                            Lists.without(
                                being.statuses(),
                                status ->
                                    there.find(status.other()).isEmpty()
                                        && (find(status.other()).isPresent()
                                            || from.find(status.other()).isPresent()))))
                .toList());
    return met.withoutTurnsOf(absent);
  }

  /// Whoever has stayed away has no place in the order, and their turn is the next one's.
  private OtwState withoutTurnsOf(List<String> absent) {
    if (fight.isEmpty()) {
      return this;
    }
    var rest = fight.get();
    for (String id : absent) {
      rest = rest.without(id);
    }
    if (rest.order().isEmpty()) {
      return withoutFight();
    }
    var turn = fight.get().turn();
    if (turn.isEmpty() || rest.turn().isPresent()) {
      return with(rest);
    }
    var ids = Lists.each(fight.get().order(), Fight.Place::who);
    var next = firstAwake(ids.subList(ids.indexOf(turn.get().who()) + 1, ids.size()));
    var round = next.isPresent() ? rest : rest.at(rest.round() + 1);
    var who = next.or(() -> firstAwake(ids)).orElse(round.order().getFirst().who());
    int points = being(who).isFrozen() ? 0 : Fight.Turn.POINTS;
    return new FightEvent.TurnBegan(who, points).appliedTo(with(round));
  }

  private Optional<String> firstAwake(List<String> ids) {
    return ids.stream()
        .filter(
            id -> find(id).filter(being -> being.isConscious() && !being.isPetrified()).isPresent())
        .findFirst();
  }

  OtwState with(Being changed) {
    return with(changed.id(), _ -> changed);
  }

  OtwState with(String id, UnaryOperator<Being> change) {
    return withRoster(Roster.of(roster).with(id, change));
  }

  OtwState withKit(String id, UnaryOperator<Kit> change) {
    return with(id, being -> being.with(change.apply(being.kit())));
  }

  OtwState withRoster(List<Being> beings) {
    return new OtwState(world, beings, fight);
  }

  OtwState with(World changed) {
    return new OtwState(changed, roster, fight);
  }

  OtwState with(Fight newFight) {
    return new OtwState(world, roster, Optional.of(newFight));
  }

  OtwState withoutFight() {
    return new OtwState(world, roster, Optional.empty());
  }

  /// With a change to the battle, if there is one.
  OtwState inFight(UnaryOperator<Fight> change) {
    return fight.isPresent() ? with(change.apply(fight.get())) : this;
  }

  /// With a change to the turn under way, if there is one.
  OtwState inTurn(UnaryOperator<Fight.Turn> change) {
    return inFight(fight -> fight.with(fight.turn().map(change)));
  }
}
