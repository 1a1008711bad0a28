package quintain.kernel.odds;

/// A double and what rounding left off it, so that thousands of small chances add up to what they
/// should.
record Precise(double high, double low) {
  static final Precise ZERO = new Precise(0, 0);
  static final Precise ONE = new Precise(1, 0);

  static Precise of(double value) {
    return new Precise(value, 0);
  }

  Precise plus(Precise other) {
    double sum = high + other.high;
    double part = sum - high;
    double lost = (high - (sum - part)) + (other.high - part);
    return normal(sum, lost + low + other.low);
  }

  Precise times(Precise other) {
    double product = high * other.high;
    double lost = Math.fma(high, other.high, -product) + high * other.low + low * other.high;
    return normal(product, lost);
  }

  Precise over(Precise other) {
    double quotient = high / other.high;
    var rest = plus(other.times(of(-quotient)));
    return normal(quotient, rest.toDouble() / other.high);
  }

  private static Precise normal(double value, double rest) {
    double high = value + rest;
    return new Precise(high, rest - (high - value));
  }

  double toDouble() {
    return high + low;
  }
}
