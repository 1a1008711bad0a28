package quintain.rath.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Check;

/// One way a creature attacks. Its figures are final: they hold its STR or DEX already.
///
/// @param hit what it adds to the d20
/// @param damage absent if it does none by itself
/// @param feet how far it reaches where distances are measured; 0 for as far as its band goes
/// @param cloud whether it needs no roll and reaches every foe in range
/// @param gear what it is done with, if with something that can be knocked from the hand and lie in
///   the scene (RTH-R-38, RTH-R-42); absent for teeth and claws
public record Attack(
    String name,
    @OrNone int hit,
    Optional<Amount> damage,
    Band range,
    @OrNone int feet,
    boolean cloud,
    List<Sting> stings,
    Optional<String> gear) {
  public Attack {
    Check.text("the attack's name", name);
    Check.between("hit", hit, -10, 20);
    Check.between("feet", feet, 0, 200);
    stings = List.copyOf(stings);
    if (damage.isEmpty() && stings.isEmpty()) {
      throw new IllegalArgumentException(name + " does nothing: no damage and no sting");
    }
  }

  /// Whether it strikes from afar.
  public boolean ranged() {
    return range != Band.CLOSE;
  }

  /// How far it reaches in feet.
  public int reachFeet() {
    if (feet > 0) {
      return feet;
    }
    return switch (range) {
      case CLOSE -> 5;
      case NEAR -> 30;
      case FAR, DISTANT -> 60;
    };
  }
}
