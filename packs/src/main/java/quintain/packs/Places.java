package quintain.packs;

import java.util.List;
import java.util.Optional;

/// Finds nodes in a tree that was read, so that a late complaint still knows its place.
public final class Places {
  private Places() {}

  /// The items of a file that is one list.
  static List<Located> items(Source source) {
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
  static Optional<String> text(Located node, String key) {
    return node instanceof Located.Mapping && find(node, key) instanceof Located.Text text
        ? Optional.of(text.value())
        : Optional.empty();
  }
}
