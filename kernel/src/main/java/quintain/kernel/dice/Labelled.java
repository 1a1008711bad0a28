package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A roll with a word beside it that says what it is for.
record Labelled(IntNode roll, String label) implements IntNode {

  Labelled {
    Node.check(roll, 1);
    label = label.strip();
    if (label.isEmpty() || label.indexOf(']') >= 0 || label.indexOf('\n') >= 0) {
      throw new IllegalArgumentException(
          "A label is a word or more on one line, without a closing bracket.");
    }
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    return roll.total(faces, tray);
  }

  @Override
  public IntLaw ints(Reckoning r) {
    return roll.ints(r);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(roll);
  }

  @Override
  public Range range() {
    return roll.range();
  }

  @Override
  public String toString() {
    // a negated roll is put in parentheses, or the label would be taken for that of what is negated
    boolean negative = roll instanceof Negate || (roll instanceof Constant(int value) && value < 0);
    return IntNode.parenthesised(roll, negative ? 3 : 2) + "[" + label + "]";
  }
}
