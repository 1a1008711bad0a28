package quintain.binder;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import quintain.kernel.ContentKind;

/// Writes the JSON Schema (2020-12) of what [Binder] accepts, for editors and other programs.
///
/// Three differences are known: the binder also takes other spellings of an enum's constants; it
/// refuses `1.0` for a whole number, which JSON Schema cannot tell from `1`; and what only a
/// record's own code refuses (a price below zero, `d8x`), a schema lets pass.
public final class Schemas {
  private final Shapes shapes;
  private final Map<String, Type> names = new LinkedHashMap<>();
  private final Map<String, Object> definitions = new LinkedHashMap<>();

  private final String where;

  private Schemas(Binder binder, String where) {
    this.shapes = binder.shapes();
    this.where = where;
  }

  /// Schemas of many types within one document, which share their definitions.
  ///
  /// @param where the place of the definitions in that document: `#/components/schemas/`
  public static Schemas within(String where) {
    return new Schemas(new Binder(), where);
  }

  /// The schema of a record or any other type the binder knows.
  public static String of(Type type) {
    return of(type, new Binder());
  }

  /// The schema of a type as a particular binder reads it.
  public static String of(Type type, Binder binder) {
    var schemas = new Schemas(binder, "#/$defs/");
    return schemas.document(title(type), "", schemas.schema(type));
  }

  /// The schema of the file that holds a kind of content.
  public static String of(ContentKind<?> kind, Binder binder) {
    var schemas = new Schemas(binder, "#/$defs/");
    return schemas.document(kind.name(), kind.about(), schemas.schema(Binder.listOf(kind.entry())));
  }

  private String document(String title, String about, Map<String, Object> body) {
    var document = new LinkedHashMap<String, Object>();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("title", title);
    if (!about.isEmpty()) {
      document.put("description", about);
    }
    document.putAll(body);
    if (!definitions.isEmpty()) {
      document.put("$defs", definitions);
    }
    return Codec.prettyJson(document);
  }

  /// The definitions that the schemas so far refer to, by their names.
  public Map<String, Object> definitions() {
    return Collections.unmodifiableMap(definitions);
  }

  /// The schema of a type, as a part of a document.
  public Map<String, Object> schema(Type type) {
    Shape shape = shapes.of(type);
    return switch (shape) {
      case Shape.Simple simple -> simple(simple);
      case Shape.Constants constants ->
          defined(type, () -> oneOfWords(constants.labels().values()));
      case Shape.ListOf list -> map("type", "array", "items", schema(list.item()));
      case Shape.SetOf set ->
          map("type", "array", "items", schema(set.item()), "uniqueItems", true);
      case Shape.MapOf map -> mapping(map);
      case Shape.Maybe maybe -> orNothing(schema(maybe.item()));
      case Shape.Fields fields -> defined(type, () -> fields(fields));
      case Shape.Written _, Shape.Named _ -> map("type", "string");
      case Shape.Choice choice -> defined(type, () -> choice(choice));
      case Shape.Door door ->
          throw new IllegalStateException(
              "nobody said how to read " + door.type().getName() + "; there is no schema for it");
    };
  }

  private Map<String, Object> simple(Shape.Simple simple) {
    return switch (simple) {
      case TRUTH -> map("type", "boolean");
      case INT ->
          map("type", "integer", "minimum", Integer.MIN_VALUE, "maximum", Integer.MAX_VALUE);
      case LONG -> map("type", "integer", "minimum", Long.MIN_VALUE, "maximum", Long.MAX_VALUE);
      case REAL -> map("type", "number");
      case TEXT -> map("type", "string");
      case PLAIN -> defined(Object.class, this::plain);
    };
  }

  /// Anything but null, all the way down.
  private Map<String, Object> plain() {
    var itself = schema(Object.class);
    return map(
        "type",
        List.of("boolean", "number", "string", "array", "object"),
        "items",
        itself,
        "additionalProperties",
        itself);
  }

  private Map<String, Object> mapping(Shape.MapOf shape) {
    var schema = map("type", "object");
    Shape key = shapes.of(shape.key());
    if (key == Shape.Simple.INT || key == Shape.Simple.LONG) {
      schema.put("propertyNames", map("pattern", "^-?(0|[1-9][0-9]*)$"));
    } else if (key != Shape.Simple.TEXT) {
      schema.put("propertyNames", schema(shape.key()));
    }
    schema.put("additionalProperties", schema(shape.value()));
    return schema;
  }

  private Map<String, Object> fields(Shape.Fields shape) {
    var required = new ArrayList<String>();
    var properties = new LinkedHashMap<String, Object>();
    for (Shape.Slot slot : shape.slots()) {
      properties.put(slot.key(), property(slot, schema(slot.type())));
      boolean optional =
          shape.defaults() != null
              || slot.nullable()
              || new Binding(shapes, true).empty(slot) != null;
      if (!optional) {
        required.add(slot.key());
      }
    }
    return object(properties, required);
  }

  private static Map<String, Object> property(Shape.Slot slot, Map<String, Object> schema) {
    return slot.nullable() ? orNothing(schema) : schema;
  }

  private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
    var schema = map("type", "object", "properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    return schema;
  }

  private Map<String, Object> choice(Shape.Choice shape) {
    var kinds = new ArrayList<Object>();
    if (!shape.words().isEmpty()) {
      kinds.add(oneOfWords(shape.words().keySet()));
    }
    shape.records().forEach((tag, kind) -> kinds.add(object(map(tag, schema(kind)), List.of(tag))));
    return map("oneOf", kinds);
  }

  private static Map<String, Object> oneOfWords(Iterable<String> words) {
    var list = new ArrayList<String>();
    words.forEach(list::add);
    return map("enum", list);
  }

  private static Map<String, Object> orNothing(Map<String, Object> schema) {
    return map("anyOf", List.of(schema, map("type", "null")));
  }

  /// A reference to a definition, which is written when its type is met first.
  private Map<String, Object> defined(Type type, Supplier<Object> body) {
    String name = title(type);
    for (int i = 2; names.containsKey(name) && !names.get(name).equals(type); i++) {
      name = title(type) + i;
    }
    if (names.putIfAbsent(name, type) == null) {
      // Takes its place in the order now, and lets the type refer to itself.
      definitions.put(name, true);
      definitions.put(name, body.get());
    }
    return map("$ref", where + name);
  }

  private static String title(Type type) {
    return switch (type) {
      case ParameterizedType generic ->
          title(generic.getRawType())
              + Arrays.stream(generic.getActualTypeArguments())
                  .map(Schemas::title)
                  .collect(Collectors.joining("And", "Of", ""));
      case Class<?> plain -> plain == Object.class ? "Plain" : plain.getSimpleName();
      default -> "Any";
    };
  }

  private static Map<String, Object> map(Object... keysAndValues) {
    var map = new LinkedHashMap<String, Object>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }
}
