package quintain.kernel.peers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A JSON value as a tree, so that a book reads and writes documents of other programs without a
/// parser of its own.
public sealed interface Tree {
  /// An object, its keys in the order of the document.
  record Members(Map<String, Tree> all) implements Tree {
    public static final Members NONE = new Members(Collections.emptySortedMap());

    public Members {
      all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
    }

    public Optional<Tree> get(String key) {
      return Optional.ofNullable(all.get(key));
    }

    /// The object under a key; an empty one where there is none.
    public Members members(String key) {
      return all.get(key) instanceof Members found ? found : NONE;
    }

    /// The list under a key; an empty one where there is none.
    public List<Tree> items(String key) {
      return all.get(key) instanceof Items found ? found.all() : List.of();
    }

    /// The text under a key; empty where there is none.
    public String text(String key) {
      return all.get(key) instanceof Text found ? found.value() : "";
    }

    /// With a value under a key, which keeps its place if it is there already.
    public Members with(String key, Tree value) {
      var more = new LinkedHashMap<>(all);
      more.put(key, value);
      return new Members(more);
    }

    public Members with(String key, String value) {
      return with(key, new Text(value));
    }

    public Members with(String key, long value) {
      return with(key, new Whole(BigInteger.valueOf(value)));
    }

    public Members with(String key, double value) {
      return with(key, new Real(value));
    }

    public Members with(String key, boolean value) {
      return with(key, new Truth(value));
    }

    public Members with(String key, List<? extends Tree> value) {
      return with(key, new Items(new ArrayList<>(value)));
    }
  }

  /// A list.
  record Items(List<Tree> all) implements Tree {
    public Items {
      all = List.copyOf(all);
    }
  }

  record Text(String value) implements Tree {}

  record Whole(BigInteger value) implements Tree {}

  record Real(double value) implements Tree {}

  record Truth(boolean value) implements Tree {}

  /// An explicit null.
  record Nothing() implements Tree {}

  /// What people call a value of this kind.
  default String kind() {
    return switch (this) {
      case Members _ -> "an object";
      case Items _ -> "a list";
      case Text _ -> "text";
      case Whole _ -> "a whole number";
      case Real _ -> "a fraction";
      case Truth _ -> "true or false";
      case Nothing _ -> "null";
    };
  }
}
