package quintain.rath.state;

/// What hangs on a contest.
public enum Stake {
  /// Only who wins.
  NOTHING,
  SHOVE,
  DISARM,
  TRIP,
  SUNDER,
  /// What the GM says a stunt of one's own does (RTH-STNT-04).
  FREE,
  /// Who is grabbed is held and dragged.
  GRAB,
  /// Who breaks free is held no longer.
  BREAK_FREE,
  /// Who is held below water is brought up (RTH-R-68).
  RESCUE,
  /// Who stays unseen shoots at advantage.
  HIDE,
  /// Who loses to the spell cannot move (RTH-S-SPL-13).
  SNARE,
  /// Whose spell is quenched loses it (RTH-S-SPL-17).
  QUENCH;

  public static Stake of(Trick trick) {
    return switch (trick) {
      case SHOVE -> SHOVE;
      case DISARM -> DISARM;
      case TRIP -> TRIP;
      case SUNDER -> SUNDER;
      case OTHER -> FREE;
    };
  }
}
