package quintain.larder;

import java.util.ArrayList;
import java.util.List;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Conformance;

/// The Larder by Night keeps what every rulebook promises, with a broom in sight and a cat that is
/// not.
class LarderConformanceTest extends Conformance<Night, LarderStep, LarderEvent> {
  @Override
  protected Rulebook<Night, LarderStep, LarderEvent> book() {
    return new LarderBook();
  }

  @Override
  protected List<Opening> openings() {
    return List.of(
        new Opening("a broom", scene(Secrecy.FIGURES_HIDDEN, "besom", "Broom")),
        new Opening("somebody lurks", scene(Secrecy.UNSEEN, "marmalade", "Cat")));
  }

  private Setup scene(Secrecy prowlers, String id, String kind) {
    var setup =
        setup(
            List.of(
                new Setup.Cast("pip", new Seat("ada"), new Setup.Role.Pregen("Pip")),
                new Setup.Cast("brindle", new Seat("ben"), new Setup.Role.Pregen("Brindle")),
                new Setup.Cast(id, Seat.REFEREE, new Setup.Role.Creature(kind))));
    return new Setup(setup.house(), setup.content(), new Scene("", 6, prowlers), setup.cast());
  }

  @Override
  protected int commands() {
    return 300;
  }

  @Override
  protected List<String> secrets(Night night, Seat seat) {
    var hidden = new ArrayList<String>();
    for (Critter critter : night.roster()) {
      if (!night.maySee(critter, seat)) {
        hidden.add(critter.id());
        hidden.add(critter.name());
      }
    }
    return hidden;
  }
}
