package quintain.rath;

/// What stands between somebody and a blow.
final class Armor {
  private Armor() {}

  /// AC before any DEX or armor (RTH-ATK-05, RTH-ARM-01).
  static final int BASE = 10;

  /// AC now: 10 + DEX + armor + aptitudes, or what the stat block prints, with what is at work and
  /// less what critical hits took (RTH-DER-02, RTH-R-32, RTH-R-98).
  static int of(Being being) {
    int ac =
        being.creature().isPresent()
            ? being.creature().get().ac() - (being.is(Flag.SHIELDLESS) ? 1 : 0)
            : BASE + being.stat(Stat.DEX) + worn(being);
    ac += being.effect(Effect.Kind.WARDED).map(Effect::amount).orElse(0);
    return ac - being.cracked();
  }

  /// One body armor, one shield, one helmet, all adding (RTH-R-32); a hide counts without body
  /// armor (RTH-S-APT-15).
  private static int worn(Being being) {
    int body = 0;
    int shield = 0;
    int helmet = 0;
    for (Item item : being.pack().items()) {
      if (isWorn(item)) {
        var piece = item.gear().armor().orElseThrow();
        switch (piece) {
          case LIGHT, MEDIUM, HEAVY -> body = Math.max(body, piece.ac());
          case SHIELD -> shield = piece.ac();
          case HELMET -> helmet = piece.ac();
        }
      }
    }
    int hide = body == 0 && being.has(Knack.IRON_HIDE) ? 1 : 0;
    return body + shield + helmet + hide;
  }

  /// Carried pieces give nothing (RTH-R-32); a shield is worn on the arm or held.
  private static boolean isWorn(Item item) {
    return item.gear().armor().isPresent() && item.inUse();
  }

  /// Whether somebody wears a piece of this kind.
  static boolean wears(Being being, ArmorPiece piece) {
    for (Item item : being.pack().items()) {
      if (isWorn(item) && item.gear().armor().orElseThrow() == piece) {
        return true;
      }
    }
    return false;
  }

  /// Disadvantage to stealth by armor (RTH-ARM-03, RTH-ARM-04).
  static boolean isLoud(Being being) {
    boolean sure = being.has(Knack.SURE_FOOTED);
    return wears(being, ArmorPiece.HEAVY) || (wears(being, ArmorPiece.MEDIUM) && !sure);
  }

  /// Disadvantage to swimming by armor (RTH-ARM-04).
  static boolean sinks(Being being) {
    return wears(being, ArmorPiece.HEAVY);
  }
}
