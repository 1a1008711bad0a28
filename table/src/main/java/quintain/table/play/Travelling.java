package quintain.table.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.kernel.Event;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.table.log.Chronicle.Place;
import quintain.table.log.Logged;
import quintain.table.log.Logged.Told;
import quintain.table.log.News;
import quintain.table.log.Scenes;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Narration;
import quintain.table.store.Hearing;

/// How a party goes from one scene to another. The scene that is left stays in the log as it is,
/// and the party comes into the other as it is. Going is an entry of the log, and can be taken
/// back.
public final class Travelling<S extends State, T extends Step, E extends Event> {
  private static final Hearing REFEREE = Narration.only(List.of(Seat.REFEREE.id()));

  private final OpenTable<S, T, E> table;

  /// Who stayed in a scene, by the entry by which it was left.
  private final Map<Long, String> stayed = new LinkedHashMap<>();

  public Travelling(OpenTable<S, T, E> table) {
    this.table = table;
  }

  /// Those who are the players' or on their side.
  public List<String> party() {
    var book = table.volume().book();
    var state = table.state();
    var sides = book.foresight().outcome(state).sides();
    return book.cast().roster(state).stream()
        .filter(
            id ->
                !book.cast().seatOf(state, id).isReferee()
                    || (!sides.isEmpty() && sides.getFirst().able().contains(id)))
        .toList();
  }

  /// Refuses to leave a scene in the middle of something.
  public void checkRest() {
    var position = table.log().position();
    if (!position.standing().game().agenda().isEmpty()) {
      throw Declined.notAllowed("The table waits for an answer; a scene is opened afterwards");
    }
    if (!table.volume().book().deeds().onTurn(table.state()).isEmpty()) {
      throw Declined.notAllowed("A scene is opened between fights, not while turns are taken");
    }
  }

  void go(Seated chair, FromSeat.Go go) {
    table.seating().onlyReferee(chair.seat());
    var position = table.log().position();
    var where = position.standing().where();
    if (where.present().equals(go.scene())) {
      throw Declined.notAllowed("You are in that scene already");
    }
    var title = onShelf(go.scene()).title();
    var place = place(go.scene());
    var who = party().stream().filter(id -> !go.stay().contains(id)).toList();
    var news = new ArrayList<News>();
    if (!position.scenes().shelf().containsKey(where.present())) {
      news.add(prepared(where.present(), table.kept().title(), Optional.empty(), List.of(), ""));
    }
    news.add(
        new News(
            new Logged.Opened(
                table.volume().book().id(),
                table.kept().title(),
                entered(place, who),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                table.kept().origin(),
                position.manner(),
                List.of(Told.scene(title)),
                go.scene(),
                who),
            chair.seat(),
            Hearing.EVERYONE));
    table.append(chair, go, news);
  }

  /// A scene on the shelf as the party would find it, were it to go there now.
  S found(String scene) {
    return table.log().position().standing().where().present().equals(scene)
        ? table.state()
        : entered(place(scene), party());
  }

  private Scenes.Scene onShelf(String key) {
    var scene = table.log().position().scenes().shelf().get(key);
    if (scene == null) {
      throw new Declined(Declined.STALE, "There is no such scene on your shelf");
    }
    return scene;
  }

  private Place<S> place(String scene) {
    onShelf(scene);
    checkRest();
    var position = table.log().position();
    return table
        .log()
        .chronicle()
        .place(position.scenes(), position.standing().where(), scene)
        .orElseThrow(() -> Declined.notAllowed("Nothing is prepared in that scene"));
  }

  /// A scene once some of those who are here have come into it.
  public S entered(Place<S> place, List<String> who) {
    var book = table.volume().book();
    var absent = place.guests().stream().filter(id -> !who.contains(id)).toList();
    for (String id : who) {
      if (!place.guests().contains(id) && book.cast().roster(place.state()).contains(id)) {
        throw Declined.notAllowed(
            "Somebody else goes by the name "
                + id
                + " in that scene; prepare it anew without them first");
      }
    }
    return book.rules()
        .carried(table.state(), who, place.state(), absent)
        .orElseThrow(
            () -> Declined.notAllowed("People do not go from scene to scene in " + book.title()));
  }

