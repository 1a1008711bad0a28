package quintain.cairn.rules;

import java.util.List;
import quintain.cairn.state.Being;
import quintain.cairn.state.Effect;
import quintain.cairn.state.Flag;
import quintain.cairn.state.Power;
import quintain.cairn.state.Timer;

/// What keeps somebody helpless or bound, where it may be several things at once (CRN-R-65).
final class Holds {
  private Holds() {}

  /// Whether any of these powers, or anything else, still makes somebody helpless or bound.
  static boolean on(List<Effect> effects, Being being, Flag flag) {
    for (Effect effect : effects) {
      if (makes(effect.power(), flag) && effect.on().contains(being.id())) {
        return true;
      }
    }
    for (Timer timer : being.timers()) {
      if (timers(flag).contains(timer.what())) {
        return true;
      }
    }
    return false;
  }

  /// Whether a power makes those it works on so for as long as it does.
  static boolean makes(Power power, Flag flag) {
    return switch (flag) {
      case HELPLESS -> power instanceof Power.Hold;
      case BOUND -> power instanceof Power.Bind;
      default -> false;
    };
  }

  /// What besides powers makes somebody so.
  static List<Timer.What> timers(Flag flag) {
    return switch (flag) {
      case HELPLESS -> List.of(Timer.What.STANDS, Timer.What.SWALLOWED, Timer.What.HELD);
      case BOUND -> List.of(Timer.What.SHACKLED);
      default -> List.of();
    };
  }
}
