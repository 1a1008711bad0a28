package quintain.rath.rules;

import quintain.rath.state.Being;
import quintain.rath.state.Habit;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Pack;
import quintain.rath.state.Stat;

/// Slots and what carrying too much does (RTH-DER-03, RTH-ENC-01).
public final class Encumbrance {
  private Encumbrance() {}

  /// Slots without penalty: 10 + CON, more with Pack Mule (RTH-DER-03, RTH-S-APT-13).
  public static int slots(Being being) {
    var carries = being.habit(Habit.Carries.class);
    if (carries.isPresent()) {
      return carries.get().slots();
    }
    return 10 + being.stat(Stat.CON) + (being.has(Knack.PACK_MULE) ? 3 : 0);
  }

  /// Slots that may be filled at a price: STR more, if it is above 0 (RTH-ENC-01, RTH-R-88).
  static int limit(Being being) {
    return slots(being) + Math.max(0, being.stat(Stat.STR));
  }

  /// Slots filled, worn and held things too, and a slot for every 100 coins begun (RTH-R-89,
  /// RTH-CUR-04); what a stat block strikes with is no load to it.
  public static int used(Being being) {
    int used = used(being.pack());
    if (being.creature().isPresent()) {
      for (Item item : being.pack().items()) {
        used -= Arms.isOfStatBlock(being, item) ? item.gear().slots() : 0;
      }
    }
    return used;
  }

  /// The slots that one thing fills, or would fill.
  static int used(Being being, Item item) {
    return Arms.isOfStatBlock(being, item) ? 0 : item.gear().slots();
  }

  static int used(Pack pack) {
    int used = pack.purse().slots();
    for (Item item : pack.items()) {
      used += item.gear().slots();
    }
    return used;
  }

  public static boolean isEncumbered(Being being) {
    return used(being) > slots(being);
  }
}
