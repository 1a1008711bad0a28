package quintain.cairn.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Stock;

/// The content of a table's packs as it was when the table began, so that a later pack never
/// rewrites history.
public record Shelf(
    List<Gear> gear,
    List<Creature> creatures,
    List<Spell> spells,
    List<Relic> relics,
    List<IllEffect> illEffects,
    List<Background> backgrounds,
    List<NameRow> names,
    List<TraitRow> traits,
    List<StartingGear> startingGear,
    List<Sheet> pregens)
    implements Stock {
  public static Shelf of(Content content) {
    return new Shelf(
        content.all(CairnContent.GEAR),
        content.all(CairnContent.CREATURES),
        content.all(CairnContent.SPELLS),
        content.all(CairnContent.RELICS),
        content.all(CairnContent.ILL_EFFECTS),
        content.all(CairnContent.BACKGROUNDS),
        content.all(CairnContent.NAMES),
        content.all(CairnContent.TRAITS),
        content.all(CairnContent.STARTING_GEAR),
        content.all(CairnContent.PREGENS));
  }

  public Optional<Gear> gear(String name) {
    return Content.find(gear, name);
  }

  public Optional<Creature> creature(String name) {
    return Content.find(creatures, name);
  }

  public Optional<Spell> spell(String name) {
    return Content.find(spells, name);
  }

  public Optional<Relic> relic(String name) {
    return Content.find(relics, name);
  }

  @Override
  public Shelf with(Content content) {
    return of(content);
  }

  // Every state of a game shares its one shelf; hashing its hundreds of entries tells nothing
  // apart.
  @Override
  public int hashCode() {
    return gear.size();
  }
}
