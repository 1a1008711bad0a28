package quintain.table.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.scenario.ScenarioRunner;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Travelling;
import quintain.table.store.Hearing;
import quintain.table.store.Place;

/// Lays a scene at a table where people sit already: the heroes who are there go into it, whatever
/// else was there is gone. It is an entry of the log, and can be taken back.
final class Staging<S extends State, T extends Step, E extends Event> {
  private final OpenTable<S, T, E> table;

  Staging(OpenTable<S, T, E> table) {
    this.table = table;
  }

  /// What a scene is called.
  static String title(Source scene) {
    return Laying.text(scene, "title").orElse("A scene");
  }

  /// In the table's turn.
  void lay(Source scene) {
    var book = table.volume().book();
    try {
      new Travelling<>(table).checkRest();
    } catch (Declined declined) {
      throw new NotAllowed(declined.sentence());
    }
    Game<S, T> game =
        ScenarioRunner.game(
            scene,
            table.volume(),
            table.volume().stock(table.state()),
            table.volume().house(table.state()),
            heroes());
    Laying.checkCrowd(table.volume(), game.state());
    var places = Laying.places(table.volume(), game.state(), "");
    Laying.checkRoom(
        table.seating().places().size()
            + (int)
                places.stream()
                    .filter(place -> table.seating().find(place.seat()).isEmpty())
                    .count());
    for (Place place : places) {
      if (table.seating().find(place.seat()).isEmpty()) {
        table.put(new Place(table.id(), place.seat(), place.name(), place.role(), ""));
      }
    }
    var told = List.of(Told.scene(title(scene)));
    table.append(
        "",
        List.of(
            new News(
                new Logged.Opened(
                    book.id(),
                    table.kept().title(),
                    game.state(),
                    List.copyOf(game.agenda().steps()),
                    Optional.empty(),
                    Optional.empty(),
                    table.kept().origin(),
                    table.log().position().manner(),
                    told),
                Seat.REFEREE.id(),
                Hearing.EVERYONE)));
  }

  /// Those of the first side, which is the players', as they are now.
  private List<Setup.Cast> heroes() {
    var book = table.volume().book();
    var state = table.state();
    var heroes = new ArrayList<Setup.Cast>();
    for (String id : new Travelling<>(table).party()) {
      book.cast()
          .sheet(state, id)
          .ifPresent(
              sheet ->
                  heroes.add(
                      new Setup.Cast(
                          id, book.cast().seatOf(state, id), new Setup.Role.Sheet(sheet))));
    }
    return List.copyOf(heroes);
  }
}
