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
