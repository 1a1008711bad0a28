package quintain.rath.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import quintain.kernel.Audience;
import quintain.kernel.Seat;
import quintain.kernel.craft.Peopled;
import quintain.kernel.parts.Phrases;
import quintain.kernel.parts.Roster;
import quintain.space.Grid;

/// A game of Rath as it stands: those in it, their fight, and the world around them.
public record RathState(World world, List<Being> roster, Optional<Fight> fight)
    implements Peopled<Being> {
  public RathState {
    roster = Roster.of(roster);
  }

  public RathHouse house() {
    return world.house();
  }

  public Scene scene() {
    return world.scene();
  }

  /// Minutes since play began; each round of a fight counts for one (RTH-R-23).
  public long clock() {
    return world.clock();
  }

  /// The clock with the rounds of the fight so far.
  public long now() {
    return fight.isPresent() ? world.clock() + fight.get().round() : world.clock();
  }

  public Shelf shelf() {
    return world.shelf();
  }

  public List<World.Lying> ground() {
    return world.ground();
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

  public List<Being> side(Who.Side side) {
    var found = new ArrayList<Being>();
    for (Being being : roster) {
      if (being.side() == side) {
        found.add(being);
      }
    }
    return found;
  }

  public boolean inCombat() {
    return fight.isPresent();
  }

  @Override
  public boolean isTurnOf(String id) {
    return fight.isPresent() && fight.get().isTurnOf(id);
  }

  public Fight theFight() {
    return fight.orElseThrow(() -> new IllegalStateException("no combat is running"));
  }

  /// The map people stand on; none where the scene lies along a line.
  public Optional<Grid> map() {
    return world.map();
  }

  // Sight

  @Override
  public boolean hides(Being being, Seat seat) {
    return Fog.hides(this, being, seat);
  }

  /// Of those in the fog, whoever sees them.
  @Override
  public Audience onlookers(Being being) {
    return Fog.witnesses(this, being);
  }

  /// How far apart two stand, in zones or feet.
  @Override
  public int distance(Being one, Being other) {
    return Places.apart(this, one.at(), other.at());
  }

  @Override
  public String off(int distance) {
    return Phrases.counted(distance, "zone") + " off";
  }

  @Override
  public int health(Being being) {
    return 100 * being.hp() / Math.max(1, being.maxHp());
  }

  /// Nobody's friend or foe (RTH-R-21).
  @Override
  public boolean isBystander(Being being) {
    return being.side() == Who.Side.NEUTRAL;
  }

  /// The first thing of that key that lies at somebody's feet.
  public Optional<World.Lying> lyingBy(Being being, String key) {
    for (World.Lying lying : ground()) {
      if (lying.item().key().equalsIgnoreCase(key) && inReach(lying.at(), being.at())) {
        return Optional.of(lying);
      }
    }
    return Optional.empty();
  }

  /// How far apart two stand (RTH-DIST-01, RTH-R-30).
  public Band between(Being one, Being other) {
    return between(one.at(), other.at());
  }

  public Band between(int one, int other) {
    int apart = Places.apart(this, one, other);
    return switch (house().distanceSystem()) {
      case ABSTRACT -> Band.ofZones(apart);
      case FEET -> Band.ofFeet(apart);
    };
  }

  /// Close to each other: the same zone, or 10 ft (RTH-DIST-02, RTH-R-30).
  public boolean areClose(Being one, Being other) {
    return areClose(one.at(), other.at());
  }

  public boolean areClose(int one, int other) {
    return between(one, other) == Band.CLOSE;
  }

  /// In melee reach of each other: the same zone, or 5 ft (RTH-DIST-02, RTH-DIST-07).
  public boolean inReach(Being one, Being other) {
    return inReach(one.at(), other.at());
  }

  public boolean inReach(int one, int other) {
    return Places.apart(this, one, other) <= house().distanceSystem().adjacent()
        && Places.sees(this, one, other);
  }

  /// This scene once some of those who are in another have come into it. No event tells of it: it
  /// is how a scene begins.
  ///
  /// @param absent those who have a place here and do not come
  public RathState receiving(RathState from, List<String> who, List<String> absent) {
    var now = with(world.of(from.world()));
    for (String id : who.reversed()) {
      var there = now.find(id);
      var others = now.withRoster(Roster.of(now.roster).joinedBy(List.of(), List.of(id)));
      int at = there.map(Being::at).orElseGet(() -> Places.entrance(others, id));
      now =
          others.withRoster(
              Roster.of(others.roster).joinedBy(List.of(from.being(id).withAt(at)), absent));
    }
    return now.withRoster(Roster.of(now.roster).joinedBy(List.of(), absent));
  }

  RathState with(Being changed) {
    return with(changed.id(), _ -> changed);
  }

  RathState with(String id, UnaryOperator<Being> change) {
    return withRoster(Roster.of(roster).with(id, change));
  }

  RathState withPack(String id, UnaryOperator<Pack> change) {
    return with(id, being -> being.with(change.apply(being.pack())));
  }

  /// With a change to the fight, if there is one.
  RathState inFight(UnaryOperator<Fight> change) {
    return fight.isPresent() ? with(change.apply(fight.get())) : this;
  }

  RathState withRoster(List<Being> beings) {
    return new RathState(world, beings, fight);
  }

  RathState with(World changed) {
    return new RathState(changed, roster, fight);
  }

  RathState with(Fight newFight) {
    return new RathState(world, roster, Optional.of(newFight));
  }

  RathState withoutFight() {
    return new RathState(world, roster, Optional.empty());
  }

  RathState withClock(long minutes) {
    return with(world.withClock(minutes));
  }

  RathState withGround(List<World.Lying> items) {
    return with(world.withGround(items));
  }
}
