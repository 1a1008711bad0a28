package quintain.rhod.state;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import quintain.kernel.Names;
import quintain.kernel.parts.Check;

/// A Condition by its name, as commands and Glossaries speak of it: one the rules know, or one that
/// a pack has written.
///
/// @param key `well-rested`
public record Plight(String key) {
  private static final Map<Condition, Plight> KNOWN = known(Condition.values());

  private static Map<Condition, Plight> known(Condition[] conditions) {
    var known = new EnumMap<Condition, Plight>(Condition.class);
    for (Condition condition : conditions) {
      known.put(condition, new Plight(condition.name()));
    }
    return Collections.unmodifiableMap(known);
  }

  public Plight {
    Check.text("the name of a Condition", key);
    key = key.strip().toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
  }

  public static Plight of(String name) {
    return new Plight(name);
  }

  public static Plight of(Condition condition) {
    return Objects.requireNonNull(KNOWN.get(condition));
  }

  /// The Condition that the rules know by that name; what packs write has none.
  public Optional<Condition> known() {
    for (Condition condition : Condition.values()) {
      if (condition != Condition.WRITTEN && of(condition).equals(this)) {
        return Optional.of(condition);
      }
    }
    return Optional.empty();
  }

  /// How it is called in a sentence: `Well Rested`.
  public String title() {
    return Names.title(key);
  }
}
