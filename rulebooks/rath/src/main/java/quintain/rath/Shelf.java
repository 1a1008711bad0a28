package quintain.rath;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Entry;

/// The content of a table's packs as it was when the table began, so that a later pack never
/// rewrites history.
public record Shelf(
    List<Gear> gear,
    List<Aptitude> aptitudes,
    List<Spell> spells,
    List<Creature> creatures,
    List<Trap> traps,
    List<Sheet> pregens) {
  static Shelf of(Content content) {
    return new Shelf(
        content.all(RathContent.GEAR),
        content.all(RathContent.APTITUDES),
        content.all(RathContent.SPELLS),
        content.all(RathContent.CREATURES),
        content.all(RathContent.TRAPS),
        content.all(RathContent.PREGENS));
  }

  Optional<Gear> gear(String name) {
    return find(gear, name);
  }

  Optional<Aptitude> aptitude(String name) {
    return find(aptitudes, name);
  }

  Optional<Spell> spell(String name) {
    return find(spells, name);
  }

  Optional<Creature> creature(String name) {
    return find(creatures, name);
  }

  Optional<Trap> trap(String name) {
    return find(traps, name);
  }

  private static <R extends Entry> Optional<R> find(List<R> entries, String idOrName) {
    var wanted = idOrName.strip();
    for (R entry : entries) {
      if (entry.id().equalsIgnoreCase(wanted) || entry.name().equalsIgnoreCase(wanted)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  // Every state of a game shares its one shelf; hashing its entries tells nothing apart.
  @Override
  public int hashCode() {
    return gear.size();
  }
}
