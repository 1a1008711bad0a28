package quintain.terraodd;

import java.util.List;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock seconds since the midnight before play began
/// @param lingering whether a fight is over and its scene is not (ODD-R-42)
/// @param ground what lies about for anybody to pick up
/// @param shelf the entries that may still be drawn on in play
public record World(
    OddHouse house, Scene scene, long clock, boolean lingering, List<Item> ground, Shelf shelf) {
  World with(Scene newScene) {
    return new World(house, newScene, clock, lingering, ground, shelf);
  }

  World withClock(long seconds) {
    return new World(house, scene, seconds, lingering, ground, shelf);
  }

  World lingering(boolean on) {
    return new World(house, scene, clock, on, ground, shelf);
  }

  World withGround(List<Item> items) {
    return new World(house, scene, clock, lingering, items, shelf);
  }

  // The states of a table share its house rules, its scene and its shelf.
  @Override
  public int hashCode() {
    return (Long.hashCode(clock) * 31 + ground.size()) * 2 + (lingering ? 1 : 0);
  }
}
