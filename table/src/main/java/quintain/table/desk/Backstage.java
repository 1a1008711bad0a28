package quintain.table.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.scenario.ScenarioRunner;
import quintain.table.log.Chronicle.Place;
import quintain.table.log.LogCodec;
import quintain.table.log.News;
import quintain.table.log.Position.Standing;
import quintain.table.log.Scenes;
import quintain.table.log.TableLog;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Travelling;
import quintain.table.store.Place.Role;
import quintain.table.store.Tokens;

/// Where scenes are prepared: each at a table of its own aside, with everything that a table has.
/// What is kept of it is an entry of the log that the Referee alone may read.
final class Backstage<S extends State, T extends Step, E extends Event> {
  /// So long is a scene at most as it is written in the log.
  private static final int LONGEST_STATE = 2_000_000;

  private final Laying laying;
  private final OpenTable<S, T, E> table;
  private final Travelling<S, T, E> travelling;

  Backstage(Laying laying, OpenTable<S, T, E> table) {
    this.laying = laying;
    this.table = table;
    this.travelling = new Travelling<>(table);
  }

  /// In the table's turn.
  Desk.Invitation prepare(Desk.Preparation wish, List<News> along) {
    return allowed(
        () -> {
          var state = travelling.entered(place(wish), travelling.party());
          return laying.lay(
              table.volume(),
              wish.title(),
              "",
              new Standing<>(Game.<S, T>at(state), Optional.empty(), Optional.empty()),
              table.log().position().manner().playing(Map.of()),
              table.seating().places(),
              along);
        });
  }

  private Place<S> place(Desk.Preparation wish) {
    var position = table.log().position();
    if (wish.scene().equals(position.standing().where().present())) {
      travelling.checkRest();
      return new Place<>(table.state(), travelling.party());
    }
    if (!wish.scene().isEmpty()) {
      return table
          .log()
          .chronicle()
          .place(position.scenes(), position.standing().where(), wish.scene())
          .orElseThrow(() -> new NoSuchElementException("There is no such scene"));
    }
    if (wish.ready().isEmpty() && wish.written().isEmpty()) {
      return new Place<>(empty(), List.of());
    }
    var scene = new Desk.Scene(wish.ready(), wish.written());
    var state =
        ScenarioRunner.game(
                laying.source(table.volume(), scene),
                table.volume(),
                table.volume().stock(table.state()),
                Optional.empty(),
                List.of())
            .state();
    Laying.checkCrowd(table.volume(), state);
    var cast = table.volume().book().cast();
    // Those whom the file gives to players stand for the party.
    return new Place<>(
        state,
        cast.roster(state).stream().filter(id -> !cast.seatOf(state, id).isReferee()).toList());
  }

  /// With what the table plays with, packs that are on among it.
  private S empty() {
    var book = table.volume().book();
    var formats = book.formats();
    var content = table.volume().stock(table.state());
    return book.rules().opening(new Setup(formats.house(), content, formats.scene(), List.of()));
  }

  /// In the table's turn.
  String keep(String scene, String title, Desk.Invitation workshop) {
    return allowed(
        () -> {
          var shelf = table.log().position().scenes().shelf();
          if (scene.isEmpty() && shelf.size() >= Scenes.MOST) {
            throw new NotAllowed(
                "There is room for " + Scenes.MOST + " scenes; put one away first");
          }
          if (!scene.isEmpty() && !shelf.containsKey(scene)) {
            throw new NoSuchElementException("There is no such scene");
          }
          if (scene.equals(table.log().position().standing().where().present())) {
            throw new NotAllowed("That scene is open; what you do there, you do at the table");
          }
          var state = rested(workshop);
          var guests = guests(state);
          var key = scene.isEmpty() ? table.premises().tokens().name() : scene;
          var prepared =
              Travelling.prepared(
                  key,
                  Travelling.title(title),
                  Optional.of(state),
                  guests,
                  travelling.people(state, guests));
          if (new LogCodec(table.volume()).write(prepared.logged()).length() > LONGEST_STATE) {
            throw new NotAllowed(
                "A scene has at most %,d characters as it is written down"
                    .formatted(LONGEST_STATE));
          }
          table.append("", List.of(prepared));
          return key;
        });
  }

  /// How things stand at a table aside, where nothing may be under way.
  private S rested(Desk.Invitation workshop) {
    var store = laying.store();
    var kept =
        store
            .table(workshop.table())
            .filter(found -> found.deleted().isEmpty() && isReferees(workshop))
            .orElseThrow(() -> new NotAllowed("There is no such table to take a scene from"));
    if (!kept.book().equals(table.volume().book().id())) {
      throw new NotAllowed("That table plays another book");
    }
    var standing = new TableLog<>(store, kept.id(), table.volume()).position().standing();
    if (!standing.game().agenda().isEmpty()
        || !table.volume().book().deeds().onTurn(standing.game().state()).isEmpty()) {
      throw new NotAllowed(
          "Something is under way there: end the fight or take it back, then keep the scene");
    }
    return standing.game().state();
  }

  private boolean isReferees(Desk.Invitation workshop) {
    return laying.store().places(workshop.table()).stream()
        .anyMatch(
            place ->
                place.role() == Role.REFEREE
                    && place.tokenHash().equals(Tokens.hash(workshop.token())));
  }

  /// Those of a scene who stand for the party: who is a player's there, or of the party here.
  private List<String> guests(S state) {
    var cast = table.volume().book().cast();
    var party = travelling.party();
    return cast.roster(state).stream()
        .filter(id -> party.contains(id) || !cast.seatOf(state, id).isReferee())
        .toList();
  }

  /// All scenes but the open one as they were at a moment, for a table that goes on from there.
  List<News> scenes(Standing<S, T> moment) {
    var news = new ArrayList<News>();
    var scenes = table.log().position().scenes();
    scenes
        .shelf()
        .forEach(
            (key, scene) -> {
              var place =
                  key.equals(moment.where().present())
                      ? Optional.<Place<S>>empty()
                      : table.log().chronicle().place(scenes, moment.where(), key);
              news.add(
                  Travelling.prepared(
                      key,
                      scene.title(),
                      place.map(Place::state),
                      place.map(Place::guests).orElse(List.of()),
                      scene.people()));
            });
    return List.copyOf(news);
  }

  private static <V> V allowed(Supplier<V> doing) {
    try {
      return doing.get();
    } catch (Declined declined) {
      throw new NotAllowed(declined.sentence());
    }
  }
}
