package quintain.cli;

import java.io.PrintStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// Writes JSON as it comes, so that a million rolls need no room.
final class Json implements AutoCloseable {
  private final JsonGenerator out;

  Json(PrintStream stream) {
    out =
        JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build()
            .createGenerator(ObjectWriteContext.empty(), stream);
  }

  /// An object; what is put inside is written by the caller.
  Json object(Runnable inside) {
    out.writeStartObject();
    inside.run();
    out.writeEndObject();
    return this;
  }

  Json list(Runnable inside) {
    out.writeStartArray();
    inside.run();
    out.writeEndArray();
    return this;
  }

  Json name(String name) {
    out.writeName(name);
    return this;
  }

  Json put(String name, @Nullable Object plain) {
    return name(name).value(plain);
  }

  /// A plain value: null, Boolean, a number, text, a list or a map.
  Json value(@Nullable Object plain) {
    switch (plain) {
      case null -> out.writeNull();
      case Boolean truth -> out.writeBoolean(truth);
      case Integer whole -> out.writeNumber(whole);
      case Long whole -> out.writeNumber(whole);
      case Double real -> out.writeNumber(real);
      case String text -> out.writeString(text);
      case Iterable<?> items ->
          list(
              () -> {
                for (Object item : items) {
                  value(item);
                }
              });
      case Map<?, ?> map ->
          object(() -> map.forEach((name, value) -> put(String.valueOf(name), value)));
      default -> throw new IllegalArgumentException(plain.getClass() + " is no plain value");
    }
    return this;
  }

  @Override
  public void close() {
    out.close();
  }
}
