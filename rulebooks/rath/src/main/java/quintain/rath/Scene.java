package quintain.rath;

import java.util.LinkedHashMap;
import java.util.Map;

/// Where it happens.
///
/// @param at the zone, or feet, of each one placed; the others stand at 0
/// @param devices traps and locks by their ids: the names of their entries
/// @param foeFigures what players may know of foes that come in
public record Scene(
    String place, Map<String, Integer> at, Map<String, String> devices, Who.Secrecy foeFigures) {
  public static final Scene DEFAULTS =
      new Scene("", new LinkedHashMap<>(), new LinkedHashMap<>(), Who.Secrecy.FIGURES_HIDDEN);
}
