package quintain.otherworlds;

import java.util.Locale;
import quintain.kernel.Names;

/// How the names of constants are spelled in sentences.
final class Words {
  private Words() {}

  /// `SILVER_TONGUE` becomes `Silver Tongue`.
  static String title(Enum<?> constant) {
    return Names.title(Names.kebab(constant.name()));
  }

  /// `LIVING_DEAD` becomes `living dead`.
  static String plain(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /// `1 space`, `4 spaces`.
  static String spaces(int count) {
    return counted(count, "space");
  }

  /// `1 round`, `3 rounds`.
  static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
