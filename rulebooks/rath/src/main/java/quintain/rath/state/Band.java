package quintain.rath.state;

import static quintain.rath.state.Rth.*;

import quintain.kernel.parts.Phrases;

/// How far apart two stand, without measuring (RTH-DIST-02 to 05).
public enum Band {
  /// Adjacent, in melee reach.
  CLOSE(RTH_DIST_02, 0, 10),
  /// One move away.
  NEAR(RTH_DIST_03, 1, 30),
  /// A run away.
  FAR(RTH_DIST_04, 2, 60),
  /// Outside the fight.
  DISTANT(RTH_DIST_05, Integer.MAX_VALUE, Integer.MAX_VALUE);

  private final Rth clause;
  private final int zones;
  private final int feet;

  Band(Rth clause, int zones, int feet) {
    this.clause = clause;
    this.zones = zones;
    this.feet = feet;
  }

  public Rth clause() {
    return clause;
  }

  /// By the difference of two zones (RTH-R-30).
  static Band ofZones(int apart) {
    for (Band band : values()) {
      if (Math.abs(apart) <= band.zones) {
        return band;
      }
    }
    return DISTANT;
  }

  /// By feet, where something measured meets something that is not (RTH-R-30).
  static Band ofFeet(int apart) {
    for (Band band : values()) {
      if (Math.abs(apart) <= band.feet) {
        return band;
      }
    }
    return DISTANT;
  }

  /// As far as it goes in zones (RTH-R-30).
  public int zones() {
    return zones;
  }

  /// As far as it goes in feet (RTH-R-30).
  public int feet() {
    return feet;
  }

  public boolean within(Band reach) {
    return compareTo(reach) <= 0;
  }

  public String words() {
    return Phrases.title(this);
  }
}
