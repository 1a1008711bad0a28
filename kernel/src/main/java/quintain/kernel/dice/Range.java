package quintain.kernel.dice;

/// The numbers a roll may come to lie between these bounds, both included.
record Range(long low, long high) {
  /// Stands for "without end"; any other bound fits an `int` or has been refused.
  static final long ENDLESS = Long.MAX_VALUE / 4;

  static final Range ANYTHING = new Range(-ENDLESS, ENDLESS);

  /// Refuses numbers that an `int` does not hold.
  Range checked() {
    if (outside(low) || outside(high)) {
      throw new IllegalArgumentException(
          "The numbers may not pass %,d; this could reach %,d."
              .formatted(Integer.MAX_VALUE, outside(high) ? high : low));
    }
    return this;
  }

  private static boolean outside(long bound) {
    return Math.abs(bound) > Integer.MAX_VALUE && Math.abs(bound) < ENDLESS;
  }

  boolean holds(long number) {
    return low <= number && number <= high;
  }

  Range plus(Range other) {
    return new Range(sum(low, other.low), sum(high, other.high));
  }

  Range times(Range other) {
    long a = product(low, other.low);
    long b = product(low, other.high);
    long c = product(high, other.low);
    long d = product(high, other.high);
    return new Range(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  /// The sum of so many numbers of this range.
  Range times(int n) {
    return new Range(product(low, n), product(high, n));
  }

  Range negated() {
    return new Range(-high, -low);
  }

  /// A range that holds both.
  Range with(Range other) {
    return new Range(Math.min(low, other.low), Math.max(high, other.high));
  }

  private static long sum(long a, long b) {
    return Math.abs(a) >= ENDLESS ? a : Math.abs(b) >= ENDLESS ? b : a + b;
  }

  private static long product(long a, long b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    if (Math.abs(a) >= ENDLESS || Math.abs(b) >= ENDLESS) {
      return (a < 0) == (b < 0) ? ENDLESS : -ENDLESS;
    }
    return a * b;
  }
}
