package quintain.terraodd.state;

import java.util.Optional;
import quintain.kernel.parts.Check;

/// An attack of a foe.
///
/// @param kind physical if it says nothing
/// @param ranged whether it reaches farther than arm's length
public record Attack(
    String name,
    HarmDice harm,
    Ability ability,
    Optional<HarmKind> kind,
    boolean blast,
    boolean ranged) {
  public Attack {
    Check.text("name", name);
  }
}
