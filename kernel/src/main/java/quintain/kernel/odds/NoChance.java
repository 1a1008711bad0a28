package quintain.kernel.odds;

import java.util.List;
import quintain.kernel.Actor;
import quintain.kernel.Clause;
import quintain.kernel.dice.Roll;
import quintain.kernel.fate.Policy;
import quintain.kernel.fate.Unattended;

/// Fate for what leaves nothing to chance: whatever draws it unwinds.
record NoChance(Policy policy) implements Unattended {
  /// Chance had a say after all.
  static final class Drawn extends RuntimeException {
    Drawn() {
      super("chance was drawn", null, false, false);
    }
  }

  @Override
  public <T> T roll(Actor by, Roll<T> roll, Clause why) {
    throw new Drawn();
  }

  @Override
  public <T> T pick(List<T> from, Clause why) {
    if (from.size() > 1) {
      throw new Drawn();
    }
    return from.getFirst();
  }
}
