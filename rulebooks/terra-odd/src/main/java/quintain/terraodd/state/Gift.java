package quintain.terraodd.state;

/// What an Advancement does, for the rules.
public enum Gift {
  /// Nothing in figures.
  TOLD,
  /// Poor food costs no die of Grit.
  ASCETIC,
  /// 2d12 against the unaware.
  ASSASSIN,
  /// May take Harm meant for an ally.
  BODYGUARD,
  /// Critical saves on its attribute are Enhanced.
  STEELED,
  /// Its attribute is rolled anew when it is gained.
  GROWS,
  /// One die of Grit more.
  DIE_HARD,
  /// A skill in some field.
  EXPERT,
  /// Always acts before the foes.
  FAST,
  /// Stabilises without a roll.
  HEALER,
  /// Armour 1 when unarmoured.
  IRONHIDE,
  /// Notices better with one sense.
  KEEN_SENSE,
  /// Saves against some dangers are Enhanced.
  GOOD_AT,
  /// Bare hands are not clumsy.
  MARTIAL,
  /// At home with two weapons.
  WHIRLWIND,
  /// Rolls a failed Insight save again, once a scene.
  OLD_HAND,
  /// Melee dice grow while Prowess is 12 or more.
  HEAVY_DRAW,
  /// A turn of aiming makes the next shot Enhanced.
  COLD_BARREL,
  /// Re-rolls Grit in the middle of a fight, once a rest.
  SECOND_BREATH,
  /// Allies beside them have Enhanced critical saves on Insight.
  STEADY_FRIEND,
  /// Effort costs a d4.
  MEASURED_EFFORT,
  /// The first Harm of a scene is 1 lower.
  SCARRED_THICK,
  /// Foes' next morale save is Impaired, once a scene.
  LOUD_PRAYER,
  /// Wins a contest of wits that is tied.
  QUICK_STUDY,
  /// Retreat saves are Enhanced, for an ally as well.
  DOOR_OPENER,
  /// Blast Harm is halved.
  BLAST_WISE,
  /// Armour +1 behind cover.
  BARRICADER,
  /// A narrow miss hits, once a fight.
  LAST_ROUND,
  /// Chooses between two dice of panic.
  NERVE_DRILL
}
