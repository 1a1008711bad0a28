package quintain.rath;

import quintain.kernel.Play;

/// Condition dice: one mechanism for poison, fire, bleeding, disease and drowning.
final class Conditions extends Chapter {
  /// How often a disease is rolled, and a slow one, in minutes (RTH-DIS-05).
  static final int HOUR = 60;

  static final int DAY = 24 * HOUR;

  Conditions(Play<RathState, RathStep, RathEvent> play) {
    super(play);
  }

  /// A new pool, due when its kind is.
  static Pool fresh(RathState state, Affliction what, int dice) {
    var pool = Pool.of(what, dice);
    return what.isDisease() ? pool.dueAt(state.now() + interval(what)) : pool;
  }

  static int interval(Affliction what) {
    return what == Affliction.SLOW_DISEASE ? DAY : HOUR;
  }
}
