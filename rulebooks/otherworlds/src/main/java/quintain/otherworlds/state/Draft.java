package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.Seat;

/// A character in the making, as far as it is chosen.
///
/// @param pattern the ready-made character it starts from, by name
/// @param name what they are called
public record Draft(
    String id,
    Seat seat,
    String pattern,
    String origin,
    Attributes attributes,
    List<Proficiency> proficiencies,
    List<Family> masteries,
    List<String> picks,
    Optional<DamageType> ward,
    List<String> gear,
    @OrNone String name) {
  public Draft {
    proficiencies = List.copyOf(proficiencies);
    masteries = List.copyOf(masteries);
    picks = List.copyOf(picks);
    gear = List.copyOf(gear);
  }

  public static Draft of(String id, Seat seat, String name, String pattern, String origin) {
    return new Draft(
        id,
        seat,
        pattern,
        origin,
        Growth.START,
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        name);
  }

  public Draft with(Attributes scores) {
    return new Draft(
        id, seat, pattern, origin, scores, proficiencies, masteries, picks, ward, gear, name);
  }

  public Draft trained(List<Proficiency> skills, List<Family> families) {
    return new Draft(
        id, seat, pattern, origin, attributes, skills, families, picks, ward, gear, name);
  }

  public Draft picking(List<String> chosen, Optional<DamageType> warded) {
    return new Draft(
        id,
        seat,
        pattern,
        origin,
        attributes,
        proficiencies,
        masteries,
        chosen,
        warded,
        gear,
        name);
  }

  public Draft buying(List<String> things) {
    return new Draft(
        id, seat, pattern, origin, attributes, proficiencies, masteries, picks, ward, things, name);
  }
}
