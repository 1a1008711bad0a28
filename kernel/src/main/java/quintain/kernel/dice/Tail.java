package quintain.kernel.dice;

/// What a law has left out: bounds on its probability and on what it adds to the mean and to the
/// mean square, all as absolute values.
record Tail(double mass, double absolute, double square) {
  static final Tail NONE = new Tail(0, 0, 0);

  boolean none() {
    return mass == 0;
  }

  /// A tail whose values are not known to be bounded.
  static Tail unknown(double mass) {
    return mass == 0 ? NONE : new Tail(mass, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /// A tail of values no further from 0 than `reach`.
  static Tail within(double mass, double reach) {
    return mass == 0 ? NONE : new Tail(mass, mass * reach, mass * reach * reach);
  }

  /// The tail of anything no further from 0 than |x| + |y|, where x and y are independent.
  static Tail ofSum(IntLaw x, IntLaw y) {
    if (x.tail().none() && y.tail().none()) {
      return NONE;
    }
    Tail a = x.tail();
    Tail b = y.tail();
    return new Tail(
        bothMass(a, b),
        a.absolute + a.mass * y.absolute() + b.absolute + b.mass * x.absolute(),
        a.square
            + 2 * a.absolute * y.absolute()
            + a.mass * y.square()
            + b.square
            + 2 * b.absolute * x.absolute()
            + b.mass * x.square());
  }

  /// The tail of anything no further from 0 than |x · y|, where x and y are independent.
  static Tail ofProduct(IntLaw x, IntLaw y) {
    if (x.tail().none() && y.tail().none()) {
      return NONE;
    }
    Tail a = x.tail();
    Tail b = y.tail();
    return new Tail(
        bothMass(a, b),
        a.absolute * y.absolute() + b.absolute * x.absolute(),
        a.square * y.square() + b.square * x.square());
  }

  private static double bothMass(Tail a, Tail b) {
    return a.mass + b.mass - a.mass * b.mass;
  }

  /// The tail of n independent copies of something with this tail, bounded like their sum.
  static Tail ofCopies(IntLaw one, int n) {
    Tail tail = one.tail();
    if (tail.none()) {
      return NONE;
    }
    double mass = -Math.expm1(n * Math.log1p(-tail.mass));
    double others = n - 1;
    double absolute = n * (tail.absolute + tail.mass * others * one.absolute());
    double othersSquare =
        others * one.square() + others * (others - 1) * one.absolute() * one.absolute();
    double square =
        n * (tail.square + 2 * tail.absolute * others * one.absolute() + tail.mass * othersSquare);
    return new Tail(mass, absolute, square);
  }
}
