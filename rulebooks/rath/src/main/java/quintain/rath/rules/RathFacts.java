package quintain.rath.rules;

import quintain.kernel.craft.FactTable;
import quintain.rath.state.Being;
import quintain.rath.state.RathState;
import quintain.rath.state.Values;

/// All facts of Rath: those that the state keeps, and those that rules reckon from them.
public final class RathFacts {
  public static final Values ALL = Values.with(RathFacts::reckoned);

  private RathFacts() {}

  private static void reckoned(FactTable<RathState, Being> somebody) {
    somebody.shown("ac", "AC now", b -> Armor.of(b));
    somebody.shown("slots", "Slots without penalty", b -> Encumbrance.slots(b));
    somebody.shown("slots-used", "Slots filled", b -> Encumbrance.used(b));
    somebody.shown(
        "encumbered", "Whether too many slots are filled", b -> Encumbrance.isEncumbered(b));
  }
}
