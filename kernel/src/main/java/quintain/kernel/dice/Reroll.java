package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A die that is rolled again when it shows what it should not: once, or until it no longer does.
record Reroll(IntNode die, Comparison on, boolean once) implements IntNode {

  Reroll {
    Explode.checkSingle(die, "rerolled");
    if (!once) {
      Explode.checkEnds(die, on, "reroll");
    }
  }

  @Override
  public int total(Faces faces, @Nullable Tray tray) {
    while (true) {
      int mark = tray == null ? 0 : tray.size();
      int number = die.total(faces, tray);
      if (!on.test(number)) {
        return number;
      }
      if (tray != null) {
        tray.drop(mark, tray.size());
      }
      if (once) {
        return die.total(faces, tray);
      }
    }
  }

  @Override
  public IntLaw ints(Reckoning r) {
    IntLaw all = die.ints(r);
    IntLaw kept = all.only(number -> !on.test(number));
    if (once) {
      Weights again = all.weights().zeros(1);
      IntLaw rerolled = all.only(on::test);
      for (int i = 0; i < rerolled.size(); i++) {
        again.add(0, rerolled.weights(), i);
      }
      return kept.merged(all.plus(new IntLaw(new int[1], again, Tail.NONE), r), r);
    }
    Weights whole = all.weights().zeros(1);
    for (int i = 0; i < kept.size(); i++) {
      whole.add(0, kept.weights(), i);
    }
    kept.weights().divideBy(whole, 0);
    return kept;
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(die);
  }

  @Override
  public Range range() {
    return die.range();
  }

  @Override
  public boolean single() {
    return true;
  }

  @Override
  public String toString() {
    return die + (once ? "ro" : "rr") + on.afterModifier();
  }
}
