package quintain.rath;

/// Slots and what carrying too much does (RTH-DER-03, RTH-ENC-01).
final class Encumbrance {
  private Encumbrance() {}

  /// Slots without penalty: 10 + CON, more with Pack Mule (RTH-DER-03, RTH-S-APT-13).
  static int slots(Being being) {
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
  static int used(Being being) {
    int used = used(being.pack());
    if (being.creature().isPresent()) {
      for (Item item : being.pack().items()) {
        used -= Arms.isOfStatBlock(being, item) ? item.gear().slots() : 0;
      }
    }
    return used;
  }

  static int used(Pack pack) {
    int used = pack.purse().slots();
    for (Item item : pack.items()) {
      used += item.gear().slots();
    }
    return used;
  }

  static boolean isEncumbered(Being being) {
    return used(being) > slots(being);
  }
}
