package quintain.rhod.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.space.Grid;

/// Where it happens: a grid of 5-foot spaces (RHD-POS-01).
///
/// @param map what stands where, how high and how light it is; open ground if nothing is said
/// @param at the space of each one placed; the others stand in the upper left corner
/// @param cover who has which Cover against whom, whatever the map says
/// @param attitudes how somebody regards somebody, where it is not by side (RHD-R-105)
/// @param weather a word without effect (RHD-ENV-02)
/// @param terrain words on spaces, without effect (RHD-ENV-01)
/// @param expansions which Mechanical Expansions are on (RHD-REF-06)
/// @param foeFigures what players may know of foes that come in
/// @param fog whether players know only what their characters see; if nothing is said, where the
///   map hides anything
/// @param spotted foes who have given themselves away in the fog
public record Scene(
    String place,
    Grid map,
    Map<String, Spot> at,
    List<Covering> cover,
    List<Attitude> attitudes,
    String weather,
    List<String> terrain,
    List<String> expansions,
    Secrecy foeFigures,
    Optional<Boolean> fog,
    List<String> spotted) {
  /// Open ground of 120 by 80 feet.
  public static final Grid OPEN = Grid.open(Field.SPACE, 24, 16);

  public static final Scene DEFAULTS =
      new Scene(
          "",
          OPEN,
          new LinkedHashMap<>(),
          List.of(),
          List.of(),
          "",
          List.of(),
          List.of(),
          Secrecy.FIGURES_HIDDEN,
          Optional.empty(),
          List.of());

  public Scene {
    cover = List.copyOf(cover);
    attitudes = List.copyOf(attitudes);
    terrain = List.copyOf(terrain);
    expansions = List.copyOf(expansions);
    spotted = List.copyOf(spotted);
    if (map.feet() != Field.SPACE) {
      throw new IllegalArgumentException("a space is 5 feet, not " + map.feet());
    }
  }

  /// The Cover of somebody against somebody's Attacks, as the Referee says.
  public record Covering(String attacker, String target, quintain.space.Cover grade) {}

  /// How somebody regards somebody (RHD-R-105).
  public record Attitude(String of, String toward, Regard regard) {}

  public enum Regard {
    ALLY,
    NEUTRAL,
    HOSTILE
  }

  /// The same place at the table of another scene.
  Scene of(Scene other) {
    return withExpansions(other.expansions);
  }

  Scene withCover(Covering covering) {
    var pairs = new ArrayList<>(cover);
    pairs.removeIf(
        pair ->
            pair.attacker().equals(covering.attacker()) && pair.target().equals(covering.target()));
    pairs.add(covering);
    return new Scene(
        place, map, at, pairs, attitudes, weather, terrain, expansions, foeFigures, fog, spotted);
  }

  Scene withAttitude(Attitude attitude) {
    var pairs = new ArrayList<>(attitudes);
    pairs.removeIf(
        pair -> pair.of().equals(attitude.of()) && pair.toward().equals(attitude.toward()));
    pairs.add(attitude);
    return new Scene(
        place, map, at, cover, pairs, weather, terrain, expansions, foeFigures, fog, spotted);
  }

  /// A scene on a map, with nothing else said of it.
  public static Scene on(Grid map) {
    return DEFAULTS.withMap(map);
  }

  Scene withMap(Grid changed) {
    return new Scene(
        place,
        changed,
        at,
        cover,
        attitudes,
        weather,
        terrain,
        expansions,
        foeFigures,
        fog,
        spotted);
  }

  Scene withWeather(String word) {
    return new Scene(
        place, map, at, cover, attitudes, word, terrain, expansions, foeFigures, fog, spotted);
  }

  Scene withTerrain(List<String> words) {
    return new Scene(
        place, map, at, cover, attitudes, weather, words, expansions, foeFigures, fog, spotted);
  }

  Scene withExpansions(List<String> on) {
    return new Scene(
        place, map, at, cover, attitudes, weather, terrain, on, foeFigures, fog, spotted);
  }

  /// Fog comes or lifts; nobody is spotted in fresh fog.
  Scene withFog(boolean on) {
    return new Scene(
        place,
        map,
        at,
        cover,
        attitudes,
        weather,
        terrain,
        expansions,
        foeFigures,
        Optional.of(on),
        List.of());
  }

  Scene withSpotted(List<String> foes) {
    return new Scene(
        place, map, at, cover, attitudes, weather, terrain, expansions, foeFigures, fog, foes);
  }

  // Scenes hardly change within a game; hashing their maps tells little apart.
  @Override
  public int hashCode() {
    return place.hashCode();
  }
}
