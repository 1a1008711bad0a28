package quintain.rhod;

import java.util.Locale;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.parts.Check;

/// A Condition by its name, as commands and Glossaries speak of it: one the rules know, or one that
/// a pack has written.
///
/// @param key `well-rested`
public record Plight(String key) {
  public Plight {
    Check.text("the name of a Condition", key);
    key = key.strip().toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
  }

  public static Plight of(String name) {
    return new Plight(name);
  }

  static Plight of(Condition condition) {
    return new Plight(condition.name());
  }

  /// The Condition that the rules know by that name; what packs write has none.
  Optional<Condition> known() {
    for (Condition condition : Condition.values()) {
      if (condition != Condition.WRITTEN && of(condition).equals(this)) {
        return Optional.of(condition);
      }
    }
    return Optional.empty();
  }

  /// How it is called in a sentence: `Well Rested`.
  String title() {
    return Names.title(key);
  }
}
