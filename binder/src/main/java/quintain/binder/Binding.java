package quintain.binder;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import quintain.kernel.NearMiss;
import quintain.kernel.parts.Phrases;

/// One run of the binder over one tree, and the problems it meets.
final class Binding {
  /// Stands for a value that could not be bound; its problem is in the list.
  private enum Failed {
    BAD
  }

  private static final Failed BAD = Failed.BAD;

  private final Shapes shapes;
  private final boolean told;
  private final List<Problem> problems = new ArrayList<>();

  /// @param told whether anybody is told of problems. Where things are is worked out for them
  ///   alone, and takes longer than to bind what has none.
  Binding(Shapes shapes, boolean told) {
    this.shapes = shapes;
    this.told = told;
  }

  void add(Problem problem) {
    problems.add(problem);
  }

  Bound<Object> result(Located node, Type type, String path, @Nullable Object base) {
    Object value = value(node, type, path, base);
    if (problems.isEmpty()) {
      return new Bound.Good<>(value);
    }
    problems.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return new Bound.Bad<>(problems);
  }

  private Object value(Located node, Type type, String path, @Nullable Object base) {
    Shape shape = shapes.of(type);
    if (node instanceof Located.Broken) {
      return BAD;
    }
    if (node instanceof Located.Nothing && !(shape instanceof Shape.Maybe)) {
      return bad(node, path, "no value here; give one, or leave the field out");
    }
    return switch (shape) {
      case Shape.Simple simple -> simple(node, simple, path);
      case Shape.Constants constants -> constant(node, constants, path);
      case Shape.ListOf list -> list(node, list.item(), path);
      case Shape.SetOf set -> set(node, set.item(), path);
      case Shape.MapOf map -> map(node, map, path);
      case Shape.Maybe maybe -> maybe(node, maybe.item(), path);
      case Shape.Fields fields -> fields(node, fields, path, base);
      case Shape.Written written ->
          text(node, written.type(), text -> Shapes.make(written, text), path);
      case Shape.Choice choice -> choice(node, choice, path);
      case Shape.Named named -> text(node, named.type(), named.read(), path);
      case Shape.Door door ->
          throw new IllegalStateException(
              "nobody said how to read "
                  + door.type().getName()
                  + "; register a reading or a sealed type for it");
    };
  }

  private String in(String path, String key) {
    return told ? Places.in(path, key) : path;
  }

  private String in(String path, int place) {
    return told ? Places.in(path, place) : path;
  }

  private Object bad(Located node, String path, String message) {
    return bad(node.at(), path, message);
  }

  private Object bad(Mark at, String path, String message) {
    problems.add(Problem.at(at, path, message));
    return BAD;
  }

  private Object simple(Located node, Shape.Simple shape, String path) {
    return switch (shape) {
      case TRUTH ->
          node instanceof Located.Truth truth
              ? truth.value()
              : bad(node, path, "expected true or false, found " + found(node));
      case INT -> whole(node, path, Integer.MIN_VALUE, Integer.MAX_VALUE, BigInteger::intValue);
      case LONG -> whole(node, path, Long.MIN_VALUE, Long.MAX_VALUE, BigInteger::longValue);
      case REAL ->
          switch (node) {
            case Located.Real real -> real.value();
            case Located.Whole whole -> whole.value().doubleValue();
            default -> bad(node, path, "expected a number, found " + found(node));
          };
      case TEXT ->
          switch (node) {
            case Located.Text text -> text.value();
            case Located.Mapping _, Located.Sequence _ ->
                bad(node, path, "expected text, found " + found(node));
            default -> bad(node, path, "expected text, found " + found(node) + "; quote it");
          };
      case PLAIN -> plain(node, path);
    };
  }

  private Object whole(
      Located node, String path, long least, long most, Function<BigInteger, Object> as) {
    if (!(node instanceof Located.Whole whole)) {
      return bad(node, path, "expected a whole number, found " + found(node));
    }
    BigInteger value = whole.value();
    if (value.compareTo(BigInteger.valueOf(least)) < 0
        || value.compareTo(BigInteger.valueOf(most)) > 0) {
      return bad(node, path, value + " is out of range; it must lie in " + least + " to " + most);
    }
    return as.apply(value);
  }

  private Object plain(Located node, String path) {
    return switch (node) {
      case Located.Truth truth -> truth.value();
      case Located.Text text -> text.value();
      case Located.Real real -> real.value();
      case Located.Whole whole ->
          whole.value().bitLength() < Integer.SIZE
              ? (Object) whole.value().intValue()
              : whole(node, path, Long.MIN_VALUE, Long.MAX_VALUE, BigInteger::longValue);
      case Located.Sequence _ -> list(node, Object.class, path);
      case Located.Mapping _ -> map(node, new Shape.MapOf(String.class, Object.class), path);
      case Located.Nothing _, Located.Broken _ -> BAD;
    };
  }

