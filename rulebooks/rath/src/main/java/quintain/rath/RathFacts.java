package quintain.rath;

/// All facts of Rath: those that the state keeps, and those that rules reckon from them.
final class RathFacts extends Values {
  RathFacts() {
    somebody.shown("ac", "AC now", b -> Armor.of(b));
    somebody.shown("slots", "Slots without penalty", b -> Encumbrance.slots(b));
    somebody.shown("slots-used", "Slots filled", b -> Encumbrance.used(b));
    somebody.shown(
        "encumbered", "Whether too many slots are filled", b -> Encumbrance.isEncumbered(b));
  }
}
