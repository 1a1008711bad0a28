package quintain.otherworlds;

/// What is special about a weapon or an attack, by nature or by mastery.
public enum Keyword {
  /// Execute costs 1 (OTW-MECH-17).
  EXECUTION,
  /// Ignores partial cover and gains from elevation (OTW-MAST-02, OTW-MECH-27a, OTW-MECH-27b).
  LOB,
  /// Hits to the left and right of its target too (OTW-MECH-40).
  SWEEP,
  /// Attacks twice with one action (OTW-MECH-28).
  MULTI_ATTACK,
  /// As much stun as damage (OTW-MECH-12).
  DAZE,
  /// Knockdown costs 1 (OTW-MAST-06).
  KNOCKDOWN,
  /// No Defend maneuvers against it (OTW-MECH-11).
  CRUSH,
  /// Edge when thrown (OTW-MAST-08).
  EDGE_WHEN_THROWN,
  /// The Trespass maneuver for 1 (OTW-MAST-09).
  TRESPASS,
  /// Edge on every combat roll made with it (OTW-MAST-10).
  EDGE_IN_COMBAT,
  /// Bleeding Strike costs 1 (OTW-MAST-11).
  BLEED,
  /// One space more reach (OTW-MAST-12).
  LONG_REACH,
  /// One more target with one action (OTW-MECH-39a).
  SPRAY_FIRE,
  /// Two spaces more range (OTW-MAST-14).
  LONG_RANGE,
  /// Pierce costs 1 (OTW-MAST-15).
  PIERCE,
  /// One more Attack Value (OTW-MAST-16).
  MORE_ATTACK,
  /// A blast of 5×5 (OTW-MAST-17).
  WIDE_BLAST,
  /// No Evade maneuvers against it (OTW-MECH-09).
  CLUTCH,
  /// Like [#SWEEP], of a gun (OTW-MAST-19).
  SPREAD_FIRE,
  /// Disarm costs 1 (OTW-MAST-20).
  DISARM,
  /// Two rolls for half the damage (OTW-MECH-08).
  BURST_FIRE,
  /// Never unloaded, never more than one attack by itself (OTW-MECH-38).
  SLOW_FIRE,
  /// Gone once used.
  USED_UP,
  /// May be thrown as well.
  THROWABLE,
  /// Always there: neither dropped nor knocked away.
  ALWAYS_THERE,
  /// Skips armor without a maneuver (OTW-MECH-31).
  IGNORES_ARMOR,
  /// OTW-MECH-26a.
  LIFE_STEAL,
  /// Half of its damage is death damage (OTW-TYPE-03).
  HALF_DEATH,
  /// All of its damage is death damage.
  ALL_DEATH;

  public String title() {
    return Words.title(this);
  }
}
