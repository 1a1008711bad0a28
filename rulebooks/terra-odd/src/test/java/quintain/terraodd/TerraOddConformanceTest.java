package quintain.terraodd;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.craft.Secrecy;
import quintain.terraodd.state.Genre;
import quintain.terraodd.state.OddEvent;
import quintain.terraodd.state.OddState;
import quintain.terraodd.state.OddStep;
import quintain.terraodd.state.Scene;
import quintain.testkit.Conformance;

/// Terra Odd keeps what every rulebook promises, from a fight in the open and from an ambush.
class TerraOddConformanceTest extends Conformance<OddState, OddStep, OddEvent> {
  private static final TerraOddBook BOOK = new TerraOddBook();

  @Override
  protected Rulebook<OddState, OddStep, OddEvent> book() {
    return BOOK;
  }

  @Override
  protected List<Opening> openings() {
    return List.of(
        new Opening("in bay nine", scene(Secrecy.FIGURES_HIDDEN, bay())),
        new Opening("ambush", scene(Secrecy.UNSEEN, ambush())));
  }

  @Override
  protected int commands() {
    return 400;
  }

  private Setup scene(Secrecy foes, List<Setup.Cast> cast) {
    var setup = setup(cast);
    var at = new LinkedHashMap<String, Integer>();
    at.put("suri", 30);
    return new Setup(
        setup.house(),
        setup.content(),
        new Scene("bay nine", "salvagers", Genre.ANY, false, false, at, List.of(), 8, foes),
        setup.cast());
  }

  private static List<Setup.Cast> party() {
    return List.of(
        new Setup.Cast("ilse", new Seat("ada"), new Setup.Role.Pregen("Ilse")),
        new Setup.Cast("bram", new Seat("ben"), new Setup.Role.Pregen("Bram")),
        new Setup.Cast("suri", new Seat("ada"), new Setup.Role.Pregen("Suri")));
  }

  private static List<Setup.Cast> bay() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("ghoul", Seat.REFEREE, new Setup.Role.Creature("Hull Ghoul")));
    cast.add(new Setup.Cast("cantor", Seat.REFEREE, new Setup.Role.Creature("Cantor")));
    return cast;
  }

  /// Their ids stand in no name of gear or foe, so that finding one in a text means a leak.
  private static List<Setup.Cast> ambush() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("roofwatcher", Seat.REFEREE, new Setup.Role.Creature("Tower Sniper")));
    cast.add(new Setup.Cast("stonethrowers", Seat.REFEREE, new Setup.Role.Creature("Mob")));
    return cast;
  }

  @Override
  protected List<String> secrets(OddState state, Seat seat) {
    return unseen(state, seat);
  }
}
