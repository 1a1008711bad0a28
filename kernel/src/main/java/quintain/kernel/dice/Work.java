package quintain.kernel.dice;

/// The work a distribution may still take, in steps of about ten nanoseconds.
final class Work {
  private double left = 1e8;

  /// Takes steps from what is left, before they are done.
  void charge(double steps) {
    left -= steps;
    if (!(left >= 0)) {
      throw tooMuch();
    }
  }

  static TooMuchWork tooMuch() {
    return new TooMuchWork(
        "The exact odds of this roll would take too much work; roll it, or ask for fewer dice,"
            + " sides or kept dice.");
  }
}
