package quintain.rath;

import quintain.kernel.parts.Marks;

/// What holds of somebody until something clears it. Being out of action, poisoned or encumbered is
/// not kept here: it follows from HP, pools and slots.
public enum Flag {
  DEAD(true),
  /// Left the fight.
  FLED(true),
  /// Gave up.
  SURRENDERED(true),
  /// In the enemies' hands (RTH-DOOR-02).
  CAPTIVE(true),
  /// Asleep by poison; wakes when shaken or damaged (RTH-POIS-13).
  ASLEEP(true),
  /// Senseless by the GM's word (RTH-R-47).
  UNCONSCIOUS(true),
  /// Does nothing at all until the next turn (RTH-POIS-12, RTH-R-61).
  PARALYSED(true),
  /// Went down and has not made the survival test for it (RTH-SURV-01).
  FALLEN(false),
  /// On the ground until up again (RTH-R-43).
  PRONE(false),
  /// STR, DEX and CON at disadvantage by poison (RTH-POIS-14).
  WEAKENED(false),
  /// The same by disease, until it is rolled again (RTH-DIS-07).
  SICKENED(false),
  /// Under water.
  SUBMERGED(false),
  /// A creature whose shield is wrecked.
  SHIELDLESS(false);

  static final Marks<Flag> TAKING_OUT = Marks.which(Flag.class, Flag::takesOut);
  static final Marks<Flag> STOPPING = Marks.which(Flag.class, flag -> flag.stopsActing);

  /// Whether it keeps its bearer from doing anything.
  private final boolean stopsActing;

  Flag(boolean stopsActing) {
    this.stopsActing = stopsActing;
  }

  /// Takes its bearer out of the fight for good.
  private boolean takesOut() {
    return this == DEAD || this == FLED || this == SURRENDERED || this == CAPTIVE;
  }
}