  private Object constant(Located node, Shape.Constants shape, String path) {
    if (node instanceof Located.Whole number) {
      Object numbered = shape.bySpelling().get(number.value().toString());
      if (numbered != null) {
        return numbered; // its label looks like a number
      }
    }
    if (!(node instanceof Located.Text text)) {
      return bad(node, path, "expected " + any(shape.labels().values()) + "; found " + found(node));
    }
    Object constant = shape.bySpelling().get(Shapes.fold(text.value()));
    return constant == null
        ? bad(
            node, path, unknown(Shapes.words(shape.type()), text.value(), shape.labels().values()))
        : constant;
  }

  private Object text(Located node, Class<?> type, Function<String, ?> reading, String path) {
    if (!(node instanceof Located.Text text)) {
      return bad(
          node,
          path,
          "expected " + Phrases.a(Shapes.words(type)) + " as text, found " + found(node));
    }
    try {
      return reading.apply(text.value());
    } catch (IllegalArgumentException e) {
      return bad(node, path, why(e, type));
    }
  }

  private Object list(Located node, Type item, String path) {
    if (!(node instanceof Located.Sequence sequence)) {
      return bad(node, path, "expected a list, found " + found(node));
    }
    var items = new ArrayList<Object>();
    for (Located each : sequence.items()) {
      items.add(value(each, item, in(path, items.size()), null));
    }
    return items.contains(BAD) ? BAD : List.copyOf(items);
  }

  private Object set(Located node, Type item, String path) {
    Object items = list(node, item, path);
    if (!(items instanceof List<?> good) || !(node instanceof Located.Sequence sequence)) {
      return BAD;
    }
    var set = new LinkedHashSet<Object>();
    boolean repeated = false;
    for (int i = 0; i < good.size(); i++) {
      if (!set.add(good.get(i))) {
        repeated = true;
        bad(sequence.items().get(i), in(path, i), "given twice; a set holds it once");
      }
    }
    return repeated ? BAD : Collections.unmodifiableSequencedSet(set);
  }

  private Object map(Located node, Shape.MapOf shape, String path) {
    if (!(node instanceof Located.Mapping mapping)) {
      return bad(node, path, "expected a map, found " + found(node));
    }
    var map = new LinkedHashMap<Object, Object>();
    boolean broken = false;
    for (Located.Field field : mapping.fields()) {
      String inside = in(path, field.key());
      Object key = key(field, shape.key(), inside);
      Object value = value(field.value(), shape.value(), inside, null);
      broken |= key == BAD || value == BAD;
      if (key != BAD && map.putIfAbsent(key, value) != null) {
        broken = true;
        bad(field.at(), inside, "'" + field.key() + "' is given twice");
      }
    }
    return broken ? BAD : Collections.unmodifiableSequencedMap(map);
  }

  private Object key(Located.Field field, Type type, String path) {
    Located text = new Located.Text(field.at(), field.key());
    Shape shape = shapes.of(type);
    if (shape == Shape.Simple.INT || shape == Shape.Simple.LONG) {
      if (!field.key().matches("-?(0|[1-9][0-9]*)")) {
        return bad(text, path, "expected a whole number as key, found '" + field.key() + "'");
      }
      text = new Located.Whole(field.at(), new BigInteger(field.key()));
    }
    return value(text, type, path, null);
  }

  private Object maybe(Located node, Type item, String path) {
    if (node instanceof Located.Nothing) {
      return Optional.empty();
    }
    Object value = value(node, item, path, null);
    return value == BAD ? BAD : Optional.of(value);
  }

