package quintain.rhod;

import quintain.rhod.state.RhodHouse;

/// House rules for tests: the defaults with one switch turned.
public final class Houses {
  private Houses() {}

  public static RhodHouse with(String name, Object value) {
    var components = RhodHouse.class.getRecordComponents();
    var types = new Class<?>[components.length];
    var values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        values[i] =
            components[i].getName().equals(name)
                ? value
                : components[i].getAccessor().invoke(RhodHouse.DEFAULTS);
      }
      return RhodHouse.class.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name + " = " + value, e);
    }
  }
}
