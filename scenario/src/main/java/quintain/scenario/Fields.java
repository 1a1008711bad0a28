package quintain.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import quintain.binder.Binder;
import quintain.binder.Bound;
import quintain.binder.Located;
import quintain.binder.Mark;
import quintain.binder.Problem;
import quintain.kernel.NearMiss;

/// Reads the keys of a scenario and gathers what is wrong with them.
record Fields(List<Problem> problems) {
  void bad(Mark at, String path, String message) {
    problems.add(new Problem(at.file(), at.line(), at.column(), path, message));
  }

  /// The keys of a map that may hold these and no others.
  Keys of(Located node, String path, List<String> known) {
    if (!(node instanceof Located.Mapping mapping)) {
      bad(node.at(), path, "expected a map with " + String.join(", ", known));
      return new Keys(node.at(), path, new LinkedHashMap<>());
    }
    for (Located.Field field : mapping.fields()) {
      if (!known.contains(field.key())) {
        bad(
            field.at(),
            path.isEmpty() ? field.key() : path + "." + field.key(),
            "unknown key '" + field.key() + "'" + NearMiss.advice(field.key(), known));
      }
    }
    return open(mapping, path);
  }

  /// The keys of a map that may hold others, too.
  Keys open(Located.Mapping mapping, String path) {
    var byKey = new LinkedHashMap<String, Located.Field>();
    mapping.fields().forEach(field -> byKey.put(field.key(), field));
    return new Keys(mapping.at(), path, byKey);
  }

  /// A value as Boolean, Integer, Long, Double, String, List or Map; null when there is none, which
  /// is then a problem.
  @Nullable Object plain(Located node, String path) {
    if (node instanceof Located.Nothing) {
      bad(node.at(), path, "no value here");
      return null;
    }
    return switch (new Binder().bind(node, Object.class)) {
      case Bound.Good<Object> good -> good.value();
      case Bound.Bad<Object> bad -> {
        problems.addAll(bad.problems());
        yield null;
      }
    };
  }

  double chance(Located node, String path) {
    double p =
        switch (node) {
          case Located.Real real -> real.value();
          case Located.Whole whole -> whole.value().doubleValue();
          case Located.Text text -> fraction(text.value()).orElse(-1.0);
          default -> -1;
        };
    if (p < 0 || p > 1) {
      bad(node.at(), path, "expected a chance such as 0.25 or 1/4");
    }
    return p;
  }

  private static Optional<Double> fraction(String text) {
    var parts = text.strip().split("\\s*/\\s*", -1);
    return parts.length == 2
            && parts[0].matches("[0-9]{1,15}")
            && parts[1].matches("[1-9][0-9]{0,14}")
        ? Optional.of(Double.parseDouble(parts[0]) / Double.parseDouble(parts[1]))
        : Optional.empty();
  }

  /// The keys of one map.
  final class Keys {
    private final Mark at;
    private final String path;
    private final Map<String, Located.Field> byKey;

    Keys(Mark at, String path, Map<String, Located.Field> byKey) {
      this.at = at;
      this.path = path;
      this.byKey = byKey;
    }

    boolean has(String key) {
      return byKey.containsKey(key);
    }

    @Nullable Located get(String key) {
      var field = byKey.get(key);
      return field == null ? null : field.value();
    }

    Mark at(String key) {
      var field = byKey.get(key);
      return field == null ? at : field.at();
    }

    /// A text; a needed one that is missing is a problem.
    String text(String key, boolean needed) {
      var node = get(key);
      if (node == null) {
        if (needed) {
          bad(at, path, "the key '" + key + "' is missing");
        }
        return "";
      }
      if (node instanceof Located.Text text) {
        return text.value();
      }
      bad(node.at(), path.isEmpty() ? key : path + "." + key, "expected text");
      return "";
    }

    /// The items of a list; one thing alone is a list of one, and no key an empty one.
    List<Located> list(String key) {
      var node = get(key);
      if (node == null) {
        return List.of();
      }
      return node instanceof Located.Sequence sequence ? sequence.items() : List.of(node);
    }

    /// The fields of a map; no key is an empty one.
    List<Located.Field> map(String key) {
      var node = get(key);
      if (node == null) {
        return List.of();
      }
      if (node instanceof Located.Mapping mapping) {
        return new ArrayList<>(mapping.fields());
      }
      bad(node.at(), path.isEmpty() ? key : path + "." + key, "expected a map");
      return List.of();
    }
  }
}
