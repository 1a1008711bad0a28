package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import quintain.kernel.Seat;
import quintain.kernel.craft.Peopled;
import quintain.kernel.parts.Roster;

/// A game of Terra Odd as it stands: those in it, their fight, and the world around them.
///
/// @param blows attack dice of this phase whose Harm is not yet taken
public record OddState(World world, List<Being> roster, Optional<Fight> fight, List<Blow> blows)
    implements Peopled<Being> {
  public OddState {
    roster = Roster.of(roster);
  }

  public OddHouse house() {
    return world.house();
  }

  public Scene scene() {
    return world.scene();
  }

  public long clock() {
    return world.clock();
  }

  public List<World.Lying> ground() {
    return world.ground();
  }

  /// Of all that lies about under this name what is nearest to somebody, the longest there first.
  public Optional<World.Lying> nearest(Being to, String key) {
    var nearest = Optional.<World.Lying>empty();
    for (World.Lying lying : ground()) {
      if (lying.item().key().equalsIgnoreCase(key)
          && (nearest.isEmpty() || to.distanceTo(lying.at()) < to.distanceTo(nearest.get().at()))) {
        nearest = Optional.of(lying);
      }
    }
    return nearest;
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

  /// From where somebody stands once the move they declared is made.
  @Override
  public int distance(Being from, Being to) {
    return planned(from).distanceTo(to);
  }

  @Override
  public String off(int distance) {
    return distance + " ft off";
  }

  /// Somebody where they will stand once the move they declared is made.
  public Being planned(Being being) {
    if (fight.isPresent()) {
      for (Fight.Declaration declaration : fight.get().declared()) {
        var act = declaration.act();
        if (!act.isAction() && act.by().equals(being.id())) {
          return being.withAt(act.endsAt(being.at()));
        }
      }
    }
    return being;
  }

  /// The whole scene with somebody where they will stand then: what their act is judged by.
  public OddState planned(String who) {
    var now = being(who);
    var then = planned(now);
    return then.at() == now.at() ? this : with(who, _ -> then);
  }

  /// The state as far as a seat knows it: without those it does not see, who are no members of a
  /// fight either, where somebody missing would look like somebody lost; and nobody's nerve is
  /// tested whose figures it does not know.
  public OddState asSeenBy(Seat seat) {
    return withRoster(
            seenBy(seat, being -> being.living(life -> life.with(life.block().withoutMorale()))))
        .inFight(
            fight ->
                fight.with(
                    fight.foes().asKnown(id -> maySee(id, seat), id -> maySeeFigures(id, seat))));
  }

  /// With somebody on that side: how a fight is drawn up that is played at no table, before
  /// anything has happened in it.
  public OddState drawnUp(String who, Who.Side side) {
    return with(who, being -> being.with(being.who().siding(side)));
  }

  @Override
  public int health(Being being) {
    return being.health();
  }

  /// The id of somebody new who asked for this one.
  public String freeId(String wish) {
    return Roster.of(roster).free(wish);
  }

  public List<Being> side(Who.Side side) {
    var found = new ArrayList<Being>(roster.size());
    for (Being being : roster) {
      if (being.side() == side) {
        found.add(being);
      }
    }
    return found;
  }

  public boolean inRounds() {
    return fight.isPresent();
  }

  public Fight theFight() {
    return fight.orElseThrow(() -> new IllegalStateException("no rounds are running"));
  }

  /// This scene once some of those who are in another have come into it. No event tells of it: it
  /// is how a scene begins.
  ///
  /// @param absent those who have a place here and do not come
  public OddState receiving(OddState from, List<String> who, List<String> absent) {
    var coming = new ArrayList<Being>();
    for (String id : who) {
      coming.add(from.being(id).withAt(find(id).map(Being::at).orElse(scene().placeOf(id))));
    }
    return withRoster(Roster.of(roster).joinedBy(coming, absent)).with(world.of(from.world()));
  }

  OddState with(String id, UnaryOperator<Being> change) {
    return withRoster(Roster.of(roster).with(id, change));
  }

  OddState everybody(UnaryOperator<Being> change) {
    var changed = new ArrayList<Being>(roster.size());
    for (Being being : roster) {
      changed.add(change.apply(being));
    }
    return withRoster(changed);
  }

  OddState withPack(String id, UnaryOperator<Pack> change) {
    return with(id, being -> being.with(change.apply(being.pack())));
  }

  OddState living(String id, UnaryOperator<Life> change) {
    return with(id, being -> being.living(change));
  }

  /// With a change to the fight, if there is one.
  OddState inFight(UnaryOperator<Fight> change) {
    return fight.isPresent()
        ? new OddState(world, roster, Optional.of(change.apply(fight.get())), blows)
        : this;
  }

  OddState withRoster(List<Being> beings) {
    return new OddState(world, beings, fight, blows);
  }

  OddState with(World changed) {
    return new OddState(changed, roster, fight, blows);
  }

  OddState with(Optional<Fight> newFight) {
    return new OddState(world, roster, newFight, blows);
  }

  OddState withBlows(List<Blow> newBlows) {
    return new OddState(world, roster, fight, newBlows);
  }

  OddState with(Scene scene) {
    return with(world.with(scene));
  }
}
