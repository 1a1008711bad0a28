package quintain.terraodd.state;

/// What a Condition does, for the rules.
public enum Ailment {
  /// Nothing in figures.
  TOLD,
  /// Saves against some dangers are Impaired.
  IMPAIRS_SAVES,
  /// Saves are Impaired where what was stated with it comes up.
  IMPAIRS_NEAR,
  /// Points move between attributes when it is gained.
  SHIFTS_POINTS,
  /// Impaired while an ally is in danger.
  PROTECTIVE,
  /// Always acts after the foes.
  SLOW,
  /// The first attack of each fight is Impaired.
  SHAKING_HANDS,
  /// Saves in darkness are Impaired.
  DREAD_OF_DARK,
  /// No act in the first round without the order save.
  COUNTING,
  /// Grit re-rolls are Impaired.
  THIN_SLEEP,
  /// Attacks the one who did the Harm, or takes stress.
  GRUDGE,
  /// Retreat saves are Impaired.
  BAD_LEG,
  /// Speaking aloud costs Grit.
  SILENCE,
  /// Deprived unless the meal was hot.
  GLASS_STOMACH,
  /// Low order saves leave all rolls of the round Impaired.
  VISIONS,
  /// Gives nothing up without a Resolve save.
  HOARDER
}
