package quintain.packs;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes plain values as JSON, character for character as Jackson writes them. A table writes a
/// few short texts now and then, and what it takes to set a generator up for each of them is most
/// of the work.
final class PlainJson {
  private static final String HEX = "0123456789ABCDEF";

  private final StringBuilder text;

  private PlainJson(StringBuilder text) {
    this.text = text;
  }

  static String of(Object plain) {
    var text = new StringBuilder(256);
    write(plain, text);
    return text.toString();
  }

  static void write(Object plain, StringBuilder text) {
    new PlainJson(text).value(plain);
  }

  private void value(@Nullable Object plain) {
    switch (plain) {
      case null -> text.append("null");
      case String words -> quote(words, text);
      case Integer number -> text.append(number.intValue());
      case Long number -> text.append(number.longValue());
      case Boolean truth -> text.append(truth.booleanValue());
      case Double number -> text.append(number.doubleValue());
      case List<?> list -> list(list);
      case Map<?, ?> map -> map(map);
      default -> throw new IllegalArgumentException("no plain value: " + plain.getClass());
    }
  }

  private void list(List<?> list) {
    text.append('[');
    boolean first = true;
    for (Object each : list) {
      if (!first) {
        text.append(',');
      }
      first = false;
      value(each);
    }
    text.append(']');
  }

  private void map(Map<?, ?> map) {
    text.append('{');
    boolean first = true;
    for (var each : map.entrySet()) {
      if (!first) {
        text.append(',');
      }
      first = false;
      quote((String) each.getKey(), text);
      text.append(':');
      value(each.getValue());
    }
    text.append('}');
  }

  static void quote(String words, StringBuilder text) {
    text.append('"');
    int written = 0;
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(words, written, i);
        escape(c, text);
        written = i + 1;
      }
    }
    text.append(words, written, words.length()).append('"');
  }

  private static void escape(char c, StringBuilder text) {
    switch (c) {
      case '"', '\\' -> text.append('\\').append(c);
      case '\b' -> text.append("\\b");
      case '\t' -> text.append("\\t");
      case '\n' -> text.append("\\n");
      case '\f' -> text.append("\\f");
      case '\r' -> text.append("\\r");
      default -> text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
    }
  }
}
