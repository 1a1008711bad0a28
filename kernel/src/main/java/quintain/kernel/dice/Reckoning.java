package quintain.kernel.dice;

/// How a distribution is to be reckoned: in which kind of weights, how much may be left out, and
/// how much work is still allowed.
final class Reckoning {
  /// Outcomes, or cells of a working array, allowed at once: some tens of megabytes.
  private static final int MOST_CELLS = 2_000_000;

  private final Weights kind;
  private final double residual;
  private final int depth;
  private final Work work;

  private Reckoning(Weights kind, double residual, int depth, Work work) {
    this.kind = kind;
    this.residual = residual;
    this.depth = depth;
    this.work = work;
  }

  static Reckoning inDoubles(double residual) {
    return new Reckoning(Weights.doubles(), residual, Integer.MAX_VALUE, new Work());
  }

  static Reckoning inRatios(int depth) {
    var work = new Work();
    return new Reckoning(Weights.ratios(work), 0, depth, work);
  }

  /// The same, for one of so many parts that share what may be left out: by the union bound their
  /// residuals add up to no more than this one's.
  Reckoning shared(int parts) {
    return parts <= 1 || residual == 0 ? this : new Reckoning(kind, residual / parts, depth, work);
  }

  /// How many dice of an endless chain are followed, when each goes on with probability `p`.
  int links(double p) {
    if (p == 0) {
      return 1;
    }
    if (residual == 0) {
      return Math.min(depth, 10_000) + 1;
    }
    double enough = Math.ceil(Math.log(residual) / Math.log(p));
    return (int) Math.max(1, enough);
  }

  Weights zeros(double size) {
    if (size > MOST_CELLS) {
      throw Work.tooMuch();
    }
    return kind.zeros((int) size);
  }

  /// Takes steps from the work allowed, before they are done.
  void charge(double steps) {
    work.charge(steps);
  }
}
