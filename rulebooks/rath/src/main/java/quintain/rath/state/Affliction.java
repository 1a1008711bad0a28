package quintain.rath.state;

import static quintain.rath.state.Rth.*;

/// What a pool of condition dice is of; a poison is known by its effect (RTH-R-57). In the order in
/// which pools are rolled.
public enum Affliction {
  POISON_DAMAGE(Family.POISON, RTH_POIS_11),
  POISON_PARALYSIS(Family.POISON, RTH_POIS_12),
  POISON_SLEEP(Family.POISON, RTH_POIS_13),
  POISON_WEAKNESS(Family.POISON, RTH_POIS_14),
  FIRE(Family.FIRE, RTH_FIRE_03),
  BLEEDING(Family.BLEEDING, RTH_BLED_03),
  /// Rolled every hour (RTH-DIS-05).
  DISEASE(Family.DISEASE, RTH_DIS_06),
  /// Rolled every day (RTH-DIS-05).
  SLOW_DISEASE(Family.DISEASE, RTH_DIS_06),
  DROWNING(Family.DROWNING, RTH_DROW_03);

  /// What kind of affliction it is, whatever it does.
  public enum Family {
    POISON,
    FIRE,
    BLEEDING,
    DISEASE,
    DROWNING
  }

  private final Family family;
  private final Rth effect;

  Affliction(Family family, Rth effect) {
    this.family = family;
    this.effect = effect;
  }

  public Family family() {
    return family;
  }

  public boolean isPoison() {
    return family == Family.POISON;
  }

  public boolean isDisease() {
    return family == Family.DISEASE;
  }

  /// Whether the body may fight it off with a CON test at first (RTH-POIS-02, RTH-DIS-02).
  public boolean takesTest() {
    return isPoison() || isDisease();
  }

  /// Whether each low die hurts.
  public boolean hurts() {
    return switch (this) {
      case POISON_DAMAGE, FIRE, BLEEDING, DISEASE, SLOW_DISEASE, DROWNING -> true;
      case POISON_PARALYSIS, POISON_SLEEP, POISON_WEAKNESS -> false;
    };
  }

  /// What its dice are of: `poison (sleep)`.
  public String words() {
    return switch (this) {
      case POISON_DAMAGE -> "poison";
      case POISON_PARALYSIS -> "poison (paralysis)";
      case POISON_SLEEP -> "poison (sleep)";
      case POISON_WEAKNESS -> "poison (weakness)";
      case FIRE -> "fire";
      case BLEEDING -> "bleeding";
      case DISEASE -> "disease";
      case SLOW_DISEASE -> "slow disease";
      case DROWNING -> "drowning";
    };
  }

  /// How many minutes pass between two rolls of a disease (RTH-DIS-05).
  public int interval() {
    return this == SLOW_DISEASE ? Minutes.DAY : Minutes.HOUR;
  }

  /// The clause of what it does.
  public Rth effect() {
    return effect;
  }
}
