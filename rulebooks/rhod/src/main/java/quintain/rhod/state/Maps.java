package quintain.rhod.state;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/// Maps that never change.
final class Maps {
  private Maps() {}

  /// The same entries in the order of their keys.
  static <K extends Comparable<K>, V> Map<K, V> copy(Map<K, V> map) {
    return map.isEmpty()
        ? Collections.unmodifiableMap(new LinkedHashMap<>())
        : Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(map)));
  }
}
