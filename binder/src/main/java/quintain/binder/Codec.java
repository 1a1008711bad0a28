package quintain.binder;

import java.lang.reflect.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Writes the values that [Binder] binds as JSON, and reads them back equal.
///
/// A value of a sealed interface must be written as that interface, or its kind is not in the text:
/// `codec.write(step, CairnStep.class)`.
public final class Codec {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final ObjectWriter PRETTY =
      JSON.writer()
          .with(
              new DefaultPrettyPrinter()
                  .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                  .withArrayIndenter(new DefaultIndenter("  ", "\n")));

  private final Shapes shapes;
  private final Binder binder;

  public Codec() {
    this(Shapes.standard());
  }

  private Codec(Shapes shapes) {
    this.shapes = shapes;
    this.binder = new Binder(shapes);
  }

  /// This codec, which writes and reads a type by the two functions given.
  public <T> Codec reading(
      Class<T> type, Function<T, String> writing, Function<String, ? extends T> reading) {
    return new Codec(shapes.reading(type, writing, reading));
  }

  /// This codec, which treats one interface of the kernel as the sealed interface of a book.
  public <T> Codec sealing(Class<T> door, Class<? extends T> sealed) {
    return new Codec(shapes.sealing(door, sealed));
  }

  /// The binder that reads what this codec writes.
  public Binder binder() {
    return binder;
  }

  public String write(Object value) {
    return JSON.writeValueAsString(plain(value));
  }

  public String write(Object value, Type as) {
    return JSON.writeValueAsString(plain(value, as));
  }

  public String writePretty(Object value) {
    return PRETTY.writeValueAsString(plain(value));
  }

  public String writePretty(Object value, Type as) {
    return PRETTY.writeValueAsString(plain(value, as));
  }

  /// Reads JSON; throws [Invalid] with every problem.
  public <T> T read(String json, Class<T> type) {
    var quick = binder.quick(json, type);
    return quick.isPresent()
        ? Binder.cast(type, quick.get())
        : binder.bind(Source.json("", json), type).orThrow();
  }

  /// Reads JSON; throws [Invalid] with every problem.
  public Object read(String json, Type type) {
    return binder
        .quick(json, type)
        .orElseGet(() -> binder.bind(Source.json("", json), type).orThrow());
  }

  public <T> List<T> readList(String json, Class<T> item) {
    return binder.bindList(Source.json("", json), item, "").orThrow();
  }

  /// The value as Boolean, Integer, Long, Double, String, List and LinkedHashMap.
  public Object plain(Object value) {
    return switch (value) {
      case List<?> list -> list.stream().map(this::plain).toList();
      case Map<?, ?> map -> {
        var plain = new LinkedHashMap<String, Object>();
        map.forEach((key, each) -> plain.put(key(key, typeOf(key), ""), plain(each)));
        yield plain;
      }
      default -> plain(value, typeOf(value));
    };
  }

  /// The value as Boolean, Integer, Long, Double, String, List and LinkedHashMap.
  public Object plain(Object value, Type as) {
    Object plain;
    try {
      plain = plain(value, as, null);
    } catch (IllegalArgumentException _) {
      // Once more, to tell where it is.
      plain = plain(value, as, "");
    }
    if (plain == null) {
      throw new IllegalArgumentException("an empty Optional alone has no text");
    }
    return plain;
  }

  public <T> T fromPlain(Object plain, Class<T> type) {
    return binder.bind(located(plain), type).orThrow();
  }

  public Object fromPlain(Object plain, Type type) {
    return binder.bind(located(plain), type).orThrow();
  }

  public static String prettyJson(Object plain) {
    return PRETTY.writeValueAsString(plain);
  }

  private static Type typeOf(Object value) {
    return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
  }

