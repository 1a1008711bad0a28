package quintain.kernel.dice;

/// Where a quotient goes that is not whole.
public enum Rounding {
  /// To the next lower whole number.
  DOWN {
    @Override
    int divide(int a, int b) {
      return exact(Math.floorDiv((long) a, (long) b));
    }
  },
  /// To the next higher whole number.
  UP {
    @Override
    int divide(int a, int b) {
      return exact(Math.ceilDiv((long) a, (long) b));
    }
  },
  /// To the nearest whole number, a half upwards.
  NEAREST {
    @Override
    int divide(int a, int b) {
      return exact(Math.floorDiv(2L * a + b, 2L * b));
    }
  };

  /// The rounded quotient; the divisor is never 0, which is seen to when a division is built.
  abstract int divide(int a, int b);

  private static int exact(long quotient) {
    return Math.toIntExact(quotient);
  }
}
