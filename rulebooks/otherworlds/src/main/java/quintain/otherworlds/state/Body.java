package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;

/// What somebody is by nature, from their origin or their entry in the bestiary.
///
/// @param kind the origin or the creature, by name
/// @param armor what the body itself takes off a blow
/// @param worn the class of armor a creature wears by its entry, which may cap its DEX
public record Body(
    String kind,
    List<Nature> natures,
    Size size,
    List<Gait> gaits,
    Optional<Creature.Tier> tier,
    int armor,
    Optional<ArmorClass> worn,
    Responses responses,
    List<Habit> habits) {
  public Body {
    natures = List.copyOf(natures);
    gaits = List.copyOf(gaits);
    habits = List.copyOf(habits);
  }

  public static Body of(Origin origin) {
    return new Body(
        origin.name(),
        origin.natures(),
        origin.size(),
        origin.gaits(),
        Optional.empty(),
        0,
        Optional.empty(),
        origin.responses(),
        List.of());
  }

  public static Body of(Creature entry) {
    return new Body(
        entry.name(),
        entry.natures(),
        entry.size(),
        entry.gaits(),
        Optional.of(entry.tier()),
        entry.armor(),
        entry.worn(),
        entry.responses(),
        entry.habits());
  }

  public boolean is(Nature nature) {
    return natures.contains(nature);
  }

  public boolean isEpic() {
    return tier.isPresent() && tier.get() == Creature.Tier.EPIC;
  }

  public <H extends Habit> Optional<H> habit(Class<H> kind) {
    for (Habit habit : habits) {
      if (kind.isInstance(habit)) {
        return Optional.of(kind.cast(habit));
      }
    }
    return Optional.empty();
  }

  // Bodies of one kind are nearly always the same.
  @Override
  public int hashCode() {
    return kind.hashCode();
  }
}
