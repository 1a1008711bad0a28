package quintain.terraodd.state;

import java.util.List;
import quintain.kernel.parts.Check;

/// A number that dice give in sum: `1d4`, `2d6`, or a plain number, kept as that many one-sided
/// dice.
public record Amount(int count, int sides) {
  private static final List<Integer> SIZES = List.of(1, 4, 6, 8, 10, 12, 20, 100);

  public Amount {
    Check.between("the number of dice", count, sides == 1 ? 0 : 1, sides == 1 ? 1_000_000 : 100);
    if (!SIZES.contains(sides)) {
      throw new IllegalArgumentException(
          "there is no d%d; dice are d4, d6, d8, d10, d12, d20 and d100".formatted(sides));
    }
  }

  /// A number without dice.
  public static Amount of(int number) {
    return new Amount(number, 1);
  }

  /// Reads `1d4`, `2d6`, or a plain number.
  public static Amount parse(String text) {
    var written = text.strip();
    if (written.matches("[0-9]{1,6}")) {
      return of(Integer.parseInt(written));
    }
    if (!written.matches("[0-9]{1,3}d[0-9]{1,3}")) {
      throw new IllegalArgumentException(
          "'%s' is no amount; write dice as 2d6, or a plain number".formatted(text));
    }
    int d = written.indexOf('d');
    int sides = Integer.parseInt(written.substring(d + 1));
    if (sides == 1) {
      throw new IllegalArgumentException("'%s' needs no die; write the number".formatted(text));
    }
    return new Amount(Integer.parseInt(written.substring(0, d)), sides);
  }

  /// Whether it is a plain number, so that no die is rolled.
  public boolean plain() {
    return sides == 1;
  }

  @Override
  public String toString() {
    return plain() ? Integer.toString(count) : count + "d" + sides;
  }
}
