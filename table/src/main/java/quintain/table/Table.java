package quintain.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import quintain.binder.Invalid;
import quintain.kernel.Event;
import quintain.kernel.Refused;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Hearing;
import quintain.table.store.Kept;
import quintain.table.store.Place;
import quintain.table.store.Snapshot;

/// One open table: its log, its chairs, and the order in which things happen at it.
///
/// Whatever is said to the table waits in line and is heard one after the other, so there is one
/// writer. Nothing is shown to anybody before it is stored.
final class Table<S extends State, T extends Step, E extends Event> implements Mailbox.Ending {
  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  /// After so many entries a new snapshot is kept, or up to twice as many: tables that were laid
  /// together and play alike would otherwise all come to it at the same time.
  private static final int SNAPSHOT_EVERY = 300;

  private static final CompletableFuture<@Nullable Void> NOTHING_TO_STORE =
      CompletableFuture.completedFuture(null);

  /// Something new for the log.
  record News(Logged logged, String seat, Hearing hearing) {}

  private final Kept kept;
  private final Volume<S, T, E> volume;
  private final Premises premises;
  private final Chronicle<S, T, E> chronicle;
  private final Scenery<S, T, E> scenery;
  private final Proceedings<S, T, E> proceedings;
  private final Parlance parlance;
  private final Map<String, Place> places = new LinkedHashMap<>();
  private final List<SeatedChair> chairs = new ArrayList<>();
  private final Ears ears = new Ears();
  private final Deduplication deduplication;
  private final BackPages pages;
  private final Backcloth backcloth;

  private final Mailbox mailbox;

  /// What came of this turn so far.
  private final List<Envelope> unstored = new ArrayList<>();

  private Position<S, T> position;
  private long last;
  private long snapped;
  private boolean stale = true;
  private boolean shut;

  Table(Kept kept, Volume<S, T, E> volume, Premises premises) {
    this.kept = kept;
    this.volume = volume;
    this.premises = premises;
    this.mailbox = new Mailbox(premises.pool(), this);
    this.chronicle = new Chronicle<>(volume, Chronicle.in(premises.store(), kept.id()));
    this.deduplication = new Deduplication(premises.store(), kept.id());
    var showing = new Showing<>(volume);
    this.scenery = new Scenery<>(volume, showing);
    premises.store().places(kept.id()).forEach(place -> places.put(place.seat(), place));
    this.last = premises.store().last(kept.id());
    premises.store().secrets(kept.id()).forEach(each -> ears.heard(each.seq(), each.hearing()));
    var now = chronicle.now(last);
    this.position = now.position();
    this.snapped = now.snapped();
    snapNowAndThen();
    this.proceedings = new Proceedings<>(this, volume, showing);
    this.parlance = new Parlance(this, premises.dice());
    this.pages = new BackPages(this);
    this.backcloth = new Backcloth(premises.store(), kept.id());
  }

