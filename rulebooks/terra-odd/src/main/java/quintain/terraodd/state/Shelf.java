package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import quintain.kernel.Content;
import quintain.kernel.Stock;

/// The content of a table's packs as it was when the table began, so that a later pack never
/// rewrites history.
public record Shelf(
    List<Gear> gear,
    List<Advancement> advancements,
    List<Condition> conditions,
    List<Foe> foes,
    List<Tier> tiers,
    List<Background> backgrounds,
    List<Drive> drives,
    List<Sheet> pregens)
    implements Stock {
  public static Shelf of(Content content) {
    return new Shelf(
        content.all(OddContent.GEAR),
        content.all(OddContent.ADVANCEMENTS),
        content.all(OddContent.CONDITIONS),
        content.all(OddContent.FOES),
        content.all(OddContent.TIERS),
        content.all(OddContent.BACKGROUNDS),
        content.all(OddContent.DRIVES),
        content.all(OddContent.PREGENS));
  }

  public Optional<Gear> gear(String name) {
    return Content.find(gear, name);
  }

  public Optional<Advancement> advancement(String name) {
    return Content.find(advancements, name);
  }

  public Optional<Condition> condition(String name) {
    return Content.find(conditions, name);
  }

  /// A foe of the bestiary, or one of a tier (ODD-TIER-01).
  public Optional<Foe> foe(String name) {
    return Content.find(foes, name).or(() -> tier(name).map(Tier::foe));
  }

  /// Everybody who can be brought in by name.
  public List<Foe> adversaries() {
    return Stream.concat(foes.stream(), tiers.stream().map(Tier::foe)).toList();
  }

  public Optional<Tier> tier(String name) {
    return Content.find(tiers, name);
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
