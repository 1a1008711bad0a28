package quintain.rath.state;

/// What rules ask of a piece of gear beyond its figures (RTH-R-95).
public enum Tag {
  /// May be thrown at a target up to Near (RTH-R-33).
  THROWN,
  /// Shot by a weapon.
  AMMUNITION,
  /// Feeds a lantern.
  FUEL,
  /// Shines only while there is fuel for it.
  NEEDS_FUEL,
  /// Disables traps and picks locks (RTH-TRAP-06).
  THIEVES_TOOLS,
  /// The tool for breaking doors down (RTH-CACT-01).
  BREAKS_DOORS,
  ROPE,
  /// With a rope: climbing at advantage.
  GRAPPLE,
  /// Slippery climbs are straight rolls.
  SURE_GRIP,
  /// Sets floor traps off from a distance (RTH-TRAP-09).
  POLE,
  /// Wedges doors.
  WEDGES,
  /// Makes a camp count as shelter.
  SHELTER,
  /// An ordinary lock.
  LOCK,
  /// A complex lock.
  COMPLEX_LOCK,
  /// Holds the spells its owner knows.
  SPELLBOOK,
  /// Holds one spell, gone when cast (RTH-S-CAST-09).
  SCROLL
}