  /// Takes up what was under way when the table was last closed.
  void wake() {
    inTurn(
        () -> {
          proceedings.wake();
          return true;
        });
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
                mail(() -> deduplication.learn(all));
              } catch (RuntimeException e) {
                // Without them the store is asked each time.
                LOG.log(System.Logger.Level.WARNING, "no causes of " + kept.id(), e);
              }
            });
  }

  String id() {
    return kept.id();
  }

  Kept kept() {
    return kept;
  }

  Volume<S, T, E> volume() {
    return volume;
  }

  Premises premises() {
    return premises;
  }

  Chronicle<S, T, E> chronicle() {
    return chronicle;
  }

  Position<S, T> position() {
    return position;
  }

  S state() {
    return position.standing().game().state();
  }

  long last() {
    return last;
  }

  Ears ears() {
    return ears;
  }

  // Turns

  /// Puts something in line.
  void mail(Runnable letter) {
    mailbox.post(letter);
  }

  /// Does something between two letters, on the caller's thread. Not to be called in a turn.
  <V> V inTurn(Supplier<V> doing) {
    return mailbox.inTurn(
        () -> {
          if (shut) {
            throw new NotAllowed("The table is opened again; please come back");
          }
          return doing.get();
        });
  }

  /// Stores what came of a turn.
  @Override
  public CompletableFuture<@Nullable Void> store() {
    try {
      scenes();
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not draw its scene", e);
    }
    if (unstored.isEmpty()) {
      return NOTHING_TO_STORE;
    }
    var entries = List.copyOf(unstored);
    unstored.clear();
    return premises.store().append(kept.id(), last - entries.size(), entries);
  }

  /// Shows what came of a turn, now that it is stored.
  @Override
  public void show(@Nullable Throwable failure) {
    if (failure != null) {
      // Whether it was stored is not known, so the log must be read again before anything else.
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not store a turn", failure);
      shut();
      return;
    }
    for (SeatedChair chair : List.copyOf(chairs)) {
      chair.flush();
    }
    snapNowAndThen();
  }

  /// Hears a frame; whatever goes wrong with it is told to whoever said it and changes nothing.
  void take(SeatedChair chair, FromSeat frame) {
    if (chair.isClosed()) {
      return;
    }
    var id = frame.id();
    try {
      hear(chair, frame);
    } catch (Refused refused) {
      var refusal = refused.refusal();
      chair.tell(new ToSeat.Refused(id, refusal.clause().id(), refusal.reason()));
    } catch (Declined declined) {
      chair.tell(new ToSeat.Failed(id, declined.code(), declined.sentence()));
    } catch (Slips.Misread | Invalid | quintain.kernel.IllegalAnswer e) {
      chair.tell(new ToSeat.Failed(id, Declined.NOT_UNDERSTOOD, String.valueOf(e.getMessage())));
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "table " + kept.id() + " could not take a frame", e);
      chair.tell(
          new ToSeat.Failed(id, "broken", "Something went wrong at the table; nothing changed."));
    }
  }

  private void hear(SeatedChair chair, FromSeat frame) {
    Declined.atMost(100, "An id", frame.id());
    if (frame instanceof FromSeat.Hello hello) {
      greet(chair, hello);
      return;
    }
    if (!chair.isGreeted()) {
      throw Declined.notAllowed("Say hello first");
    }
    switch (frame) {
      case FromSeat.Hello _ -> {}
      case FromSeat.Act _,
          FromSeat.Answer _,
          FromSeat.Pass _,
          FromSeat.CancelStep _,
          FromSeat.Rewind _,
          FromSeat.Undo _,
          FromSeat.RollByHand _,
          FromSeat.TurnDial _,
          FromSeat.Judge _,
          FromSeat.Rule _,
          FromSeat.Stand _,
          FromSeat.FinishDraft _ ->
          once(chair, frame, () -> proceedings.hear(chair, frame));
      case FromSeat.Say _, FromSeat.Note _, FromSeat.Reveal _ ->
          once(chair, frame, () -> parlance.hear(chair, frame));
      case FromSeat.Ask _,
          FromSeat.Fill _,
          FromSeat.Weigh _,
          FromSeat.Foresee _,
          FromSeat.Desist _,
          FromSeat.BeginDraft _,
          FromSeat.Decide _,
          FromSeat.GoBack _,
          FromSeat.DropDraft _ ->
          proceedings.hear(chair, frame);
    }
  }

  /// Hears what changes the table, unless it was heard before.
  private void once(SeatedChair chair, FromSeat frame, Runnable hearing) {
    var before = deduplication.last(cause(chair, frame));
    if (before.isPresent()) {
      chair.tell(new ToSeat.Done(frame.id(), ears.count(chair.seat(), before.get())));
    } else {
      hearing.run();
    }
  }

  static String cause(SeatedChair chair, FromSeat frame) {
    return chair.seat() + ":" + frame.id();
  }

  // The log

  /// Adds entries that came of a frame, and says that it is done. All of it is stored, and then
  /// shown, at the end of the turn.
  void append(SeatedChair chair, FromSeat frame, List<News> news) {
    append(cause(chair, frame), news);
    chair.tell(new ToSeat.Done(frame.id(), ears.count(chair.seat(), last)));
  }

  void append(String cause, List<News> news) {
    var envelopes = new ArrayList<Envelope>();
    var now = premises.clock().instant();
    for (News each : news) {
      envelopes.add(
          new Envelope(
              last + envelopes.size() + 1,
              Scribe.kind(each.logged()),
              Scribe.VERSION,
              each.seat(),
              cause,
              now,
              each.hearing(),
              chronicle.scribe().write(each.logged())));
    }
    var before = position;
    for (int i = 0; i < envelopes.size(); i++) {
      var envelope = envelopes.get(i);
      position = chronicle.after(position, news.get(i).logged(), envelope.seq());
      ears.heard(envelope.seq(), envelope.hearing());
    }
    last += envelopes.size();
    deduplication.note(cause, last);
    unstored.addAll(envelopes);
    stale |= isAnother(position, before);
    new Crier(ears, position, envelopes, news).tell(chairs);
  }

  /// Whether anything may have changed; talk and free dice leave the very same position.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isAnother(Position<?, ?> now, Position<?, ?> before) {
    return now != before;
  }

  /// Sends everybody away. Whoever comes back finds the table as the store has it.
  private void shut() {
    shut = true;
    premises.shut().accept(this);
    for (SeatedChair chair : List.copyOf(chairs)) {
      chair.unsay();
      chair.dismiss(new ToSeat.Farewell("again", "The table is opened again; please come back"));
    }
    chairs.clear();
  }

  private void snapNowAndThen() {
    if (last - snapped < SNAPSHOT_EVERY + Math.floorMod(kept.id().hashCode(), SNAPSHOT_EVERY)) {
      return;
    }
    var here = position;
    long at = last;
    snapped = at;
    premises
        .executor()
        .execute(
            () -> {
              try {
                premises.store().keep(kept.id(), new Snapshot(at, chronicle.write(here))).join();
              } catch (RuntimeException e) {
                // A missing snapshot costs time, never truth.
                LOG.log(System.Logger.Level.WARNING, "no snapshot of " + kept.id(), e);
              }
            });
  }

  BackPages pages() {
    return pages;
  }

  /// The scene as it was after an entry.
  Optional<ToSeat.Scene> at(String seat, long number) {
    if (number < 1 || number > ears.count(seat, last)) {
      return Optional.empty();
    }
    var standing = chronicle.standingAfter(ears.entry(seat, number, last));
    return Optional.of(scenery.past(standing.game().state(), seat, number));
  }

  // Chairs

  SeatedChair sit(Place place, Chair.Listener listener) {
    return inTurn(
        () -> {
          if (!place.equals(places.get(place.seat()))) {
            throw new NotAllowed("This invitation admits to nothing any more");
          }
          var chair = new SeatedChair(this, place.seat(), listener);
          chairs.add(chair);
          return chair;
        });
  }

  /// Whether nobody sits here. In the table's turn.
  boolean isEmpty() {
    return chairs.isEmpty();
  }

  void leave(SeatedChair chair) {
    boolean was = chairs.remove(chair);
    if (was) {
      if (chairs.stream().noneMatch(other -> other.seat().equals(chair.seat()))) {
        scenery.forget(chair.seat());
        premises.danger().forget(kept.id() + "/" + chair.seat());
      }
      tellChairs();
    }
  }

  private void greet(SeatedChair chair, FromSeat.Hello hello) {
    if (hello.version() != ToSeat.VERSION) {
      throw new Declined(
          "version", "This table speaks version " + ToSeat.VERSION + " of the protocol");
    }
    var place = place(chair.seat());
    boolean news = !isHere(chair.seat());
    chair.greet();
    long count = ears.count(chair.seat(), last);
    chair.tell(
        new ToSeat.Welcome(
            ToSeat.VERSION,
            kept.id(),
            kept.book(),
            kept.title(),
            place.seat(),
            place.name(),
            quintain.kernel.Names.kebab(place.role().name()),
            count,
            chairs(place),
            Arranging.manner(position.manner(), chair.seat())));
    var entries = pages.since(chair.seat(), hello.since(), count);
    if (!entries.isEmpty()) {
      chair.tell(new ToSeat.Entries(entries));
    }
    stale = true;
    if (news) {
      for (SeatedChair other : chairs) {
        if (other != chair && other.isGreeted()) {
          other.tell(new ToSeat.Chairs(chairs(place(other.seat()))));
        }
      }
    }
  }

  Place place(String seat) {
    var place = places.get(seat);
    if (place == null) {
      throw Declined.notAllowed("There is no seat '" + seat + "' at this table");
    }
    return place;
  }

  List<Place> places() {
    return List.copyOf(places.values());
  }

  boolean isReferee(String seat) {
    return place(seat).role() == Place.Role.REFEREE;
  }

  /// The seat that a frame speaks for. Only the Referee speaks for others, and those who watch
  /// speak for nobody.
  String speaker(SeatedChair chair, Optional<String> as) {
    var place = place(chair.seat());
    if (place.role() == Place.Role.SPECTATOR) {
      throw Declined.notAllowed("Those who watch do not play");
    }
    if (as.isEmpty() || as.get().equals(chair.seat())) {
      return chair.seat();
    }
    if (place.role() != Place.Role.REFEREE) {
      throw Declined.notAllowed("Only the Referee speaks for another seat");
    }
    if (place(as.get()).role() == Place.Role.SPECTATOR) {
      throw Declined.notAllowed("Those who watch do not play");
    }
    return as.get();
  }

  void onlyReferee(SeatedChair chair) {
    if (!isReferee(chair.seat())) {
      throw Declined.notAllowed("Only the Referee does that");
    }
  }

  /// What people call a seat.
  String name(String seat) {
    var place = places.get(seat);
    return place == null ? seat : place.name();
  }

  private boolean isHere(String seat) {
    return chairs.stream().anyMatch(chair -> chair.isGreeted() && chair.seat().equals(seat));
  }

  private List<ToSeat.Chair> chairs(Place viewer) {
    var seated = new ArrayList<ToSeat.Chair>();
    for (Place place : places.values()) {
      seated.add(
          new ToSeat.Chair(
              place.seat(),
              place.name(),
              quintain.kernel.Names.kebab(place.role().name()),
              isHere(place.seat()),
              position.manner().physicalDice().contains(new quintain.kernel.Seat(place.seat())),
              viewer.role() == Place.Role.REFEREE && !place.tokenHash().isEmpty()));
    }
    return List.copyOf(seated);
  }

  /// Tells everyone who sits where.
  void tellChairs() {
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        chair.tell(new ToSeat.Chairs(chairs(place(chair.seat()))));
      }
    }
  }

  /// Tells everyone how the table plays now.
  void tellManner() {
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        chair.tell(new ToSeat.MannerSet(Arranging.manner(position.manner(), chair.seat())));
      }
    }
  }

  /// Changes a place; if its invitation is another one now, whoever sits there has to leave.
  void put(Place place) {
    premises.store().seat(place).join();
    var old = places.put(place.seat(), place);
    if (old != null && !old.tokenHash().equals(place.tokenHash())) {
      for (SeatedChair chair : List.copyOf(chairs)) {
        if (chair.seat().equals(place.seat())) {
          chairs.remove(chair);
          chair.dismiss(
              new ToSeat.Farewell("invitation", "The invitation to this seat was taken back"));
        }
      }
    }
    stale = true;
    tellChairs();
  }

  // Scenes

  private void scenes() {
    if (!stale) {
      return;
    }
    stale = false;
    boolean resting = position.standing().game().agenda().isEmpty();
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        var seat = chair.seat();
        boolean acts = place(seat).role() != Place.Role.SPECTATOR;
        var now = scenery.look(state(), seat, acts, proceedings.waiting(seat), resting);
        Scenery.news(chair.seen(), now, ears.count(seat, last)).ifPresent(chair::tell);
        chair.seen(now);
        chair.show(backcloth.look(scenery.view(seat)).map(Backcloth::told));
      }
    }
  }

  Backcloth backcloth() {
    return backcloth;
  }

  /// What is waited for has changed, or what lies under the map, though the log has not.
  void stirred() {
    stale = true;
  }
}