  /// The path is of use only where something cannot be written, and costs more than all the rest;
  /// null for none.
  private @Nullable Object plain(@Nullable Object value, Type type, @Nullable String path) {
    if (value == null) {
      throw new IllegalArgumentException(where(path) + "null has no text; use an Optional");
    }
    return switch (shapes.of(type)) {
      case Shape.Simple simple -> simple(value, simple, path);
      case Shape.Constants constants -> label(constants, value, path);
      case Shape.ListOf list -> items((List<?>) value, list.item(), path);
      case Shape.SetOf set -> items((Iterable<?>) value, set.item(), path);
      case Shape.MapOf map -> map((Map<?, ?>) value, map, path);
      case Shape.Maybe maybe -> {
        var held = ((Optional<?>) value).orElse(null);
        yield held == null ? null : plain(held, maybe.item(), path);
      }
      case Shape.Fields fields -> fields(value, fields, path);
      case Shape.Written written -> text(value, written, path);
      case Shape.Choice choice -> choice(value, choice, path);
      case Shape.Named named -> named.write().apply(value);
      case Shape.Door door ->
          Shapes.idOf(value)
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          where(path)
                              + "nobody said how to write "
                              + door.type().getName()
                              + "; register a reading or a sealed type for it"));
    };
  }

  private static @Nullable String in(@Nullable String path, String key) {
    return path == null ? null : Places.in(path, key);
  }

  private static @Nullable String in(@Nullable String path, int place) {
    return path == null ? null : Places.in(path, place);
  }

  private static Object label(Shape.Constants shape, Object value, @Nullable String path) {
    String label = shape.labels().get(value);
    if (label == null) {
      throw new IllegalArgumentException(where(path) + value + " is no " + shape.type().getName());
    }
    return label;
  }

  private Object simple(Object value, Shape.Simple shape, @Nullable String path) {
    return switch (shape) {
      case LONG -> small((Long) value);
      case REAL -> finite((Double) value, path);
      case PLAIN -> onlyPlain(value, path);
      case TRUTH, INT, TEXT -> value;
    };
  }

  /// Reading gives an Integer where one suffices, so writing does too.
  private static Object small(long value) {
    return value == (int) value ? (Object) (int) value : (Object) value;
  }

  private static Object finite(double value, @Nullable String path) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(where(path) + value + " has no text in JSON");
    }
    return value;
  }

  private Object onlyPlain(Object value, @Nullable String path) {
    return switch (value) {
      case Boolean _, Integer _, String _ -> value;
      case Long big when big != big.intValue() -> big;
      case Double real -> finite(real, path);
      case List<?> list -> items(list, Object.class, path);
      case Map<?, ?> map -> map(map, new Shape.MapOf(String.class, Object.class), path);
      default ->
          throw new IllegalArgumentException(
              where(path)
                  + "a "
                  + value.getClass().getSimpleName()
                  + " would not come back from a field of type Object; declare its type");
    };
  }

  private List<@Nullable Object> items(Iterable<?> values, Type item, @Nullable String path) {
    var items = new ArrayList<@Nullable Object>();
    for (Object each : values) {
      items.add(plain(each, item, in(path, items.size())));
    }
    return items;
  }

  private Object map(Map<?, ?> values, Shape.MapOf shape, @Nullable String path) {
    var map = new LinkedHashMap<String, @Nullable Object>();
    values.forEach(
        (key, value) -> {
          String text = key(key, shape.key(), path);
          map.put(text, plain(value, shape.value(), in(path, text)));
        });
    return map;
  }

  private String key(Object key, Type type, @Nullable String path) {
    Object plain = plain(key, type, path);
    if (plain instanceof String || plain instanceof Integer || plain instanceof Long) {
      return plain.toString();
    }
    throw new IllegalArgumentException(
        where(path) + type.getTypeName() + " cannot be the key of a map in text");
  }

  private Object fields(Object value, Shape.Fields shape, @Nullable String path) {
    var map = new LinkedHashMap<String, @Nullable Object>();
    for (Shape.Slot slot : shape.slots()) {
      Object held = Shapes.held(slot, value);
      Object plain =
          held == null && slot.nullable() ? null : plain(held, slot.type(), in(path, slot.key()));
      // Where defaults would fill a gap, emptiness has to be said.
      if (plain != null || shape.defaults() != null) {
        map.put(slot.key(), plain);
      }
    }
    return map;
  }

  /// The record's own text, taken only if its factory makes the same value of it again.
  private static Object text(Object value, Shape.Written shape, @Nullable String path) {
    var candidates = new ArrayList<String>();
    if (shape.text() != null && Shapes.call(shape.text(), value) instanceof String text) {
      candidates.add(text);
    }
    candidates.add(value.toString());
    for (String candidate : candidates) {
      try {
        if (Shapes.make(shape, candidate).equals(value)) {
          return candidate;
        }
      } catch (IllegalArgumentException _) {
        // Not a text of this type, so not the text of this value.
      }
    }
    throw new IllegalArgumentException(
        where(path)
            + shape.type().getName()
            + " is read from text, but its toString() '"
            + value
            + "' does not read back as the same value");
  }

  private Object choice(Object value, Shape.Choice shape, @Nullable String path) {
    for (var word : shape.words().entrySet()) {
      if (word.getValue().equals(value) || word.getValue() == value.getClass()) {
        return word.getKey();
      }
    }
    for (var kind : shape.records().entrySet()) {
      if (kind.getValue() == value.getClass()) {
        var map = new LinkedHashMap<String, @Nullable Object>();
        map.put(kind.getKey(), plain(value, kind.getValue(), in(path, kind.getKey())));
        return map;
      }
    }
    throw new IllegalArgumentException(
        where(path) + value.getClass().getName() + " is no " + shape.type().getName());
  }

  private static String where(@Nullable String path) {
    return path == null || path.isEmpty() ? "" : path + ": ";
  }

  private static Located located(@Nullable Object plain) {
    Mark at = Mark.NOWHERE;
    return switch (plain) {
      case null -> new Located.Nothing(at);
      case Boolean truth -> new Located.Truth(at, truth);
      case Integer whole -> new Located.Whole(at, BigInteger.valueOf(whole));
      case Long whole -> new Located.Whole(at, BigInteger.valueOf(whole));
      case Double real -> new Located.Real(at, real);
      case String text -> new Located.Text(at, text);
      case List<?> list ->
          new Located.Sequence(at, list.stream().<Located>map(Codec::located).toList());
      case Map<?, ?> map ->
          new Located.Mapping(
              at,
              map.entrySet().stream()
                  .map(e -> new Located.Field(at, (String) e.getKey(), located(e.getValue())))
                  .toList());
      default ->
          throw new IllegalArgumentException(plain.getClass().getName() + " is no plain value");
    };
  }
}
