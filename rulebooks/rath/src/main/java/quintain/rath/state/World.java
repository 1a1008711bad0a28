package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Lists;
import quintain.space.Grid;

/// What surrounds those in play, and changes less often than they do.
///
/// @param clock minutes since play began (RTH-TIME-01 to 04)
/// @param ground what lies about, and where
/// @param session whether a session is open (RTH-R-99)
/// @param warned the side that acts first when combat begins, if something has warned it
/// @param devices traps and locks in the scene
/// @param rested the minute the last long rest ended; -1 if there was none (RTH-R-72)
/// @param darkness how dark it is (RTH-ADV-03)
/// @param loosed ammunition shot outside combat that owes its roll (RTH-R-90)
/// @param shelf the entries that may still be drawn on in play
/// @param map the map people stand on; none where the scene lies along a line (RTH-R-30)
/// @param fought the round in which the last combat ended; 0 before the first
public record World(
    RathHouse house,
    Scene scene,
    long clock,
    List<Lying> ground,
    boolean session,
    Optional<Who.Side> warned,
    List<Device> devices,
    long rested,
    Darkness darkness,
    List<Fight.Fired> loosed,
    Shelf shelf,
    Optional<Grid> map,
    @OrNone int fought) {
  /// A thing on the ground.
  public record Lying(Item item, int at) {}

  /// This world in another's time, by its house rules, in the same session.
  World of(World other) {
    return new World(
        other.house,
        scene,
        other.clock,
        ground,
        other.session,
        warned,
        devices,
        other.rested,
        darkness,
        loosed,
        other.shelf,
        map,
        fought);
  }

  World withClock(long minutes) {
    return new World(
        house, scene, minutes, ground, session, warned, devices, rested, darkness, loosed, shelf,
        map, fought);
  }

  World with(Scene newScene) {
    return new World(
        house, newScene, clock, ground, session, warned, devices, rested, darkness, loosed, shelf,
        map, fought);
  }

  World withGround(List<Lying> items) {
    return new World(
        house, scene, clock, items, session, warned, devices, rested, darkness, loosed, shelf, map,
        fought);
  }

  World inSession(boolean open) {
    return new World(
        house, scene, clock, ground, open, warned, devices, rested, darkness, loosed, shelf, map,
        fought);
  }

  World warned(Optional<Who.Side> side) {
    return new World(
        house, scene, clock, ground, session, side, devices, rested, darkness, loosed, shelf, map,
        fought);
  }

  public Optional<Device> device(String id) {
    return devices.stream().filter(device -> device.id().equals(id)).findFirst();
  }

  /// With this trap or lock, in place of the one of its id.
  World with(Device changed) {
    if (device(changed.id()).isEmpty()) {
      return withDevices(Lists.plus(devices, changed));
    }
    return withDevices(
        devices.stream().map(d -> d.id().equals(changed.id()) ? changed : d).toList());
  }

  World withoutDevice(String id) {
    return withDevices(Lists.without(devices, device -> device.id().equals(id)));
  }

  private World withDevices(List<Device> all) {
    return new World(
        house, scene, clock, ground, session, warned, all, rested, darkness, loosed, shelf, map,
        fought);
  }

  World withRested(long minute) {
    return new World(
        house, scene, clock, ground, session, warned, devices, minute, darkness, loosed, shelf, map,
        fought);
  }

  World in(Darkness dark) {
    return new World(
        house, scene, clock, ground, session, warned, devices, rested, dark, loosed, shelf, map,
        fought);
  }

  World withLoosed(List<Fight.Fired> shots) {
    return new World(
        house, scene, clock, ground, session, warned, devices, rested, darkness, shots, shelf, map,
        fought);
  }

  World withFought(int round) {
    return new World(
        house, scene, clock, ground, session, warned, devices, rested, darkness, loosed, shelf, map,
        round);
  }

  World on(Grid newMap) {
    return new World(
        house,
        scene,
        clock,
        ground,
        session,
        warned,
        devices,
        rested,
        darkness,
        loosed,
        shelf,
        Optional.of(newMap),
        fought);
  }

  // The states of a table share its house rules, its scene and its shelf.
  @Override
  public int hashCode() {
    return Long.hashCode(clock) * 31 + ground.size() * 7 + devices.hashCode();
  }
}
