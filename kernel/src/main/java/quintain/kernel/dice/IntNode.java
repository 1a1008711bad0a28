package quintain.kernel.dice;

import org.jspecify.annotations.Nullable;

/// A roll for a whole number, kept unboxed inside.
sealed interface IntNode extends Node<Integer>
    permits Die,
        FateDie,
        Constant,
        Reroll,
        Clamp,
        Explode,
        Pool,
        Group,
        Sum,
        Product,
        Negate,
        Absolute,
        Labelled,
        Whole {

  /// Stands for "without end" where bounds are reckoned; any real bound fits an `int`.
  long ENDLESS = Long.MAX_VALUE / 4;

  int total(Faces faces, @Nullable Tray tray);

  IntLaw ints(Reckoning reckoning);

  /// The lowest number possible, or below it: [#ENDLESS] negated if there is no end.
  long low();

  /// The highest number possible, or above it: [#ENDLESS] if there is no end.
  long high();

  /// Puts what one die of a pool came to into the bag: one result, or several if its explosions are
  /// dice of their own.
  default void results(Faces faces, @Nullable Tray tray, Bag bag) {
    int mark = tray == null ? 0 : tray.size();
    bag.add(total(faces, tray), mark);
  }

  @Override
  default Integer draw(Faces faces, @Nullable Tray tray) {
    return total(faces, tray);
  }

  @Override
  default Law<Integer> law(Reckoning reckoning) {
    return ints(reckoning).boxed();
  }

  /// Whether this is one physical die, which may be rerolled, clamped and exploded.
  default boolean single() {
    return false;
  }

  /// How tightly the printed form holds together: 0 a sum, 1 a product, 2 an atom.
  default int grip() {
    return 2;
  }

  static IntNode of(Roll<Integer> roll) {
    return roll instanceof IntNode node ? node : new Whole(roll);
  }

  /// Refuses a roll whose closed bounds leave the whole numbers of an `int`.
  static void checkRange(long low, long high) {
    if (outside(low) || outside(high)) {
      throw new IllegalArgumentException(
          "The numbers may not pass %,d; this could reach %,d."
              .formatted(Integer.MAX_VALUE, outside(high) ? high : low));
    }
  }

  private static boolean outside(long bound) {
    return Math.abs(bound) > Integer.MAX_VALUE && Math.abs(bound) < ENDLESS;
  }

  static long clampedSum(long a, long b) {
    long sum = a + b;
    return Math.abs(a) >= ENDLESS ? a : Math.abs(b) >= ENDLESS ? b : sum;
  }

  static long clampedProduct(long a, long b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    if (Math.abs(a) >= ENDLESS || Math.abs(b) >= ENDLESS) {
      return (a < 0) == (b < 0) ? ENDLESS : -ENDLESS;
    }
    return a * b;
  }

  static String parenthesised(IntNode node, int grip) {
    return node.grip() < grip ? "(" + node + ")" : node.toString();
  }
}
