package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Lists;

/// What somebody has learned, and what of it is used up.
///
/// @param rank 1 for a new character; 0 for creatures
/// @param bonus the Proficiency Bonus (OTW-CC-06)
/// @param families weapon families whose masteries they have (OTW-EQ-22)
/// @param ward the type that Element Ward resists
/// @param today what is used up until a long rest, by name (OTW-REST-08)
/// @param encounter what is used up until the battle is over, by name
public record Life(
    int rank,
    int bonus,
    List<Proficiency> proficiencies,
    List<Family> families,
    List<Skill> skills,
    List<Spell> spells,
    Optional<DamageType> ward,
    List<String> today,
    List<String> encounter,
    int marks) {
  public Life {
    proficiencies = List.copyOf(proficiencies);
    families = List.copyOf(families);
    skills = List.copyOf(skills);
    spells = List.copyOf(spells);
    today = List.copyOf(today);
    encounter = List.copyOf(encounter);
  }

  /// The bonus on checks of a proficiency (OTW-CHK-01).
  public int bonus(Proficiency proficiency) {
    return proficiencies.contains(proficiency) ? bonus : 0;
  }

  public Optional<Skill> skill(String name) {
    return skills.stream().filter(skill -> skill.name().equalsIgnoreCase(name)).findFirst();
  }

  public Optional<Spell> spell(String name) {
    return spells.stream().filter(spell -> spell.name().equalsIgnoreCase(name)).findFirst();
  }

  Life withToday(List<String> used) {
    return new Life(
        rank, bonus, proficiencies, families, skills, spells, ward, used, encounter, marks);
  }

  Life withEncounter(List<String> used) {
    return new Life(rank, bonus, proficiencies, families, skills, spells, ward, today, used, marks);
  }

  Life withMarks(int left) {
    return new Life(
        rank, bonus, proficiencies, families, skills, spells, ward, today, encounter, left);
  }

  /// One rank on, with the bonus that goes with it (OTW-CC-06).
  Life risen() {
    return new Life(
        rank + 1,
        Growth.proficiencyBonus(rank + 1),
        proficiencies,
        families,
        skills,
        spells,
        ward,
        today,
        encounter,
        marks);
  }

  Life learning(Skill skill) {
    return new Life(
        rank,
        bonus,
        proficiencies,
        families,
        Lists.plus(skills, skill),
        spells,
        ward,
        today,
        encounter,
        marks);
  }

  Life learning(Spell spell) {
    return new Life(
        rank,
        bonus,
        proficiencies,
        families,
        skills,
        Lists.plus(spells, spell),
        ward,
        today,
        encounter,
        marks);
  }

  // What somebody has learned hardly changes; what is used up does.
  @Override
  public int hashCode() {
    return 31 * today.hashCode() + encounter.hashCode();
  }

  Life warded(DamageType type) {
    return new Life(
        rank,
        bonus,
        proficiencies,
        families,
        skills,
        spells,
        Optional.of(type),
        today,
        encounter,
        marks);
  }
}
