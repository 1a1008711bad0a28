package quintain.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import quintain.binder.Invalid;
import quintain.binder.Located;
import quintain.binder.Source;
import quintain.kernel.Event;
import quintain.kernel.Game;
import quintain.kernel.Names;
import quintain.kernel.Seat;
import quintain.kernel.Setup;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.Topic;
import quintain.kernel.dice.Faces;
import quintain.kernel.fate.Dial;
import quintain.kernel.fate.Manner;
import quintain.packs.Library;
import quintain.packs.Volume;
import quintain.scenario.ScenarioRunner;
import quintain.table.Position.Standing;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Kept;
import quintain.table.store.Place;
import quintain.table.store.Store;

/// All tables that one store keeps, opened when somebody comes.
public final class House implements Hall {
  /// The scene that a book has ready, beside its class.
  private static final String DEMO = "demo.yaml";

  /// For so long a table at which nobody sits stays open.
  private static final Duration KEPT_OPEN = Duration.ofMinutes(10);

  private static final Duration BETWEEN_ROUNDS = Duration.ofMinutes(1);

  /// How many tables play at the same time. These are threads of the system, which takes turns among
  /// them, so that a rule that takes long holds up no other table.
  private static final int THREADS = 16;

  private static final int LONGEST_NAME = 80;
  private static final int LONGEST_TITLE = 120;

  private final Library library;
  private final Premises premises;
  private final ExecutorService executor;
  private final ExecutorService pool;
  private final Map<String, Open> tables = new ConcurrentHashMap<>();
  private final Thread caretaker;

  /// A house whose dice come from the given source.
  public House(Store store, Library library, Faces dice, InstantSource clock) {
    this.library = library;
    this.executor = Executors.newVirtualThreadPerTaskExecutor();
    this.pool =
        Executors.newFixedThreadPool(
            THREADS, Thread.ofPlatform().name("table-", 0).factory());
    this.premises =
        new Premises(
            store,
            dice,
            clock,
            new Tokens(new SecureRandom()),
            executor,
            pool,
            new OddsDesk(),
            new OddsDesk(1),
            table ->
                tables.computeIfPresent(
                    table.id(), (_, open) -> open.table.equals(table) ? null : open));
    this.caretaker = Thread.ofVirtual().name("caretaker").start(this::goRound);
  }

  /// Tidies up now and then, until the house is closed.
  private void goRound() {
    try {
      while (true) {
        Thread.sleep(BETWEEN_ROUNDS);
        tidy();
      }
    } catch (InterruptedException _) {
      // The house is closed.
    }
  }

  /// How a new table plays: people are asked about their own choices; what the Referee might rule
  /// otherwise goes by its default until the Referee wants a say.
  private static final Dial USUAL = Dial.ASKING.with(Topic.REFEREE, Dial.Setting.AUTOMATIC);

  /// A house with secure dice.
  public static House of(Store store, Library library) {
    var random = new SecureRandom();
    return new House(store, library, sides -> random.nextInt(sides) + 1, InstantSource.system());
  }

  // Laying tables

  @Override
  public Desk.Invitation open(
      String book, String title, String referee, Map<String, Object> house) {
    return open(volume(book), title, referee, house);
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation open(
      Volume<S, T, E> volume, String title, String referee, Map<String, Object> house) {
    var formats = volume.book().formats();
    var content = volume.content(List.of()).orThrow();
    var rules = volume.ruled(formats.house(), house);
    var state = volume.book().opening(new Setup(rules, content, formats.scene(), List.of()));
    return lay(volume, title, referee, Game.at(state));
  }

  @Override
  public Desk.Invitation demo(String book, String referee) {
    return demo(volume(book), referee);
  }

  private <S extends State, T extends Step, E extends Event> Desk.Invitation demo(
      Volume<S, T, E> volume, String referee) {
    var source = Source.shipped(volume.book().getClass(), DEMO);
    if (source.root().isEmpty()) {
      throw new NoSuchElementException(volume.book().title() + " has no scene ready");
    }
    return stage(volume, source, referee);
  }

  @Override
  public Desk.Invitation stage(String scenario, String referee) {
    var source = Source.yaml("the scene", scenario);
    if (source.root().isEmpty()) {
      throw new Invalid(source.problems());
    }
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
    return lay(
        volume,
        text(source, "title").orElse(volume.book().title()),
        referee,
        ScenarioRunner.game(source, volume, List.of()));
  }

  private static Optional<String> text(Source source, String key) {
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
      Volume<S, T, E> volume, String title, String referee, Game<S, T> game) {
    var manner = new Manner(USUAL, List.of());
    return lay(
        volume,
        title,
        "",
        new Standing<>(game, Optional.empty(), Optional.empty()),
        manner,
        places(volume, game.state(), referee));
  }

  /// The Referee's place and one for every other seat that speaks for somebody.
  private static <S extends State, T extends Step, E extends Event> List<Place> places(
      Volume<S, T, E> volume, S state, String referee) {
    var name = name(referee.isBlank() ? volume.book().theme().referee() : referee);
    var places = new LinkedHashMap<String, Place>();
    places.put(Seat.REFEREE.id(), new Place("", Seat.REFEREE.id(), name, Place.Role.REFEREE, ""));
    for (String id : volume.book().roster(state)) {
      var seat = volume.book().seatOf(state, id);
      if (!seat.isReferee()) {
        places.putIfAbsent(
            seat.id(),
            new Place("", seat.id(), volume.book().nameOf(state, id), Place.Role.PLAYER, ""));
      }
    }
    return List.copyOf(places.values());
  }

  /// Lays a table and invites its Referee.
  <S extends State, T extends Step, E extends Event> Desk.Invitation lay(
      Volume<S, T, E> volume,
      String title,
      String origin,
      Standing<S, T> standing,
      Manner manner,
      List<Place> places) {
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
            List.of(Logged.Told.open(heading)));
    var first =
        new Envelope(
            1,
            Scribe.kind(opened),
            Scribe.VERSION,
            "",
            "",
            premises.clock().instant(),
            Hearing.EVERYONE,
            new Scribe(volume).write(opened));
    return lay(volume.book().id(), heading, origin, places, List.of(first));
  }

