package quintain.binder;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Binds text strictly to Java types: every field known, none missing, every problem told at once.
/// - Records are maps of their components. A missing component takes its value from the defaults
///   given to `bind`, else from the record's `public static final DEFAULTS`, else it is empty if it
///   is an Optional, list, set or map, null if it is `@Nullable`, false if it is a boolean, 0 or
///   blank if it is [quintain.kernel.OrNone], else a problem.
/// - A record with a public static `parse(String)`, or with one simple component and `of(String)`,
///   is written as that text: `d8`.
/// - Enums are written in any case; dash, underscore and space are the same. A constant whose id
///   looks like a number may be written as one.
/// - A sealed interface is a map with one key, the kind's name: `cast-spell: {by: maren}`. A kind
///   without components, or an enum's constant, may be a bare word.
public final class Binder {
  private final Shapes shapes;

  public Binder() {
    this(Shapes.standard());
  }

  Binder(Shapes shapes) {
    this.shapes = shapes;
  }

  public <T> Bound<T> bind(Source source, Class<T> type) {
    return bind(source, type, "", null).map(value -> cast(type, value));
  }

  /// Binds to a type that needs arguments, such as [#listOf].
  public Bound<Object> bind(Source source, Type type) {
    return bind(source, type, "", null);
  }

  public <T> Bound<T> bind(Located node, Class<T> type) {
    return bind(node, type, "", null).map(value -> cast(type, value));
  }

  public Bound<Object> bind(Located node, Type type) {
    return bind(node, type, "", null);
  }

  /// Binds what may be partial: whatever is missing stays as in the defaults, also in records
  /// inside.
  public <T extends Record> Bound<T> bind(Source source, Class<T> type, T defaults) {
    return bind(source, type, "", defaults).map(type::cast);
  }

  /// Binds what may be partial: whatever is missing stays as in the defaults, also in records
  /// inside.
  public <T extends Record> Bound<T> bind(Located node, Class<T> type, T defaults) {
    return bind(node, type, "", defaults).map(type::cast);
  }

  /// Binds the items of a list, with a path that starts at the given field.
  public <T> Bound<List<T>> bindList(Source source, Class<T> item, String field) {
    return bind(source, listOf(item), field, null).map(value -> castList(item, value));
  }

  private Bound<Object> bind(Source source, Type type, String field, @Nullable Object defaults) {
    var binding = new Binding(shapes, true);
    source.problems().forEach(binding::add);
    var root = source.root();
    if (root.isEmpty()) {
      return new Bound.Bad<>(source.problems());
    }
    return binding.result(root.get(), type, field, defaults);
  }

  /// Binds JSON quickly; nothing if anything is wrong with it, without a word about what.
  Optional<Object> quick(String json, Type type) {
    return Source.quickJson(json)
        .flatMap(
            root ->
                new Binding(shapes, false).result(root, type, "", null)
                        instanceof Bound.Good<?> good
                    ? Optional.of(good.value())
                    : Optional.empty());
  }

  /// Binds a node of a larger text, with a path that starts at the given field.
  public <T> Bound<T> bind(Located node, Class<T> type, String field) {
    return bind(node, type, field, null).map(value -> cast(type, value));
  }

  private Bound<Object> bind(Located node, Type type, String field, @Nullable Object defaults) {
    return new Binding(shapes, true).result(node, type, field, defaults);
  }

  /// The type of a list with such items.
  public static Type listOf(Type item) {
    return generic(List.class, item);
  }

  /// A generic type with its arguments.
  public static Type generic(Class<?> raw, Type... arguments) {
    return new Shapes.Generic(raw, List.of(arguments));
  }

  Shapes shapes() {
    return shapes;
  }

  @SuppressWarnings("unchecked") // a primitive class casts nothing; its box was bound
  static <T> T cast(Class<T> type, Object value) {
    return type.isPrimitive() ? (T) value : type.cast(value);
  }

  static <T> List<T> castList(Class<T> item, Object value) {
    return ((List<?>) value).stream().map(each -> cast(item, each)).toList();
  }
}
