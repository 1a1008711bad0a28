package quintain.kernel;

import java.util.ArrayList;
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

  /// The same, marked as leaving it to dice or chance.
  public Option<T> leftToChance() {
    return with(Hints.CHANCE, Hints.YES);
  }

  /// The same with the clause that says what it means.
  public Option<T> meaning(Clause clause) {
    return with(Hints.RULE, clause.id());
  }

  /// The same with what it means; nothing is said where nothing is known.
  public Option<T> meaning(String words) {
    return words.isBlank() ? this : with(Hints.MEANING, words);
  }

  /// The same under a heading.
  public Option<T> under(String heading) {
    return with(Hints.GROUP, heading);
  }

  private Option<T> with(String name, String said) {
    var more = new ArrayList<>(hints);
    more.add(new Hint(name, said));
    return new Option<>(key, label, value, List.copyOf(more));
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

  /// The same with one more fact about it.
  public Option<T> with(Hint hint) {
    var more = new ArrayList<>(hints);
    more.add(hint);
    return new Option<>(key, label, value, List.copyOf(more));
  }

  /// A generic fact about an option, with the names of [Hints].
  public record Hint(String name, String value) {}
}
