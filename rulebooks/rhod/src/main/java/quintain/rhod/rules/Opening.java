package quintain.rhod.rules;

import java.util.List;
import java.util.Optional;
import quintain.kernel.Setup;
import quintain.kernel.Spot;
import quintain.kernel.craft.OpeningCast;
import quintain.rhod.state.Being;
import quintain.rhod.state.Beings;
import quintain.rhod.state.Clock;
import quintain.rhod.state.Field;
import quintain.rhod.state.FightEvent;
import quintain.rhod.state.RhodContent;
import quintain.rhod.state.RhodHouse;
import quintain.rhod.state.RhodState;
import quintain.rhod.state.Scene;
import quintain.rhod.state.Shelf;
import quintain.rhod.state.World;

/// The first state of a table: who is there, with what, where.
final class Opening {
  private Opening() {}

  static RhodState of(Setup setup) {
    var scene = (Scene) setup.scene();
    var house = (RhodHouse) setup.house();
    var shelf = Shelf.of(setup.content());
    var roster =
        OpeningCast.of(
            setup,
            RhodContent.PREGENS,
            (cast, sheet) -> Beings.person(cast.id(), cast.seat(), sheet, house, shelf),
            shelf.creatures(),
            (cast, entry) ->
                Beings.creature(cast.id(), cast.seat(), entry, house, shelf, scene.foeFigures()));
    OpeningCast.present("The scene places", scene.at().keySet(), roster);
    var world =
        new World(
            house,
            scene,
            Clock.DAWN,
            List.of(),
            List.of(),
            shelf,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            0);
    var state = new RhodState(world, List.of(), Optional.empty());
    for (Being being : roster) {
      var at = place(scene, being.id());
      if (!scene.map().contains(at.x(), at.y())) {
        throw new IllegalArgumentException(being.id() + " is placed off the map");
      }
      state = FightEvent.Joined.at(at, being).appliedTo(state);
    }
    return state;
  }

  /// Where the scene has somebody, on the ground unless it says how high.
  static Spot place(Scene scene, String id) {
    var at = scene.at().getOrDefault(id, new Spot(0, 0, 0));
    return scene.map().contains(at.x(), at.y()) ? Field.onto(scene.map(), at) : at;
  }
}
