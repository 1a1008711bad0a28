package quintain.rath;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.rath.state.Device;
import quintain.rath.state.RathEvent;
import quintain.rath.state.RathHouse;
import quintain.rath.state.RathState;
import quintain.rath.state.RathStep;
import quintain.rath.state.Scene;
import quintain.space.Grid;
import quintain.testkit.Conformance;

/// Rath keeps what every rulebook promises, from a fight in the open and from an ambush among
/// traps.
class RathConformanceTest extends Conformance<RathState, RathStep, RathEvent> {
  private static final RathBook BOOK = new RathBook();

  @Override
  protected Rulebook<RathState, RathStep, RathEvent> book() {
    return BOOK;
  }

  @Override
  protected List<Opening> openings() {
    var traps = new LinkedHashMap<String, String>();
    traps.put("sleepyhollow", "Slumber censer");
    traps.put("vault", "Vault lock");
    return List.of(
        new Opening("in the hall", scene(Secrecy.FIGURES_HIDDEN, hall(), new LinkedHashMap<>())),
        new Opening("ambush", scene(Secrecy.UNSEEN, ambush(), traps)),
        new Opening("on a map", mapped()));
  }

  /// Miniatures among walls, in feet.
  private Setup mapped() {
    var setup = setup(hall());
    var spots = new LinkedHashMap<String, Spot>();
    spots.put("spider", new Spot(9, 1, 0));
    spots.put("cultist", new Spot(10, 4, 0));
    return new Setup(
        Houses.with("distanceSystem", RathHouse.DistanceSystem.FEET),
        setup.content(),
        Tables.mapped(
            Grid.of(
                5,
                List.of(
                    "....#.......", //
                    "....#.......",
                    "............",
                    "....#.......",
                    "....#.......")),
            spots),
        setup.cast());
  }

  @Override
  protected int commands() {
    return 250;
  }

  private Setup scene(Secrecy foes, List<Setup.Cast> cast, Map<String, String> devices) {
    var setup = setup(cast);
    var at = new LinkedHashMap<String, Integer>();
    at.put("sefa", 1);
    return new Setup(
        setup.house(), setup.content(), new Scene("the hall", at, devices, foes), setup.cast());
  }

  private static List<Setup.Cast> party() {
    return List.of(
        new Setup.Cast("brannoc", new Seat("ada"), new Setup.Role.Pregen("Brannoc")),
        new Setup.Cast("sefa", new Seat("ben"), new Setup.Role.Pregen("Sefa")),
        new Setup.Cast("ilvane", new Seat("ada"), new Setup.Role.Pregen("Ilvane")),
        new Setup.Cast("odda", new Seat("ben"), new Setup.Role.Pregen("Odda")));
  }

  private static List<Setup.Cast> hall() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("spider", Seat.REFEREE, new Setup.Role.Creature("Gloom spider")));
    cast.add(new Setup.Cast("cultist", Seat.REFEREE, new Setup.Role.Creature("Hedge cultist")));
    return cast;
  }

  /// Their ids stand in no name of gear or spell, so that finding one in a text means a leak.
  private static List<Setup.Cast> ambush() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("duskwing", Seat.REFEREE, new Setup.Role.Creature("Dusk moth")));
    cast.add(new Setup.Cast("mirejaw", Seat.REFEREE, new Setup.Role.Creature("Lake drowner")));
    return cast;
  }

  /// The unseen, by id and by name, and traps that nobody has found.
  @Override
  protected List<String> secrets(RathState state, Seat seat) {
    var hidden = new ArrayList<>(unseen(state, seat));
    if (!seat.isReferee()) {
      for (Device device : state.world().devices()) {
        if (!device.found()) {
          hidden.add(device.id());
        }
      }
    }
    return hidden;
  }
}
