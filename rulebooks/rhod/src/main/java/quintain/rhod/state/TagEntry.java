package quintain.rhod.state;

import java.util.List;
import java.util.Map;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// What a Tag means, in the glossary of Tags.
///
/// @param kinds the Tags it explains
/// @param on what may have it: armor, weapon, melee, ranged, ammunition
/// @param values the words it knows with their numbers, where it has such
public record TagEntry(
    String id,
    String name,
    List<Tag.Kind> kinds,
    List<String> on,
    Map<String, Integer> values,
    String meaning)
    implements Entry {
  public TagEntry {
    Check.text("id", id);
    Check.text("name", name);
    kinds = List.copyOf(kinds);
    Check.some("kinds", kinds);
    on = List.copyOf(on);
    values = Maps.copy(values);
    Check.text("meaning", meaning);
  }
}
