package quintain.binder;

import java.util.List;
import java.util.Optional;

/// Writes the path of a field from the top of its file, and finds the node at a path, so that a
/// late complaint still knows its place.
public final class Places {
  private Places() {}

  public static String in(String path, String key) {
    if (!isPlain(key)) {
      return path + "[\"" + key + "\"]";
    }
    return path.isEmpty() ? key : path + "." + key;
  }

  public static String in(String path, int place) {
    return path + "[" + place + "]";
  }

  /// Without a regular expression: this is asked for every field of whatever is read.
  private static boolean isPlain(String key) {
    for (int i = 0; i < key.length(); i++) {
      char c = key.charAt(i);
      boolean plain =
          (c >= 'a' && c <= 'z')
              || (c >= 'A' && c <= 'Z')
              || (c >= '0' && c <= '9')
              || c == '_'
              || c == '-';
      if (!plain) {
        return false;
      }
    }
    return !key.isEmpty();
  }

  /// The items of a file that is one list.
  public static List<Located> items(Source source) {
    return source.root().orElse(null) instanceof Located.Sequence list ? list.items() : List.of();
  }

  /// The node at a path such as `gear[2].count`, or the deepest one on the way that exists.
  public static Located find(Located from, String path) {
    Located node = from;
    for (String step : path.split("[.\\[\\]]+", -1)) {
      if (step.isEmpty()) {
        continue;
      }
      var next = step(node, step);
      if (next.isEmpty()) {
        return node;
      }
      node = next.get();
    }
    return node;
  }

  private static Optional<Located> step(Located node, String step) {
    return switch (node) {
      case Located.Mapping mapping ->
          mapping.fields().stream()
              .filter(field -> field.key().equals(step))
              .map(Located.Field::value)
              .findFirst();
      case Located.Sequence list when step.matches("[0-9]{1,9}") -> {
        int place = Integer.parseInt(step);
        yield place < list.items().size() ? Optional.of(list.items().get(place)) : Optional.empty();
      }
      case Located.Sequence _,
          Located.Text _,
          Located.Whole _,
          Located.Real _,
          Located.Truth _,
          Located.Nothing _,
          Located.Broken _ ->
          Optional.empty();
    };
  }

  /// The text of a field, if the node has it.
  public static Optional<String> text(Located node, String key) {
    return node instanceof Located.Mapping && find(node, key) instanceof Located.Text text
        ? Optional.of(text.value())
        : Optional.empty();
  }
}
