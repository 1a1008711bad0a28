package quintain.packs;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds what a state carries to play by, its house rules or its content, however deep its records
/// hold it, and puts another in its place.
final class Carried {
  private Carried() {}

  static <C> Optional<C> in(Object value, Class<C> sort) {
    if (sort.isInstance(value)) {
      return Optional.of(sort.cast(value));
    }
    if (value instanceof Record whole) {
      for (RecordComponent component : whole.getClass().getRecordComponents()) {
        if (mayHold(component, sort)) {
          var found = in(part(whole, component), sort);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  /// The same value with another one in it; the value itself if it carries none.
  static <C> Object with(Object value, Class<C> sort, C other) {
    if (sort.isInstance(value)) {
      return other;
    }
    if (!(value instanceof Record whole) || in(whole, sort).isEmpty()) {
      return value;
    }
    RecordComponent[] components = whole.getClass().getRecordComponents();
    var parts = new @Nullable Object[components.length];
    for (int i = 0; i < components.length; i++) {
      Object part = part(whole, components[i]);
      parts[i] = mayHold(components[i], sort) ? with(part, sort, other) : part;
    }
    return made(whole.getClass(), components, parts);
  }

  /// Lists and maps hold what happens at a table, never what it plays by.
  private static boolean mayHold(RecordComponent component, Class<?> sort) {
    return component.getType().isRecord() || sort.isAssignableFrom(component.getType());
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
