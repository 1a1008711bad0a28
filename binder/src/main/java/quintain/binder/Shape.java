package quintain.binder;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// How a Java type is written in text. Binder, codec and schemas all read the same shapes.
sealed interface Shape {
  /// Values without parts. `PLAIN` is whatever the text holds.
  enum Simple implements Shape {
    TRUTH,
    INT,
    LONG,
    REAL,
    TEXT,
    PLAIN
  }

  /// An enum: labels as written, and every accepted spelling (folded) with its constant.
  record Constants(Class<?> type, Map<Object, String> labels, Map<String, Object> bySpelling)
      implements Shape {}

  record ListOf(Type item) implements Shape {}

  /// Written as a list without repeats.
  record SetOf(Type item) implements Shape {}

  record MapOf(Type key, Type value) implements Shape {}

  /// An Optional.
  record Maybe(Type item) implements Shape {}

  /// A record written as a map of its components.
  record Fields(
      Class<?> type,
      Constructor<?> constructor,
      List<Slot> slots,
      List<String> keys,
      @Nullable Object defaults)
      implements Shape {
    Fields(Class<?> type, Constructor<?> constructor, List<Slot> slots, @Nullable Object defaults) {
      this(type, constructor, slots, slots.stream().map(Slot::key).toList(), defaults);
    }
  }

  /// A component of a record; `orNone` if it is 0 or empty when left out.
  record Slot(String key, Type type, Method accessor, boolean nullable, boolean orNone) {}

  /// A record written as one text: `d8`.
  record Written(Class<?> type, Method factory, @Nullable Method text) implements Shape {}

  /// A sealed interface: records by their tag, and what may stand as a bare word.
  record Choice(Class<?> type, Map<String, Class<?>> records, Map<String, Object> words)
      implements Shape {}

  /// A type that somebody registered a reading for.
  record Named(Class<?> type, Function<String, ?> read, Function<Object, String> write)
      implements Shape {}

  /// An interface that nobody said how to read; its values can be written if they have an id.
  record Door(Class<?> type) implements Shape {}
}
