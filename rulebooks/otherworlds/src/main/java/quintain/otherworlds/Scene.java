package quintain.otherworlds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Spot;

/// Where it happens: a grid of 10-foot spaces (OTW-R-56).
///
/// @param at the space of each one placed; the others stand at 0,0
/// @param walls what stands in a space and keeps movers out, with its height in feet
/// @param cover who has cover against whom
/// @param loot what lies on a body or in a container, by its id or name (OTW-ACT-20)
/// @param foeFigures what players may know of foes that come in
public record Scene(
    String place,
    Map<String, Spot> at,
    List<Wall> walls,
    List<Cover> cover,
    List<Loot> loot,
    Who.Secrecy foeFigures) {
  public static final Scene DEFAULTS =
      new Scene(
          "", new LinkedHashMap<>(), List.of(), List.of(), List.of(), Who.Secrecy.FIGURES_HIDDEN);

  public Scene {
    walls = List.copyOf(walls);
    cover = List.copyOf(cover);
    loot = List.copyOf(loot);
  }

  /// An obstacle in a space.
  public record Wall(Spot at, int feet) {}

  /// Cover of somebody against the attacks of somebody (OTW-SR-03, OTW-SR-04).
  public record Cover(String attacker, String target, Grade grade) {}

  public enum Grade {
    NONE,
    PARTIAL,
    FULL
  }

  /// What can be looted somewhere.
  public record Loot(String from, List<String> items) {
    public Loot {
      items = List.copyOf(items);
    }
  }

  Grade cover(String attacker, String target) {
    for (Cover pair : cover) {
      if (pair.attacker().equals(attacker) && pair.target().equals(target)) {
        return pair.grade();
      }
    }
    return Grade.NONE;
  }

  Scene withCover(String attacker, String target, Grade grade) {
    var pairs = new ArrayList<>(cover);
    pairs.removeIf(pair -> pair.attacker().equals(attacker) && pair.target().equals(target));
    if (grade != Grade.NONE) {
      pairs.add(new Cover(attacker, target, grade));
    }
    return new Scene(place, at, walls, pairs, loot, foeFigures);
  }

  Scene withWalls(List<Wall> standing) {
    return new Scene(place, at, standing, cover, loot, foeFigures);
  }

  Scene withLoot(List<Loot> left) {
    return new Scene(place, at, walls, cover, left, foeFigures);
  }

  // Scenes hardly change within a game; hashing their walls tells little apart.
  @Override
  public int hashCode() {
    return place.hashCode();
  }
}
