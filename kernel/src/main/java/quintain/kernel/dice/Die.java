package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One die with faces 1 to `sides`.
record Die(int sides) implements IntNode {

  Die {
    if (sides < 1 || sides > Dice.MAX_SIDES) {
      throw new IllegalArgumentException(
          "A die has 1 to %,d sides, not %,d.".formatted(Dice.MAX_SIDES, sides));
    }
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    int face = faces.face(sides);
    if (tray != null) {
      tray.lay(sides, face);
    }
    return face;
  }

  @Override
  public IntLaw ints(Reckoning reckoning) {
    return IntLaw.uniform(1, sides, reckoning);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of();
  }

  @Override
  public long dice() {
    return 1;
  }

  @Override
  public Range range() {
    return new Range(1, sides);
  }

  @Override
  public boolean single() {
    return true;
  }

  @Override
  public String toString() {
    return "d" + sides;
  }
}
