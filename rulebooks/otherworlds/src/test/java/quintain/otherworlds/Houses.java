package quintain.otherworlds;

import quintain.otherworlds.state.OtwHouse;

/// House rules for tests: the defaults with one switch turned.
public final class Houses {
  private Houses() {}

  public static OtwHouse with(String name, Object value) {
    var components = OtwHouse.class.getRecordComponents();
    var types = new Class<?>[components.length];
    var values = new Object[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        types[i] = components[i].getType();
        values[i] =
            components[i].getName().equals(name)
                ? value
                : components[i].getAccessor().invoke(OtwHouse.DEFAULTS);
      }
      return OtwHouse.class.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name + " = " + value, e);
    }
  }
}
