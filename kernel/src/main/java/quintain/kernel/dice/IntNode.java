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

  int total(Faces faces, @Nullable Tray tray);

  IntLaw ints(Reckoning reckoning);

  /// The numbers possible; one method for both bounds, so that asking takes time in proportion to
  /// the roll's size, however deep it nests.
  Range range();

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

  static String parenthesised(IntNode node, int grip) {
    return node.grip() < grip ? "(" + node + ")" : node.toString();
  }
}
