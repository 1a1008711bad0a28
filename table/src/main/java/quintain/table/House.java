package quintain.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.kernel.dice.Faces;
import quintain.packs.InstalledPacks;
import quintain.packs.Library;
import quintain.packs.Pack;
import quintain.packs.Volume;
import quintain.table.desk.Administration;
import quintain.table.desk.CannotOpen;
import quintain.table.desk.Desk;
import quintain.table.desk.Joining;
import quintain.table.desk.Laying;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.Reopened;
import quintain.table.desk.TableDesk;
import quintain.table.log.Damaged;
import quintain.table.play.OddsDesk;
import quintain.table.play.Premises;
import quintain.table.store.Kept;
import quintain.table.store.Pass;
import quintain.table.store.Peers;
import quintain.table.store.Place;
import quintain.table.store.Store;
import quintain.table.store.Tokens;
import quintain.table.store.Webhook;
import quintain.table.store.WebhookSignal;

/// All tables that one store keeps, opened when somebody comes.
public final class House implements Hall {
  private static final System.Logger LOG = System.getLogger(House.class.getName());

  /// For so long a table at which nobody sits stays open.
  private static final Duration KEPT_OPEN = Duration.ofMinutes(10);

  private static final Duration BETWEEN_ROUNDS = Duration.ofMinutes(1);

  /// So often the caretaker goes round before looking for what was deleted long ago.
  private static final int ROUNDS_TO_FORGET = 60;

  /// For so long a deleted table can be brought back.
  public static final Duration KEPT_DELETED = Duration.ofDays(30);

  /// How long those who play by themselves wait before they act, so that people can follow.
  public static final Duration PACE = Duration.ofMillis(700);

  /// Whatever takes longer to write is not ready.
  private static final Duration READY = Duration.ofSeconds(5);

  /// How many tables play at the same time. These are threads of the system, which takes turns
  /// among them, so that a rule that takes long holds up no other table.
  private static final int THREADS = 16;

  private final Laying laying;
  private final Premises premises;
  private final ExecutorService executor;
  private final ExecutorService pool;
  private final Map<String, Open> tables = new ConcurrentHashMap<>();

  /// What is told of tables that could not be opened when somebody came last.
  private final Map<String, String> troubles = new ConcurrentHashMap<>();

  private final Thread caretaker;

  /// A house whose dice come from the given source.
  public House(Store store, Library library, Faces dice, InstantSource clock) {
    this(store, library, dice, clock, PACE);
  }

  public House(Store store, Library library, Faces dice, InstantSource clock, Duration pace) {
    this(store, library, InstalledPacks.NONE, dice, clock, pace);
  }

  /// A house whose tables may be laid with these packs.
  public House(
      Store store,
      Library library,
      InstalledPacks packs,
      Faces dice,
      InstantSource clock,
      Duration pace) {
    var tokens = new Tokens(new SecureRandom());
    this.laying = new Laying(library, packs, store, tokens, clock);
    this.executor = Executors.newVirtualThreadPerTaskExecutor();
    this.pool =
        Executors.newFixedThreadPool(THREADS, Thread.ofPlatform().name("table-", 0).factory());
    this.premises =
        new Premises(
            store,
            dice,
            clock,
            tokens,
            executor,
            pool,
            new OddsDesk(),
            new OddsDesk(1),
            pace,
            new WebhookSignal(store),
            table ->
                tables.computeIfPresent(
                    table.id(), (_, open) -> open.table.equals(table) ? null : open));
    store.peers().listen(new Neighbours());
    this.caretaker = Thread.ofVirtual().name("caretaker").start(this::goRound);
  }

  /// Brings what other servers do to the tables that are open here.
  private final class Neighbours implements Peers.Listener {
    @Override
    public void logged(String table) {
      tell(table, Table::logged);
    }

    @Override
    public void altered(String table) {
      tell(table, Table::altered);
      executor.execute(premises.webhooks()::refresh);
    }

    @Override
    public void seated(String table) {
      tell(table, Table::seated);
    }

    @Override
    public void missed() {
      for (String table : List.copyOf(tables.keySet())) {
        logged(table);
        altered(table);
        seated(table);
      }
    }

    private void tell(String id, Consumer<Table<?, ?, ?>> news) {
      var open = tables.get(id);
      if (open != null) {
        news.accept(open.table);
      }
    }
  }

