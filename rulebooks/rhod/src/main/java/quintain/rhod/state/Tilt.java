package quintain.rhod.state;

import quintain.kernel.OrNone;

/// A reason for Advantage or Disadvantage: what it is called, which of the two, and by which rule.
///
/// @param up Advantage; otherwise Disadvantage
/// @param since its place in the order in which such things were gained; 0 for circumstances, which
///   were there before (RHD-R-04)
public record Tilt(String name, boolean up, Rhd why, @OrNone int since) {
  public static Tilt advantage(String name, Rhd why) {
    return new Tilt(name, true, why, 0);
  }

  public static Tilt disadvantage(String name, Rhd why) {
    return new Tilt(name, false, why, 0);
  }

  /// Somebody has gained it, sooner or later than other things.
  public Tilt gainedBy(RhodState state, Being who, String what) {
    return new Tilt(name, up, why, state.world().since(who.id(), what));
  }

  public Tilt gainedBy(RhodState state, Being who, Condition condition) {
    return gainedBy(state, who, condition.title());
  }

  /// It comes with the roll itself, later than anything else.
  public Tilt withTheRoll() {
    return new Tilt(name, up, why, Integer.MAX_VALUE);
  }
}