  /// That a scene is on the Referee's shelf, for the Referee alone.
  public static News prepared(
      String scene, String title, Optional<State> state, List<String> guests, String people) {
    return new News(
        new Logged.Prepared(scene, title, state, guests, people), Seat.REFEREE.id(), REFEREE);
  }

  // The shelf

  private static final int LONGEST_TITLE = 120;

  /// A title of a scene.
  public static String title(String said) {
    var title = Declined.atMost(LONGEST_TITLE, "A title", said).strip();
    if (title.isEmpty() || title.chars().anyMatch(Character::isISOControl)) {
      throw Declined.notAllowed("A scene has a title of one line");
    }
    return title;
  }

  /// A scene of the shelf gets another title.
  public static void entitle(OpenTable<?, ?, ?> table, Seated chair, FromSeat.Entitle entitle) {
    table.seating().onlyReferee(chair.seat());
    var position = table.log().position();
    boolean present = position.standing().where().present().equals(entitle.scene());
    if (!present && !position.scenes().shelf().containsKey(entitle.scene())) {
      throw new Declined(Declined.STALE, "There is no such scene on your shelf");
    }
    table.append(
        chair,
        entitle,
        List.of(
            prepared(entitle.scene(), title(entitle.title()), Optional.empty(), List.of(), "")));
  }

  /// A scene is put away for good.
  public static void putAway(OpenTable<?, ?, ?> table, Seated chair, FromSeat.PutAway away) {
    table.seating().onlyReferee(chair.seat());
    var position = table.log().position();
    if (!position.scenes().shelf().containsKey(away.scene())) {
      throw new Declined(Declined.STALE, "There is no such scene on your shelf");
    }
    if (position.standing().where().present().equals(away.scene())) {
      throw Declined.notAllowed("You are in that scene; open another one first");
    }
    table.append(
        chair,
        away,
        List.of(new News(new Logged.PutAway(away.scene()), Seat.REFEREE.id(), REFEREE)));
  }

  /// What a seat knows of it.
  public ToSeat.Shelf shelf(String seat) {
    var position = table.log().position();
    var where = position.standing().where();
    var open = Optional.ofNullable(position.scenes().shelf().get(where.present()));
    var title = open.map(Scenes.Scene::title).orElse("");
    if (!table.seating().isReferee(seat)) {
      return new ToSeat.Shelf(title, List.of(), List.of());
    }
    var showing = table.volume().book().showing();
    var party = party();
    var here = people(table.state(), party);
    var cards = new ArrayList<ToSeat.Prepared>();
    if (open.isEmpty()) {
      cards.add(new ToSeat.Prepared(where.present(), table.kept().title(), here, true, false));
    }
    position
        .scenes()
        .shelf()
        .forEach(
            (key, scene) ->
                cards.add(
                    new ToSeat.Prepared(
                        key,
                        scene.title(),
                        key.equals(where.present()) ? here : whoIsIn(key, scene),
                        key.equals(where.present()),
                        where.left().containsKey(key))));
    return new ToSeat.Shelf(
        title,
        party.stream()
            .map(id -> new ToSeat.Companion(id, showing.nameOf(table.state(), id)))
            .toList(),
        List.copyOf(cards));
  }

  /// Who is in a scene of the shelf, as it was left or prepared if that was later.
  private String whoIsIn(String key, Scenes.Scene scene) {
    var position = table.log().position();
    var where = position.standing().where();
    var left = where.left().get(key);
    return left == null || left.at() < scene.at()
        ? scene.people()
        : stayed.computeIfAbsent(
            left.at(),
            _ ->
                table
                    .log()
                    .chronicle()
                    .place(position.scenes(), where, key)
                    .map(place -> people(place.state(), place.guests()))
                    .orElse(""));
  }

  /// Who is in a scene besides some, in words: `3 Reed Cutters` where a name comes more than once.
  public String people(S state, List<String> but) {
    var book = table.volume().book();
    Map<String, Integer> names = new LinkedHashMap<>();
    for (String id : book.cast().roster(state)) {
      if (!but.contains(id)) {
        var name = book.showing().nameOf(state, id).replaceFirst(" \\p{Upper}$| \\d+$", "");
        names.merge(name, 1, Integer::sum);
      }
    }
    return String.join(
        ", ",
        names.entrySet().stream()
            .map(
                each ->
                    each.getValue() == 1 ? each.getKey() : each.getKey() + " ×" + each.getValue())
            .toList());
  }
}