  /// Tidies up now and then, until the house is closed.
  private void goRound() {
    try {
      while (true) {
        forgetDeleted();
        for (int i = 0; i < ROUNDS_TO_FORGET; i++) {
          Thread.sleep(BETWEEN_ROUNDS);
          tidy();
        }
      }
    } catch (InterruptedException _) {
      // The house is closed.
    }
  }

  /// A house with secure dice.
  public static House of(Store store, Library library, InstalledPacks packs, Duration pace) {
    var random = new SecureRandom();
    return new House(
        store, library, packs, sides -> random.nextInt(sides) + 1, InstantSource.system(), pace);
  }

  @Override
  public Desk.Invitation open(
      String book, String title, String referee, Map<String, Object> house, List<String> packs) {
    return laying.open(book, title, referee, house, packs);
  }

  @Override
  public List<Pack> packs(String book) {
    return laying.packs(book);
  }

  @Override
  public Desk.Invitation demo(String book, String referee) {
    return laying.demo(book, referee);
  }

  @Override
  public Desk.Invitation stage(String scenario, String referee) {
    return laying.stage(scenario, referee);
  }

  @Override
  public Desk.Invitation bringBack(String export) {
    return laying.bringBack(export);
  }

  @Override
  public Optional<Desk.Invitation> arriving(String file, String document) {
    return laying.arriving(file, document);
  }

  @Override
  public Optional<Laying.Foreseen> foreseen(String file, String document) {
    return laying.foreseen(file, document);
  }

  // Coming in

  @Override
  public Optional<Place> admits(String token) {
    return admission(token).map(Admission::place);
  }

  /// The place that a token admits to.
  ///
  /// @param pass the token, if it is one for a program. It is found together with the place: one
  ///   that runs out between two looks would pass for the link of the seat
  private record Admission(Place place, Optional<Pass> pass) {}

  private Optional<Admission> admission(String token) {
    var store = premises.store();
    return store
        .admits(Tokens.hash(token))
        .map(place -> new Admission(place, Optional.empty()))
        .or(
            () ->
                pass(token)
                    .flatMap(
                        pass ->
                            store
                                .admits(pass.under())
                                .map(place -> new Admission(place, Optional.of(pass)))))
        .filter(admission -> isThere(admission.place().table()));
  }

  @Override
  public Optional<Pass> pass(String token) {
    return premises.store().pass(Tokens.hash(token)).filter(pass -> !pass.isOver(now()));
  }

  private boolean isThere(String table) {
    return premises.store().table(table).filter(kept -> kept.deleted().isEmpty()).isPresent();
  }

  @Override
  public Optional<Standing> standing(String token) {
    var store = premises.store();
    return store
        .admits(Tokens.hash(token))
        .flatMap(
            place ->
                store
                    .table(place.table())
                    .map(
                        kept ->
                            new Standing(
                                kept,
                                place,
                                played(place),
                                Optional.ofNullable(troubles.get(kept.id())))));
  }

