package quintain.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.kernel.Event;
import quintain.kernel.IllegalAnswer;
import quintain.kernel.Names;
import quintain.kernel.Refused;
import quintain.kernel.Seat;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.desk.NotAllowed;
import quintain.table.desk.Reopened;
import quintain.table.log.Gallery;
import quintain.table.log.LogCodec;
import quintain.table.log.Logged;
import quintain.table.log.News;
import quintain.table.log.Position;
import quintain.table.log.SeatNumbers;
import quintain.table.log.TableLog;
import quintain.table.play.Arranging;
import quintain.table.play.Clerks;
import quintain.table.play.Declined;
import quintain.table.play.OpenTable;
import quintain.table.play.Premises;
import quintain.table.play.Proceedings;
import quintain.table.play.Seated;
import quintain.table.play.Seating;
import quintain.table.play.Travelling;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Backcloth;
import quintain.table.show.Offering;
import quintain.table.show.Scenery;
import quintain.table.show.Showing;
import quintain.table.show.Slips;
import quintain.table.store.Envelope;
import quintain.table.store.Kept;
import quintain.table.store.Pass;
import quintain.table.store.Peers;
import quintain.table.store.Place;
import quintain.table.store.Store;
import quintain.table.talk.Parlance;

/// One open table: its log, its chairs, and what is broadcast to them.
///
/// Whatever is said to the table waits in its mailbox and is heard one after the other. Other
/// servers may have the same table open: the log decides who of them writes next, and whoever comes
/// too late reads what is there and hears the same once more. Nothing is shown to anybody before it
/// is stored.
final class Table<S extends State, T extends Step, E extends Event>
    implements OpenTable<S, T, E>, Mailbox.Ending {
  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  private volatile Kept kept;
  private final Volume<S, T, E> volume;
  private final Premises premises;
  private final Mailbox mailbox;
  private final TableLog<S, T, E> log;
  private final Seating seating;
  private final List<SeatedChair> chairs = new ArrayList<>();
  private final Scenery<S, T, E> scenery;
  private final Backcloth backcloth;
  private final Gallery gallery;
  private final Clerks<S, T, E> clerks;
  private final Proceedings<S, T, E> proceedings;
  private final Parlance parlance;
  private final Travelling<S, T, E> travelling;
  private final Peers peers;
  private final AtomicBoolean behind = new AtomicBoolean();
  private Set<String> toldHere = Set.of();
  private boolean stale = true;
  private long lastShown;
  private boolean shut;

  Table(Kept kept, Volume<S, T, E> volume, Premises premises) {
    this.kept = kept;
    this.volume = volume;
    this.premises = premises;
    this.peers = premises.store().peers();
    this.mailbox = new Mailbox(premises.pool(), this);
    this.log = new TableLog<>(premises.store(), kept.id(), volume);
    log.snapNowAndThen(premises.executor());
    this.seating = new Seating(premises.store().places(kept.id()));
    var showing = new Showing<>(volume);
    var offering = new Offering<>(volume, showing);
    this.scenery = new Scenery<>(volume, showing, offering);
    this.backcloth = new Backcloth(premises.store(), kept.id());
    this.gallery = new Gallery(premises.store(), kept.id(), new LogCodec(volume));
    this.clerks = new Clerks<>(this, showing, offering);
    this.proceedings = new Proceedings<>(this, showing, offering, clerks);
    this.parlance = new Parlance(this);
    this.travelling = new Travelling<>(this);
  }

  /// Takes up what was under way when the table was last closed.
  void wake() {
    mailbox.begin(proceedings::wake);
    learnCauses();
  }

  /// A long log has many, and nobody has to wait for them.
  private void learnCauses() {
    premises
        .executor()
        .execute(
            () -> {
              try {
                var all = premises.store().causes(kept.id());
                post(() -> log.learn(all));
              } catch (RuntimeException e) {
                // Without them the store is asked each time.
                LOG.log(System.Logger.Level.WARNING, "no causes of " + kept.id(), e);
              }
            });
  }

  @Override
  public Kept kept() {
    return kept;
  }

  @Override
  public Volume<S, T, E> volume() {
    return volume;
  }

  @Override
  public Premises premises() {
    return premises;
  }

  @Override
  public TableLog<S, T, E> log() {
    return log;
  }

  @Override
  public Seating seating() {
    return seating;
  }

  @Override
  public Backcloth backcloth() {
    return backcloth;
  }

  @Override
  public Gallery gallery() {
    return gallery;
  }

  long last() {
    return log.last();
  }

  SeatNumbers ears() {
    return log.numbers();
  }

  List<Place> places() {
    return seating.places();
  }

  // Turns

  @Override
  public void post(Runnable letter) {
    mailbox.post(letter);
  }

  @Override
  public <V> V inTurn(Supplier<V> doing) {
    return mailbox.inTurn(
        () -> {
          if (peers.mayBe() && !shut) {
            refresh();
            catchUp();
          }
          if (shut) {
            throw new Reopened();
          }
          return doing.get();
        });
  }

  /// Stores what came of a turn.
  @Override
  public CompletableFuture<@Nullable Void> store() {
    scenes();
    return log.store();
  }

  /// If another server has written to the log first, the turn is taken again on what is there now.
  /// Whoever spoke need not know of it.
  @Override
  public boolean isToBeTakenAgain(Throwable failure) {
    if (!(failure instanceof Store.Conflict) && !(failure.getCause() instanceof Store.Conflict)) {
      return false;
    }
    log.takeBack();
    proceedings.takeBack();
    chairs.forEach(SeatedChair::unsay);
    follow(log.catchUp());
    return true;
  }

  /// Shows what came of a turn, now that it is stored.
  @Override
  public void show(@Nullable Throwable failure) {
    if (failure != null) {
      // Whether it was stored is not known, so the log must be read again before anything else.
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not end a turn", failure);
      shut();
      return;
    }
    dismissIf(this::isOver, "This token has run out");
    for (SeatedChair chair : List.copyOf(chairs)) {
      chair.flush();
    }
    tellWhoIsHere();
    if (log.last() != lastShown) {
      lastShown = log.last();
      premises.webhooks().logged(kept.id());
    }
    log.snapNowAndThen(premises.executor());
    proceedings.playOn();
  }

  // Other servers

  /// Another server has added to the log. Where nobody sits, that is read when somebody comes.
  void logged() {
    if (behind.compareAndSet(false, true)) {
      post(
          () -> {
            behind.set(false);
            if (!chairs.isEmpty()) {
              catchUp();
            }
          });
    }
  }

  /// Another server has changed something else that is known of the table.
  void altered() {
    post(
        () -> {
          if (!chairs.isEmpty()) {
            refresh();
          }
        });
  }

  /// Others sit with other servers than before.
  void seated() {
    post(this::tellChairs);
  }

  private void catchUp() {
    var added = log.catchUp();
    if (!added.isEmpty()) {
      follow(added);
    }
  }

  /// Shows what other servers have added to the log, and goes on from there.
  private void follow(List<TableLog.Added> added) {
    var logged = added.stream().map(TableLog.Added::logged).toList();
    broadcast(added.stream().map(TableLog.Added::envelope).toList(), logged);
    if (logged.stream().anyMatch(Logged.Arranged.class::isInstance)) {
      tellManner();
      tellChairs();
    }
    // It is stored, whatever becomes of this turn.
    chairs.forEach(SeatedChair::flush);
    stale = true;
    proceedings.catchUp(logged);
  }

  /// Reads again what is known of the table beside its log.
  private void refresh() {
    var store = premises.store();
    var now = store.table(kept.id());
    if (now.isEmpty() || now.get().deleted().isPresent()) {
      gone();
      return;
    }
    become(now.get());
    boolean another = false;
    for (Place place : store.places(kept.id())) {
      if (!seating.find(place.seat()).equals(Optional.of(place))) {
        replace(place);
        another = true;
      }
    }
    if (another) {
      stale = true;
      tellChairs();
    }
    stale |= backcloth.refresh();
    dismissIf(
        chair -> chair.pass().filter(pass -> !isOver(pass) && !isGood(pass)).isPresent(),
        "The token was taken back");
  }

  @Override
  public boolean isGood(Pass pass) {
    return !isOver(pass) && premises.store().pass(pass.tokenHash()).isPresent();
  }

  private boolean isOver(Pass pass) {
    return pass.isOver(premises.clock().instant());
  }

  private boolean isOver(SeatedChair chair) {
    return chair.pass().filter(this::isOver).isPresent();
  }

  @Override
  public boolean leads() {
    return peers.leads(kept.id());
  }

  /// Tells other servers who sits here, if that has changed.
  private void tellWhoIsHere() {
    if (peers.mayBe()) {
      var here =
          chairs.stream()
              .filter(SeatedChair::isPresent)
              .map(SeatedChair::seat)
              .collect(Collectors.toUnmodifiableSet());
      if (!here.equals(toldHere)) {
        toldHere = here;
        peers.here(kept.id(), here);
      }
    }
  }

  /// Hears a frame; whatever goes wrong with it is told to whoever said it and changes nothing.
  void take(SeatedChair chair, FromSeat frame) {
    if (chair.isClosed() || isOver(chair)) {
      return; // Whose token has run out is sent away at the end of this turn.
    }
    var id = frame.id();
    try {
      hear(chair, frame);
    } catch (Refused refused) {
      var refusal = refused.refusal();
      chair.tell(new ToSeat.Refused(id, refusal.clause().id(), brief(refusal.reason())));
    } catch (Declined declined) {
      chair.tell(new ToSeat.Failed(id, declined.code(), brief(declined.sentence())));
    } catch (Slips.Misread | Invalid | IllegalAnswer e) {
      var message = brief(String.valueOf(e.getMessage()));
      chair.tell(new ToSeat.Failed(id, Declined.NOT_UNDERSTOOD, message));
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not take a frame", e);
      chair.tell(
          new ToSeat.Failed(id, "broken", "Something went wrong at the table; nothing changed."));
    }
  }

  private static final int LONGEST_REASON = 1_000;

  /// Whoever sends much does not get it back with the reason why not.
  private static String brief(String reason) {
    return reason.length() <= LONGEST_REASON ? reason : reason.substring(0, LONGEST_REASON) + "…";
  }

  private void hear(SeatedChair chair, FromSeat frame) {
    Declined.atMost(100, "An id", frame.id());
    if (frame.id().chars().anyMatch(Character::isISOControl)) {
      throw new Declined(Declined.NOT_UNDERSTOOD, "An id is one line");
    }
    if (!(frame instanceof FromSeat.Hello) && !chair.isGreeted()) {
      throw Declined.notAllowed("Say hello first");
    }
    if (chair.onlyReads() && !isReading(frame)) {
      throw Declined.notAllowed("This token is good for reading only");
    }
    if (!(frame instanceof FromSeat.Hello) && proceedings.holdsBack(chair, frame)) {
      return;
    }
    switch (frame) {
      case FromSeat.Hello hello -> greet(chair, hello);
      case FromSeat.Play play -> once(chair, play, () -> proceedings.hear(chair, play));
      case FromSeat.Talk talk -> once(chair, talk, () -> parlance.hear(chair, talk));
      case FromSeat.Consider consider -> proceedings.consider(chair, consider);
      case FromSeat.Recap recap -> parlance.journaling().recap(chair, recap);
      case FromSeat.Inquiry inquiry -> clerks.hear(chair, inquiry);
    }
  }

  /// Whether a frame only asks. What is said of a character in the making changes nothing at the
  /// table, but is not asking.
  private static boolean isReading(FromSeat frame) {
    return switch (frame) {
      case FromSeat.Play _, FromSeat.Talk _ -> false;
      case FromSeat.BeginDraft _,
          FromSeat.ResumeDraft _,
          FromSeat.Surprise _,
          FromSeat.Decide _,
          FromSeat.GoBack _,
          FromSeat.DropDraft _ ->
          false;
      case FromSeat.Hello _,
          FromSeat.Consider _,
          FromSeat.Recap _,
          FromSeat.Ask _,
          FromSeat.AskAbout _,
          FromSeat.Fill _,
          FromSeat.Intend _,
          FromSeat.Reconsider _,
          FromSeat.Foresee _,
          FromSeat.Desist _ ->
          true;
    };
  }

  /// Hears what changes the table, unless it was heard before.
  private void once(SeatedChair chair, FromSeat frame, Runnable hearing) {
    var before = log.heardBefore(OpenTable.cause(chair, frame));
    if (before.isPresent()) {
      chair.tell(new ToSeat.Done(frame.id(), log.numbers().count(chair.seat(), before.get())));
    } else {
      hearing.run();
    }
  }

  // The log

  @Override
  public void append(Seated chair, FromSeat frame, List<News> news) {
    append(OpenTable.cause(chair, frame), news);
    chair.tell(new ToSeat.Done(frame.id(), log.count(chair.seat())));
  }

  @Override
  public void append(String cause, List<News> news) {
    var before = log.position();
    var envelopes = log.append(cause, news, premises.clock().instant());
    stale |= isAnother(log.position(), before);
    broadcast(envelopes, news.stream().map(News::logged).toList());
  }

  @Override
  public void give(String seat, T command) {
    proceedings.give(seat, command);
  }

  /// Tells everybody what is new in the log, as far as they may hear it.
  private void broadcast(List<Envelope> envelopes, List<Logged> logged) {
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        var entries = new ArrayList<ToSeat.Entry>();
        for (int i = 0; i < envelopes.size(); i++) {
          if (envelopes.get(i).hearing().includes(chair.seat())) {
            entries.add(log.entry(envelopes.get(i), logged.get(i), chair.seat()));
          }
        }
        if (!entries.isEmpty()) {
          chair.tell(new ToSeat.Entries(List.copyOf(entries)));
        }
      }
    }
  }

  /// Whether anything may have changed; talk and free dice leave the very same position.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isAnother(Position<?, ?> now, Position<?, ?> before) {
    return now != before;
  }

  /// Sends everybody away. Whoever comes back finds the table as the store has it.
  private void shut() {
    shut(new ToSeat.Farewell(ToSeat.Farewell.AGAIN, "The table is opened again; please come back"));
  }

  private void shut(ToSeat.Farewell farewell) {
    shut = true;
    premises.shut().accept(this);
    for (SeatedChair chair : List.copyOf(chairs)) {
      chair.unsay();
      chair.dismiss(farewell);
    }
    chairs.clear();
    tellWhoIsHere();
  }

  private void gone() {
    shut(new ToSeat.Farewell("deleted", "This table was deleted"));
  }

  @Override
  public void alter(Kept now) {
    premises.store().alter(now).join();
    become(now);
    if (now.deleted().isPresent()) {
      gone();
    }
  }

  private void become(Kept now) {
    boolean another = !now.title().equals(kept.title());
    kept = now;
    if (another) {
      for (SeatedChair chair : chairs) {
        if (chair.isGreeted()) {
          chair.tell(new ToSeat.Titled(now.title()));
        }
      }
    }
  }

  @Override
  public Optional<ToSeat.Scene> at(String seat, long number) {
    if (number < 1 || number > log.count(seat)) {
      return Optional.empty();
    }
    var standing = log.moment(seat, number).standing();
    return Optional.of(
        scenery.past(standing.game().state(), log.position().portraits(), seat, number));
  }

  // Chairs

  SeatedChair sit(Place place, Optional<Pass> pass, Chair.Listener listener) {
    return inTurn(
        () -> {
          if (!seating.find(place.seat()).equals(Optional.of(place))
              || pass.filter(each -> !isGood(each)).isPresent()) {
            throw new NotAllowed("This invitation admits to nothing any more");
          }
          var chair = new SeatedChair(this, place.seat(), pass, listener);
          chairs.add(chair);
          return chair;
        });
  }

  /// Whether nobody sits here. Not to be asked in the table's turn.
  boolean isEmpty() {
    return mailbox.inTurn(chairs::isEmpty);
  }

  @Override
  public boolean isAttended() {
    return chairs.stream().anyMatch(SeatedChair::isPresent);
  }

  void leave(SeatedChair chair) {
    boolean was = chairs.remove(chair);
    if (was) {
      if (chairs.stream().noneMatch(other -> other.seat().equals(chair.seat()))) {
        scenery.forget(chair.seat());
        premises.danger().forget(kept.id() + "/" + chair.seat());
      }
      if (chairs.stream().noneMatch(o -> o.isPresent() && o.seat().equals(chair.seat()))) {
        tellChairs();
      }
    }
  }

  private void greet(SeatedChair chair, FromSeat.Hello hello) {
    if (hello.version() != ToSeat.VERSION) {
      throw new Declined(
          "version", "This table speaks version " + ToSeat.VERSION + " of the protocol");
    }
    if (peers.mayBe()) {
      catchUp(); // it may have heard more than is known here
    }
    var place = seating.place(chair.seat());
    boolean news = !chair.onlyReads() && !isAttended(chair.seat());
    chair.greet();
    long count = log.count(chair.seat());
    chair.tell(
        new ToSeat.Welcome(
            ToSeat.VERSION,
            kept.id(),
            kept.book(),
            kept.title(),
            place.seat(),
            place.name(),
            Names.kebab(place.role().name()),
            count,
            chairs(place),
            Arranging.manner(log.position().manner(), chair.seat())));
    var entries = log.pages().since(chair.seat(), hello.since());
    if (!entries.isEmpty()) {
      chair.tell(new ToSeat.Entries(entries));
    }
    stale = true;
    if (news) {
      for (SeatedChair other : chairs) {
        if (other != chair && other.isGreeted()) {
          other.tell(new ToSeat.Chairs(chairs(seating.place(other.seat()))));
        }
      }
    }
  }

  @Override
  public boolean isAttended(String seat) {
    return chairs.stream().anyMatch(chair -> chair.isPresent() && chair.seat().equals(seat))
        || peers.elsewhere(kept.id()).contains(seat);
  }

  private List<ToSeat.Chair> chairs(Place viewer) {
    var seated = new ArrayList<ToSeat.Chair>();
    for (Place place : seating.places()) {
      seated.add(
          new ToSeat.Chair(
              place.seat(),
              place.name(),
              Names.kebab(place.role().name()),
              isAttended(place.seat()),
              log.position().manner().physicalDice().contains(new Seat(place.seat())),
              viewer.role() == Place.Role.REFEREE && !place.tokenHash().isEmpty()));
    }
    return List.copyOf(seated);
  }

  @Override
  public void tellChairs() {
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        chair.tell(new ToSeat.Chairs(chairs(seating.place(chair.seat()))));
      }
    }
  }

  @Override
  public void tellManner() {
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        chair.tell(new ToSeat.MannerSet(Arranging.manner(log.position().manner(), chair.seat())));
      }
    }
  }

  @Override
  public void put(Place place) {
    premises.store().seat(place).join();
    placed(place);
  }

  @Override
  public boolean add(Place place) {
    return premises.store().add(place).join() && placed(place);
  }

  @Override
  public boolean claim(Place place) {
    return premises.store().claim(place).join() && placed(place);
  }

  private boolean placed(Place place) {
    replace(place);
    stale = true;
    tellChairs();
    return true;
  }

  private void replace(Place place) {
    var old = seating.put(place);
    if (old != null && !old.tokenHash().equals(place.tokenHash())) {
      dismissIf(
          chair -> chair.seat().equals(place.seat()), "The invitation to this seat was taken back");
    }
  }

  @Override
  public void dismiss(String pass) {
    dismissIf(
        chair -> chair.pass().filter(each -> each.id().equals(pass)).isPresent(),
        "The token was taken back");
    tellChairs();
  }

  private void dismissIf(Predicate<SeatedChair> condition, String why) {
    for (SeatedChair chair : List.copyOf(chairs)) {
      if (condition.test(chair)) {
        chairs.remove(chair);
        chair.unsay(); // what happens in this very turn is not for them any more
        chair.dismiss(new ToSeat.Farewell("invitation", why));
      }
    }
  }

  // Scenes

  private void scenes() {
    if (!stale) {
      return;
    }
    stale = false;
    boolean resting = log.position().standing().game().agenda().isEmpty();
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        try {
          scene(chair, resting);
        } catch (RuntimeException e) {
          // Each chair is drawn for itself: one that cannot be takes nobody else the scene.
          LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not draw a scene", e);
        }
      }
    }
  }

  private void scene(SeatedChair chair, boolean resting) {
    var seat = chair.seat();
    boolean acts = !seating.isSpectator(seat);
    var now =
        scenery.look(
            state(),
            log.position().manner().byThemselves(),
            log.position().portraits(),
            seat,
            acts,
            waiting(seat),
            resting,
            parlance.calls(seat));
    chair.read(log.position().journal(), parlance.journaling());
    shelf(chair);
    Scenery.news(chair.seen(), now, log.count(seat)).ifPresent(chair::tell);
    chair.seen(now);
    chair.show(backcloth.look(scenery.view(seat), log.position()).map(Backcloth::told));
  }

  /// Whoever cannot be shown a question still sees that the table waits: the Referee may give the
  /// step up.
  private Scenery.Waiting waiting(String seat) {
    try {
      return proceedings.waiting(seat);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not show a question", e);
      return new Scenery.Waiting(List.of(), List.of(), true);
    }
  }

  /// Whoever cannot be shown which scenes there are keeps what was seen of them before.
  private void shelf(SeatedChair chair) {
    try {
      chair.look(travelling.shelf(chair.seat()));
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not show its scenes", e);
    }
  }

  @Override
  public void stirred() {
    stale = true;
  }
}
