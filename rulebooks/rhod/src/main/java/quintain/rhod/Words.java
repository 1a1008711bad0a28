package quintain.rhod;

import java.util.Locale;
import quintain.kernel.Names;

/// How the names of constants are spelled in sentences, and read back.
final class Words {
  private Words() {}

  /// `HIGH_READY` becomes `High Ready`.
  static String title(Enum<?> constant) {
    return Names.title(Names.kebab(constant.name()));
  }

  /// `Torch`, or `2 Quarrels`; materials are measured, not counted.
  static String counted(Item item, String name) {
    return item.count() == 1 ? name : item.count() + " " + several(item, name);
  }

  private static String several(Item item, String name) {
    if (item.thing() instanceof Material || name.endsWith("s")) {
      return name;
    }
    if (name.endsWith("leaf")) {
      return name.substring(0, name.length() - 1) + "ves";
    }
    return name + (name.endsWith("ch") || name.endsWith("sh") || name.endsWith("x") ? "es" : "s");
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
