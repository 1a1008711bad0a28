package quintain.rath;

/// What hangs on a contest.
public enum Stake {
  /// Only who wins.
  NOTHING,
  SHOVE,
  DISARM,
  TRIP,
  SUNDER,
  /// Who is grabbed is held and dragged.
  GRAB,
  /// Who breaks free is held no longer.
  BREAK_FREE,
  /// Who stays unseen shoots at advantage.
  HIDE;

  static Stake of(Trick trick) {
    return switch (trick) {
      case SHOVE -> SHOVE;
      case DISARM -> DISARM;
      case TRIP -> TRIP;
      case SUNDER -> SUNDER;
    };
  }
}
