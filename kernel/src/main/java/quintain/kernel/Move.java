package quintain.kernel;

/// Something somebody in a fight could do, with what their seat may know of it.
///
/// @param target whom it is aimed at, or towards whom it goes; empty for nobody
/// @param distance how far off the target is, in the book's unit
/// @param health what is left of the target's health in percent; [#UNKNOWN] where that is hidden
/// @param power how much it does compared with its like, in hundredths: the average damage to all
///   it is aimed at, the average that comes back of somebody's health, or how many foes it hinders
public record Move<T>(T command, Kind kind, String target, int distance, int health, int power) {
  public static final int UNKNOWN = -1;

  /// What a move is for.
  public enum Kind {
    ATTACK,
    /// Harms several at once, or at a price that a plain attack has not: a flask, a scroll or a
    /// spell is used up, or more of the turn.
    COSTLY_ATTACK,
    /// Keeps foes from doing their worst, at a price: holds them, frightens them, sends them to
    /// sleep. Not offered at those who are hindered so already.
    HINDER,
    /// Makes blows to come the harder for several rounds, at a price: poison on a blade. Not
    /// offered to those who have it already.
    STRENGTHEN,
    /// Gives somebody back what they lost.
    HEAL,
    /// Keeps harm away for several rounds, or ends what goes on harming: a ward, an antidote, a
    /// fire put out. Not offered to those who have it already, or have no need.
    PROTECT,
    /// Keeps harm away until the next turn: best done with what a turn leaves over.
    GUARD,
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
