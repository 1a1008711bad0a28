package quintain.table.desk;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import quintain.binder.Bound;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Places;
import quintain.binder.Problem;
import quintain.binder.Source;
import quintain.kernel.Arrival;
import quintain.kernel.Content;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Manner;
import quintain.kernel.peers.Remark;
import quintain.packs.InstalledPacks;
import quintain.packs.Library;
import quintain.packs.Pack;
import quintain.packs.Volume;
import quintain.packs.peers.Imported;
import quintain.packs.peers.Luggage;
import quintain.scenario.ScenarioRunner;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.News;
import quintain.table.log.Position.Standing;
import quintain.table.log.Workshop;
import quintain.table.play.Declined;
import quintain.table.play.Headcount;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Kept;
import quintain.table.store.OpenInvitation;
import quintain.table.store.Place;
import quintain.table.store.Store;
import quintain.table.store.Tokens;

/// Lays new tables: empty ones, ready scenes, written ones, and those that come back.
public final class Laying {
  /// The scene that a book has ready, beside its class.
  private static final String DEMO = "demo.yaml";

  /// Whoever has a link can hand it on; so many seats are enough for any table.
  private static final int MOST_SEATS = 40;

  /// So many characters are enough for any scene; read, they take many times that in memory.
  private static final int LONGEST_SCENE = 1_000_000;

  /// So many remarks on what does not come are told in the log.
  private static final int MOST_REMARKS = 200;

  private static final int LONGEST_NAME = 80;
  private static final int LONGEST_TITLE = 120;

  /// How many seconds a new table waits for volunteers.
  private static final int PATIENCE = 30;

  /// How a new table plays: people are asked about their own choices; what the Referee might rule
  /// otherwise goes by its default until the Referee wants a say.
  private static final Dial USUAL = Dial.ASKING.with(Topic.REFEREE, Dial.Setting.AUTOMATIC);

  private final Library library;
  private final InstalledPacks packs;
  private final Store store;
  private final Tokens tokens;
  private final InstantSource clock;

  public Laying(
      Library library, InstalledPacks packs, Store store, Tokens tokens, InstantSource clock) {
    this.library = library;
    this.packs = packs;
    this.store = store;
    this.tokens = tokens;
    this.clock = clock;
  }

  Library library() {
    return library;
  }

  Store store() {
    return store;
  }

  Instant now() {
    return clock.instant();
  }

  Tokens tokens() {
    return tokens;
  }

  /// The packs that tables of a book may be laid with.
  public List<Pack> packs(String book) {
    return packs.of(book).stream().map(InstalledPacks.Installed::pack).toList();
  }

