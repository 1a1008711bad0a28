package quintain.kernel.dice;

/// One step in a chain of multiplications and divisions.
///
/// @param operation what is done
/// @param roll with what
public record Factor(Operation operation, Roll<Integer> roll) {

  /// What is done with a factor.
  public enum Operation {
    TIMES("", "*"),
    DIVIDE_DOWN("", "/"),
    DIVIDE_UP("ceil", "/"),
    DIVIDE_NEAREST("round", "/"),
    /// What a division rounded down leaves over, so that it has the divisor's sign.
    MODULO("", "%");

    private final String function;
    private final String sign;

    Operation(String function, String sign) {
      this.function = function;
      this.sign = sign;
    }

    String function() {
      return function;
    }

    String sign() {
      return sign;
    }

    /// Division, rounded so.
    public static Operation divide(Rounding rounding) {
      return switch (rounding) {
        case DOWN -> DIVIDE_DOWN;
        case UP -> DIVIDE_UP;
        case NEAREST -> DIVIDE_NEAREST;
      };
    }

    int apply(int a, int b) {
      return switch (this) {
        case TIMES -> Math.multiplyExact(a, b);
        case DIVIDE_DOWN -> Rounding.DOWN.divide(a, b);
        case DIVIDE_UP -> Rounding.UP.divide(a, b);
        case DIVIDE_NEAREST -> Rounding.NEAREST.divide(a, b);
        case MODULO -> Math.floorMod(a, b);
      };
    }
  }

  public Factor {
    IntNode node = IntNode.of(roll);
    if (operation != Operation.TIMES && node.range().holds(0)) {
      throw new IllegalArgumentException(
          "Nothing is divided by 0, and " + roll + " may come to 0.");
    }
    roll = node;
  }

  IntNode node() {
    return IntNode.of(roll);
  }
}
