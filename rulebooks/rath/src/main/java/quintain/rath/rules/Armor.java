package quintain.rath.rules;

import static quintain.rath.state.Rth.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import quintain.rath.state.ArmorPiece;
import quintain.rath.state.Being;
import quintain.rath.state.Effect;
import quintain.rath.state.Flag;
import quintain.rath.state.Item;
import quintain.rath.state.Knack;
import quintain.rath.state.Stat;

/// What stands between somebody and a blow.
public final class Armor {
  private Armor() {}

  /// AC before any DEX or armor (RTH-ATK-05, RTH-ARM-01).
  static final int BASE = 10;

  public static int of(Being being) {
    return Part.sum(parts(being));
  }

  /// What AC is made of now: 10 + DEX + armor + aptitudes, or what the stat block prints, with what
  /// is at work and less what critical hits took (RTH-DER-02, RTH-R-32, RTH-R-98).
  public static List<Part> parts(Being being) {
    var parts = new ArrayList<Part>();
    if (being.creature().isPresent()) {
      parts.add(new Part("stat block", being.creature().get().ac(), RTH_S_CRE));
      if (being.is(Flag.SHIELDLESS)) {
        parts.add(new Part("shield wrecked", -ArmorPiece.SHIELD.ac(), RTH_SHLD_03));
      }
    } else {
      var body = best(being, ArmorPiece::body);
      parts.add(new Part("base", BASE, body.isEmpty() ? RTH_ARM_01 : RTH_ATK_05));
      if (being.stat(Stat.DEX) != 0) {
        parts.add(new Part("DEX", being.stat(Stat.DEX), RTH_DER_02));
      }
      worn(being, body, parts);
    }
    being
        .effect(Effect.Kind.WARDED)
        .ifPresent(ward -> parts.add(new Part("ward", ward.amount(), RTH_S_SPL_06)));
    if (being.cracked() > 0) {
      parts.add(new Part("critical hits", -being.cracked(), RTH_R_98));
    }
    return parts;
  }

  /// One body armor, one shield, one helmet, all adding (RTH-R-32); a hide counts without body
  /// armor (RTH-S-APT-15).
  private static void worn(Being being, Optional<Item> body, List<Part> parts) {
    add(body, parts);
    add(best(being, piece -> piece == ArmorPiece.SHIELD), parts);
    add(best(being, piece -> piece == ArmorPiece.HELMET), parts);
    if (body.isEmpty() && being.has(Knack.IRON_HIDE)) {
      parts.add(new Part("iron hide", 1, RTH_S_APT_15));
    }
  }

  private static void add(Optional<Item> worn, List<Part> parts) {
    if (worn.isPresent()) {
      var piece = piece(worn.get());
      parts.add(new Part(worn.get().name(), piece.ac(), piece.clause()));
    }
  }

  /// The best piece of a kind that somebody wears. Carried pieces give nothing (RTH-R-32); a shield
  /// is worn on the arm or held.
  private static Optional<Item> best(Being being, Predicate<ArmorPiece> kind) {
    Optional<Item> best = Optional.empty();
    for (Item item : being.pack().items()) {
      if (item.inUse()
          && item.gear().armor().isPresent()
          && kind.test(piece(item))
          && (best.isEmpty() || piece(item).ac() > piece(best.get()).ac())) {
        best = Optional.of(item);
      }
    }
    return best;
  }

  private static ArmorPiece piece(Item item) {
    return item.gear().armor().orElseThrow();
  }

  /// The shield on somebody's arm.
  static Optional<Item> shield(Being being) {
    return best(being, piece -> piece == ArmorPiece.SHIELD);
  }

  /// Disadvantage to stealth by armor (RTH-ARM-03, RTH-ARM-04); the sure-footed make no noise in
  /// medium armor.
  static Optional<Source> noise(Being being) {
    boolean sure = being.has(Knack.SURE_FOOTED);
    return hampered(being, piece -> piece.loud() && !(sure && piece == ArmorPiece.MEDIUM));
  }

  /// Disadvantage to swimming by armor (RTH-ARM-04).
  static Optional<Source> weight(Being being) {
    return hampered(being, ArmorPiece::sinks);
  }

  private static Optional<Source> hampered(Being being, Predicate<ArmorPiece> by) {
    return best(being, by).map(item -> Source.disadvantage("armor").by(piece(item).clause()));
  }
}