  private Object fields(Located node, Shape.Fields shape, String path, @Nullable Object base) {
    if (!(node instanceof Located.Mapping mapping)) {
      return bad(node, path, "expected a map with " + any(shape.keys()) + "; found " + found(node));
    }
    Map<String, Located.Field> given = known(mapping, shape, path);
    var arguments = new ArrayList<@Nullable Object>();
    for (Shape.Slot slot : shape.slots()) {
      Located.Field field = given.get(slot.key());
      arguments.add(
          field == null
              ? missing(node, shape, slot, path, base)
              : field(field, slot, in(path, slot.key()), base));
    }
    if (arguments.contains(BAD)) {
      return BAD;
    }
    try {
      return shape.constructor().newInstance(arguments.toArray());
    } catch (InvocationTargetException e) {
      RuntimeException thrown = Shapes.thrown(e);
      if (thrown instanceof IllegalArgumentException refused) {
        return bad(node, path, why(refused, shape.type()));
      }
      throw thrown;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The fields a record knows. A misspelt one stands, broken, for the one it comes near to, so
  /// that the same slip is not reported a second time as a missing field.
  private Map<String, Located.Field> known(
      Located.Mapping mapping, Shape.Fields shape, String path) {
    var given = new LinkedHashMap<String, Located.Field>();
    var misspelt = new LinkedHashMap<String, Located.Field>();
    List<String> keys = shape.keys();
    for (Located.Field field : mapping.fields()) {
      if (keys.contains(field.key())) {
        given.put(field.key(), field);
        continue;
      }
      bad(field.at(), in(path, field.key()), unknown("field", field.key(), keys));
      NearMiss.nearest(field.key(), keys)
          .ifPresent(
              near ->
                  misspelt.put(
                      near, new Located.Field(field.at(), near, new Located.Broken(field.at()))));
    }
    misspelt.forEach(given::putIfAbsent);
    return given;
  }

  private @Nullable Object field(
      Located.Field field, Shape.Slot slot, String path, @Nullable Object base) {
    if (slot.nullable() && field.value() instanceof Located.Nothing) {
      return null;
    }
    return value(field.value(), slot.type(), path, base == null ? null : Shapes.held(slot, base));
  }

  private @Nullable Object missing(
      Located node, Shape.Fields shape, Shape.Slot slot, String path, @Nullable Object base) {
    // A base of another kind cannot lend its components.
    Object lender = shape.type().isInstance(base) ? base : shape.defaults();
    if (lender != null) {
      return Shapes.held(slot, lender);
    }
    if (slot.nullable()) {
      return null;
    }
    Object empty = empty(slot);
    return empty != null
        ? empty
        : bad(node, in(path, slot.key()), "the field '" + slot.key() + "' is missing");
  }

  /// What an absent field means by itself, if it means anything.
  @Nullable Object empty(Shape.Slot slot) {
    Shape shape = shapes.of(slot.type());
    return slot.orNone() ? none(shape) : empty(shape);
  }

  private static @Nullable Object none(Shape shape) {
    return switch (shape) {
      case Shape.Simple.INT -> 0;
      case Shape.Simple.LONG -> 0L;
      case Shape.Simple.REAL -> 0.0;
      case Shape.Simple.TEXT -> "";
      default -> empty(shape);
    };
  }

  private static @Nullable Object empty(Shape shape) {
    return switch (shape) {
      case Shape.Maybe _ -> Optional.empty();
      case Shape.ListOf _ -> List.of();
      case Shape.SetOf _ -> Collections.unmodifiableSequencedSet(new LinkedHashSet<>());
      case Shape.MapOf _ -> Collections.unmodifiableSequencedMap(new LinkedHashMap<>());
      case Shape.Simple simple -> simple == Shape.Simple.TRUTH ? Boolean.FALSE : null;
      case Shape.Constants _,
          Shape.Fields _,
          Shape.Written _,
          Shape.Choice _,
          Shape.Named _,
          Shape.Door _ ->
          null;
    };
  }

  private Object choice(Located node, Shape.Choice shape, String path) {
    if (node instanceof Located.Text text) {
      return word(text, shape, path);
    }
    if (!(node instanceof Located.Mapping mapping)) {
      return bad(node, path, "expected " + any(all(shape)) + "; found " + found(node));
    }
    if (mapping.fields().size() != 1) {
      String keys =
          mapping.fields().isEmpty()
              ? "no key"
              : String.join(", ", mapping.fields().stream().map(Located.Field::key).toList());
      return bad(
          node,
          path,
          Phrases.a(Shapes.words(shape.type())) + " is a map with one key; found " + keys);
    }
    Located.Field only = mapping.fields().getFirst();
    Class<?> kind = shape.records().get(only.key());
    String inside = in(path, only.key());
    if (kind != null) {
      return value(only.value(), kind, inside, null);
    }
    return shape.words().containsKey(only.key())
        ? bad(only.at(), inside, "'" + only.key() + "' stands alone; write it as a bare word")
        : bad(only.at(), inside, unknown(Shapes.words(shape.type()), only.key(), all(shape)));
  }

  private static Collection<String> all(Shape.Choice shape) {
    var all = new LinkedHashSet<String>(shape.records().keySet());
    all.addAll(shape.words().keySet());
    return all;
  }

  private Object word(Located.Text text, Shape.Choice shape, String path) {
    Object word = shape.words().get(text.value());
    if (word instanceof Class<?> kind) {
      return value(new Located.Mapping(text.at(), List.of()), kind, path, null);
    }
    if (word != null) {
      return word;
    }
    return shape.records().containsKey(text.value())
        ? bad(text, path, "'" + text.value() + "' needs its fields; write it as a map")
        : bad(text, path, unknown(Shapes.words(shape.type()), text.value(), all(shape)));
  }

  private static String unknown(String what, String wrong, Collection<String> right) {
    return "unknown " + what + " '" + wrong + "'" + NearMiss.advice(wrong, right);
  }

  private static String why(IllegalArgumentException e, Class<?> type) {
    String message = e.getMessage();
    return message == null ? "not a valid " + Shapes.words(type) : message;
  }

  private static String any(Collection<String> words) {
    return words.isEmpty() ? "no fields" : String.join(", ", words);
  }

  private static String found(Located node) {
    return switch (node) {
      case Located.Mapping _ -> "a map";
      case Located.Sequence _ -> "a list";
      case Located.Text text -> "'" + text.value() + "'";
      case Located.Whole whole -> "the number " + whole.value();
      case Located.Real real -> "the number " + real.value();
      case Located.Truth truth -> Boolean.toString(truth.value());
      case Located.Nothing _, Located.Broken _ -> "nothing";
    };
  }
}
