package quintain.otherworlds.state;

import static quintain.otherworlds.state.Keyword.BLEED;
import static quintain.otherworlds.state.Keyword.CRUSH;
import static quintain.otherworlds.state.Keyword.DAZE;
import static quintain.otherworlds.state.Keyword.DISARM;
import static quintain.otherworlds.state.Keyword.EXECUTION;
import static quintain.otherworlds.state.Keyword.KNOCKDOWN;
import static quintain.otherworlds.state.Keyword.LOB;
import static quintain.otherworlds.state.Keyword.LONG_RANGE;
import static quintain.otherworlds.state.Keyword.PIERCE;

import quintain.kernel.parts.Phrases;

/// The weapon families of the mastery chart; being proficient with one gives its keyword
/// (OTW-EQ-22).
public enum Family {
  AXES(Kind.MELEE, EXECUTION, Otw.OTW_MAST_01),
  SNIPER_RIFLES(Kind.GUN, EXECUTION, Otw.OTW_MAST_01),
  BOWS(Kind.RANGED, LOB, Otw.OTW_MAST_02),
  GRENADE_LAUNCHERS(Kind.GUN, LOB, Otw.OTW_MAST_02),
  BUSTERS(Kind.MELEE, Keyword.SWEEP, Otw.OTW_MAST_03),
  CLAWS(Kind.MELEE, Keyword.MULTI_ATTACK, Otw.OTW_MAST_04),
  CLUBS(Kind.MELEE, DAZE, Otw.OTW_MAST_05),
  FISTS(Kind.MELEE, DAZE, Otw.OTW_MAST_05),
  GRENADES(Kind.RANGED, KNOCKDOWN, Otw.OTW_MAST_06),
  HAND_CANNON(Kind.GUN, KNOCKDOWN, Otw.OTW_MAST_06),
  SHIELDS(Kind.MELEE, KNOCKDOWN, Otw.OTW_MAST_06),
  HAMMERS(Kind.MELEE, CRUSH, Otw.OTW_MAST_07),
  MACES(Kind.MELEE, CRUSH, Otw.OTW_MAST_07),
  JAVELINS(Kind.MELEE, Keyword.EDGE_WHEN_THROWN, Otw.OTW_MAST_08),
  KATANAS(Kind.MELEE, Keyword.TRESPASS, Otw.OTW_MAST_09),
  KNIGHT_SWORDS(Kind.MELEE, Keyword.EDGE_IN_COMBAT, Otw.OTW_MAST_10),
  KNIVES(Kind.MELEE, BLEED, Otw.OTW_MAST_11),
  FLAILS(Kind.MELEE, BLEED, Otw.OTW_MAST_11),
  LANCES(Kind.MELEE, Keyword.LONG_REACH, Otw.OTW_MAST_12),
  MACHINE_GUNS(Kind.GUN, Keyword.SPRAY_FIRE, Otw.OTW_MAST_13),
  PISTOLS(Kind.GUN, LONG_RANGE, Otw.OTW_MAST_14),
  COMBAT_RIFLES(Kind.GUN, LONG_RANGE, Otw.OTW_MAST_14),
  RAPIERS(Kind.MELEE, PIERCE, Otw.OTW_MAST_15),
  SPEARS(Kind.MELEE, PIERCE, Otw.OTW_MAST_15),
  REVOLVERS(Kind.GUN, Keyword.MORE_ATTACK, Otw.OTW_MAST_16),
  ROCKET_LAUNCHERS(Kind.GUN, Keyword.WIDE_BLAST, Otw.OTW_MAST_17),
  SCYTHES(Kind.MELEE, Keyword.CLUTCH, Otw.OTW_MAST_18),
  SHOTGUNS(Kind.GUN, Keyword.SPREAD_FIRE, Otw.OTW_MAST_19),
  STAVES(Kind.MELEE, DISARM, Otw.OTW_MAST_20),
  WHIPS(Kind.MELEE, DISARM, Otw.OTW_MAST_20),
  SUBMACHINE_GUNS(Kind.GUN, Keyword.BURST_FIRE, Otw.OTW_MAST_21);

  private final Kind kind;
  private final Keyword mastery;
  private final Otw clause;

  Family(Kind kind, Keyword mastery, Otw clause) {
    this.kind = kind;
    this.mastery = mastery;
    this.clause = clause;
  }

  public Kind kind() {
    return kind;
  }

  public Keyword mastery() {
    return mastery;
  }

  /// The row of the chart.
  public Otw clause() {
    return clause;
  }

  public String title() {
    return Phrases.title(this);
  }

  /// What sort of attack a weapon or a spell makes (OTW-R-110).
  public enum Kind {
    MELEE,
    GUN,
    /// Neither: bows, grenades and anything thrown.
    RANGED,
    SPELL
  }
}
