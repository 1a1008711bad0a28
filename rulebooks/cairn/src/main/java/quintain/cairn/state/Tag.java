package quintain.cairn.state;

/// What rules ask of a piece of gear beyond its figures.
public enum Tag {
  /// Fills two slots (CRN-INV-03).
  BULKY,
  /// Fills no slot (CRN-INV-04).
  PETTY,
  /// May be thrown at a foe out of reach.
  THROWN,
  /// Strikes a little farther than arm's length.
  REACH,
  /// Shoots (CRN-RNG-01).
  RANGED,
  /// Hits everyone in an area (CRN-BLST-01).
  BLAST,
  /// Helps only while in the hand.
  HELD,
  /// Helps only while worn.
  WORN,
  /// Made wholly or mostly of metal, so that acid eats it.
  METAL,
  /// Cuts with an edge.
  BLADE,
  /// A craft's tool.
  TOOL,
  /// Digs.
  DIGGING,
  /// Gives light.
  LIGHT,
  /// Feeds a light.
  FUEL,
  /// Serves as a rope.
  ROPE,
  /// A day's food for each use.
  FOOD,
  /// Helps to aid the critically damaged (CRN-R-16).
  AID,
  /// A fit source of expertise for a week's healing (CRN-HEAL-03).
  HEALER,
  /// Ends one poison.
  POISON_CURE,
  /// Harms the dead alone.
  UNDEAD_ONLY,
  /// A line of it keeps the dead out.
  WARDS_UNDEAD,
  /// Binds the hands: the wearer's attacks are impaired (CRN-MOD-02).
  BINDS,
  /// Whoever it catches is helpless this round unless a DEX save passes.
  ENTANGLES,
  /// Whoever crosses it stops unless a DEX save passes.
  STOPS,
  /// Lies in wait for what comes by.
  TRAP,
  /// May make a camp safe.
  SHELTER,
  /// An animal that carries.
  BEAST,
  /// Rolls and carries.
  VEHICLE,
  /// Slows whoever travels with it.
  SLOW,
  /// Holds one spell and is kept after casting (CRN-MAGC-01).
  SPELLBOOK,
  /// Holds one spell and vanishes when cast (CRN-SCRL-04).
  SCROLL,
  /// Worth much and good for little else (CRN-WLTH-02).
  TREASURE
}
