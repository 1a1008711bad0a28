package quintain.terraodd.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.craft.Secrecy;
import quintain.kernel.parts.Check;

/// Where it happens, and to what sort of group.
///
/// @param concept what the group has agreed to be (ODD-CRE-01)
/// @param genre the sort of world, which says what gear fits
/// @param closed no safe place to run to (ODD-RETR-02)
/// @param dark whether it is dark
/// @param at feet along the way for each one placed; the others stand at 0
/// @param cover pairs with cover between them, each as `attacker target`
/// @param hour the hour of the day it begins at
/// @param foeFigures what players may know of foes that come in
public record Scene(
    String place,
    String concept,
    Genre genre,
    boolean closed,
    boolean dark,
    Map<String, Integer> at,
    List<String> cover,
    int hour,
    Secrecy foeFigures) {
  public static final Scene DEFAULTS =
      new Scene(
          "",
          "",
          Genre.ANY,
          false,
          false,
          new LinkedHashMap<>(),
          List.of(),
          8,
          Secrecy.FIGURES_HIDDEN);

  public Scene {
    Check.between("the hour", hour, 0, 23);
    for (String pair : cover) {
      if (pair.strip().split("\\s+").length != 2) {
        throw new IllegalArgumentException(
            "cover is written 'attacker target', not '" + pair + "'");
      }
    }
    cover = List.copyOf(cover);
  }

  /// Where somebody stands as the scene begins, or as they come in.
  public int placeOf(String id) {
    return at.getOrDefault(id, 0);
  }

  boolean coverBetween(String attacker, String target) {
    return cover.contains(attacker + " " + target);
  }

  /// The same place for the group of another scene.
  Scene of(Scene other) {
    return new Scene(place, other.concept, other.genre, closed, dark, at, cover, hour, foeFigures);
  }

  Scene closed(boolean shut) {
    return new Scene(place, concept, genre, shut, dark, at, cover, hour, foeFigures);
  }

  Scene dark(boolean night) {
    return new Scene(place, concept, genre, closed, night, at, cover, hour, foeFigures);
  }

  Scene withCover(String attacker, String target, boolean stands) {
    var pairs = new ArrayList<>(cover);
    pairs.remove(attacker + " " + target);
    if (stands) {
      pairs.add(attacker + " " + target);
    }
    return new Scene(place, concept, genre, closed, dark, at, pairs, hour, foeFigures);
  }
}
