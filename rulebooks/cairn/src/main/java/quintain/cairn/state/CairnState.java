package quintain.cairn.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import quintain.kernel.Seat;
import quintain.kernel.craft.Peopled;
import quintain.kernel.parts.Lists;
import quintain.kernel.parts.Roster;

/// A game of Cairn as it stands: those in it, their fight, and the world around them.
///
/// @param blows damage rolled in this phase and not yet taken
/// @param promised what this phase brings about once all of it is rolled (CRN-R-31)
public record CairnState(
    World world,
    List<Being> roster,
    Optional<Fight> fight,
    List<Blow> blows,
    List<CairnEvent> promised)
    implements Peopled<Being> {
  public CairnState {
    roster = Roster.of(roster);
  }

  public CairnHouse house() {
    return world.house();
  }

  public Scene scene() {
    return world.scene();
  }

  public List<Effect> effects() {
    return world.effects();
  }

  public long clock() {
    return world.clock();
  }

  public int numbered() {
    return world.numbered();
  }

  public List<World.Market> markets() {
    return world.markets();
  }

  public List<World.Treasure> treasures() {
    return world.treasures();
  }

  public List<World.Lying> ground() {
    return world.ground();
  }

  /// Of all that lies about under this name what is nearest to somebody, the longest there first.
  public Optional<World.Lying> nearest(Being to, String key) {
    var nearest = Optional.<World.Lying>empty();
    for (World.Lying lying : ground()) {
      if (lying.item().key().equals(key)
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
        if (declaration.act() instanceof CairnStep.Moving move
            && !move.isAction()
            && move.by().equals(being.id())) {
          return being.withAt(move.to());
        }
      }
    }
    return being;
  }

  /// The same with everybody where they are, for the moves of the phase are made (CRN-R-55): what
  /// acts are judged by when they should happen.
  public CairnState asMoved() {
    return inFight(fight -> fight.withDeclared(List.of()));
  }

  /// The state as far as a seat knows it: without those it does not see, who are no members of a
  /// fight either, where somebody missing would look like somebody lost; and nobody's nerve is
  /// tested whose figures it does not know.
  public CairnState asSeenBy(Seat seat) {
    return withRoster(seenBy(seat, being -> being.with(being.block().withoutMorale())))
        .inFight(fight -> fight.asKnown(id -> maySee(id, seat), id -> maySeeFigures(id, seat)));
  }

  /// Whether magic fails where this being stands (CRN-RELC-07).
  public boolean isStilled(Being being) {
    for (Effect effect : effects()) {
      if (effect.power() instanceof Power.StillMagic still) {
        for (String id : effect.on()) {
          if (find(id).map(b -> b.distanceTo(being) <= still.feet()).orElse(false)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// Whether a power at work on somebody does anything where they stand.
  public boolean works(Effect effect, Being on) {
    return effect.on().contains(on.id()) && !isStilled(on);
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
    var found = new ArrayList<Being>();
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

  /// This scene once some of those who are in another have come into it, with the powers that are
  /// at work on them. No event tells of it: it is how a scene begins.
  ///
  /// @param absent those who have a place here and do not come
  public CairnState receiving(CairnState from, List<String> who, List<String> absent) {
    // Powers have numbers of their own in each scene.
    int shift = numbered();
    var coming = new ArrayList<Being>();
    for (String id : who) {
      var being = from.being(id);
      coming.add(
          being
              .withAt(find(id).map(Being::at).orElse(scene().placeOf(id)))
              .with(being.pack().each(item -> item.renumbered(shift))));
    }
    var powers = new ArrayList<Effect>();
    for (Effect effect : effects()) {
      if (effect.on().stream().noneMatch(id -> who.contains(id) || absent.contains(id))) {
        powers.add(effect);
      }
    }
    for (Effect effect : from.effects()) {
      if (effect.on().stream().anyMatch(who::contains)) {
        powers.add(effect.renumbered(shift));
      }
    }
    return withRoster(Roster.of(roster).joinedBy(coming, absent))
        .with(
            world
                .of(from.world())
                .withEffects(List.copyOf(powers))
                .withNumbered(shift + from.numbered()));
  }

  CairnState with(Being changed) {
    return with(changed.id(), _ -> changed);
  }

  CairnState with(String id, UnaryOperator<Being> change) {
    return withRoster(Roster.of(roster).with(id, change));
  }

  CairnState withPack(String id, UnaryOperator<Pack> change) {
    return with(id, being -> being.with(change.apply(being.pack())));
  }

  /// With a change to the fight, if there is one.
  CairnState inFight(UnaryOperator<Fight> change) {
    return fight.isPresent() ? with(change.apply(fight.get())) : this;
  }

  CairnState withRoster(List<Being> beings) {
    return new CairnState(world, beings, fight, blows, promised);
  }

  CairnState with(World changed) {
    return new CairnState(changed, roster, fight, blows, promised);
  }

  CairnState with(Fight newFight) {
    return new CairnState(world, roster, Optional.of(newFight), blows, promised);
  }

  CairnState withoutFight() {
    return new CairnState(world, roster, Optional.empty(), blows, promised);
  }

  CairnState withBlows(List<Blow> newBlows) {
    return new CairnState(world, roster, fight, newBlows, promised);
  }

  CairnState withPromised(List<CairnEvent> newPromised) {
    return new CairnState(world, roster, fight, blows, newPromised);
  }

  CairnState with(Scene scene) {
    return with(world.with(scene));
  }

  CairnState withEffects(List<Effect> effects) {
    return with(world.withEffects(effects));
  }

  CairnState withClock(long seconds) {
    return with(world.withClock(seconds));
  }

  CairnState withNumbered(int used) {
    return with(world.withNumbered(used));
  }

  CairnState withMarkets(List<World.Market> markets) {
    return with(world.withMarkets(markets));
  }

  CairnState withTreasures(List<World.Treasure> treasures) {
    return with(world.withTreasures(treasures));
  }

  CairnState withGround(List<World.Lying> items) {
    return with(world.withGround(items));
  }

  CairnState withEffect(int number, UnaryOperator<Effect> change) {
    return number == 0
        ? this
        : withEffects(Lists.each(effects(), e -> e.number() == number ? change.apply(e) : e));
  }

  /// Whatever burns with this flame is out, wherever it is.
  CairnState putOut(Effect flame) {
    UnaryOperator<Item> out =
        item ->
            item.flame() == flame.number()
                ? item.out(
                    flame.until() == Long.MAX_VALUE
                        ? item.left()
                        : (int) Math.ceilDiv(Math.max(0, flame.until() - clock()), 60))
                : item;
    var bearers = Lists.each(roster, being -> being.with(being.pack().each(out)));
    return withRoster(bearers)
        .withGround(Lists.each(ground(), lying -> lying.with(out.apply(lying.item()))));
  }
}
