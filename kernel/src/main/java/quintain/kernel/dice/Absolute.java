package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A roll without its sign.
record Absolute(IntNode roll) implements IntNode {

  Absolute {
    Node.check(roll, 1);
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    return Math.absExact(roll.total(faces, tray));
  }

  @Override
  public IntLaw ints(Reckoning r) {
    return roll.ints(r).map(Math::absExact, r);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(roll);
  }

  @Override
  public Range range() {
    Range range = roll.range();
    return new Range(
        Math.max(0, Math.max(range.low(), -range.high())),
        Math.max(Math.abs(range.low()), Math.abs(range.high())));
  }

  @Override
  public String toString() {
    return "abs(" + roll + ")";
  }
}
