package quintain.packs;

import java.lang.reflect.Type;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Writes values as JSON straight by their shapes: the text that [Codec#plain] and [PlainJson] come
/// to, without the plain values in between.
///
/// Whatever it cannot write it throws as IllegalArgumentException, without a word about where.
final class ShapeJson {
  private final Codec codec;
  private final Shapes shapes;
  private final StringBuilder text = new StringBuilder(256);

  private ShapeJson(Codec codec, Shapes shapes) {
    this.codec = codec;
    this.shapes = shapes;
  }

  static String of(Object value, Type type, Codec codec, Shapes shapes) {
    if (value instanceof Optional) {
      throw new IllegalArgumentException("an Optional alone");
    }
    var json = new ShapeJson(codec, shapes);
    json.value(value, type);
    return json.text.toString();
  }

  private void value(@Nullable Object value, Type type) {
    if (value == null) {
      throw new IllegalArgumentException("null has no text");
    }
    switch (shapes.of(type)) {
      case Shape.Simple simple -> simple(value, simple, type);
      case Shape.ListOf list -> items((Iterable<?>) value, list.item());
      case Shape.SetOf set -> items((Iterable<?>) value, set.item());
      case Shape.Maybe maybe -> maybe((Optional<?>) value, maybe.item());
      case Shape.Fields fields -> fields(value, fields);
      case Shape.Choice choice -> choice(value, choice);
      case Shape.Constants constants -> PlainJson.quote(constant(value, constants), text);
      case Shape.Named named -> PlainJson.quote(named.write().apply(value), text);
      // Seldom and short, or with keys that may be anything.
      case Shape.MapOf _, Shape.Written _, Shape.Door _ ->
          PlainJson.write(codec.plain(value, type), text);
    }
  }

  private void simple(Object value, Shape.Simple shape, Type type) {
    switch (shape) {
      case TEXT -> PlainJson.quote((String) value, text);
      case INT -> text.append(((Integer) value).intValue());
      case LONG -> text.append(((Long) value).longValue());
      case TRUTH -> text.append(((Boolean) value).booleanValue());
      case REAL, PLAIN -> PlainJson.write(codec.plain(value, type), text);
    }
  }

  private void items(Iterable<?> items, Type type) {
    text.append('[');
    boolean first = true;
    for (Object item : items) {
      if (!first) {
        text.append(',');
      }
      first = false;
      value(item, type);
    }
    text.append(']');
  }

  private void maybe(Optional<?> value, Type item) {
    if (value.isPresent()) {
      value(value.get(), item);
    } else {
      text.append("null");
    }
  }

  private void fields(Object value, Shape.Fields shape) {
    text.append('{');
    boolean first = true;
    for (Shape.Slot slot : shape.slots()) {
      var held = Shapes.held(slot, value);
      boolean empty = held == null ? slot.nullable() : isEmpty(held, slot.type());
      // Where defaults would fill a gap, emptiness has to be said.
      if (empty && shape.defaults() == null) {
        continue;
      }
      if (!first) {
        text.append(',');
      }
      first = false;
      PlainJson.quote(slot.key(), text);
      text.append(':');
      if (empty) {
        text.append("null");
      } else {
        value(held, slot.type());
      }
    }
    text.append('}');
  }

  private boolean isEmpty(Object held, Type type) {
    return held instanceof Optional<?> optional
        && shapes.of(type) instanceof Shape.Maybe maybe
        && (optional.isEmpty() || isEmpty(optional.get(), maybe.item()));
  }

  private void choice(Object value, Shape.Choice shape) {
    for (var word : shape.words().entrySet()) {
      if (word.getValue().equals(value) || word.getValue() == value.getClass()) {
        PlainJson.quote(word.getKey(), text);
        return;
      }
    }
    for (var kind : shape.records().entrySet()) {
      if (kind.getValue() == value.getClass()) {
        text.append('{');
        PlainJson.quote(kind.getKey(), text);
        text.append(':');
        value(value, kind.getValue());
        text.append('}');
        return;
      }
    }
    throw new IllegalArgumentException(value.getClass().getName());
  }

  private static String constant(Object value, Shape.Constants shape) {
    var label = shape.labels().get(value);
    if (label == null) {
      throw new IllegalArgumentException(String.valueOf(value));
    }
    return label;
  }
}
