package quintain.rhod;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.rhod.state.RhodEvent;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.RhodStep;
import quintain.rhod.state.Scene;
import quintain.space.Barrier;
import quintain.space.Brightness;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Light;
import quintain.space.Point;
import quintain.testkit.Conformance;

/// Roll High or Die keeps what every rulebook promises, from a fight by lamplight and from an
/// ambush.
class RhodConformanceTest extends Conformance<RhodState, RhodStep, RhodEvent> {
  private static final RhodBook BOOK = new RhodBook();

  @Override
  protected Rulebook<RhodState, RhodStep, RhodEvent> book() {
    return BOOK;
  }

  @Override
  protected List<Opening> openings() {
    return List.of(
        new Opening("at the yard", scene(Secrecy.FIGURES_HIDDEN, yard(), false)),
        new Opening("ambush", scene(Secrecy.UNSEEN, ambush(), false)),
        new Opening("in the fog", scene(Secrecy.OPEN, ambush(), true)));
  }

  @Override
  protected int commands() {
    return 100;
  }

  private Setup scene(Secrecy foes, List<Setup.Cast> cast, boolean fog) {
    var setup = setup(cast);
    Map<String, Spot> at = new LinkedHashMap<>();
    for (int i = 0; i < cast.size(); i++) {
      boolean party = cast.get(i).role() instanceof Setup.Role.Pregen;
      at.put(cast.get(i).id(), new Spot(party ? 2 : 5, 2 * i, 0));
    }
    return new Setup(
        setup.house(),
        setup.content(),
        new Scene(
            "the yard",
            yardMap(fog ? Cover.FULL : Cover.LOW),
            at,
            List.of(),
            List.of(),
            "rain",
            List.of(),
            List.of(),
            foes,
            Optional.of(fog),
            List.of()),
        setup.cast());
  }

  /// A wall low or high, a lamp in the dusk.
  private static Grid yardMap(Cover wall) {
    var open = Scene.OPEN;
    return new Grid(
        open.feet(),
        open.rows(),
        open.legend(),
        List.of(
            new Barrier(
                "wall",
                Point.parse("4,0"),
                Point.parse(wall == Cover.LOW ? "4,3" : "4,9"),
                wall,
                false,
                wall == Cover.LOW ? Optional.of(3) : Optional.empty())),
        List.of(),
        List.of(Light.of(new Spot(3, 3, 0), 20, 40)),
        Optional.of(Brightness.LOW));
  }

  private static List<Setup.Cast> party() {
    return List.of(
        new Setup.Cast("maren", new Seat("ada"), new Setup.Role.Pregen("Maren")),
        new Setup.Cast("teo", new Seat("ben"), new Setup.Role.Pregen("Teo")),
        new Setup.Cast("orrin", new Seat("ada"), new Setup.Role.Pregen("Orrin")));
  }

  private static List<Setup.Cast> yard() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("cutter", Seat.REFEREE, new Setup.Role.Creature("Roadside Cutthroat")));
    cast.add(new Setup.Cast("bear", Seat.REFEREE, new Setup.Role.Creature("Grey Cave Bear")));
    return cast;
  }

  /// Their ids stand in no name of a thing or Feature, so that finding one in a text means a leak.
  private static List<Setup.Cast> ambush() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("lurkmaw", Seat.REFEREE, new Setup.Role.Creature("Bog Viper")));
    cast.add(new Setup.Cast("coldhand", Seat.REFEREE, new Setup.Role.Creature("Hollow Wraith")));
    return cast;
  }

  @Override
  protected List<String> secrets(RhodState state, Seat seat) {
    return unseen(state, seat);
  }
}
