package quintain.terraodd.state;

import java.util.List;
import quintain.kernel.OrNone;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock seconds since the midnight before play began
/// @param lingering whether a fight is over and its scene is not (ODD-R-42)
/// @param ground what lies about for anybody there to pick up (ODD-R-48)
/// @param shelf the entries that may still be drawn on in play
/// @param fought the round in which the last fight ended; 0 before the first
public record World(
    OddHouse house,
    Scene scene,
    long clock,
    boolean lingering,
    List<Lying> ground,
    Shelf shelf,
    @OrNone int fought) {
  /// Something that lies where somebody left it, so many feet along the way.
  public record Lying(Item item, int at) {}

  /// This world in another's time, by its house rules and for the same group.
  World of(World other) {
    return new World(
        other.house, scene.of(other.scene), other.clock, lingering, ground, other.shelf, fought);
  }

  World with(Scene newScene) {
    return new World(house, newScene, clock, lingering, ground, shelf, fought);
  }

  World withClock(long seconds) {
    return new World(house, scene, seconds, lingering, ground, shelf, fought);
  }

  World lingering(boolean on) {
    return new World(house, scene, clock, on, ground, shelf, fought);
  }

  World withGround(List<Lying> items) {
    return new World(house, scene, clock, lingering, items, shelf, fought);
  }

  World withFought(int round) {
    return new World(house, scene, clock, lingering, ground, shelf, round);
  }

  // The states of a table share its house rules, its scene and its shelf.
  @Override
  public int hashCode() {
    return (Long.hashCode(clock) * 31 + ground.size()) * 2 + (lingering ? 1 : 0);
  }
}
