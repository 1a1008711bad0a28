package quintain.proving.remembered;

import quintain.kernel.Matters;
import quintain.kernel.Versus;
import quintain.kernel.dice.Faces;
import quintain.kernel.dice.Roll;

/// A throw that is no plain die: how it is made, and what of its result matters.
sealed interface Toss<R> {
  R draw(Faces dice);

  Object essence(Object result);

  /// One roll.
  record One<R>(Roll<R> roll, Matters<?> matters) implements Toss<R> {
    @Override
    public R draw(Faces dice) {
      return roll.roll(dice);
    }

    @Override
    @SuppressWarnings("unchecked") // it is asked about results of its own
    public Object essence(Object result) {
      return ((Matters<Object>) matters).essence(result);
    }
  }

  /// Two rolls against each other.
  record Match<A, B, R>(Roll<A> roll, Roll<B> other, Versus<A, B, R> versus) implements Toss<R> {
    @Override
    public R draw(Faces dice) {
      A first = roll.roll(dice);
      return versus.read(first, other.roll(dice));
    }

    @Override
    @SuppressWarnings("unchecked") // it is asked about results of its own
    public Object essence(Object result) {
      return versus.essence((R) result);
    }
  }
}
