package quintain.binder;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Names;
import quintain.kernel.OrNone;

/// Finds the shape of a Java type by reflection, and remembers it.
final class Shapes {
  private final Map<Class<?>, Shape> named;
  private final Map<Class<?>, Class<?>> sealing;
  private final Map<Type, Shape> known = new ConcurrentHashMap<>();

  private Shapes(Map<Class<?>, Shape> named, Map<Class<?>, Class<?>> sealing) {
    this.named = named;
    this.sealing = sealing;
  }

  static Shapes standard() {
    return new Shapes(new LinkedHashMap<>(), new LinkedHashMap<>());
  }

  <T> Shapes reading(Class<T> type, Function<T, String> write, Function<String, ? extends T> read) {
    var more = new LinkedHashMap<>(named);
    more.put(type, new Shape.Named(type, read, value -> write.apply(type.cast(value))));
    return new Shapes(more, sealing);
  }

  <T> Shapes sealing(Class<T> door, Class<? extends T> sealed) {
    var more = new LinkedHashMap<Class<?>, Class<?>>(sealing);
    more.put(door, sealed);
    return new Shapes(named, more);
  }

  Shape of(Type type) {
    // Most are known, and to look is cheaper than to look in order to add.
    Shape shape = known.get(type);
    return shape == null ? known.computeIfAbsent(type, this::find) : shape;
  }

  private Shape find(Type type) {
    return switch (type) {
      case Class<?> plain -> ofClass(plain, plain);
      case ParameterizedType generic -> ofClass((Class<?>) generic.getRawType(), generic);
      case WildcardType wild -> find(wild.getUpperBounds()[0]);
      case TypeVariable<?> variable -> find(variable.getBounds()[0]);
      default -> throw unsupported(type);
    };
  }

  private Shape ofClass(Class<?> raw, Type full) {
    Shape registered = named.get(raw);
    if (registered != null) {
      return registered;
    }
    Class<?> replaced = sealing.get(raw);
    if (replaced != null) {
      return find(replaced);
    }
    Shape simple = simple(raw);
    if (simple != null) {
      return simple;
    }
    if (raw == List.class) {
      return new Shape.ListOf(argument(full, 0));
    }
    if (raw == Set.class || raw == SequencedSet.class) {
      return new Shape.SetOf(argument(full, 0));
    }
    if (raw == Map.class || raw == SequencedMap.class) {
      return new Shape.MapOf(
          full instanceof ParameterizedType ? argument(full, 0) : String.class, argument(full, 1));
    }
    if (raw == Optional.class) {
      return new Shape.Maybe(argument(full, 0));
    }
    if (raw.isEnum()) {
      return constants(raw);
    }
    if (raw.isRecord()) {
      Shape written = written(raw);
      return written == null ? fields(raw, full) : written;
    }
    if (raw.isSealed()) {
      return choice(raw);
    }
    if (raw.isInterface()) {
      return new Shape.Door(raw);
    }
    throw unsupported(full);
  }

  private static @Nullable Shape simple(Class<?> raw) {
    if (raw == boolean.class || raw == Boolean.class) {
      return Shape.Simple.TRUTH;
    }
    if (raw == int.class || raw == Integer.class) {
      return Shape.Simple.INT;
    }
    if (raw == long.class || raw == Long.class) {
      return Shape.Simple.LONG;
    }
    if (raw == double.class || raw == Double.class) {
      return Shape.Simple.REAL;
    }
    if (raw == String.class) {
      return Shape.Simple.TEXT;
    }
    return raw == Object.class ? Shape.Simple.PLAIN : null;
  }

  private static IllegalArgumentException unsupported(Type type) {
    return new IllegalArgumentException(
        type.getTypeName()
            + " cannot be written as text; use records, enums, sealed interfaces of them, int, long,"
            + " boolean, double, String, List, Set, Map or Optional");
  }

  private static Type argument(Type type, int place) {
    return type instanceof ParameterizedType generic
        ? generic.getActualTypeArguments()[place]
        : Object.class;
  }

  private static Shape constants(Class<?> type) {
    var labels = new LinkedHashMap<Object, String>();
    var bySpelling = new LinkedHashMap<String, Object>();
    for (Object constant : type.getEnumConstants()) {
      String name = ((Enum<?>) constant).name();
      String label = idOf(constant).orElseGet(() -> fold(name));
      labels.put(constant, label);
      for (String spelling : List.of(fold(label), fold(name))) {
        Object other = bySpelling.putIfAbsent(spelling, constant);
        if (other != null && !other.equals(constant)) {
          throw new IllegalArgumentException(
              type.getName() + ": " + other + " and " + constant + " are both written " + spelling);
        }
      }
    }
    return new Shape.Constants(type, labels, bySpelling);
  }

  /// What `id()` says, for values that have such a method.
  static Optional<String> idOf(Object value) {
    try {
      Method id = value.getClass().getMethod("id");
      if (id.getReturnType() != String.class) {
        return Optional.empty();
      }
      id.setAccessible(true);
      return Optional.ofNullable((String) call(id, value));
    } catch (NoSuchMethodException _) {
      return Optional.empty();
    }
  }

  /// Case, dashes, underscores and spaces make no difference between the constants of an enum.
  static String fold(String word) {
    return word.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
  }

  /// A type's name as it reads in a sentence: "usage die".
  static String words(Class<?> type) {
    return Names.of(type).replace('-', ' ');
  }

