package quintain.toy;

import java.util.List;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.testkit.Conformance;

class ToyConformanceTest extends Conformance<ToyState, ToyStep, ToyEvent> {
  private static final Setup.Cast HOB =
      new Setup.Cast("hob", new Seat("ann"), new Setup.Role.Pregen("Hob"));
  private static final Setup.Cast NAN =
      new Setup.Cast("nan", new Seat("bob"), new Setup.Role.Pregen("Nan"));

  @Override
  protected Rulebook<ToyState, ToyStep, ToyEvent> book() {
    return new ToyBook();
  }

  @Override
  protected List<Opening> openings() {
    // somebody hidden with figures that nobody else has
    var ghost = new Figure("x", "Ghost", 4711, 6, true);
    return List.of(
        new Opening(
            "an ogre",
            setup(
                List.of(
                    HOB,
                    NAN,
                    new Setup.Cast("ogre", Seat.REFEREE, new Setup.Role.Creature("Ogre"))))),
        new Opening(
            "somebody hidden",
            setup(
                List.of(
                    HOB,
                    new Setup.Cast("ghost", new Seat("bob"), new Setup.Role.Sheet(ghost)),
                    new Setup.Cast("ogre", Seat.REFEREE, new Setup.Role.Creature("Ogre")),
                    new Setup.Cast("sneak", Seat.REFEREE, new Setup.Role.Creature("Sneak"))))));
  }

  @Override
  protected List<String> secrets(ToyState state, Seat seat) {
    return state.brawlers().stream()
        .filter(b -> b.most() == 4711 && !b.knownTo(seat))
        .flatMap(b -> List.of("" + b.hp(), "" + b.most()).stream())
        .filter(figure -> figure.length() > 2)
        .toList();
  }
}
