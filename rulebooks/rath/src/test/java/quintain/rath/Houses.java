package quintain.rath;

import java.util.LinkedHashMap;
import java.util.Map;
import quintain.rath.state.RathHouse;

/// House rules for tests: the defaults with one switch turned.
public final class Houses {
  private Houses() {}

  public static RathHouse with(String name, Object value) {
    return with(RathHouse.DEFAULTS, name, value);
  }

  /// The same with another switch turned before.
  public static RathHouse with(RathHouse before, String name, Object value) {
    var components = RathHouse.class.getRecordComponents();
    var types = new Class<?>[components.length];
    var values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        values[i] =
            components[i].getName().equals(name)
                ? value
                : components[i].getAccessor().invoke(before);
      }
      return RathHouse.class.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name + " = " + value, e);
    }
  }

  /// Ids and feet, by turns.
  public static Map<String, Integer> positions(Object... idsAndFeet) {
    var at = new LinkedHashMap<String, Integer>();
    for (int i = 0; i < idsAndFeet.length; i += 2) {
      at.put((String) idsAndFeet[i], (Integer) idsAndFeet[i + 1]);
    }
    return at;
  }
}
