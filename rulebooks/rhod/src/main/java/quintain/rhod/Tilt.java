package quintain.rhod;

/// A reason for Advantage or Disadvantage: what it is called, which of the two, and by which rule.
///
/// @param up Advantage; otherwise Disadvantage
public record Tilt(String name, boolean up, Rhd why) {
  static Tilt advantage(String name, Rhd why) {
    return new Tilt(name, true, why);
  }

  static Tilt disadvantage(String name, Rhd why) {
    return new Tilt(name, false, why);
  }
}
