package quintain.cairn.state;

import java.util.List;
import quintain.kernel.OrNone;

/// What surrounds those in play, and changes less often than they do.
///
/// @param effects powers at work
/// @param clock seconds since the midnight before play began
/// @param numbered the highest number a power at work has had
/// @param markets price factors in percent by place (CRN-WLTH-04)
/// @param treasures what lies where, guarded by what (CRN-WLTH-03)
/// @param ground what lies about for anybody there to pick up (CRN-R-66)
/// @param shelf the entries that may still be drawn on in play
/// @param fought the round in which the last fight ended; 0 before the first
public record World(
    CairnHouse house,
    Scene scene,
    List<Effect> effects,
    long clock,
    int numbered,
    List<Market> markets,
    List<Treasure> treasures,
    List<Lying> ground,
    Shelf shelf,
    @OrNone int fought) {
  /// Something that lies where somebody left it, so many feet along the way.
  public record Lying(Item item, int at) {
    Lying with(Item changed) {
      return new Lying(changed, at);
    }
  }

  /// What goods cost somewhere, in percent of the list price.
  public record Market(String place, int percent) {}

  /// A treasure the Warden has placed.
  public record Treasure(String name, int worth, String place, String guardian) {}

  // Worlds are compared by the thousand while odds are reckoned, and seldom differ in anything
  // else.
  @Override
  public int hashCode() {
    return (Long.hashCode(clock) * 31 + effects.hashCode()) * 31 + ground.size();
  }

  /// This world in another's time, by its house rules and with what there is to buy and to meet.
  World of(World other) {
    return new World(
        other.house,
        scene,
        effects,
        other.clock,
        numbered,
        markets,
        treasures,
        ground,
        other.shelf,
        fought);
  }

  World with(Scene newScene) {
    return new World(
        house, newScene, effects, clock, numbered, markets, treasures, ground, shelf, fought);
  }

  World withEffects(List<Effect> newEffects) {
    return new World(
        house, scene, newEffects, clock, numbered, markets, treasures, ground, shelf, fought);
  }

  World withClock(long seconds) {
    return new World(
        house, scene, effects, seconds, numbered, markets, treasures, ground, shelf, fought);
  }

  World withNumbered(int used) {
    return new World(house, scene, effects, clock, used, markets, treasures, ground, shelf, fought);
  }

  World withMarkets(List<Market> newMarkets) {
    return new World(
        house, scene, effects, clock, numbered, newMarkets, treasures, ground, shelf, fought);
  }

  World withTreasures(List<Treasure> newTreasures) {
    return new World(
        house, scene, effects, clock, numbered, markets, newTreasures, ground, shelf, fought);
  }

  World withGround(List<Lying> items) {
    return new World(
        house, scene, effects, clock, numbered, markets, treasures, items, shelf, fought);
  }

  World withFought(int round) {
    return new World(
        house, scene, effects, clock, numbered, markets, treasures, ground, shelf, round);
  }
}
