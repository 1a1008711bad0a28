package quintain.terraodd.state;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Entry;
import quintain.kernel.parts.Check;

/// A challenge tier, for adversaries made up on the spot (ODD-TIER-01).
///
/// @param score what all three attributes are
public record Tier(String id, String name, int score, int grit, HarmDice harm) implements Entry {
  public Tier {
    Check.text("id", id);
    Check.text("name", name);
    Check.between("score", score, 1, 30);
    Check.between("grit", grit, 0, 99);
  }

  /// An adversary of this tier.
  public Foe foe() {
    return new Foe(
        id,
        name,
        grit,
        0,
        score,
        score,
        score,
        List.of(new Attack("attack", harm, Ability.PROWESS, Optional.empty(), false, false)),
        false,
        false,
        false,
        false,
        List.of(),
        "",
        "made up on the spot");
  }

  /// Its name and figures, for those who choose.
  public String told() {
    return name + ": " + score + ", Grit " + grit + ", " + harm;
  }
}
