package quintain.rhod.state;

import java.util.List;

/// An Attack as declared.
///
/// @param ability the Weapon Ability the wielder picked (RHD-R-24)
/// @param type the Damage Type the attacker picked (RHD-R-27)
public record Onset(
    String by,
    String with,
    boolean thrown,
    List<String> targets,
    Ability ability,
    DamageType type,
    Twist twist) {
  public Onset {
    targets = List.copyOf(targets);
  }
}
