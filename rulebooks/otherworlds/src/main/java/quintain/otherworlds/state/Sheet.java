package quintain.otherworlds.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;
import quintain.kernel.parts.Phrases;

/// A character as written down before play, with full pools.
///
/// @param origin by name or id
/// @param masteries the weapon families the character is proficient with
/// @param picks skills and spells, by name or id
/// @param ward the type Element Ward was taken against
/// @param marks money left
public record Sheet(
    String id,
    String name,
    int rank,
    Attributes attributes,
    String origin,
    List<Proficiency> proficiencies,
    List<Family> masteries,
    List<String> picks,
    Optional<DamageType> ward,
    List<SheetItem> items,
    int marks)
    implements Entry {
  public Sheet {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("rank", rank, 1, 30);
    Check.text("origin", origin);
    proficiencies = List.copyOf(proficiencies);
    masteries = List.copyOf(masteries);
    picks = List.copyOf(picks);
    items = List.copyOf(items);
    Check.atLeast("marks", marks, 0);
    if (ward.isPresent() && !ward.get().elemental()) {
      throw new IllegalArgumentException(
          "a ward is against an elemental type or frost, not " + Phrases.words(ward.get()));
    }
  }

  @Override
  public List<String> atAGlance() {
    var told = new ArrayList<>(List.of(origin, "rank " + rank));
    told.addAll(attributes.told());
    told.addAll(picks);
    items.forEach(item -> told.add(item.item()));
    return told;
  }
}
