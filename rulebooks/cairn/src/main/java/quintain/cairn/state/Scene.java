package quintain.cairn.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.craft.Secrecy;

/// Where it happens.
///
/// @param closed no safe place to run to (CRN-RETR-02)
/// @param at feet along the way for each one placed; the others stand at 0
/// @param cover pairs with cover between them, each as `attacker target`
/// @param hour the hour of the day it begins at
/// @param foeFigures what players may know of foes that come in
public record Scene(
    String place,
    boolean closed,
    Map<String, Integer> at,
    List<String> cover,
    int hour,
    Secrecy foeFigures) {
  public static final Scene DEFAULTS =
      new Scene("", false, new LinkedHashMap<>(), List.of(), 8, Secrecy.FIGURES_HIDDEN);

  public Scene {
    if (hour < 0 || hour > 23) {
      throw new IllegalArgumentException("the hour is 0 to 23, not " + hour);
    }
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

  public boolean coverBetween(String attacker, String target) {
    for (String pair : cover) {
      if (pair.equals(attacker + " " + target)) {
        return true;
      }
    }
    return false;
  }

  Scene closed(boolean shut) {
    return new Scene(place, shut, at, cover, hour, foeFigures);
  }

  Scene withCover(String attacker, String target, boolean stands) {
    var pairs = new ArrayList<>(cover);
    pairs.remove(attacker + " " + target);
    if (stands) {
      pairs.add(attacker + " " + target);
    }
    return new Scene(place, closed, at, pairs, hour, foeFigures);
  }
}
