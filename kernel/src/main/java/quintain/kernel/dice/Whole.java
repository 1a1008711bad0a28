package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A roll read as a whole number by a function or a table, taken back into arithmetic.
record Whole(Roll<Integer> roll) implements IntNode {

  Whole {
    Node.check(roll, 1);
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    return Node.of(roll).draw(faces, tray);
  }

  @Override
  public IntLaw ints(Reckoning r) {
    return IntLaw.of(Node.of(roll).law(r), r);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(roll);
  }

  /// A function may return anything.
  @Override
  public Range range() {
    return Range.ANYTHING;
  }

  @Override
  public String toString() {
    return roll.toString();
  }
}
