package quintain.otherworlds.state;

/// Ways of moving beyond walking.
public enum Gait {
  /// Ignores the height of things, and shares a space from above (OTW-MECH-20b).
  FLIGHT(Otw.OTW_MECH_20A),
  /// Ignores as much height as one is tall (OTW-R-94).
  FLOAT(Otw.OTW_MECH_21),
  /// Goes through anything, and resists physical damage (OTW-MECH-22b).
  GHOST(Otw.OTW_MECH_22A);

  private final Otw clause;

  Gait(Otw clause) {
    this.clause = clause;
  }

  public Otw clause() {
    return clause;
  }
}
