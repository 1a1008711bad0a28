package quintain.packs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A piece of content in words, for whoever looks it up: a creature, a spell, a thing.
///
/// @param kind what it is one of, by the name of its file: `creatures`
/// @param text its figures and words, one after another
public record EntryText(String kind, String id, String name, String text) {
  private static final Pattern CASE = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  /// @param plain the entry as files write it
  static EntryText of(String kind, String id, String name, @Nullable Object plain) {
    var parts = new ArrayList<String>();
    if (plain instanceof Map<?, ?> fields) {
      fields.forEach(
          (field, value) -> {
            var key = String.valueOf(field);
            if (!key.equals("id") && !key.equals("name")) {
              words(key, value).ifPresent(parts::add);
            }
          });
    }
    return new EntryText(kind, id, name, String.join("; ", parts));
  }

  /// A field and what it holds; nothing for one that holds nothing.
  private static Optional<String> words(String key, @Nullable Object value) {
    var label = spoken(key);
    return switch (value) {
      case null -> Optional.empty();
      case Boolean yes -> yes ? Optional.of(label) : Optional.empty();
      case Map<?, ?> map -> inside(map).map(words -> label + " (" + words + ")");
      case List<?> list ->
          Optional.of(each(list)).filter(w -> !w.isEmpty()).map(w -> label + " " + w);
      case String text -> Optional.of(text).filter(w -> !w.isBlank()).map(w -> label + ": " + w);
      default -> Optional.of(label + " " + value);
    };
  }

  private static Optional<String> inside(Map<?, ?> map) {
    var parts = new ArrayList<String>();
    map.forEach((key, value) -> words(String.valueOf(key), value).ifPresent(parts::add));
    return parts.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", parts));
  }

  private static String each(List<?> list) {
    var parts = new ArrayList<String>();
    for (Object item : list) {
      if (item instanceof Map<?, ?> map) {
        inside(map).ifPresent(parts::add);
      } else if (item != null) {
        parts.add(String.valueOf(item));
      }
    }
    return String.join(", ", parts);
  }

  /// `maxHp` and `max-hp` are read "max hp".
  private static String spoken(String key) {
    return CASE.matcher(key)
        .replaceAll(" ")
        .replace('-', ' ')
        .replace('_', ' ')
        .toLowerCase(Locale.ROOT);
  }
}
