package quintain.kernel.odds;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds who is named in a step, at whatever depth of its records.
final class Mentions {
  private Mentions() {}

  /// Adds those of `ids` that are named in a value.
  static void in(@Nullable Object value, Set<String> ids, Set<String> found) {
    switch (value) {
      case null -> {
        // Nobody is named in nothing.
      }
      case String word -> {
        if (ids.contains(word)) {
          found.add(word);
        }
      }
      case Record record -> {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
          in(read(component, record), ids, found);
        }
      }
      case Optional<?> maybe -> maybe.ifPresent(held -> in(held, ids, found));
      case Collection<?> several -> several.forEach(each -> in(each, ids, found));
      case Map<?, ?> map -> {
        in(map.keySet(), ids, found);
        in(map.values(), ids, found);
      }
      default -> {
        // Numbers and constants name nobody.
      }
    }
  }

  private static @Nullable Object read(RecordComponent component, Record record) {
    try {
      var accessor = component.getAccessor();
      // Records may be nested in what is not public.
      accessor.setAccessible(true);
      return accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component + " of " + record, e);
    }
  }
}
