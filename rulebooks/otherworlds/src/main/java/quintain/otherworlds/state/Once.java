package quintain.otherworlds.state;

/// What may be done at most once a turn (OTW-ACT-13).
public enum Once {
  ATTACK,
  GRAPPLE,
  ACTION_SKILL,
  READY,
  MOVEMENT,
  EQUIPMENT,
  LOOT,
  /// One Boost a turn (OTW-SKL-01).
  BOOST
}
