package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.space.Grid;

/// Where it happens: a grid of 10-foot spaces (OTW-R-56).
///
/// @param map what stands where, and how high; open ground if nothing is said
/// @param at the space of each one placed; the others stand in the upper left corner, or on free
///   floor where that is rock
/// @param cover who has cover against whom, whatever the map says
/// @param loot what lies on a body or in a container, by its id or name (OTW-ACT-20)
/// @param foeFigures what players may know of foes that come in
/// @param fog whether players know only what their characters see; if nothing is said, where the
///   map hides anything
/// @param spotted foes who have given themselves away in the fog
public record Scene(
    String place,
    Grid map,
    Map<String, Spot> at,
    List<Cover> cover,
    List<Loot> loot,
    Secrecy foeFigures,
    Optional<Boolean> fog,
    List<String> spotted) {
  /// Open ground of 240 by 160 feet.
  public static final Grid OPEN = Grid.open(Field.SPACE, 24, 16);

  public static final Scene DEFAULTS =
      new Scene(
          "",
          OPEN,
          new LinkedHashMap<>(),
          List.of(),
          List.of(),
          Secrecy.FIGURES_HIDDEN,
          Optional.empty(),
          List.of());

  public Scene {
    cover = List.copyOf(cover);
    loot = List.copyOf(loot);
    spotted = List.copyOf(spotted);
    if (map.feet() != Field.SPACE) {
      throw new IllegalArgumentException("a space is 10 feet, not " + map.feet());
    }
  }

  /// Cover of somebody against the attacks of somebody (OTW-SR-03, OTW-SR-04).
  public record Cover(String attacker, String target, Grade grade) {}

  public enum Grade {
    NONE,
    PARTIAL,
    FULL,
    /// Nothing was said: smoke and the map decide.
    AS_ON_THE_MAP
  }

  /// What can be looted somewhere.
  public record Loot(String from, List<String> items) {
    public Loot {
      items = List.copyOf(items);
    }
  }

  /// The cover that was said; as on the map where none was.
  Grade cover(String attacker, String target) {
    for (Cover pair : cover) {
      if (pair.attacker().equals(attacker) && pair.target().equals(target)) {
        return pair.grade();
      }
    }
    return Grade.AS_ON_THE_MAP;
  }

  Scene withCover(String attacker, String target, Grade grade) {
    var pairs = new ArrayList<>(cover);
    pairs.removeIf(pair -> pair.attacker().equals(attacker) && pair.target().equals(target));
    if (grade != Grade.AS_ON_THE_MAP) {
      pairs.add(new Cover(attacker, target, grade));
    }
    return new Scene(place, map, at, pairs, loot, foeFigures, fog, spotted);
  }

  /// A scene on a map, with nothing else said of it.
  public static Scene on(Grid map) {
    return DEFAULTS.withMap(map);
  }

  Scene withMap(Grid changed) {
    return new Scene(place, changed, at, cover, loot, foeFigures, fog, spotted);
  }

  Scene withLoot(List<Loot> left) {
    return new Scene(place, map, at, cover, left, foeFigures, fog, spotted);
  }

  /// Fog comes or lifts; nobody is spotted in fresh fog.
  Scene withFog(boolean on) {
    return new Scene(place, map, at, cover, loot, foeFigures, Optional.of(on), List.of());
  }

  Scene withSpotted(List<String> foes) {
    return new Scene(place, map, at, cover, loot, foeFigures, fog, foes);
  }

  // Scenes hardly change within a game; hashing their maps tells little apart.
  @Override
  public int hashCode() {
    return place.hashCode();
  }
}
