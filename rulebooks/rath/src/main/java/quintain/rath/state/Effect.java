package quintain.rath.state;

/// Something at work on somebody for a while.
///
/// @param by who brought it about
/// @param amount a number of its own, such as points of AC
/// @param detail a word of its own, such as the name of a spell
public record Effect(Kind kind, String by, End end, int amount, String detail) {
  /// What it does.
  public enum Kind {
    /// The next attack on the bearer by the other side has advantage (RTH-R-38).
    EXPOSED,
    /// The bearer's next test or attack has advantage (RTH-R-28).
    HELPED,
    /// The bearer's next shot from hiding has advantage.
    HIDDEN,
    /// AC raised by the amount.
    WARDED,
    /// Bright light about the bearer.
    LIT,
    /// Breathes water (RTH-DROW-06).
    GILLS,
    /// Runs away on the next turn.
    DREAD,
    /// Cannot move from the spot.
    SNARED,
    /// Held fast by another.
    HELD,
    /// Attacks on the bearer have disadvantage.
    VEILED,
    /// Has a second action on the next turn.
    HASTED,
    /// Understands one speech or text.
    TONGUES,
    /// The next fall does no damage.
    FEATHERED,
    /// Holds the breath for as many rounds more (RTH-R-68).
    BREATH
  }

  /// When it is over by itself.
  public sealed interface End {
    /// At the end of somebody's turn, after so many turns of theirs have begun.
    record TurnEnd(String whose, int turns) implements End {}

    /// At the start of somebody's next turn.
    record TurnStart(String whose) implements End {}

    /// With the combat, or at that minute outside one.
    record Combat(long until) implements End {}

    /// So many exploration turns after the combat (RTH-S-CAST-06).
    record AfterCombat(int turns) implements End {}

    /// At that minute of the clock.
    record Clock(long until) implements End {}

    /// Never by itself.
    record Lasting() implements End {}
  }

  Effect ending(End newEnd) {
    return new Effect(kind, by, newEnd, amount, detail);
  }
}
