package quintain.rhod.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import quintain.kernel.Audience;
import quintain.kernel.Hints;
import quintain.kernel.Option;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.craft.Peopled;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Roster;

/// A game of Roll High or Die as it stands: the world, those in it, their Encounter.
public record RhodState(World world, List<Being> roster, Optional<Fight> fight)
    implements Peopled<Being> {
  public RhodState {
    roster = Roster.of(roster);
  }

  public RhodHouse house() {
    return world.house();
  }

  public Scene scene() {
    return world.scene();
  }

  public Clock clock() {
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

  /// What somebody is called; by their id once they are gone.
  public String name(String id) {
    return find(id).map(Being::name).orElse(id);
  }

  /// The id of somebody new who asked for this one.
  public String freeId(String wish) {
    return Roster.of(roster).free(wish);
  }

  public boolean inEncounter() {
    return fight.isPresent();
  }

  public Fight theFight() {
    return fight.orElseThrow(() -> new IllegalStateException("no Encounter is on"));
  }

  /// Whether it is somebody's own turn; nobody has turns outside an Encounter.
  @Override
  public boolean isTurnOf(String id) {
    return fight.isPresent() && fight.get().isTurnOf(id);
  }

  /// The turn under way, if it is somebody's own.
  public Optional<Fight.Turn> turnOf(String id) {
    return isTurnOf(id) ? fight.flatMap(Fight::turn) : Optional.empty();
  }

  /// Whether somebody has hit somebody on their own turn.
  public boolean hasHit(Being by, String target) {
    return turnOf(by.id()).filter(turn -> turn.hit().contains(target)).isPresent();
  }

  /// How somebody regards somebody: as the Referee says, else by side (RHD-R-105).
  Scene.Regard regard(Being of, Being toward) {
    for (Scene.Attitude attitude : scene().attitudes()) {
      if (attitude.of().equals(of.id()) && attitude.toward().equals(toward.id())) {
        return attitude.regard();
      }
    }
    return of.side() == toward.side() ? Scene.Regard.ALLY : Scene.Regard.HOSTILE;
  }

  /// Whether somebody considers somebody hostile; the dead consider nothing.
  public boolean isHostile(Being of, Being toward) {
    return !of.isDead()
        && !of.id().equals(toward.id())
        && regard(of, toward) == Scene.Regard.HOSTILE;
  }

  public boolean isAlly(Being of, Being toward) {
    return !of.isDead() && regard(of, toward) == Scene.Regard.ALLY;
  }

  // What may be known and told of somebody

  @Override
  public boolean hides(Being being, Seat seat) {
    return Fog.hides(this, being, seat);
  }

  /// The state as far as a seat knows it: without those it does not see.
  public RhodState asSeenBy(Seat seat) {
    var seen = this;
    for (Being being : roster()) {
      if (!maySee(being, seat)) {
        seen = new FightEvent.Left(being.id()).appliedTo(seen);
      }
    }
    return seen;
  }

  /// Of those in the fog, whoever sees them.
  @Override
  public Audience onlookers(Being being) {
    return Fog.witnesses(this, being);
  }

  /// In feet.
  @Override
  public int distance(Being from, Being to) {
    return Field.feet(this, from, to);
  }

  @Override
  public Optional<String> ray(Being from, Being to) {
    return Optional.of(from.at() + " " + to.at());
  }

  /// Of Vitality and Armoring together.
  @Override
  public int health(Being being) {
    int most = Defenses.maxVitality(house(), being) + being.kit().maxArmoring();
    return 100 * (being.vitals().vitality() + being.kit().armoring()) / Math.max(1, most);
  }

  /// With no foe about, a friend is still no one to strike.
  @Override
  public List<Option.Hint> hints(Being actor, Being being, boolean foes) {
    return isMeant(actor, being, foes)
        ? List.of()
        : List.of(new Option.Hint(Hints.MEANT, Hints.NO));
  }

  /// Ids in Turn Order in an Encounter, else in roster order (RHD-R-107).
  public List<String> inOrder() {
    return fight.isPresent()
        ? withTheRest(Lists.each(fight.get().order(), Fight.Rank::who))
        : Lists.each(roster, Being::id);
  }

  /// The same beginning with whoever has the Turn (RHD-R-38).
  public List<String> inOrderFromTurn() {
    return fight.isPresent() ? withTheRest(fight.get().fromTurn()) : inOrder();
  }

  /// Whoever has no place in the Turn Order, or none yet, comes last.
  private List<String> withTheRest(List<String> order) {
    var all = new ArrayList<>(order);
    for (Being being : roster) {
      if (!all.contains(being.id())) {
        all.add(being.id());
      }
    }
    return all;
  }

  /// This scene once some of those who are in another have come into it. No event tells of it: it
  /// is how a scene begins. What somebody does to others ends where they are not.
  ///
  /// @param absent those who have a place here and do not come
  /// @param arrival where somebody comes in who has no place here
  public RhodState receiving(
      RhodState from,
      List<String> who,
      List<String> absent,
      BiFunction<RhodState, Being, Spot> arrival) {
    var now = with(world.of(from.world()));
    for (String id : who.reversed()) {
      var being = from.being(id);
      var others = now.withRoster(Roster.of(now.roster).joinedBy(List.of(), List.of(id)));
      var at = now.find(id).map(Being::at).orElseGet(() -> arrival.apply(others, being));
      now = others.withRoster(Roster.of(others.roster).joinedBy(List.of(being.withAt(at)), absent));
    }
    var there = Roster.of(now.roster).joinedBy(List.of(), absent);
    var met =
        now.withRoster(
            there.stream()
                .map(
                    being ->
                        being.withConditions(
                            Lists.without(
                                being.conditions(),
                                borne ->
                                    borne.until() != Borne.Until.RESOLVED
                                        && there.find(borne.whose()).isEmpty()
                                        && (find(borne.whose()).isPresent()
                                            || from.find(borne.whose()).isPresent()))))
                .toList());
    return met.withoutTurnsOf(absent);
  }

  /// Whoever has stayed away has no place in the Turn Order, and their Turn is the next one's.
  private RhodState withoutTurnsOf(List<String> absent) {
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
    var ids = Lists.each(fight.get().order(), Fight.Rank::who);
    var next = firstUp(ids.subList(ids.indexOf(turn.get().who()) + 1, ids.size()));
    var round = next.isPresent() ? rest : rest.at(rest.round() + 1);
    var who = next.or(() -> firstUp(ids)).orElse(round.order().getFirst().who());
    return with(round.with(Optional.of(Fight.Turn.of(who).withAp(Defenses.ap(being(who))))));
  }

  private Optional<String> firstUp(List<String> ids) {
    return ids.stream().filter(id -> find(id).filter(Being::isUp).isPresent()).findFirst();
  }

  RhodState with(Being changed) {
    return with(changed.id(), _ -> changed);
  }

  RhodState with(String id, UnaryOperator<Being> change) {
    return withRoster(Roster.of(roster).with(id, change));
  }

  RhodState withKit(String id, UnaryOperator<Kit> change) {
    return with(id, being -> being.with(change.apply(being.kit())));
  }

  RhodState withVitals(String id, UnaryOperator<Vitals> change) {
    return with(id, being -> being.with(change.apply(being.vitals())));
  }

  /// With one container changed.
  RhodState withContainer(String name, UnaryOperator<World.Container> change) {
    var all = new ArrayList<World.Container>();
    for (World.Container container : world.containers()) {
      all.add(container.name().equalsIgnoreCase(name) ? change.apply(container) : container);
    }
    return with(world.withContainers(all));
  }

  /// With something gained, where the house goes by what was gained last (RHD-R-04).
  RhodState gaining(String who, String what) {
    return house().advStacking() == RhodHouse.AdvStacking.STRONGEST_LAST
        ? with(world.gaining(new World.Gain(who, what)))
        : this;
  }

  RhodState withRoster(List<Being> beings) {
    return new RhodState(world, beings, fight);
  }

  RhodState with(World changed) {
    return new RhodState(changed, roster, fight);
  }

  RhodState with(Fight newFight) {
    return new RhodState(world, roster, Optional.of(newFight));
  }

  RhodState withoutFight() {
    return new RhodState(world, roster, Optional.empty());
  }

  /// With a change to the Encounter, if there is one.
  RhodState inFight(UnaryOperator<Fight> change) {
    return fight.isPresent() ? with(change.apply(fight.get())) : this;
  }

  /// With a change to the turn under way, if there is one.
  RhodState inTurn(UnaryOperator<Fight.Turn> change) {
    return inFight(fight -> fight.with(fight.turn().map(change)));
  }
}
