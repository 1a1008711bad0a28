package quintain.otherworlds;

import static quintain.otherworlds.Attribute.DEX;
import static quintain.otherworlds.Attribute.TOU;

/// Defending and evading: who may, and what is rolled with (OTW-COM-03 to 05).
final class Defence {
  private Defence() {}

  /// DEF without its die: TOU and half of DEX rounded up, less what petrify has taken (OTW-COM-03,
  /// OTW-R-100).
  static int fixed(Being being) {
    return lessPetrify(being, being.score(TOU) + half(countedDex(being)));
  }

  /// Half DEX is rounded up whatever the house says of halves (OTW-R-21).
  private static int half(int score) {
    return (score + 1) / 2;
  }

  private static int lessPetrify(Being being, int total) {
    return Math.max(0, total - being.amount(Status.Kind.PETRIFY));
  }

  /// DEX as far as armor lets it count (OTW-R-69), and never below 0 (OTW-R-14).
  private static int countedDex(Being being) {
    return Math.min(being.score(DEX), dexCap(being));
  }

  private static int dexCap(Being being) {
    int cap = being.body().worn().map(ArmorClass::dexCap).orElse(Integer.MAX_VALUE);
    for (Item item : being.kit().items()) {
      if (item.place() == Item.Place.WORN && item.gear() instanceof Armor armor) {
        cap = Math.min(cap, armor.weight().dexCap());
      }
    }
    return cap;
  }

  /// DEX at least as high as TOU, as both are now (OTW-COM-04, OTW-R-16).
  static boolean mayEvade(Being being) {
    return being.isConscious()
        && !being.isPetrified()
        && being.attribute(DEX) >= being.attribute(TOU);
  }
}
