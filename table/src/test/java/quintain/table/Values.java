package quintain.table;

import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.ContentKind;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Spot;
import quintain.kernel.Step;
import quintain.packs.Volume;

/// Something for a slot of any type, as files write it. Of what may be left out there is nothing.
final class Values {
  private Values() {}

  /// @param who what stands in every text
  static Optional<Object> of(Volume<?, ?, ?> volume, Type type, String who) {
    return type instanceof ParameterizedType generic && generic.getRawType() == Optional.class
        ? Optional.empty()
        : Optional.of(something(volume, type, who));
  }

  /// Something of a kind that is one of several, with its name.
  static Object named(Volume<?, ?, ?> volume, Class<?> kind, String who) {
    return tagged(kind, fields(volume, kind, who));
  }

  private static Object something(Volume<?, ?, ?> volume, Type type, String who) {
    if (type == String.class) {
      return who;
    }
    if (type == int.class || type == Integer.class || type == long.class) {
      return 1;
    }
    if (type == double.class) {
      return 1.5;
    }
    if (type == boolean.class || type == Boolean.class) {
      return true;
    }
    if (type == Seat.class) {
      return Seat.REFEREE.id();
    }
    if (type == Spot.class) {
      return "1,1";
    }
    if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
      return Map.class.isAssignableFrom(raw) ? Map.of() : List.of();
    }
    return type instanceof Class<?> kind
        ? ofClass(volume, kind, who)
        : fail("a slot of the type " + type);
  }

  private static Object ofClass(Volume<?, ?, ?> volume, Class<?> kind, String who) {
    if (kind.isEnum()) {
      return Names.kebab(((Enum<?>) kind.getEnumConstants()[0]).name());
    }
    var known = shipped(volume, kind).or(() -> constant(volume, kind));
    if (known.isPresent()) {
      return known.get();
    }
    if (kind.isSealed()) {
      var first = kind.getPermittedSubclasses()[0];
      return first.isRecord()
          ? tagged(first, fields(volume, first, who))
          : ofClass(volume, first, who);
    }
    if (!kind.isRecord()) {
      return fail("a slot of " + kind);
    }
    var components = kind.getRecordComponents();
    boolean isText = components.length == 1 && components[0].getType() == String.class;
    if (isText && !Step.class.isAssignableFrom(kind)) {
      return who; // such a record is written as its text
    }
    return fields(volume, kind, who);
  }

  private static Map<String, Object> fields(Volume<?, ?, ?> volume, Class<?> kind, String who) {
    var fields = new LinkedHashMap<String, Object>();
    for (RecordComponent component : kind.getRecordComponents()) {
      of(volume, component.getGenericType(), who)
          .ifPresent(value -> fields.put(component.getName(), value));
    }
    return fields;
  }

  private static Object tagged(Class<?> kind, Map<String, Object> fields) {
    return fields.isEmpty() ? Names.of(kind) : Map.of(Names.of(kind), fields);
  }

  /// The first entry of that type that the book ships.
  private static Optional<Object> shipped(Volume<?, ?, ?> volume, Class<?> type) {
    var content = volume.content(List.of()).orThrow();
    for (ContentKind<?> kind : volume.book().formats().content()) {
      if (kind.entry().equals(type)) {
        Collection<?> all = content.all(kind);
        return all.stream().findFirst().map(entry -> volume.codec().plain(entry));
      }
    }
    return Optional.empty();
  }

  /// The first constant of that type that the type itself has.
  private static Optional<Object> constant(Volume<?, ?, ?> volume, Class<?> type) {
    for (var field : type.getFields()) {
      if (Modifier.isStatic(field.getModifiers()) && field.getType().equals(type)) {
        try {
          return Optional.of(volume.codec().plain(field.get(null)));
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return Optional.empty();
  }

  private static Object fail(String what) {
    throw new AssertionError("nobody has said what goes into " + what);
  }
}
