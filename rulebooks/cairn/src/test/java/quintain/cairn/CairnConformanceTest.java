package quintain.cairn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import quintain.cairn.state.CairnEvent;
import quintain.cairn.state.CairnState;
import quintain.cairn.state.CairnStep;
import quintain.cairn.state.Scene;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.Secrecy;
import quintain.testkit.Conformance;

/// Cairn keeps what every rulebook promises, from a fight in the open and from an ambush.
class CairnConformanceTest extends Conformance<CairnState, CairnStep, CairnEvent> {
  private static final CairnBook BOOK = new CairnBook();

  @Override
  protected Rulebook<CairnState, CairnStep, CairnEvent> book() {
    return BOOK;
  }

  @Override
  protected List<Opening> openings() {
    return List.of(
        new Opening("at the ford", scene(Secrecy.FIGURES_HIDDEN, ford())),
        new Opening("ambush", scene(Secrecy.UNSEEN, ambush())));
  }

  @Override
  protected int commands() {
    return 400;
  }

  private Setup scene(Secrecy foes, List<Setup.Cast> cast) {
    var setup = setup(cast);
    var at = new LinkedHashMap<String, Integer>();
    at.put("oskar", 30);
    return new Setup(
        setup.house(),
        setup.content(),
        new Scene("the ford", false, at, List.of(), 8, foes),
        setup.cast());
  }

  private static List<Setup.Cast> party() {
    return List.of(
        new Setup.Cast("maren", new Seat("ada"), new Setup.Role.Pregen("Maren")),
        new Setup.Cast("oskar", new Seat("ben"), new Setup.Role.Pregen("Oskar")),
        new Setup.Cast("tilda", new Seat("ada"), new Setup.Role.Pregen("Tilda")));
  }

  private static List<Setup.Cast> ford() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("cutter", Seat.REFEREE, new Setup.Role.Creature("Reed Cutter")));
    cast.add(new Setup.Cast("captain", Seat.REFEREE, new Setup.Role.Creature("Cutter Captain")));
    return cast;
  }

  /// Their ids stand in no name of gear or spell, so that finding one in a text means a leak.
  private static List<Setup.Cast> ambush() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("gravecloud", Seat.REFEREE, new Setup.Role.Creature("Grave Moths")));
    cast.add(new Setup.Cast("thicketbrute", Seat.REFEREE, new Setup.Role.Creature("Wood Troll")));
    return cast;
  }

  @Override
  protected List<String> secrets(CairnState state, Seat seat) {
    return unseen(state, seat);
  }
}
