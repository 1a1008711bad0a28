package quintain.rhod;

import java.util.List;
import quintain.kernel.Spot;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock the day and Watch of the campaign
/// @param ground what lies about
/// @param zones spaces where something holds for a while: flash, smoke, Caltrops
/// @param targets objects that may be attacked
public record World(
    RhodHouse house,
    Scene scene,
    Clock clock,
    List<Lying> ground,
    List<Zone> zones,
    Shelf shelf,
    List<Target> targets) {
  public World {
    ground = List.copyOf(ground);
    zones = List.copyOf(zones);
    targets = List.copyOf(targets);
  }

  /// An object somebody may Attack, with the Defense and Vitality the Referee gave it (RHD-R-102).
  public record Target(String name, Spot at, int defense, int vitality) {}

  /// Something that holds in the spaces about one.
  ///
  /// @param feet how far it reaches; 0 for the one space
  /// @param by whose Turns it is counted by
  /// @param turns starts of their Turns it still outlasts; 0 for as long as nobody ends it
  public record Zone(Kind kind, Spot at, int feet, String by, int turns) {
    public enum Kind {
      FLASH,
      SMOKE,
      CALTROPS,
      LINE,
      AIRLESS
    }
  }

  World with(Scene newScene) {
    return new World(house, newScene, clock, ground, zones, shelf, targets);
  }

  World with(Clock newClock) {
    return new World(house, scene, newClock, ground, zones, shelf, targets);
  }

  World withGround(List<Lying> items) {
    return new World(house, scene, clock, items, zones, shelf, targets);
  }

  World withZones(List<Zone> newZones) {
    return new World(house, scene, clock, ground, newZones, shelf, targets);
  }

  World withTargets(List<Target> objects) {
    return new World(house, scene, clock, ground, zones, shelf, objects);
  }
}
