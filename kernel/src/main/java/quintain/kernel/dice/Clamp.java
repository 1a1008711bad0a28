package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A die whose face counts as no less, or no more, than a limit.
record Clamp(IntNode die, int limit, boolean least) implements IntNode {

  Clamp {
    Explode.checkSingle(die, "given a least or greatest face");
    new Range(limit, limit).checked();
  }

  private int clamp(int number) {
    return least ? Math.max(limit, number) : Math.min(limit, number);
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    return clamp(die.total(faces, tray));
  }

  @Override
  public IntLaw ints(Reckoning r) {
    return die.ints(r).map(this::clamp, r);
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(die);
  }

  @Override
  public Range range() {
    Range range = die.range();
    return new Range(clamp((int) range.low()), clamp((int) range.high()));
  }

  @Override
  public boolean single() {
    return true;
  }

  @Override
  public String toString() {
    return die + (least ? "min" : "max") + limit;
  }
}
