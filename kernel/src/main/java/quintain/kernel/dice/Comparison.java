package quintain.kernel.dice;

/// A test on a number, such as "at least 5".
public record Comparison(Sign sign, int against) {

  /// How the number is compared.
  public enum Sign {
    AT_LEAST(">="),
    MORE_THAN(">"),
    AT_MOST("<="),
    LESS_THAN("<"),
    EQUAL("="),
    NOT_EQUAL("<>");

    private final String symbol;

    Sign(String symbol) {
      this.symbol = symbol;
    }
  }

  public static Comparison atLeast(int number) {
    return new Comparison(Sign.AT_LEAST, number);
  }

  public static Comparison moreThan(int number) {
    return new Comparison(Sign.MORE_THAN, number);
  }

  public static Comparison atMost(int number) {
    return new Comparison(Sign.AT_MOST, number);
  }

  public static Comparison lessThan(int number) {
    return new Comparison(Sign.LESS_THAN, number);
  }

  public static Comparison equalTo(int number) {
    return new Comparison(Sign.EQUAL, number);
  }

  /// Whether the number passes.
  public boolean test(int number) {
    return switch (sign) {
      case AT_LEAST -> number >= against;
      case MORE_THAN -> number > against;
      case AT_MOST -> number <= against;
      case LESS_THAN -> number < against;
      case EQUAL -> number == against;
      case NOT_EQUAL -> number != against;
    };
  }

  /// As it follows a modifier, where equality needs no sign: `r1`, `!>=5`.
  String afterModifier() {
    // a negative number keeps its sign of equality, or "r-1" would read as "r" minus one
    return sign == Sign.EQUAL && against >= 0 ? Integer.toString(against) : toString();
  }

  @Override
  public String toString() {
    return sign.symbol + against;
  }
}