  /// Lays a new, empty table, with these packs over the book's content.
  public Desk.Invitation open(
      String book, String title, String referee, Map<String, Object> house, List<String> on) {
    return open(volume(book), title, referee, house, packs.chosen(book, on));
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation open(
      Volume<S, T, E> volume,
      String title,
      String referee,
      Map<String, Object> house,
      List<InstalledPacks.Installed> on) {
    var formats = volume.book().formats();
    var content = stocked(volume, on);
    var rules = volume.ruled(formats.house(), house);
    var state =
        volume.book().rules().opening(new Setup(rules, content, formats.scene(), List.of()));
    var invitation = lay(volume, title, referee, Game.at(state), told(on));
    // An empty table waits for people, so its link for anybody is there from the beginning.
    openToAnybody(invitation.table(), invitation.token());
    return invitation;
  }

  /// What the book ships with packs over it. Where they do not go together, the first reason is
  /// told without the folders of this house.
  private static Content stocked(Volume<?, ?, ?> volume, List<InstalledPacks.Installed> on) {
    var folders = on.stream().map(InstalledPacks.Installed::folder).toList();
    return switch (volume.content(folders)) {
      case Bound.Good<Content>(Content content) -> content;
      case Bound.Bad<Content>(List<Problem> problems) -> {
        var first = problems.getFirst();
        var told = first.field() + ": " + first.message();
        for (var folder : folders) {
          told = told.replace(folder.toString(), String.valueOf(folder.getFileName()));
        }
        throw new NotAllowed("These packs do not go together: " + told);
      }
    };
  }

  private static List<News> told(List<InstalledPacks.Installed> on) {
    return on.stream()
        .map(
            each ->
                new News(
                    new Logged.Talked(
                        List.of(Logged.Told.open("Played with " + each.pack().told()))),
                    "",
                    Hearing.EVERYONE))
        .toList();
  }

  /// Lets anybody take a seat who has this new invitation, made of the Referee's token.
  Desk.Opened openToAnybody(String table, String referee) {
    var salt = tokens.salt();
    var made = Tokens.derived(referee, salt);
    store.open(new OpenInvitation(table, salt, Tokens.hash(made))).join();
    return new Desk.Opened(table, made);
  }

  /// Lays a table with the book's ready scene.
  public Desk.Invitation demo(String book, String referee) {
    return demo(volume(book), referee);
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation demo(
      Volume<S, T, E> volume, String referee) {
    return stage(
        volume,
        ready(volume)
            .orElseThrow(
                () -> new NoSuchElementException(volume.book().title() + " has no scene ready")),
        referee);
  }

  /// The scene that a book has ready, if it has one.
  Optional<Source> ready(Volume<?, ?, ?> volume) {
    return Optional.of(Source.shipped(volume.book().filesBeside(), DEMO))
        .filter(source -> source.root().isPresent());
  }

  /// The file of a scene that a Referee wants.
  Source source(Volume<?, ?, ?> volume, Desk.Scene scene) {
    if (!scene.written().isEmpty()) {
      return written(scene.written());
    }
    return ready(volume)
        .filter(source -> Staging.title(source).equals(scene.title()))
        .orElseThrow(() -> new NoSuchElementException("There is no such scene"));
  }

  private static Source written(String scenario) {
    if (scenario.length() > LONGEST_SCENE) {
      throw new NotAllowed(
          "A scene has at most %,d characters, not %,d"
              .formatted(LONGEST_SCENE, scenario.length()));
    }
    var source = Source.yaml("the scene", scenario);
    if (source.root().isEmpty()) {
      throw new Invalid(source.problems());
    }
    return source;
  }

  /// Lays a table with a scene somebody has written.
  public Desk.Invitation stage(String scenario, String referee) {
    var source = written(scenario);
    return stage(
        volume(
            text(source, "book")
                .orElseThrow(
                    () -> new NoSuchElementException("a scene names its book in a line book: …"))),
        source,
        referee);
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation stage(
      Volume<S, T, E> volume, Source source, String referee) {
    return stage(volume, source, referee, List.of());
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation stage(
      Volume<S, T, E> volume, Source source, String referee, List<News> along) {
    var papers = new ArrayList<>(papers(source, volume));
    papers.addAll(along);
    return lay(
        volume,
        text(source, "title").orElse(volume.book().title()),
        referee,
        ScenarioRunner.game(source, volume, List.of()),
        List.copyOf(papers));
  }

  /// Lays a table with all that a document of another program brings; what does not come is told to
  /// the Referee in the log. Empty where no book knows such a document.
  ///
  /// @param file what it is called in complaints
  public Optional<Desk.Invitation> arriving(String file, String document) {
    return imported(file, document).map(this::arriving);
  }

  /// What a document of another program would bring to a table of its own.
  ///
  /// @param book what people call the book
  /// @param format what people call the format
  /// @param more how many further remarks there are
  public record Foreseen(
      String book, String format, List<Comer> comes, List<Remark> remarks, int more) {}

  /// Somebody or something that comes.
  ///
  /// @param told what it amounts to, in the book's words
  public record Comer(String name, List<String> told) {}

  /// What [#arriving] would lay; nothing is laid yet.
  public Optional<Foreseen> foreseen(String file, String document) {
    return imported(file, document).map(Laying::foreseen);
  }

  private static Foreseen foreseen(Imported imported) {
    var arrival = imported.arrival();
    var comes = new ArrayList<Comer>();
    arrival.guests().forEach(guest -> comes.add(new Comer(guest.name(), guest.told())));
    arrival
        .finds()
        .forEach(find -> comes.add(new Comer(find.entry().name(), find.entry().atAGlance())));
    arrival.places().forEach(place -> comes.add(new Comer("A map", place.told())));
    var remarks = new ArrayList<>(arrival.remarks());
    if (arrival.places().stream().anyMatch(place -> place.picture().isPresent())) {
      remarks.add(
          new Remark("image", "the picture is laid at the table, by bringing the map in there"));
    }
    int told = Math.min(remarks.size(), MOST_REMARKS);
    return new Foreseen(
        imported.volume().book().title(),
        imported.title(),
        List.copyOf(comes),
        List.copyOf(remarks.subList(0, told)),
        remarks.size() - told);
  }

  /// A document of another program; empty where no book knows it, and [Invalid] where one does and
  /// it is wrong.
  private Optional<Imported> imported(String file, String document) {
    return switch (Imported.read(library, "", "", file, document)) {
      case Bound.Good<Imported>(Imported imported) -> Optional.of(imported);
      case Bound.Bad<Imported>(List<Problem> problems) -> {
        if (problems.stream().anyMatch(each -> !each.field().isEmpty())) {
          throw new Invalid(problems);
        }
        yield Optional.empty();
      }
    };
  }

  private Desk.Invitation arriving(Imported imported) {
    var arrival = imported.arrival();
    var scene =
        new Luggage(imported.volume(), arrival)
            .scene(
                arrival.guests().stream()
                    .map(Arrival.Guest::name)
                    .findFirst()
                    .orElse(imported.title()));
    var remarks =
        arrival.remarks().stream()
            .limit(MOST_REMARKS)
            .map(
                each ->
                    Logged.Told.open(
                        (each.field().isEmpty() ? "" : each.field() + ": ") + each.words()))
            .toList();
    var told = new News(new Logged.Talked(remarks), Seat.REFEREE.id(), OwnContent.REFEREE);
    return stage(
        imported.volume(), written(scene), "", remarks.isEmpty() ? List.of() : List.of(told));
  }

  /// The documents of other programs that a scene brings along.
  static List<quintain.kernel.peers.Kept> kept(Source source, Volume<?, ?, ?> volume) {
    var kept = new ArrayList<quintain.kernel.peers.Kept>();
    if (source.root().map(top -> Places.find(top, "kept")).orElse(null)
        instanceof Located.Sequence list) {
      if (list.items().size() > Workshop.MOST_PAPERS) {
        throw new NotAllowed(
            "A scene keeps at most %d documents of other programs".formatted(Workshop.MOST_PAPERS));
      }
      for (Located each : list.items()) {
        kept.add(volume.codec().binder().bind(each, quintain.kernel.peers.Kept.class).orThrow());
      }
    }
    return List.copyOf(kept);
  }

  private static List<News> papers(Source source, Volume<?, ?, ?> volume) {
    var papers = new ArrayList<News>();
    for (var kept : kept(source, volume)) {
      var name = papers.isEmpty() ? "Party" : "Party " + (papers.size() + 1);
      papers.add(OwnContent.filed(new Workshop.Paper("PAPER-" + (papers.size() + 1), name, kept)));
    }
    return List.copyOf(papers);
  }

  static Optional<String> text(Source source, String key) {
    if (source.root().orElse(null) instanceof Located.Mapping top) {
      for (var field : top.fields()) {
        if (field.key().equals(key) && field.value() instanceof Located.Text text) {
          return Optional.of(text.value());
        }
      }
    }
    return Optional.empty();
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation lay(
      Volume<S, T, E> volume, String title, String referee, Game<S, T> game, List<News> along) {
    checkCrowd(volume, game.state());
    var manner = new Manner(USUAL, List.of()).waiting(PATIENCE);
    return lay(
        volume,
        title,
        "",
        new Standing<>(game, Optional.empty(), Optional.empty()),
        manner,
        places(volume, game.state(), referee),
        along);
  }

  /// The Referee's place and one for every other seat that speaks for somebody.
  static <S extends State, T extends Step, E extends Event> List<Place> places(
      Volume<S, T, E> volume, S state, String referee) {
    var name = name(referee.isBlank() ? volume.book().theme().referee() : referee);
    var places = new LinkedHashMap<String, Place>();
    places.put(Seat.REFEREE.id(), new Place("", Seat.REFEREE.id(), name, Place.Role.REFEREE, ""));
    for (String id : volume.book().cast().roster(state)) {
      var seat = volume.book().cast().seatOf(state, id);
      if (!seat.isReferee()) {
        places.putIfAbsent(
            seat.id(),
            new Place(
                "", seat.id(), volume.book().showing().nameOf(state, id), Place.Role.PLAYER, ""));
      }
    }
    return List.copyOf(places.values());
  }

  /// Lays a table and invites its Referee.
  ///
  /// @param along what comes along from another table
  <S extends State, T extends Step, E extends Event> Desk.Invitation lay(
      Volume<S, T, E> volume,
      String title,
      String origin,
      Standing<S, T> standing,
      Manner manner,
      List<Place> places,
      List<News> along) {
    var heading = title(title);
    var game = standing.game();
    var opened =
        new Logged.Opened(
            volume.book().id(),
            heading,
            game.state(),
            List.copyOf(game.agenda().steps()),
            standing.running(),
            standing.pause(),
            origin,
            manner,
            List.of(Logged.Told.open(heading)),
            standing.where().isAtTheBeginning() ? "" : standing.where().present(),
            List.of());
    var codec = new LogCodec(volume);
    var log = new ArrayList<Envelope>();
    log.add(envelope(1, new News(opened, "", Hearing.EVERYONE), codec));
    along.forEach(news -> log.add(envelope(log.size() + 1, news, codec)));
    return lay(volume.book().id(), heading, origin, places, List.copyOf(log));
  }

  private Envelope envelope(long seq, News news, LogCodec codec) {
    return new Envelope(
        seq,
        LogCodec.kind(news.logged()),
        LogCodec.VERSION,
        news.seat(),
        "",
        clock.instant(),
        news.hearing(),
        codec.write(news.logged()));
  }

  /// Refuses more seats than a table has.
  static void checkRoom(int seats) {
    if (seats > MOST_SEATS) {
      throw new NotAllowed("This table is full: it has at most " + MOST_SEATS + " seats");
    }
  }

  /// Refuses a scene of more people and creatures than there is room for.
  static <S extends State> void checkCrowd(Volume<S, ?, ?> volume, S state) {
    try {
      Headcount.check(volume, state);
    } catch (Declined declined) {
      throw new NotAllowed(declined.sentence());
    }
  }

  Desk.Invitation lay(
      String book, String title, String origin, List<Place> places, List<Envelope> log) {
    checkRoom(places.size());
    var id = tokens.table();
    var token = tokens.token();
    var seated = new ArrayList<Place>();
    String referee = "";
    for (Place place : places) {
      boolean isReferee = place.role() == Place.Role.REFEREE;
      referee = isReferee ? place.name() : referee;
      seated.add(
          new Place(
              id, place.seat(), place.name(), place.role(), isReferee ? Tokens.hash(token) : ""));
    }
    var kept = new Kept(id, book, title, clock.instant(), origin);
    store.create(kept, List.copyOf(seated), log).join();
    return new Desk.Invitation(id, Seat.REFEREE.id(), referee, token);
  }

  /// Lays a table from what [Desk#export] gave to a Referee.
  public Desk.Invitation bringBack(String export) {
    return new Copying(this).bringBack(export);
  }

  public Volume<?, ?, ?> volume(String book) {
    return library.find(book);
  }

  static String name(String name) {
    return trimmed(name, LONGEST_NAME, "A name");
  }

  static String title(String title) {
    return trimmed(title, LONGEST_TITLE, "A title");
  }

  private static String trimmed(String text, int longest, String what) {
    var trimmed = text.strip();
    if (trimmed.isEmpty() || trimmed.length() > longest) {
      throw new NotAllowed(what + " has 1 to " + longest + " characters");
    }
    if (trimmed.chars().anyMatch(Character::isISOControl)) {
      throw new NotAllowed(what + " is one line");
    }
    return trimmed;
  }

  /// A seat's id made of a name: lower case letters and digits, unlike any that is there.
  static String seatFor(String name, List<String> taken) {
    var word =
        Names.kebab(name.replaceAll("[^A-Za-z0-9]+", "-").toLowerCase(java.util.Locale.ROOT))
            .replaceAll("^-+|-+$", "");
    var stem = word.isEmpty() ? "seat" : word.substring(0, Math.min(24, word.length()));
    var seat = stem;
    for (int i = 2; taken.contains(seat) || seat.equals(Seat.REFEREE.id()); i++) {
      seat = stem + "-" + i;
    }
    return seat;
  }

  /// What cannot be read from outside, as one sentence.
  static NotAllowed unreadable(Invalid invalid) {
    return new NotAllowed("That cannot be read: " + invalid.getMessage());
  }
}
