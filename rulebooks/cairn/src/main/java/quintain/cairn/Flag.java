package quintain.cairn;

import quintain.kernel.parts.Marks;

/// What holds of somebody until something clears it. Being deprived, paralysed or delirious is not
/// kept here: it follows from needs and scores.
public enum Flag {
  /// Acts after the foes while the fight lasts (CRN-R-30).
  LATE(Stops.NONE, false),
  /// Can only crawl and dies within the hour (CRN-CRIT-04).
  CRITICALLY_DAMAGED(Stops.OUT, true),
  /// Has had aid; a rest brings them back (CRN-R-16).
  AIDED(Stops.NONE, false),
  DEAD(Stops.OUT, false),
  HELPLESS(Stops.STILL, true),
  UNCONSCIOUS(Stops.STILL, true),
  ASLEEP(Stops.STILL, true),
  /// Left the fight.
  FLED(Stops.OUT, false),
  /// Out of action by the eleventh scar.
  MORTALLY_WOUNDED(Stops.OUT, true),
  DOOMED(Stops.NONE, false),
  DEAF(Stops.NONE, false),
  HAMSTRUNG(Stops.NONE, false),
  BROKEN_LEG(Stops.NONE, false),
  BROKEN_ARM(Stops.NONE, false),
  /// Hands bound: attacks are impaired, casting is out (CRN-MOD-02, CRN-CAST-02).
  BOUND(Stops.NONE, false),
  /// Cannot speak, and so cannot read a spell aloud.
  MUTE(Stops.NONE, false),
  BLIND(Stops.NONE, false),
  LOST_EYE(Stops.NONE, false),
  ADDICTED(Stops.NONE, false),
  /// A foe taken alive: out of the fight, no clock (CRN-R-13).
  CAPTIVE(Stops.OUT, true),
  /// A detachment that broke (CRN-DET-02).
  ROUTED(Stops.OUT, false),
  /// A detachment that lost its strength in numbers (CRN-R-26).
  WEAKENED(Stops.NONE, false),
  /// Both hands are on a spellbook until the next turn (CRN-R-43).
  READING(Stops.NONE, false),
  /// Fallen on slick ground until up again.
  FALLEN(Stops.NONE, true),
  /// The bearer of the next blast blow (King's Left Glove).
  GLOVED(Stops.NONE, false),
  /// Stopped by caltrops: no move this round.
  STOPPED(Stops.NONE, false),
  /// Dead, and the player has another character by now (CRN-DEAD-01).
  REPLACED(Stops.NONE, false);

  static final Marks<Flag> TAKING_OUT = Marks.which(Flag.class, Flag::takesOut);
  static final Marks<Flag> STOPPING = Marks.which(Flag.class, Flag::stopsActing);
  static final Marks<Flag> AT_MERCY = Marks.which(Flag.class, flag -> flag.atMercy);

  /// What a flag stops its bearer from.
  private enum Stops {
    NONE,
    /// Acting, for a time.
    STILL,
    /// The fight.
    OUT
  }

  private final Stops stops;

  /// Whether it leaves its bearer at another's mercy (CRN-MOD-04).
  private final boolean atMercy;

  Flag(Stops stops, boolean atMercy) {
    this.stops = stops;
    this.atMercy = atMercy;
  }

  /// Takes its bearer out of the fight: a casualty for morale.
  private boolean takesOut() {
    return stops == Stops.OUT;
  }

  /// Keeps its bearer from doing anything.
  private boolean stopsActing() {
    return stops != Stops.NONE;
  }
}
