package quintain.rath.state;

import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A spell (RTH-DOC-03).
///
/// @param range how far from the caster it works
/// @param self whether it works on the caster alone
/// @param effect what it does, in words
public record Spell(
    String id, String name, int dc, Band range, boolean self, Power power, Span span, String effect)
    implements Entry {
  public Spell {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("dc", dc, 1, 30);
    Check.text("effect", effect);
  }

  /// How long a spell lasts.
  public enum Span {
    INSTANT,
    /// As long as its condition dice.
    POOL,
    /// The combat, or one exploration turn outside one.
    COMBAT_OR_TURN,
    /// The target's next turn of combat.
    COMBAT_TURN,
    /// One exploration turn.
    TURN,
    /// Six exploration turns.
    SIX_TURNS;

    /// How many minutes it lasts outside a combat.
    public int minutes() {
      return switch (this) {
        case INSTANT, POOL -> 0;
        case COMBAT_OR_TURN, COMBAT_TURN, TURN -> 10;
        case SIX_TURNS -> 60;
      };
    }
  }

  // Spells of one id are the same spell within a table.
  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
