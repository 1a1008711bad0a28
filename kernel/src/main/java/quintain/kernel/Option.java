package quintain.kernel;

import java.util.List;

/// One of the legal answers: the key it goes by in scripts and JSON, what people read, its value.
/// Facts are generic hints (side, health, distance, purpose) so that policies need to know no book.
public record Option<T>(String key, String label, T value, List<Hint> hints) {
  public Option(String key, String label, T value) {
    this(key, label, value, List.of());
  }

  public static Option<String> of(String key, String label) {
    return new Option<>(key, label, key);
  }

  /// An enum constant under its kebab-case name.
  public static <T extends Enum<T>> Option<T> of(T value) {
    var key = Names.kebab(value.name());
    return new Option<>(key, key.replace('-', ' '), value);
  }

  /// A space under its name.
  public static Option<Spot> of(Spot spot, List<Hint> hints) {
    var name = spot.toString();
    return new Option<>(name, name, spot, hints);
  }

  /// A generic fact about an option, with the names of [Hints].
  public record Hint(String name, String value) {}
}
