package quintain.rhod.state;

import java.util.List;
import quintain.kernel.OrNone;
import quintain.kernel.Spot;
import quintain.kernel.parts.Lists;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock the day and Watch of the campaign
/// @param ground what lies about
/// @param zones spaces where something holds for a while: flash, smoke, Caltrops
/// @param targets objects that may be attacked
/// @param containers what stands about and holds things
/// @param locks what is locked, doors and containers
/// @param gains who has gained what that may tilt rolls, the latest last; kept only where the house
///   goes by it (RHD-R-04)
/// @param fought the Round in which the last Encounter ended; 0 before the first
public record World(
    RhodHouse house,
    Scene scene,
    Clock clock,
    List<Lying> ground,
    List<Zone> zones,
    Shelf shelf,
    List<Target> targets,
    List<Container> containers,
    List<Lock> locks,
    List<Gain> gains,
    @OrNone int fought) {
  public World {
    ground = List.copyOf(ground);
    zones = List.copyOf(zones);
    targets = List.copyOf(targets);
    containers = List.copyOf(containers);
    locks = List.copyOf(locks);
    gains = List.copyOf(gains);
  }

  /// Somebody has gained a Condition, or lies Prone.
  public record Gain(String who, String what) {}

  /// An object somebody may Attack, with the Defense and Vitality the Referee gave it (RHD-R-102).
  public record Target(String name, Spot at, int defense, int vitality) {}

  /// A chest, a barrel, a cupboard: it has Slots like those of people, and is open or closed
  /// (RHD-INT-05 to 07).
  ///
  /// @param slots how many Slots of that size it has, each of which may serve as smaller ones
  public record Container(String name, Spot at, Size size, int slots, boolean open, Kit contents) {
    /// Whether it has room for one thing more: each Slot may serve as smaller ones, and like things
    /// go on one stack (RHD-INV-03 to 08).
    public boolean hasRoomFor(Item item) {
      return Slots.of(size, slots).take(contents.stacking(item.at(Place.PACK)).items());
    }

    Container opened(boolean now) {
      return new Container(name, at, size, slots, now, contents);
    }

    Container holding(Kit things) {
      return new Container(name, at, size, slots, open, things);
    }
  }

  /// A lock on what is called so, and the DC of picking it.
  public record Lock(String on, int dc) {}

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

  /// This world in another's time, by its house rules and with its Mechanical Expansions.
  World of(World other) {
    return new World(
        other.house,
        scene.of(other.scene),
        other.clock,
        ground,
        zones,
        other.shelf,
        targets,
        containers,
        locks,
        gains,
        fought);
  }

  World with(Scene newScene) {
    return new World(
        house, newScene, clock, ground, zones, shelf, targets, containers, locks, gains, fought);
  }

  World with(Clock newClock) {
    return new World(
        house, scene, newClock, ground, zones, shelf, targets, containers, locks, gains, fought);
  }

  World withGround(List<Lying> items) {
    return new World(
        house, scene, clock, items, zones, shelf, targets, containers, locks, gains, fought);
  }

  World withZones(List<Zone> newZones) {
    return new World(
        house, scene, clock, ground, newZones, shelf, targets, containers, locks, gains, fought);
  }

  World withTargets(List<Target> objects) {
    return new World(
        house, scene, clock, ground, zones, shelf, objects, containers, locks, gains, fought);
  }

  World withContainers(List<Container> standing) {
    return new World(
        house, scene, clock, ground, zones, shelf, targets, standing, locks, gains, fought);
  }

  World withLocks(List<Lock> locked) {
    return new World(
        house, scene, clock, ground, zones, shelf, targets, containers, locked, gains, fought);
  }

  World gaining(Gain gain) {
    return new World(
        house,
        scene,
        clock,
        ground,
        zones,
        shelf,
        targets,
        containers,
        locks,
        Lists.plus(Lists.without(gains, gain::equals), gain),
        fought);
  }

  World withFought(int round) {
    return new World(
        house, scene, clock, ground, zones, shelf, targets, containers, locks, gains, round);
  }

  /// When somebody gained something: the later, the higher; 0 if nobody kept count.
  int since(String who, String what) {
    return gains.indexOf(new Gain(who, what)) + 1;
  }
}
