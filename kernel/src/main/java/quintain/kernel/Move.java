package quintain.kernel;

/// Something somebody in a fight could do, with what their seat may know of it.
///
/// @param target whom it is aimed at, or towards whom it goes; empty for nobody
/// @param distance how far off the target is, in the book's unit
/// @param health what is left of the target's health in percent; [#UNKNOWN] where that is hidden
/// @param power how much it does compared with its like: a weapon's average damage, in hundredths
public record Move<T>(T command, Kind kind, String target, int distance, int health, int power) {
  public static final int UNKNOWN = -1;

  /// What a move is for.
  public enum Kind {
    ATTACK,
    /// Harms at a price that a plain attack has not: a flask or a scroll is used up, or more of the
    /// turn.
    ITEM,
    HEAL,
    PROTECT,
    /// Into a position to do more: stands up, draws, reloads. Its power is 1 where that takes
    /// nothing an attack needs.
    READY,
    /// Nearer to a foe.
    APPROACH,
    /// Away from the foes, and still in the fight.
    WITHDRAW,
    /// Out of the fight.
    RETREAT,
    /// Nothing more on this turn.
    END,
    OTHER
  }

  public static <T> Move<T> plain(T command, Kind kind) {
    return new Move<>(command, kind, "", 0, UNKNOWN, 0);
  }
}
