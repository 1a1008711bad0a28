package quintain.kernel.dice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An exploding die of which both the sum and the number of explosions are read.
record ChainRoll(Explode explode) implements Node<Chain> {

  @Override
  public Chain draw(Faces faces, @Nullable Tray tray) {
    int total = 0;
    for (int exploded = 0; ; exploded++) {
      int number = explode.die().total(faces, tray);
      total = Math.addExact(total, number);
      if (exploded == explode.limit() || !explode.on().test(number)) {
        // at the limit, a last bursting face is counted although no further die follows
        return new Chain(total, exploded + (explode.on().test(number) ? 1 : 0));
      }
      if (tray != null) {
        tray.burst();
      }
    }
  }

  @Override
  public Law<Chain> law(Reckoning r) {
    IntLaw faces = explode.die().ints(r);
    IntLaw bursting = faces.only(explode.on()::test);
    IntLaw ending = faces.only(number -> !explode.on().test(number));
    boolean endless = explode.limit() == Explode.ENDLESSLY;
    int links = endless ? r.links(bursting.weights().total()) : explode.limit() + 1;
    var chains = new Law.Collector<Chain>(r.zeros(0));
    IntLaw going = IntLaw.constant(0, r);
    for (int link = 0; link < links; link++) {
      put(going.plus(ending, r), link, chains);
      going = going.plus(bursting, r);
    }
    if (endless) {
      return chains.law(Tail.unknown(going.weights().total()));
    }
    put(going, links, chains);
    return chains.law(Tail.NONE);
  }

  private static void put(IntLaw totals, int exploded, Law.Collector<Chain> chains) {
    for (int i = 0; i < totals.size(); i++) {
      chains.at(new Chain(totals.value(i), exploded)).add(0, totals.weights(), i);
    }
  }

  @Override
  public List<Roll<?>> parts() {
    return List.of(explode);
  }

  @Override
  public String toString() {
    return "chain(" + explode + ")";
  }
}