  /// `parse(String)` makes any record a text, `of(String)` one that wraps a single simple value.
  private static @Nullable Shape written(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Method factory = factory(type, "parse");
    if (factory == null && components.length == 1) {
      Class<?> only = components[0].getType();
      factory = simple(only) != null || only.isEnum() ? factory(type, "of") : null;
    }
    if (factory == null) {
      return null;
    }
    Method text = null;
    if (components.length == 1 && components[0].getType() == String.class) {
      text = components[0].getAccessor();
      text.setAccessible(true);
    }
    return new Shape.Written(type, factory, text);
  }

  private static @Nullable Method factory(Class<?> type, String name) {
    try {
      Method method = type.getDeclaredMethod(name, String.class);
      int modifiers = method.getModifiers();
      if (!Modifier.isStatic(modifiers)
          || !Modifier.isPublic(modifiers)
          || method.getReturnType() != type) {
        return null;
      }
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException _) {
      return null;
    }
  }

  private static Shape fields(Class<?> type, Type full) {
    var slots = new ArrayList<Shape.Slot>();
    RecordComponent[] components = type.getRecordComponents();
    for (RecordComponent component : components) {
      Key key = component.getAnnotation(Key.class);
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      slots.add(
          new Shape.Slot(
              key == null ? component.getName() : key.value(),
              fill(component.getGenericType(), type, full),
              accessor,
              nullable(component),
              component.isAnnotationPresent(OrNone.class)));
    }
    Class<?>[] parameters =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(parameters);
      constructor.setAccessible(true);
      return new Shape.Fields(type, constructor, List.copyOf(slots), defaults(type));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type.getName() + " has no canonical constructor", e);
    }
  }

  private static boolean nullable(RecordComponent component) {
    return Arrays.stream(component.getAnnotatedType().getAnnotations())
        .anyMatch(a -> a.annotationType().getSimpleName().equals("Nullable"));
  }

  private static @Nullable Object defaults(Class<?> type) {
    try {
      var field = type.getDeclaredField("DEFAULTS");
      int modifiers = field.getModifiers();
      if (field.getType() != type
          || !Modifier.isStatic(modifiers)
          || !Modifier.isFinal(modifiers)
          || !Modifier.isPublic(modifiers)) {
        return null;
      }
      field.setAccessible(true);
      return field.get(null);
    } catch (NoSuchFieldException _) {
      return null;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The type of a component with the record's type parameters filled in.
  private static Type fill(Type type, Class<?> owner, Type full) {
    return switch (type) {
      case TypeVariable<?> variable -> {
        int place = List.of(owner.getTypeParameters()).indexOf(variable);
        yield full instanceof ParameterizedType generic && place >= 0
            ? generic.getActualTypeArguments()[place]
            : variable.getBounds()[0];
      }
      case ParameterizedType inner ->
          new Generic(
              (Class<?>) inner.getRawType(),
              Arrays.stream(inner.getActualTypeArguments())
                  .map(argument -> fill(argument, owner, full))
                  .toList());
      default -> type;
    };
  }

  private static Shape choice(Class<?> type) {
    var records = new LinkedHashMap<String, Class<?>>();
    var words = new LinkedHashMap<String, Object>();
    gather(type, type, records, words);
    return new Shape.Choice(type, records, words);
  }

  private static void gather(
      Class<?> top, Class<?> type, Map<String, Class<?>> records, Map<String, Object> words) {
    for (Class<?> permitted : type.getPermittedSubclasses()) {
      if (permitted.isRecord()) {
        String tag = Names.of(permitted);
        unique(top, tag, permitted, records.put(tag, permitted));
        if (permitted.getRecordComponents().length == 0) {
          unique(top, tag, permitted, words.put(tag, permitted));
        }
      } else if (permitted.isEnum()) {
        for (Object constant : permitted.getEnumConstants()) {
          String label = idOf(constant).orElseGet(() -> fold(((Enum<?>) constant).name()));
          unique(top, label, constant, words.put(label, constant));
        }
      } else if (permitted.isSealed()) {
        gather(top, permitted, records, words);
      } else {
        throw new IllegalArgumentException(
            permitted.getName() + " under " + top.getName() + " is neither record nor enum");
      }
    }
  }

  /// A kind may be reached by two ways, but no two kinds may share a word.
  private static void unique(Class<?> top, String tag, Object kind, @Nullable Object earlier) {
    if (earlier != null && !earlier.equals(kind)) {
      throw new IllegalArgumentException(
          top.getName() + " has two kinds that are both written '" + tag + "'; rename one");
    }
  }

  /// What a record holds in a slot; null only where the component is declared so.
  static @Nullable Object held(Shape.Slot slot, Object holder) {
    return call(slot.accessor(), holder);
  }

  /// What a record's factory makes of a text.
  static Object make(Shape.Written shape, String text) {
    return Objects.requireNonNull(call(shape.factory(), null, text), shape.factory().toString());
  }

  /// Calls a method that is known to be accessible; what it throws comes out as it is.
  static @Nullable Object call(Method method, @Nullable Object on, Object... arguments) {
    try {
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      throw thrown(e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  static RuntimeException thrown(InvocationTargetException e) {
    return switch (e.getCause()) {
      case RuntimeException unchecked -> unchecked;
      case Error error -> throw error;
      case null, default -> new IllegalStateException(e);
    };
  }

  /// A generic type with its arguments, such as a list of swords.
  record Generic(Class<?> raw, List<Type> arguments) implements ParameterizedType {
    @Override
    public Type[] getActualTypeArguments() {
      return arguments.toArray(Type[]::new);
    }

    @Override
    public Type getRawType() {
      return raw;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return null;
    }

    @Override
    public String getTypeName() {
      return raw.getName() + arguments;
    }
  }
}
