package quintain.kernel.dice.notation;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quintain.kernel.dice.Comparison;
import quintain.kernel.dice.Selection;

/// The text of an expression and the place that has been reached.
final class Scanner {
  private final String text;
  private int place;

  Scanner(String text) {
    this.text = text;
  }

  /// Skips spaces and says where the next thing stands.
  int next() {
    while (place < text.length() && Character.isWhitespace(text.charAt(place))) {
      place++;
    }
    return place;
  }

  /// The character at a place in lower case, or 0 past the end.
  private char charAt(int at) {
    if (at >= text.length()) {
      return 0;
    }
    char c = text.charAt(at);
    return 'A' <= c && c <= 'Z' ? (char) (c + 32) : c;
  }

  private static boolean digit(char c) {
    return '0' <= c && c <= '9';
  }

  private static boolean letter(char c) {
    return 'a' <= c && c <= 'z';
  }

  boolean atEnd() {
    return next() == text.length();
  }

  boolean sees(char c) {
    return charAt(next()) == c;
  }

  boolean seesDigit() {
    return digit(charAt(next()));
  }

  /// Whether a `d` follows that is followed by sides; `dis` and `dl` are no dice.
  boolean seesDie() {
    next();
    return charAt(place) == 'd' && !letter(afterSpaces(place + 1), 'f');
  }

  private static boolean letter(char c, char except) {
    return letter(c) && c != except;
  }

  private char afterSpaces(int at) {
    int i = at;
    while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return charAt(i);
  }

  /// Whether something follows that can only belong to the dice before it.
  boolean seesModifier() {
    char c = charAt(next());
    return letter(c) || c == '!' || c == '>' || c == '<' || c == '=';
  }

  boolean takes(char c) {
    if (!sees(c)) {
      return false;
    }
    place++;
    return true;
  }

  /// Takes letters or signs that stand together.
  boolean takesWord(String word) {
    next();
    for (int i = 0; i < word.length(); i++) {
      if (charAt(place + i) != word.charAt(i)) {
        return false;
      }
    }
    place += word.length();
    return true;
  }

  void take(char c, String what) {
    if (!takes(c)) {
      throw expected(what);
    }
  }

  void die() {
    place = next() + 1;
  }

  /// Letters that stand together, in lower case; none if none do.
  String word() {
    int from = next();
    while (letter(charAt(place))) {
      place++;
    }
    var word = new StringBuilder(place - from);
    for (int i = from; i < place; i++) {
      word.append(charAt(i));
    }
    return word.toString();
  }

  /// A whole number without a sign.
  int number() {
    int from = next();
    long number = 0;
    while (digit(charAt(place))) {
      number = Math.min(Integer.MAX_VALUE + 1L, number * 10 + charAt(place) - '0');
      place++;
    }
    if (charAt(place) == '.' && digit(charAt(place + 1))) {
      throw at(place, "Expected a whole number, not a decimal fraction.");
    }
    if (number > Integer.MAX_VALUE) {
      throw at(from, "Expected a number of at most %,d.".formatted(Integer.MAX_VALUE));
    }
    return (int) number;
  }

  /// A whole number, perhaps with a minus sign.
  int signedNumber(String what) {
    boolean negative = takes('-');
    if (!seesDigit()) {
      throw expected("a number: " + what);
    }
    return negative ? -number() : number();
  }

  /// The text between brackets.
  String label() {
    int from = next();
    int to = text.indexOf(']', from);
    if (to < 0) {
      throw at(from, "Expected a closing bracket after this label.");
    }
    place = to + 1;
    return text.substring(from + 1, to).strip();
  }

  /// Everything that is left.
  String rest() {
    String rest = text.substring(place).strip();
    place = text.length();
    return rest;
  }

  /// A comparison, if one follows.
  @Nullable Comparison comparison() {
    Comparison.Sign sign =
        takesWord(">=")
            ? Comparison.Sign.AT_LEAST
            : takesWord(">")
                ? Comparison.Sign.MORE_THAN
                : takesWord("<=")
                    ? Comparison.Sign.AT_MOST
                    : takesWord("<>")
                        ? Comparison.Sign.NOT_EQUAL
                        : takesWord("<")
                            ? Comparison.Sign.LESS_THAN
                            : takesWord("==") || takesWord("=") ? Comparison.Sign.EQUAL : null;
    return sign == null ? null : new Comparison(sign, signedNumber("what to compare with"));
  }

  /// What counts as a success, if that follows: `>=5`, or `cs>=5` as other programs write it.
  @Nullable Comparison success() {
    if (!takesWord("cs")) {
      return comparison();
    }
    Comparison test = condition();
    if (test == null) {
      throw expected("what counts as a success, such as >=5");
    }
    return test;
  }

  /// What follows a modifier, if anything does: a comparison, or a number to equal.
  @Nullable Comparison condition() {
    return seesDigit() ? Comparison.equalTo(number()) : comparison();
  }

  /// Which results to keep or drop, if that follows.
  @Nullable Selection selection() {
    int at = next();
    Selection.Kind kind =
        takesWord("kh")
            ? Selection.Kind.KEEP_HIGHEST
            : takesWord("kl")
                ? Selection.Kind.KEEP_LOWEST
                : takesWord("k")
                    ? Selection.Kind.KEEP_HIGHEST
                    : takesWord("dh") || takesWord("ph")
                        ? Selection.Kind.DROP_HIGHEST
                        : takesWord("dl") || takesWord("pl") ? Selection.Kind.DROP_LOWEST : null;
    if (kind == null) {
      return null;
    }
    int count = seesDigit() ? number() : 1;
    return refusing(at, () -> new Selection(kind, count));
  }

  /// Builds something, and says at which place the dice refuse it.
  <T> T refusing(int at, Supplier<T> build) {
    try {
      return build.get();
    } catch (IllegalArgumentException refused) {
      throw at(at, String.valueOf(refused.getMessage()));
    }
  }

  NotationError at(int at, String sentence) {
    return new NotationError(text, at, sentence);
  }

  NotationError expected(String what) {
    return at(next(), expectation(what));
  }

  /// What was expected at the present place, and what stands there instead.
  String expectation(String what) {
    int at = next();
    String found = at == text.length() ? "the end" : "'" + text.charAt(at) + "'";
    return "Expected " + what + ", but found " + found + ".";
  }
}
