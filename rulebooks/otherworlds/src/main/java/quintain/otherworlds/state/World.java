package quintain.otherworlds.state;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.Spot;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock minutes since play began
/// @param poisoned minutes since poison last did its damage out of turns (OTW-MECH-32b)
/// @param ground what lies about
/// @param zones spaces where something holds for a while
/// @param fought the round in which the last battle ended; 0 before the first
public record World(
    OtwHouse house,
    Scene scene,
    long clock,
    int poisoned,
    List<Lying> ground,
    List<Zone> zones,
    Shelf shelf,
    @OrNone int fought) {
  public World {
    ground = List.copyOf(ground);
    zones = List.copyOf(zones);
  }

  /// A thing on the ground.
  public record Lying(Item item, Spot at) {}

  /// What of that name lies about; of several alike the one nearest to somebody (OTW-FREE-03).
  public Optional<Lying> lying(String key, Spot from) {
    return ground.stream()
        .filter(thing -> thing.item().key().equalsIgnoreCase(key))
        .min(Comparator.comparingInt(thing -> Field.distance(from, thing.at())));
  }

  /// Smoke: a block of spaces that gives partial cover for some rounds.
  public record Zone(Spot centre, int across, int rounds) {}

  /// This world in another's time and by its house rules.
  World of(World other) {
    return new World(
        other.house, scene, other.clock, other.poisoned, ground, zones, other.shelf, fought);
  }

  World with(Scene newScene) {
    return new World(house, newScene, clock, poisoned, ground, zones, shelf, fought);
  }

  World withClock(long minutes) {
    return new World(house, scene, minutes, poisoned, ground, zones, shelf, fought);
  }

  World withPoisoned(int minutes) {
    return new World(house, scene, clock, minutes, ground, zones, shelf, fought);
  }

  World withGround(List<Lying> items) {
    return new World(house, scene, clock, poisoned, items, zones, shelf, fought);
  }

  World withZones(List<Zone> newZones) {
    return new World(house, scene, clock, poisoned, ground, newZones, shelf, fought);
  }

  World withFought(int round) {
    return new World(house, scene, clock, poisoned, ground, zones, shelf, round);
  }
}
