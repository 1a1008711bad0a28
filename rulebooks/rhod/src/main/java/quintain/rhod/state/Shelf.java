package quintain.rhod.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Content;
import quintain.kernel.Entry;
import quintain.kernel.Stock;

/// The Glossaries of a table's packs as they were when the table began, so that a later pack never
/// rewrites history.
public record Shelf(
    List<Feature> features,
    List<Trait> traits,
    List<TagEntry> tags,
    List<Armor> armors,
    List<Weapon> weapons,
    List<Ammunition> ammunition,
    List<Material> materials,
    List<Toolkit> toolkits,
    List<Equipment> equipment,
    List<Source> sources,
    List<Creature> creatures,
    List<Sheet> pregens,
    List<ConditionEntry> conditions,
    List<SkillEntry> skills)
    implements Stock {
  public static Shelf of(Content content) {
    var skills = content.all(RhodContent.SKILLS);
    return new Shelf(
        content.all(RhodContent.FEATURES),
        content.all(RhodContent.TRAITS),
        content.all(RhodContent.TAGS),
        content.all(RhodContent.ARMORS),
        content.all(RhodContent.WEAPONS).stream()
            .map(weapon -> weapon.with(lookedUp(skills, weapon.base()).orElseThrow()))
            .toList(),
        content.all(RhodContent.AMMUNITION),
        content.all(RhodContent.MATERIALS),
        content.all(RhodContent.TOOLKITS),
        content.all(RhodContent.EQUIPMENT),
        content.all(RhodContent.SOURCES),
        content.all(RhodContent.CREATURES),
        content.all(RhodContent.PREGENS),
        content.all(RhodContent.CONDITIONS),
        skills);
  }

  // Skills

  /// Every Skill there is, the book's before those of Glossaries.
  public List<Skill> allSkills() {
    var all = new ArrayList<>(Skill.listed());
    skills.forEach(entry -> all.add(entry.skill()));
    return all;
  }

  /// What a Skill is: as the book lists it, or as a Glossary has it.
  public Optional<Skill> skill(Skill named) {
    return lookedUp(skills, named);
  }

  static Optional<Skill> lookedUp(List<SkillEntry> skills, Skill named) {
    if (named.sort().isPresent()) {
      return Optional.of(named);
    }
    for (SkillEntry entry : skills) {
      var skill = entry.skill();
      if (skill.equals(named)) {
        return Optional.of(skill);
      }
    }
    return Optional.empty();
  }

  /// Degrees with the Skills they are in looked up.
  Training training(Map<Skill, Degree> degrees) {
    var known = new LinkedHashMap<Skill, Degree>();
    degrees.forEach(
        (named, degree) ->
            known.put(
                skill(named)
                    .orElseThrow(
                        () -> new IllegalArgumentException("There is no Skill " + named.title())),
                degree));
    return new Training(known);
  }

  /// The thing of that name or id, of whichever kind.
  public Optional<Thing> thing(String name) {
    return find(weapons, name)
        .<Thing>map(found -> found)
        .or(() -> find(armors, name))
        .or(() -> find(ammunition, name))
        .or(() -> find(equipment, name))
        .or(() -> find(toolkits, name))
        .or(() -> find(materials, name))
        .or(() -> find(sources, name));
  }

  /// Everything that can be had.
  public List<Thing> things() {
    var all = new ArrayList<Thing>(weapons);
    all.addAll(armors);
    all.addAll(ammunition);
    all.addAll(equipment);
    all.addAll(toolkits);
    all.addAll(materials);
    all.addAll(sources);
    return all;
  }

  public Optional<Feature> feature(String name) {
    return find(features, name);
  }

  public Optional<Trait> trait(String name) {
    return find(traits, name);
  }

  Optional<Ammunition> ammunition(String name) {
    return find(ammunition, name);
  }

  public Optional<Creature> creature(String name) {
    return find(creatures, name);
  }

  /// What the Glossary says of a Condition.
  public Optional<ConditionEntry> condition(Condition condition) {
    for (ConditionEntry entry : conditions) {
      if (entry.condition().filter(known -> known == condition).isPresent()) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /// Conditions that only a Glossary knows.
  public List<ConditionEntry> written() {
    return conditions.stream().filter(entry -> entry.own().isPresent()).toList();
  }

  /// The one of that name.
  public Optional<ConditionEntry> written(Plight plight) {
    for (ConditionEntry entry : conditions) {
      if (entry.own().isPresent() && entry.plight().equals(plight)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
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
