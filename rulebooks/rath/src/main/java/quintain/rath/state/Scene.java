package quintain.rath.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.space.Grid;

/// Where it happens.
///
/// @param at the zone, or feet, of each one placed on a line; the others stand at 0
/// @param devices traps and locks by their ids: the names of their entries
/// @param foeFigures what players may know of foes that come in
/// @param map the scene as a map, instead of a line (RTH-R-30)
/// @param on the space of each one placed on the map; the others stand on its first open spaces
/// @param fog whether players know only what their characters see; as the map is, where nothing is
///   said
/// @param spotted foes who gave themselves away and have not moved since
/// @param sides whose side somebody is on, where it is not the usual one (RTH-R-21)
public record Scene(
    String place,
    Map<String, Integer> at,
    Map<String, String> devices,
    Secrecy foeFigures,
    Optional<Grid> map,
    Map<String, Spot> on,
    Map<String, Who.Side> sides,
    Optional<Boolean> fog,
    List<String> spotted) {
  public Scene {
    spotted = List.copyOf(spotted);
  }

  public static final Scene DEFAULTS =
      new Scene("", new LinkedHashMap<>(), new LinkedHashMap<>(), Secrecy.FIGURES_HIDDEN);

  /// A scene along a line.
  public Scene(
      String place, Map<String, Integer> at, Map<String, String> devices, Secrecy foeFigures) {
    this(
        place,
        at,
        devices,
        foeFigures,
        Optional.empty(),
        new LinkedHashMap<>(),
        new LinkedHashMap<>(),
        Optional.empty(),
        List.of());
  }

  /// A scene on a map, with nothing else said of it.
  public static Scene on(Grid map) {
    return new Scene(
        DEFAULTS.place,
        DEFAULTS.at,
        DEFAULTS.devices,
        DEFAULTS.foeFigures,
        Optional.of(map),
        DEFAULTS.on,
        DEFAULTS.sides,
        DEFAULTS.fog,
        DEFAULTS.spotted);
  }

  /// Fog comes or lifts; nobody is spotted in fresh fog.
  Scene withFog(boolean on) {
    return new Scene(
        place, at, devices, foeFigures, map, this.on, sides, Optional.of(on), List.of());
  }

  Scene withSpotted(List<String> foes) {
    return new Scene(place, at, devices, foeFigures, map, on, sides, fog, foes);
  }

  // Scenes hardly change within a game; hashing their maps tells little apart.
  @Override
  public int hashCode() {
    return place.hashCode();
  }
}
