package quintain.otherworlds.state;

import quintain.kernel.parts.Phrases;

/// What is special about a weapon or an attack, by nature or by mastery.
public enum Keyword {
  /// Execute costs 1 (OTW-MECH-17).
  EXECUTION(Otw.OTW_MECH_17),
  /// Ignores partial cover and gains from elevation (OTW-MAST-02, OTW-MECH-27a, OTW-MECH-27b).
  LOB(Otw.OTW_MECH_27A),
  /// Hits to the left and right of its target too (OTW-MECH-40).
  SWEEP(Otw.OTW_MECH_40),
  /// Attacks twice with one action (OTW-MECH-28).
  MULTI_ATTACK(Otw.OTW_MECH_28),
  /// As much stun as damage (OTW-MECH-12).
  DAZE(Otw.OTW_MECH_12),
  /// Knockdown costs 1 (OTW-MAST-06).
  KNOCKDOWN(Otw.OTW_MAST_06),
  /// No Defend maneuvers against it (OTW-MECH-11).
  CRUSH(Otw.OTW_MECH_11),
  /// Edge when thrown (OTW-MAST-08).
  EDGE_WHEN_THROWN(Otw.OTW_MAST_08),
  /// The Trespass maneuver for 1 (OTW-MAST-09).
  TRESPASS(Otw.OTW_MAST_09),
  /// Edge on every combat roll made with it (OTW-MAST-10).
  EDGE_IN_COMBAT(Otw.OTW_MAST_10),
  /// Bleeding Strike costs 1 (OTW-MAST-11).
  BLEED(Otw.OTW_MAST_11),
  /// One space more reach (OTW-MAST-12).
  LONG_REACH(Otw.OTW_MAST_12),
  /// One more target with one action (OTW-MECH-39a).
  SPRAY_FIRE(Otw.OTW_MECH_39A),
  /// Two spaces more range (OTW-MAST-14).
  LONG_RANGE(Otw.OTW_MAST_14),
  /// Pierce costs 1 (OTW-MAST-15).
  PIERCE(Otw.OTW_MAST_15),
  /// One more Attack Value (OTW-MAST-16).
  MORE_ATTACK(Otw.OTW_R_111),
  /// A blast of 5×5 (OTW-MAST-17).
  WIDE_BLAST(Otw.OTW_MAST_17),
  /// No Evade maneuvers against it (OTW-MECH-09).
  CLUTCH(Otw.OTW_MECH_09),
  /// Like [#SWEEP], of a gun (OTW-MAST-19).
  SPREAD_FIRE(Otw.OTW_MAST_19),
  /// Disarm costs 1 (OTW-MAST-20).
  DISARM(Otw.OTW_MAST_20),
  /// Two rolls for half the damage (OTW-MECH-08).
  BURST_FIRE(Otw.OTW_MECH_08),
  /// Never unloaded, never more than one attack by itself (OTW-MECH-38).
  SLOW_FIRE(Otw.OTW_R_83),
  /// Gone once used.
  USED_UP(Otw.OTW_R_67),
  /// May be thrown as well.
  THROWABLE(Otw.OTW_R_59),
  /// Always there: neither dropped nor knocked away.
  ALWAYS_THERE(Otw.OTW_R_28),
  /// Skips armor without a maneuver (OTW-MECH-31).
  IGNORES_ARMOR(Otw.OTW_MECH_31),
  /// OTW-MECH-26a.
  LIFE_STEAL(Otw.OTW_MECH_26A),
  /// Half of its damage is death damage (OTW-TYPE-03).
  HALF_DEATH(Otw.OTW_TYPE_03),
  /// All of its damage is death damage.
  ALL_DEATH(Otw.OTW_TYPE_03);

  private final Otw clause;

  Keyword(Otw clause) {
    this.clause = clause;
  }

  /// The rule it stands for.
  public Otw clause() {
    return clause;
  }

  public String title() {
    return Phrases.title(this);
  }
}
