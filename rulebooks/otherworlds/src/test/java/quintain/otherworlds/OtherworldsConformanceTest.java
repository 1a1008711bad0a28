package quintain.otherworlds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import quintain.kernel.Rulebook;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.Spot;
import quintain.kernel.craft.Secrecy;
import quintain.otherworlds.state.OtwEvent;
import quintain.otherworlds.state.OtwState;
import quintain.otherworlds.state.OtwStep;
import quintain.otherworlds.state.Scene;
import quintain.space.Barrier;
import quintain.space.Cover;
import quintain.space.Grid;
import quintain.space.Point;
import quintain.testkit.Conformance;

/// Otherworlds keeps what every rulebook promises, from a fight in the open and from an ambush.
class OtherworldsConformanceTest extends Conformance<OtwState, OtwStep, OtwEvent> {
  private static final OtherworldsBook BOOK = new OtherworldsBook();

  @Override
  protected Rulebook<OtwState, OtwStep, OtwEvent> book() {
    return BOOK;
  }

  @Override
  protected List<Opening> openings() {
    return List.of(
        new Opening("at the bridge", scene(Secrecy.FIGURES_HIDDEN, bridge(), false)),
        new Opening("ambush", scene(Secrecy.UNSEEN, ambush(), false)),
        new Opening("in the fog", scene(Secrecy.OPEN, ambush(), true)));
  }

  @Override
  protected int commands() {
    return 150;
  }

  private static final Grid RAILED =
      Scene.OPEN.with(
          new Barrier(
              "rail", Point.parse("1,0"), Point.parse("1,1"), Cover.LOW, false, Optional.of(4)));

  /// A wall between the two sides, that some see past and others do not.
  private static final Grid WALLED =
      Scene.OPEN.with(Barrier.wall(Point.corner(2, 0), Point.corner(2, 6)));

  private Setup scene(Secrecy foes, List<Setup.Cast> cast, boolean fog) {
    var setup = setup(cast);
    var at = new LinkedHashMap<String, Spot>();
    for (int i = 0; i < cast.size(); i++) {
      boolean party = cast.get(i).role() instanceof Setup.Role.Pregen;
      at.put(cast.get(i).id(), new Spot(party ? 0 : 2, i, 0));
    }
    return new Setup(
        setup.house(),
        setup.content(),
        new Scene(
            "the bridge",
            fog ? WALLED : RAILED,
            at,
            List.of(),
            List.of(new Scene.Loot("chest", List.of("Med-Gel", "Reed Charm"))),
            foes,
            Optional.of(fog),
            List.of()),
        setup.cast());
  }

  private static List<Setup.Cast> party() {
    return List.of(
        new Setup.Cast("brannoc", new Seat("ada"), new Setup.Role.Pregen("Brannoc Vale")),
        new Setup.Cast("kit", new Seat("ben"), new Setup.Role.Pregen("Kit Arroway")),
        new Setup.Cast("orrin", new Seat("ada"), new Setup.Role.Pregen("Orrin Thess")));
  }

  private static List<Setup.Cast> bridge() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("raider", Seat.REFEREE, new Setup.Role.Creature("Rust Raider")));
    cast.add(new Setup.Cast("deacon", Seat.REFEREE, new Setup.Role.Creature("Gun Deacon")));
    return cast;
  }

  /// Their ids stand in no name of gear or spell, so that finding one in a text means a leak.
  private static List<Setup.Cast> ambush() {
    var cast = new ArrayList<>(party());
    cast.add(new Setup.Cast("coldlight", Seat.REFEREE, new Setup.Role.Creature("Rime Wisp")));
    cast.add(new Setup.Cast("rageclaw", Seat.REFEREE, new Setup.Role.Creature("Lash Fiend")));
    return cast;
  }

  @Override
  protected List<String> secrets(OtwState state, Seat seat) {
    return unseen(state, seat);
  }
}
