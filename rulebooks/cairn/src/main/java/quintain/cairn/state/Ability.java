package quintain.cairn.state;

/// The three abilities of a character (CRN-ABIL-01).
public enum Ability {
  /// Strength: bodily power.
  STR,
  /// Dexterity: poise, speed and reflex.
  DEX,
  /// Willpower: persuasion, deceit, spells.
  WIL
}
