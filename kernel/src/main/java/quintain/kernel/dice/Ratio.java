package quintain.kernel.dice;

import java.math.BigInteger;

/// An exact fraction in lowest terms, with a positive denominator.
public record Ratio(BigInteger numerator, BigInteger denominator) implements Comparable<Ratio> {
  public static final Ratio ZERO = of(0, 1);
  public static final Ratio ONE = of(1, 1);

  public Ratio {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("A fraction's denominator is not 0.");
    }
    BigInteger shared = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      shared = shared.negate();
    }
    if (!shared.equals(BigInteger.ONE)) {
      numerator = numerator.divide(shared);
      denominator = denominator.divide(shared);
    }
  }

  public static Ratio of(long numerator, long denominator) {
    return new Ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public Ratio plus(Ratio other) {
    return new Ratio(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Ratio minus(Ratio other) {
    return plus(new Ratio(other.numerator.negate(), other.denominator));
  }

  public Ratio times(Ratio other) {
    return new Ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /// This divided by another that is not zero.
  public Ratio over(Ratio other) {
    return new Ratio(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  public boolean isZero() {
    return numerator.signum() == 0;
  }

  public double toDouble() {
    // beyond a double's range only the shift, common to both, is lost
    int shift = Math.max(0, Math.max(numerator.bitLength(), denominator.bitLength()) - 1000);
    return numerator.shiftRight(shift).doubleValue() / denominator.shiftRight(shift).doubleValue();
  }

  @Override
  public int compareTo(Ratio other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
