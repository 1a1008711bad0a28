package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A Fate die: minus, blank or plus. Its faces are drawn and traced as those of a d3.
record FateDie() implements IntNode {

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    int face = faces.face(3);
    if (tray != null) {
      tray.lay(3, face);
    }
    return face - 2;
  }

  @Override
  public IntLaw ints(Reckoning reckoning) {
    return IntLaw.uniform(-1, 3, reckoning);
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
    return new Range(-1, 1);
  }

  @Override
  public boolean single() {
    return true;
  }

  @Override
  public String toString() {
    return "dF";
  }
}
