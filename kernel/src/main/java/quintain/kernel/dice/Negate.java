package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A roll taken away instead of added.
record Negate(IntNode roll) implements IntNode {

  Negate {
    Node.check(roll, 1);
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    return Math.negateExact(roll.total(faces, tray));
  }

  @Override
  public IntLaw ints(Reckoning r) {
    return roll.ints(r).map(Math::negateExact, r);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(roll);
  }

  @Override
  public Range range() {
    return roll.range().negated();
  }

  @Override
  public String toString() {
    return "-" + IntNode.parenthesised(roll, 2);
  }
}
