package quintain.rath.state;

import java.util.List;
import java.util.regex.Pattern;
import quintain.kernel.parts.Check;

/// A number that dice give in sum, with something added: `d8+2`, `2d6`, or a plain `3`.
///
/// @param count 0 for a plain number
public record Amount(int count, int sides, int plus) {
  private static final Pattern DICE = Pattern.compile("([0-9]{0,2})d([0-9]{1,3})([+-][0-9]{1,3})?");
  private static final List<Integer> SIZES = List.of(4, 6, 8, 10, 12, 20);

  public Amount {
    Check.between("the number of dice", count, 0, 40);
    if (count == 0 ? sides != 0 : !SIZES.contains(sides)) {
      throw new IllegalArgumentException(
          "there is no d%d; dice are d4, d6, d8, d10, d12 and d20".formatted(sides));
    }
    Check.between("what is added", plus, -99, 9999);
  }

  /// A number without dice.
  public static Amount of(int number) {
    return new Amount(0, 0, number);
  }

  /// One die of that size.
  public static Amount d(int sides) {
    return new Amount(1, sides, 0);
  }

  public static Amount parse(String text) {
    var written = text.strip().replace('−', '-');
    if (written.matches("[0-9]{1,4}")) {
      return of(Integer.parseInt(written));
    }
    var dice = DICE.matcher(written);
    if (!dice.matches()) {
      throw new IllegalArgumentException(
          "'%s' is no amount; write dice as d8, 2d6 or d8+2, or a plain number".formatted(text));
    }
    int count = dice.group(1).isEmpty() ? 1 : Integer.parseInt(dice.group(1));
    int plus = dice.group(3) == null ? 0 : Integer.parseInt(dice.group(3));
    if (count == 0) {
      throw new IllegalArgumentException("'%s' rolls nothing; write the number".formatted(text));
    }
    return new Amount(count, Integer.parseInt(dice.group(2)), plus);
  }

  /// Whether no die is rolled.
  public boolean plain() {
    return count == 0;
  }

  /// The same with more added.
  public Amount plus(int more) {
    return new Amount(count, sides, plus + more);
  }

  /// The same so many times over.
  public Amount times(int often) {
    return new Amount(often * count, sides, often * plus);
  }

  /// The same with twice the dice.
  public Amount doubled() {
    return new Amount(2 * count, sides, plain() ? 2 * plus : plus);
  }

  @Override
  public String toString() {
    if (plain()) {
      return Integer.toString(plus);
    }
    var dice = (count == 1 ? "" : count) + "d" + sides;
    return plus == 0 ? dice : dice + (plus > 0 ? "+" : "") + plus;
  }
}
