package quintain.cairn.state;

import quintain.kernel.OrNone;

/// Something that comes to pass when the clock reaches a moment.
///
/// @param by who holds, pins or has swallowed them; empty where it is nobody
public record Timer(What what, long due, String detail, @OrNone String by) {
  public Timer(What what, long due, String detail) {
    this(what, due, detail, "");
  }

  /// Whether it lasts only as long as somebody holds on (CRN-R-68).
  public boolean isGrip() {
    return !by.isEmpty();
  }

  /// What comes to pass.
  public enum What {
    /// Critical damage untreated (CRN-CRIT-06).
    DIES,
    /// The eleventh scar untreated (CRN-SCAR-T11).
    DIES_OF_WOUND,
    /// Helpless for a round, and no longer.
    STANDS,
    WAKES,
    SEES,
    SPEAKS,
    /// Relief from the leycap ends (CRN-R-48).
    CRAVES,
    /// Venom works at dusk; the detail is the dice it takes off STR.
    VENOM,
    /// A barb stays in; the detail is the ability and the points that come back when it is out.
    BARB,
    /// Swallowed; the detail is the dice it takes off STR each round until freed.
    SWALLOWED,
    /// Stopped for a round, and no longer.
    MOVES,
    /// Held fast or pinned until freed, which no time brings about.
    HELD,
    /// In manacles until freed, which no time brings about.
    SHACKLED
  }
}
