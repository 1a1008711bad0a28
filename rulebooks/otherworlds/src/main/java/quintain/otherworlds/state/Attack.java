package quintain.otherworlds.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.parts.Check;

/// One way a creature attacks.
///
/// @param attribute what it is rolled with
/// @param family of a listed weapon: it makes a gun a gun (OTW-R-110)
/// @param held whether it is a thing in the hand, which can be knocked away
public record Attack(
    String name,
    Figures figures,
    Attribute attribute,
    DamageType type,
    List<Keyword> keywords,
    Optional<Family> family,
    boolean held) {
  public Attack {
    Check.text("the attack's name", name);
    keywords = List.copyOf(keywords);
  }

  /// What sort of attack it makes (OTW-R-110).
  public Family.Kind kind() {
    return family
        .map(Family::kind)
        .orElse(
            figures.range() >= 1 && figures.range() <= 2 ? Family.Kind.MELEE : Family.Kind.RANGED);
  }
}
