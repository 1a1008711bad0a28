package quintain.terraodd.state;

/// What rules ask of a piece of gear beyond its figures.
public enum Tag {
  /// Shoots.
  RANGED,
  /// May be thrown at a foe out of reach.
  THROWN,
  /// Strikes a little farther than arm's length.
  REACH,
  /// Is laid down and set off.
  PLACED,
  /// Hits everyone in an area (ODD-BLST-01).
  BLAST,
  /// Attacks with it are Impaired (ODD-EQP-01).
  CLUMSY,
  SMALL,
  /// Fires only on a turn without a move.
  BRACED,
  /// Fires once a round.
  SLOW_TO_LOAD,
  /// Cannot be fired again in this fight once a 12 has been rolled.
  OVERHEATS,
  /// A meal for each use (ODD-HEAL-01).
  FOOD,
  /// A use makes a save to stabilise Enhanced.
  AID,
  /// Counts as a healer (ODD-HEAL-03).
  HEALER,
  /// The next effort deals no Harm, and tomorrow is hard.
  STIMULANT,
  /// Brings lost Insight back.
  CALMING,
  /// Gives light.
  LIGHT,
  /// Serves as a rope.
  ROPE,
  /// Without it nobody saves at a lock.
  PICKS_LOCKS
}
