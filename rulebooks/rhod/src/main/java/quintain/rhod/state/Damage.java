package quintain.rhod.state;

/// Damage before anything has weighed on it.
///
/// @param trueDamage whether Armoring counts as 0 against it (RHD-DMG-03)
/// @param penetrating how many points of what is left after Resistance are True, and dealt first
/// @param source in words, for the log
public record Damage(
    int amount, DamageType type, boolean trueDamage, int penetrating, String source) {
  public static Damage of(int amount, DamageType type, boolean trueDamage, String source) {
    return new Damage(amount, type, trueDamage, 0, source);
  }

  Damage penetrating(int points) {
    return new Damage(amount, type, trueDamage, points, source);
  }
}