  /// A damaged log takes nobody the other tables in a list.
  private Optional<Played> played(Place viewer) {
    try {
      return lastPlayed(viewer);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "table " + viewer.table() + " tells nothing", e);
      return Optional.empty();
    }
  }

  private Optional<Played> lastPlayed(Place viewer) {
    var store = premises.store();
    return store
        .lastAct(viewer.table(), viewer.seat())
        .map(
            act ->
                new Played(
                    act.at(),
                    store.places(viewer.table()).stream()
                        .filter(place -> place.seat().equals(act.seat()))
                        .map(Place::name)
                        .findFirst()
                        .orElse("")));
  }

  @Override
  public void restore(String token) {
    var store = premises.store();
    var standing =
        standing(token)
            .filter(there -> there.place().role() == Place.Role.REFEREE)
            .orElseThrow(() -> new NotAllowed("Only the Referee brings a table back"));
    store.alter(standing.table().withDeleted(Optional.empty())).join();
  }

  @Override
  public Joining joining(String token) {
    return premises
        .store()
        .opens(Tokens.hash(token))
        .filter(open -> isThere(open.table()))
        .map(open -> new Joining(laying, table(open.table()), open))
        .orElseThrow(() -> new NotAllowed("This invitation admits to nothing, or not any more"));
  }

  private Admission admitted(String token) {
    return admission(token).orElseThrow(() -> new NotAllowed("This invitation admits to nothing"));
  }

  @Override
  public Chair sit(String token, Chair.Listener listener) {
    var admission = admitted(token);
    return at(
        admission.place().table(),
        table -> table.sit(admission.place(), admission.pass(), listener));
  }

  /// Does something at an open table; if it was shut in this moment, at the one opened after it.
  private <V> V at(String table, Function<Table<?, ?, ?>, V> doing) {
    try {
      return doing.apply(table(table));
    } catch (Reopened _) {
      return doing.apply(table(table));
    }
  }

  @Override
  public Unread unread(Webhook webhook, int limit) {
    var page =
        at(
            webhook.table(),
            table ->
                table.inTurn(
                    () -> table.log().pages().following(webhook.seat(), webhook.told(), limit)));
    return new Unread(page.upTo(), page.entries());
  }

  @Override
  public Store store() {
    return premises.store();
  }

  @Override
  public WebhookSignal webhookSignal() {
    return premises.webhooks();
  }

  @Override
  public Desk desk(String token) {
    var admission = admitted(token);
    return desk(table(admission.place().table()), admission, token);
  }

  private <S extends State, T extends Step, E extends Event> Desk desk(
      Table<S, T, E> table, Admission admission, String token) {
    return new TableDesk<>(laying, table, admission.place(), token, admission.pass());
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
    // The table is asked first, for while the map is held nothing may wait for a table.
    if (!open.table.isEmpty()) {
      open.usedAt(now());
      return;
    }
    // Whoever wants to sit down has looked for the table, and so has used it.
    var moment = now().minus(KEPT_OPEN);
    tables.computeIfPresent(
        id, (_, now) -> now.equals(open) && now.used.isBefore(moment) ? null : now);
  }

  /// Forgets what was deleted so long ago that nobody wants it back.
  void forgetDeleted() {
    try {
      premises.store().forget(now().minus(KEPT_DELETED)).join();
    } catch (CompletionException e) {
      LOG.log(System.Logger.Level.WARNING, "deleted tables could not be forgotten", e);
    }
  }

  @Override
  public Administration administration() {
    return new Administration(
        premises.store(), premises.tokens(), premises.clock(), KEPT_DELETED, this::alter);
  }

  private void alter(String id, UnaryOperator<Kept> change) {
    var open = tables.get(id);
    if (open == null || !alter(open.table, change)) {
      var kept =
          premises
              .store()
              .table(id)
              .orElseThrow(() -> new NoSuchElementException("There is no such table."));
      premises.store().alter(change.apply(kept)).join();
    }
  }

  /// Whether an open table was still there to be changed.
  private static boolean alter(Table<?, ?, ?> table, UnaryOperator<Kept> change) {
    try {
      return table.inTurn(
          () -> {
            table.alter(change.apply(table.kept()));
            return true;
          });
    } catch (Reopened _) {
      return false;
    }
  }

  @Override
  public int tablesOpen() {
    return tables.size();
  }

  @Override
  public boolean isReady() {
    try {
      premises.store().tryOut().get(READY.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (ExecutionException | TimeoutException | RuntimeException e) {
      LOG.log(System.Logger.Level.WARNING, "the store does not answer: " + e);
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Table<?, ?, ?> wake(String id) {
    var kept =
        premises
            .store()
            .table(id)
            .filter(there -> there.deleted().isEmpty())
            .orElseThrow(() -> new NotAllowed("There is no such table any more"));
    Volume<?, ?, ?> volume;
    try {
      volume = laying.volume(kept.book());
    } catch (NoSuchElementException e) {
      throw shut(id, "its rulebook, " + kept.book() + ", is not on board here", e);
    }
    try {
      var table = wake(kept, volume);
      troubles.remove(id);
      return table;
    } catch (Store.Unavailable away) {
      throw away;
    } catch (Damaged e) {
      throw shut(id, "what is written of it is damaged", e);
    } catch (RuntimeException e) {
      throw shut(id, "what is written of it cannot be read", e);
    }
  }

  /// Tells whoever keeps the house, once, and whoever comes why a table stays shut.
  private CannotOpen shut(String id, String why, RuntimeException cause) {
    var told =
        "This table cannot be opened: "
            + why
            + ". All other tables are open, and whoever keeps this house finds more in its log.";
    if (!told.equals(troubles.put(id, told))) {
      LOG.log(
          System.Logger.Level.ERROR,
          "table " + id + " cannot be opened; 'quintain table verify' tells more",
          cause);
    }
    return new CannotOpen(told, cause);
  }

  private <S extends State, T extends Step, E extends Event> Table<S, T, E> wake(
      Kept kept, Volume<S, T, E> volume) {
    var table = new Table<>(kept, volume, premises);
    table.wake();
    return table;
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
}
