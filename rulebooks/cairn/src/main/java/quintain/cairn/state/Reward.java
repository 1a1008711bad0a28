package quintain.cairn.state;

/// What a scar still owes: its row and what must happen before its dice are rolled.
public record Reward(int row, After after) {
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
