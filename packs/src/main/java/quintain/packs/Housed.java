package quintain.packs;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.kernel.HouseRules;

/// Finds the house rules that a state carries, however deep its records hold them, and puts others
/// in their place.
final class Housed {
  private Housed() {}

  static Optional<HouseRules> in(Object value) {
    if (value instanceof HouseRules rules) {
      return Optional.of(rules);
    }
    if (value instanceof Record whole) {
      for (RecordComponent component : whole.getClass().getRecordComponents()) {
        if (mayHold(component)) {
          var found = in(part(whole, component));
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  /// The same value under other house rules; the value itself if it carries none.
  static Object under(Object value, HouseRules rules) {
    if (value instanceof HouseRules) {
      return rules;
    }
    if (!(value instanceof Record whole) || in(whole).isEmpty()) {
      return value;
    }
    RecordComponent[] components = whole.getClass().getRecordComponents();
    var parts = new @Nullable Object[components.length];
    for (int i = 0; i < components.length; i++) {
      Object part = part(whole, components[i]);
      parts[i] = mayHold(components[i]) ? under(part, rules) : part;
    }
    return made(whole.getClass(), components, parts);
  }

  /// Lists and maps hold what happens at a table, never what it plays by.
  private static boolean mayHold(RecordComponent component) {
    return component.getType().isRecord() || HouseRules.class.isAssignableFrom(component.getType());
  }

  static Object part(Record whole, RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(whole);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(whole.getClass() + " does not tell " + component, e);
    }
  }

  private static Object made(
      Class<? extends Record> type, RecordComponent[] components, @Nullable Object[] parts) {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(parts);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName() + " cannot be made again", e);
    }
  }
}
