package quintain.kernel.dice;

/// A number that knows how far off it may be: the true value lies within `error` of `value`.
public record Estimate(double value, double error) {

  @Override
  public String toString() {
    return error == 0 ? Double.toString(value) : value + " ± " + error;
  }
}
