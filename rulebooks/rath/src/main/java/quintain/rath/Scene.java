package quintain.rath;

import java.util.LinkedHashMap;
import java.util.Map;

/// Where it happens.
///
/// @param at the zone, or feet, of each one placed; the others stand at 0
/// @param foeFigures what players may know of foes that come in
public record Scene(String place, Map<String, Integer> at, Who.Secrecy foeFigures) {
  public static final Scene DEFAULTS =
      new Scene("", new LinkedHashMap<>(), Who.Secrecy.FIGURES_HIDDEN);
}
