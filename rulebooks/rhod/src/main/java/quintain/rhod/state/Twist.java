package quintain.rhod.state;

import java.util.List;
import quintain.kernel.OrNone;
import quintain.kernel.parts.Lists;

/// What is special about one Attack beyond what it is made with.
///
/// @param depth how deep on the stack it lies: 0 for an Action, 1 for what an Action triggers
/// @param dc what the target rolls against, where the Attack topples
/// @param dice further damage dice
/// @param within how narrow a miss still pins
/// @param hit what else befalls a target that is hit
/// @param feature by which Feature that is; empty for none
public record Twist(
    List<Quirk> quirks,
    int depth,
    int dc,
    List<Cast> dice,
    int within,
    List<Consequence> hit,
    @OrNone String feature) {
  public static final Twist NONE = new Twist(List.of(), 0, 0, List.of(), 0, List.of(), "");

  public Twist {
    quirks = List.copyOf(quirks);
    dice = List.copyOf(dice);
    hit = List.copyOf(hit);
  }

  /// A way in which an Attack departs from the common one.
  public enum Quirk {
    /// The damage dice are rolled twice and the higher total counts.
    DICE_TWICE,
    /// Suppressed on a hit or a narrow miss.
    PIN,
    /// True Damage, without the Weapon Ability mod.
    TRUE_WITHOUT_MOD,
    /// One roll against several.
    SWEEP,
    /// A target that is hit rolls Athletics or goes Prone.
    TOPPLE,
    /// Rolled with Advantage.
    ADVANTAGE,
    /// Granted by Engaged: against Reflex whatever the weapon says (RHD-R-25).
    GRANTED,
    /// A triggered answer to an Attack: no AP (RHD-R-37).
    RIPOSTE
  }

  public static Twist of(Quirk quirk) {
    return NONE.with(quirk);
  }

  public boolean has(Quirk quirk) {
    return quirks.contains(quirk);
  }

  public Twist with(Quirk quirk) {
    return new Twist(Lists.plus(quirks, quirk), depth, dc, dice, within, hit, feature);
  }

  public Twist at(int level) {
    return new Twist(quirks, level, dc, dice, within, hit, feature);
  }

  public Twist against(int difficulty) {
    return new Twist(quirks, depth, difficulty, dice, within, hit, feature);
  }

  public Twist plus(Cast further) {
    return new Twist(quirks, depth, dc, Lists.plus(dice, further), within, hit, feature);
  }

  public Twist missing(int by) {
    return new Twist(quirks, depth, dc, dice, by, hit, feature);
  }

  public Twist then(String name, List<Consequence> befalls) {
    return new Twist(quirks, depth, dc, dice, within, befalls, name);
  }
}
