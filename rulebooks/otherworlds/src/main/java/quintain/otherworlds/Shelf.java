package quintain.otherworlds;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Content;
import quintain.kernel.Entry;

/// The content of a table's packs as it was when the table began, so that a later pack never
/// rewrites history.
public record Shelf(
    List<Weapon> weapons,
    List<Armor> armor,
    List<Guard> guards,
    List<Absorb> absorbs,
    List<Consumable> consumables,
    List<Skill> skills,
    List<Spell> spells,
    List<Origin> origins,
    List<Creature> creatures,
    List<Sheet> pregens) {
  static Shelf of(Content content) {
    return new Shelf(
        content.all(OtwContent.WEAPONS),
        content.all(OtwContent.ARMOR),
        content.all(OtwContent.GUARDS),
        content.all(OtwContent.ABSORBS),
        content.all(OtwContent.CONSUMABLES),
        content.all(OtwContent.SKILLS),
        content.all(OtwContent.SPELLS),
        content.all(OtwContent.ORIGINS),
        content.all(OtwContent.CREATURES),
        content.all(OtwContent.PREGENS));
  }

  /// Everything that can be carried.
  List<Gear> gear() {
    return Stream.of(weapons, armor, guards, absorbs, consumables)
        .<Gear>flatMap(List::stream)
        .toList();
  }

  /// The thing of that name or id, of whichever kind.
  Optional<Gear> gear(String name) {
    return find(weapons, name)
        .<Gear>map(found -> found)
        .or(() -> find(armor, name))
        .or(() -> find(guards, name))
        .or(() -> find(absorbs, name))
        .or(() -> find(consumables, name));
  }

  Optional<Skill> skill(String name) {
    return find(skills, name);
  }

  Optional<Spell> spell(String name) {
    return find(spells, name);
  }

  Optional<Origin> origin(String name) {
    return find(origins, name);
  }

  Optional<Creature> creature(String name) {
    return find(creatures, name);
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

  // Every state of a game shares its one shelf; hashing its hundreds of entries tells nothing
  // apart.
  @Override
  public int hashCode() {
    return weapons.size();
  }
}
