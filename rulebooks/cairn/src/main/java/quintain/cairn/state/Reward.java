package quintain.cairn.state;

import quintain.kernel.OrNone;

/// What a scar still owes: its row and what must happen before its dice are rolled.
///
/// @param what somebody recovers from, in words, so that of two scars of one row each is paid by
///   itself (CRN-R-59); empty in older logs, where one payment was for all of that row
public record Reward(int row, After after, @OrNone String what) {
  /// What an arm owes that was broken (CRN-SCAR-T04).
  public static final Reward BROKEN_ARM = new Reward(4, After.WEEK_WITH_HEALER, "broken arm");

  /// What a scar's reward waits for.
  public enum After {
    /// A few hours' rest (CRN-SCAR-T03).
    FEW_HOURS,
    /// A week with a healer: mended, over the illness, recovered (CRN-R-59).
    WEEK_WITH_HEALER,
    /// A safe night after aid (CRN-R-51).
    SAFE_NIGHT,
    /// The next critical damage save (CRN-SCAR-T12).
    CRITICAL_SAVE
  }
}
