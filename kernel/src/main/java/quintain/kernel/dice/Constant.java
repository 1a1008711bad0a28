package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A number that needs no dice.
record Constant(int value) implements IntNode {

  Constant {
    new Range(value, value).checked();
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    return value;
  }

  @Override
  public IntLaw ints(Reckoning reckoning) {
    return IntLaw.constant(value, reckoning);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of();
  }

  @Override
  public Range range() {
    return new Range(value, value);
  }

  @Override
  public String toString() {
    return Integer.toString(value);
  }
}
