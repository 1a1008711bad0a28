package quintain.kernel.dice;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What every roll is made of, behind the public face of [Roll].
sealed interface Node<T> extends Roll<T>
    permits IntNode, Mapped, TableRoll, BandsRoll, Gathered, ChainRoll, Both {

  /// Rolls; the tray, if there is one, receives every face. One method serves both ways of rolling
  /// so that they cannot draw differently.
  T draw(Faces faces, @Nullable Tray tray);

  Law<T> law(Reckoning reckoning);

  /// The rolls this one is made of.
  List<? extends Roll<?>> parts();

  @Override
  default T roll(Faces faces) {
    return draw(faces, Tray.NONE);
  }

  @Override
  default Rolled<T> trace(Faces faces) {
    var tray = new Tray((int) dice());
    T value = draw(faces, tray);
    return new Rolled<>(value, tray.faces());
  }

  @Override
  default Dist<T> dist(double residual) {
    if (!(residual >= 0 && residual < 1) || (open() && residual < 1e-200)) {
      throw new IllegalArgumentException(
          "A residual lies from 0 up to 1, and above 0 for dice without end, not "
              + residual
              + ".");
    }
    return Dist.of(lawWithin(Reckoning.inDoubles(residual)));
  }

  @Override
  default ExactDist<T> exact(int depth) {
    return ExactDist.of(lawWithin(Reckoning.inRatios(depth)));
  }

  /// The law, refused where the chains of open dice grow past an `int`.
  private Law<T> lawWithin(Reckoning reckoning) {
    try {
      return law(reckoning);
    } catch (ArithmeticException overflow) {
      throw new TooMuchWork(
          "The exact odds of this roll would need numbers past %,d; ask for smaller ones."
              .formatted(Integer.MAX_VALUE));
    }
  }

  @Override
  default boolean open() {
    for (Roll<?> part : parts()) {
      if (part.open()) {
        return true;
      }
    }
    return false;
  }

  @Override
  default long dice() {
    long dice = 0;
    for (Roll<?> part : parts()) {
      dice += part.dice();
    }
    return dice;
  }

  @Override
  default int sides() {
    return 0;
  }

  @Override
  default <U> Roll<U> map(String label, Function<? super T, ? extends U> reading) {
    return new Mapped<>(this, label, reading);
  }

  default int depth() {
    int deepest = 0;
    for (Roll<?> part : parts()) {
      deepest = Math.max(deepest, of(part).depth());
    }
    return deepest + 1;
  }

  static <T> Node<T> of(Roll<T> roll) {
    return switch (roll) {
      case Node<T> node -> node;
    };
  }

  /// Refuses parts that are nested too deep or throw too many dice, each so many times.
  static void check(List<? extends Roll<?>> parts, long times) {
    long dice = 0;
    for (Roll<?> part : parts) {
      if (of(part).depth() >= Dice.MAX_DEPTH) {
        throw new IllegalArgumentException(
            "Rolls nest at most " + Dice.MAX_DEPTH + " deep; take a part out of it.");
      }
      dice += part.dice() * times;
    }
    checkDice(dice);
  }

  /// The same for a single part, where no list is worth making.
  static void check(Roll<?> part, long times) {
    if (of(part).depth() >= Dice.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "Rolls nest at most " + Dice.MAX_DEPTH + " deep; take a part out of it.");
    }
    checkDice(part.dice() * times);
  }

  private static void checkDice(long dice) {
    if (dice > Dice.MAX_DICE) {
      throw new IllegalArgumentException(
          "At most %,d dice are rolled at once, not %,d.".formatted((long) Dice.MAX_DICE, dice));
    }
  }
}
