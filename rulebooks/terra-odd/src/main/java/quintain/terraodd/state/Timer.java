package quintain.terraodd.state;

/// Something that comes to pass when the clock reaches a moment.
///
/// @param detail what it is about, or for a hold by whose grip
public record Timer(What what, long due, String detail) {
  /// Whether it lasts only as long as somebody holds on (ODD-R-49).
  public boolean isGrip() {
    return what == What.HELD && !detail.isEmpty();
  }

  /// What comes to pass.
  public enum What {
    /// Critical harm untended (ODD-CRIT-06).
    DIES,
    /// Sleep is over.
    WAKES,
    /// The day after a stimulant: a need arises.
    CRASHES,
    /// That day is over.
    RECOVERS,
    /// Held fast until somebody frees them, or whoever holds them is gone (ODD-R-49). Never due.
    HELD
  }
}
