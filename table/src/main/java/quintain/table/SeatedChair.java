package quintain.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.table.log.Journal;
import quintain.table.play.Seated;
import quintain.table.protocol.FromSeat;
import quintain.table.protocol.ToSeat;
import quintain.table.show.Scenery;
import quintain.table.store.Pass;
import quintain.table.talk.Journaling;

/// A chair at a table on which somebody sits. What it is to hear is gathered and handed over in one
/// go; all of that happens in the table's own turn.
final class SeatedChair implements Chair, Seated {
  private static final System.Logger LOG = System.getLogger(SeatedChair.class.getName());

  private final Table<?, ?, ?> table;
  private final String seat;
  private final Optional<Pass> pass;
  private final Listener listener;
  private final List<ToSeat> pending = new ArrayList<>();
  private volatile boolean closed;
  private boolean greeted;
  private Scenery.Seen seen = Scenery.Seen.NOTHING;
  private Optional<ToSeat.Backdrop> backdrop = Optional.empty();

  /// What it has seen once the pending frames are heard.
  private Scenery.Seen seenSoon = Scenery.Seen.NOTHING;

  private Optional<ToSeat.Backdrop> backdropSoon = Optional.empty();

  private static final ToSeat.Shelf NO_SHELF = new ToSeat.Shelf("", List.of(), List.of());

  private ToSeat.Shelf shelf = NO_SHELF;
  private ToSeat.Shelf shelfSoon = NO_SHELF;

  private ReadJournal journal = ReadJournal.NOTHING;
  private ReadJournal journalSoon = ReadJournal.NOTHING;

  /// What a seat has read of the journal.
  private record ReadJournal(
      Journal journal, Map<String, ToSeat.Page> pages, List<ToSeat.Session> sessions) {
    private static final ReadJournal NOTHING = new ReadJournal(Journal.EMPTY, Map.of(), List.of());

    /// What most turns leave as it was need not be looked through.
    @SuppressWarnings("ReferenceEquality")
    private boolean isOf(Journal now) {
      return journal == now;
    }
  }

  /// @param pass the token by which a program sits here; none for whoever has the seat's own link
  SeatedChair(Table<?, ?, ?> table, String seat, Optional<Pass> pass, Listener listener) {
    this.table = table;
    this.seat = seat;
    this.pass = pass;
    this.listener = listener;
  }

  @Override
  public String table() {
    return table.id();
  }

  @Override
  public String seat() {
    return seat;
  }

  @Override
  public void say(FromSeat frame) {
    table.post(() -> table.take(this, frame));
  }

  @Override
  public List<ToSeat.Entry> before(long seq, int limit) {
    return closed ? List.of() : table.inTurn(() -> table.log().pages().before(seat, seq, limit));
  }

  @Override
  public List<ToSeat.Entry> after(long seq, int limit) {
    return closed ? List.of() : table.inTurn(() -> table.log().pages().after(seat, seq, limit));
  }

  @Override
  public List<ToSeat.Entry> search(String words, int limit) {
    return closed ? List.of() : table.inTurn(() -> table.log().pages().search(seat, words, limit));
  }

  @Override
  public Optional<ToSeat.Scene> at(long seq) {
    return closed ? Optional.empty() : table.inTurn(() -> table.at(seat, seq));
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      table.post(() -> table.leave(this));
    }
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  // In the table's turn

  boolean isGreeted() {
    return greeted && !closed;
  }

  Optional<Pass> pass() {
    return pass;
  }

  /// Whether it may only look on and ask.
  boolean onlyReads() {
    return pass.filter(each -> each.scope() == Pass.Scope.READ).isPresent();
  }

  /// Whether somebody is here: a program that reads is nobody.
  boolean isPresent() {
    return isGreeted() && !onlyReads();
  }

  void greet() {
    greeted = true;
    seen = Scenery.Seen.NOTHING;
    seenSoon = seen;
    backdrop = Optional.empty();
    backdropSoon = backdrop;
    journal = ReadJournal.NOTHING;
    journalSoon = journal;
    shelf = NO_SHELF;
    shelfSoon = shelf;
  }

  Scenery.Seen seen() {
    return seenSoon;
  }

  void seen(Scenery.Seen now) {
    seenSoon = now;
  }

  /// Tells of the picture under the map, if it is another one than before.
  void show(Optional<ToSeat.Backdrop> now) {
    if (!now.equals(backdropSoon)) {
      backdropSoon = now;
      tell(new ToSeat.BackdropSet(now));
    }
  }

  /// Tells where the game is and which scenes are prepared, if that is another than before.
  void look(ToSeat.Shelf now) {
    if (!now.equals(shelfSoon)) {
      shelfSoon = now;
      tell(now);
    }
  }

  /// Tells what is new in the journal, and what is no longer in it.
  void read(Journal now, Journaling journaling) {
    var before = journalSoon;
    if (before.isOf(now)) {
      return;
    }
    var pages = journaling.pages(seat);
    var sessions = journaling.sessions();
    journalSoon = new ReadJournal(now, pages, sessions);
    if (!pages.equals(before.pages()) || !sessions.equals(before.sessions())) {
      tell(
          new ToSeat.Journal(
              pages.values().stream()
                  .filter(page -> !page.equals(before.pages().get(page.key())))
                  .toList(),
              before.pages().keySet().stream().filter(key -> !pages.containsKey(key)).toList(),
              sessions));
    }
  }

  @Override
  public void tell(ToSeat frame) {
    pending.add(frame);
  }

  /// Takes back what was to be said.
  void unsay() {
    pending.clear();
    seenSoon = seen;
    backdropSoon = backdrop;
    journalSoon = journal;
    shelfSoon = shelf;
  }

  void flush() {
    seen = seenSoon;
    backdrop = backdropSoon;
    journal = journalSoon;
    shelf = shelfSoon;
    if (pending.isEmpty()) {
      return;
    }
    var frames = List.copyOf(pending);
    pending.clear();
    if (closed) {
      return;
    }
    try {
      listener.hear(frames);
    } catch (RuntimeException e) {
      // Whoever cannot listen must not stop the others.
      LOG.log(System.Logger.Level.DEBUG, "a chair stopped listening", e);
      close();
    }
  }

  /// Says goodbye and listens no more.
  void dismiss(ToSeat.Farewell farewell) {
    tell(farewell);
    flush();
    closed = true;
  }
}
