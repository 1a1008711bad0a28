package quintain.cairn.state;

import java.util.Locale;
import java.util.Optional;

/// The scale of stat blocks in words, so that a Warden may say "hardy" for a number (CRN-NPC-02).
public final class Scale {
  private Scale() {}

  /// The number a word stands for where it describes this figure; none if it is no word of the
  /// scale.
  public static Optional<Integer> number(String figure, String word) {
    return switch (figure) {
      case "hp", "max-hp" -> hp(word);
      case "str", "dex", "wil", "max-str", "max-dex", "max-wil" -> ability(word);
      default -> Optional.empty();
    };
  }

  static Optional<Integer> ability(String word) {
    return switch (word.strip().toLowerCase(Locale.ROOT)) {
      case "deficient" -> Optional.of(3);
      case "weak" -> Optional.of(6);
      case "average" -> Optional.of(10);
      case "noteworthy" -> Optional.of(14);
      case "legendary" -> Optional.of(18);
      default -> Optional.empty();
    };
  }

  static Optional<Integer> hp(String word) {
    return switch (word.strip().toLowerCase(Locale.ROOT)) {
      case "average" -> Optional.of(3);
      case "hardy" -> Optional.of(6);
      case "serious threat" -> Optional.of(10);
      default -> Optional.empty();
    };
  }
}
