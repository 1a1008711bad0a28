package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Content;
import quintain.kernel.Stock;

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
    List<Sheet> pregens)
    implements Stock {
  public static Shelf of(Content content) {
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
  public List<Gear> gear() {
    return Stream.of(weapons, armor, guards, absorbs, consumables)
        .<Gear>flatMap(List::stream)
        .toList();
  }

  /// The thing of that name or id, of whichever kind.
  public Optional<Gear> gear(String name) {
    return Content.find(gear(), name);
  }

  public Optional<Skill> skill(String name) {
    return Content.find(skills, name);
  }

  public Optional<Spell> spell(String name) {
    return Content.find(spells, name);
  }

  public Optional<Origin> origin(String name) {
    return Content.find(origins, name);
  }

  public Optional<Creature> creature(String name) {
    return Content.find(creatures, name);
  }

  @Override
  public Shelf with(Content content) {
    return of(content);
  }

  // Every state of a game shares its one shelf; hashing its hundreds of entries tells nothing
  // apart.
  @Override
  public int hashCode() {
    return weapons.size();
  }
}
