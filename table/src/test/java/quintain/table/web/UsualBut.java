package quintain.table.web;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The usual limits but for some of them, by the names of the record's components.
final class UsualBut {
  private UsualBut() {}

  static Limits of(Map<String, Object> others) {
    var components = Limits.class.getRecordComponents();
    Set<String> names =
        Arrays.stream(components).map(RecordComponent::getName).collect(Collectors.toSet());
    if (!names.containsAll(others.keySet())) {
      throw new IllegalArgumentException(others.keySet() + " are not all limits");
    }
    try {
      var values = new Object[components.length];
      for (int i = 0; i < values.length; i++) {
        var name = components[i].getName();
        values[i] =
            others.containsKey(name)
                ? others.get(name)
                : components[i].getAccessor().invoke(Limits.USUAL);
      }
      return Limits.class
          .getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
