package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Stock;

/// The content of a table's packs as it was when the table began, so that a later pack never
/// rewrites history.
public record Shelf(
    List<Gear> gear,
    List<Aptitude> aptitudes,
    List<Spell> spells,
    List<Creature> creatures,
    List<Trap> traps,
    List<Sheet> pregens)
    implements Stock {
  public static Shelf of(Content content) {
    return new Shelf(
        content.all(RathContent.GEAR),
        content.all(RathContent.APTITUDES),
        content.all(RathContent.SPELLS),
        content.all(RathContent.CREATURES),
        content.all(RathContent.TRAPS),
        content.all(RathContent.PREGENS));
  }

  public Optional<Gear> gear(String name) {
    return Content.find(gear, name);
  }

  public Optional<Aptitude> aptitude(String name) {
    return Content.find(aptitudes, name);
  }

  public Optional<Spell> spell(String name) {
    return Content.find(spells, name);
  }

  public Optional<Creature> creature(String name) {
    return Content.find(creatures, name);
  }

  public Optional<Trap> trap(String name) {
    return Content.find(traps, name);
  }

  @Override
  public Shelf with(Content content) {
    return of(content);
  }

  // Every state of a game shares its one shelf; hashing its entries tells nothing apart.
  @Override
  public int hashCode() {
    return gear.size();
  }
}
