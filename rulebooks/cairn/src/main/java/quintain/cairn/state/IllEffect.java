package quintain.cairn.state;

import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A row of the table for failed casting saves (CRN-CAST-06).
///
/// @param name the row in words
/// @param roll the face of the d6
public record IllEffect(String id, String name, int roll, Ill ill) implements Entry {
  public IllEffect {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("roll", roll, 1, 6);
  }

  /// What a failed casting save costs.
  public sealed interface Ill {
    /// Fatigue on top of the casting's own.
    record MoreFatigue(int fatigue) implements Ill {
      public MoreFatigue {
        Check.atLeast("fatigue", fatigue, 1);
      }
    }

    /// Points of an ability, lost directly.
    record Drain(Ability ability, Amount amount) implements Ill {}

    /// Damage to the caster that Armor does not lessen.
    record Backlash(Damage damage) implements Ill {}

    /// The spell strikes the caster or an ally within its reach.
    record Astray() implements Ill {}

    /// The spellbook burns to ash.
    record BookBurns() implements Ill {}
  }
}
