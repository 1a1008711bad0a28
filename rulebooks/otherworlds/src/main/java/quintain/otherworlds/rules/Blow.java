package quintain.otherworlds.rules;

import java.util.List;
import quintain.otherworlds.state.DamageType;
import quintain.otherworlds.state.Maneuver;

/// Damage on its way to somebody, with everything that decides what becomes of it (OTW-R-20).
///
/// @param raw attack over defence
/// @param types one packet may have several (OTW-R-23)
/// @param execute whether Execute doubles it
/// @param executioner whether the weapon doubles every hit by house rule (OTW-R-29)
/// @param halved Burst-Fire
/// @param pierces whether armor is skipped
/// @param trespasses whether guard is skipped
/// @param answer what the defender bought against it
/// @param death how much of it is death damage
public record Blow(
    int raw,
    List<DamageType> types,
    boolean execute,
    boolean executioner,
    boolean halved,
    boolean pierces,
    boolean trespasses,
    List<Maneuver> answer,
    Share death,
    String source) {
  public Blow {
    types = List.copyOf(types);
    answer = List.copyOf(answer);
  }

  /// How much of some damage is death damage.
  public enum Share {
    NONE,
    HALF,
    ALL
  }

  /// Fixed damage: nothing is special about it but its type.
  static Blow fixed(int damage, DamageType type, Share death, String source) {
    return new Blow(
        damage, List.of(type), false, false, false, false, false, List.of(), death, source);
  }

  boolean is(DamageType type) {
    return types.contains(type);
  }
}
