package quintain.rhod.state;

import java.util.Locale;
import quintain.kernel.Names;

/// How names of constants and figures are spelled in sentences, and read back.
public final class Words {
  private Words() {}

  /// `HIGH_READY` becomes `High Ready`.
  public static String title(Enum<?> constant) {
    return Names.title(Names.kebab(constant.name()));
  }

  /// `Torch`, or `2 Quarrels`; materials are measured, not counted.
  public static String counted(Thing thing, int count, String name) {
    return count == 1 ? name : count + " " + several(thing, name);
  }

  private static String several(Thing thing, String name) {
    if (thing instanceof Material || name.endsWith("s")) {
      return name;
    }
    if (name.endsWith("leaf")) {
      return name.substring(0, name.length() - 1) + "ves";
    }
    return name + (name.endsWith("ch") || name.endsWith("sh") || name.endsWith("x") ? "es" : "s");
  }

  public static String hitDice(int number) {
    return number == 1 ? "1 Hit Die" : number + " Hit Dice";
  }

  /// `+2`, or `−1` with a true minus.
  public static String signed(int amount) {
    return amount < 0 ? "−" + -amount : "+" + amount;
  }

  /// The constant somebody wrote in whatever case.
  static <E extends Enum<E>> E constant(Class<E> type, String word) {
    var wanted = word.strip().toUpperCase(Locale.ROOT).replace(' ', '_').replace('-', '_');
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(wanted)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(
        "'%s' is no %s".formatted(word, Names.kebab(type.getSimpleName()).replace('-', ' ')));
  }
}