  Desk.Invitation lay(
      String book, String title, String origin, List<Place> places, List<Envelope> log) {
    var id = premises.tokens().table();
    var token = premises.tokens().token();
    var seated = new ArrayList<Place>();
    String referee = "";
    for (Place place : places) {
      boolean isReferee = place.role() == Place.Role.REFEREE;
      referee = isReferee ? place.name() : referee;
      seated.add(
          new Place(
              id, place.seat(), place.name(), place.role(), isReferee ? Tokens.hash(token) : ""));
    }
    var kept = new Kept(id, book, title, premises.clock().instant(), origin);
    premises.store().create(kept, List.copyOf(seated), log).join();
    return new Desk.Invitation(id, Seat.REFEREE.id(), referee, token);
  }

  @Override
  public Desk.Invitation bringBack(String export) {
    return new Copying(this).bringBack(export);
  }

  Volume<?, ?, ?> volume(String book) {
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

  // Coming in

  @Override
  public Optional<Place> admits(String token) {
    return premises.store().admits(Tokens.hash(token));
  }

  private Place admitted(String token) {
    return admits(token).orElseThrow(() -> new NotAllowed("This invitation admits to nothing"));
  }

  @Override
  public Chair sit(String token, Chair.Listener listener) {
    var place = admitted(token);
    return table(place.table()).sit(place, listener);
  }

  @Override
  public Desk desk(String token) {
    var place = admitted(token);
    return desk(table(place.table()), place);
  }

  private <S extends State, T extends Step, E extends Event> Desk desk(
      Table<S, T, E> table, Place place) {
    return new TableDesk<>(this, table, place);
  }

  /// The open table of that id.
  Table<?, ?, ?> table(String id) {
    return tables.compute(
            id, (_, open) -> open == null ? new Open(wake(id), now()) : open.usedAt(now()))
        .table;
  }

  private Instant now() {
    return premises.clock().instant();
  }

  /// A table that is open, and when somebody last came for it or was seen at it.
  private static final class Open {
    final Table<?, ?, ?> table;
    private volatile Instant used;

    Open(Table<?, ?, ?> table, Instant used) {
      this.table = table;
      this.used = used;
    }

    Open usedAt(Instant moment) {
      used = moment;
      return this;
    }
  }

  /// Puts tables away at which nobody has sat for a while. Their logs are in the store, so whoever
  /// comes finds them as they were, down to an open question; only a character that somebody had
  /// begun to make is lost.
  void tidy() {
    for (var id : List.copyOf(tables.keySet())) {
      var open = tables.get(id);
      if (open != null) {
        tidy(id, open);
      }
    }
  }

  private void tidy(String id, Open open) {
    try {
      // The table is asked first, for while the map is held nothing may wait for a table.
      if (!open.table.inTurn(open.table::isEmpty)) {
        open.usedAt(now());
        return;
      }
    } catch (NotAllowed _) {
      return; // it was shut in this very moment
    }
    // Whoever wants to sit down has looked for the table, and so has used it.
    var moment = now().minus(KEPT_OPEN);
    tables.computeIfPresent(
        id, (_, now) -> now.equals(open) && now.used.isBefore(moment) ? null : now);
  }

  /// How many tables are open.
  int open() {
    return tables.size();
  }

  private Table<?, ?, ?> wake(String id) {
    var kept =
        premises
            .store()
            .table(id)
            .orElseThrow(() -> new NotAllowed("There is no such table any more"));
    return wake(kept, volume(kept.book()));
  }

  private <S extends State, T extends Step, E extends Event> Table<S, T, E> wake(
      Kept kept, Volume<S, T, E> volume) {
    var table = new Table<>(kept, volume, premises);
    table.wake();
    return table;
  }

  Premises premises() {
    return premises;
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

  /// Closes every table, and with them the house. The store stays open.
  @Override
  public void close() {
    caretaker.interrupt();
    tables.clear();
    premises.odds().close();
    pool.close();
    premises.danger().close();
    executor.close();
  }

  /// What cannot be read from outside, as one sentence.
  static NotAllowed unreadable(Invalid invalid) {
    return new NotAllowed("That cannot be read: " + invalid.getMessage());
  }
}
