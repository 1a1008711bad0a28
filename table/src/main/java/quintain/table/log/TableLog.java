package quintain.table.log;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import quintain.kernel.Event;
import quintain.kernel.State;
import quintain.kernel.Step;
import quintain.packs.Volume;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Records;
import quintain.table.store.Snapshot;
import quintain.table.store.Store;

/// The log of one open table, folded as it grows: how things stand, each seat's own numbers, what
/// was said before, and what is not stored yet. For the table's turn alone.
public final class TableLog<S extends State, T extends Step, E extends Event> {
  private static final System.Logger LOG = System.getLogger(TableLog.class.getName());

  /// After so many entries a new snapshot is kept, or up to twice as many: tables that were laid
  /// together and play alike would otherwise all come to it at the same time.
  private static final int SNAPSHOT_EVERY = 300;

  private static final CompletableFuture<@Nullable Void> NOTHING_TO_STORE =
      CompletableFuture.completedFuture(null);

  private final Store store;
  private final String table;
  private final Chronicle<S, T, E> chronicle;
  private final SeatNumbers numbers = new SeatNumbers();
  private final Deduplication deduplication;
  private final List<Envelope> unstored = new ArrayList<>();
  private Position<S, T> position;
  private long last;
  private long snapped;

  /// How things stood before what is not known to be stored.
  private Position<S, T> before;

  private long lastBefore;

  public TableLog(Store store, String table, Volume<S, T, E> volume) {
    this.store = store;
    this.table = table;
    this.chronicle = new Chronicle<>(volume, Chronicle.in(store, table));
    this.deduplication = new Deduplication(store, table);
    this.last = store.last(table);
    store.secrets(table).forEach(each -> numbers.heard(each.seq(), each.hearing()));
    var now = chronicle.now(last);
    this.position = now.position();
    this.before = position;
    this.lastBefore = last;
    this.snapped = now.snapped();
  }

  public Chronicle<S, T, E> chronicle() {
    return chronicle;
  }

  public LogCodec codec() {
    return chronicle.codec();
  }

  /// How things stand.
  public Position<S, T> position() {
    return position;
  }

  public S state() {
    return position.standing().game().state();
  }

  /// The number of the last entry.
  public long last() {
    return last;
  }

  public SeatNumbers numbers() {
    return numbers;
  }

  /// How many entries a seat may see.
  public long count(String seat) {
    return numbers.count(seat, last);
  }

  /// How the game stood at a number of a seat's count, as that seat looks back at it, goes back to
  /// it or tries another way from it: with all that came of the same command, heard or not. So
  /// nothing is under way at any moment but what waits for an answer.
  public Chronicle.Moment<S, T> moment(String seat, long number) {
    return chronicle.settledAfter(numbers.entry(seat, number, last), last);
  }

  /// What stands in the log already, as each seat may read it.
  public LogPages pages() {
    return new LogPages(store, table, this);
  }

  /// An entry as a seat may read it that may hear it.
  public ToSeat.Entry entry(Envelope envelope, Logged logged, String seat) {
    return Redaction.entry(envelope, logged, seat, numbers, position);
  }

  /// Adds entries, and folds them. They are stored later.
  public List<Envelope> append(String cause, List<News> news, Instant now) {
    if (unstored.isEmpty()) {
      before = position;
      lastBefore = last;
    }
    var envelopes = new ArrayList<Envelope>();
    for (News each : news) {
      last++;
      var envelope =
          new Envelope(
              last,
              LogCodec.kind(each.logged()),
              LogCodec.VERSION,
              each.seat(),
              cause,
              now,
              each.hearing(),
              codec().write(each.logged()));
      envelopes.add(envelope);
      fold(envelope, each.logged());
    }
    unstored.addAll(envelopes);
    return envelopes;
  }

  private void fold(Envelope envelope, Logged logged) {
    position = chronicle.after(position, logged, envelope.seq());
    numbers.heard(envelope.seq(), envelope.hearing());
    deduplication.note(envelope.cause(), envelope.seq());
  }

  /// Stores what was appended; durable once the future completes.
  public CompletableFuture<@Nullable Void> store() {
    if (unstored.isEmpty()) {
      return NOTHING_TO_STORE;
    }
    var entries = List.copyOf(unstored);
    unstored.clear();
    return store.append(table, last - entries.size(), entries);
  }

  /// Takes back what was appended last and not stored, because the log has grown elsewhere.
  public void takeBack() {
    unstored.clear();
    position = before;
    last = lastBefore;
    numbers.forgetAfter(last);
  }

  /// An entry that another server has added.
  public record Added(Envelope envelope, Logged logged) {}

  /// Reads what other servers have added, and folds it.
  public List<Added> catchUp() {
    var added = new ArrayList<Added>();
    for (Envelope envelope : chronicle.between(last, Long.MAX_VALUE)) {
      var logged = codec().read(envelope);
      last = envelope.seq();
      fold(envelope, logged);
      added.add(new Added(envelope, logged));
    }
    // Whoever adds entries keeps the snapshots.
    snapped += added.size();
    return added;
  }

  /// The last entry that a command caused, if it was heard before.
  public Optional<Long> heardBefore(String cause) {
    return deduplication.last(cause);
  }

  /// Takes all causes of the log, so that it need not be read for each command.
  public void learn(List<Records.Caused> causes) {
    deduplication.learn(causes);
  }

  /// Keeps a snapshot if it is time for one; nobody waits for it.
  public void snapNowAndThen(Executor executor) {
    if (last - snapped < SNAPSHOT_EVERY + Math.floorMod(table.hashCode(), SNAPSHOT_EVERY)) {
      return;
    }
    var here = position;
    long at = last;
    snapped = at;
    executor.execute(
        () -> {
          try {
            store.keep(table, new Snapshot(at, chronicle.write(here))).join();
          } catch (RuntimeException e) {
            // A missing snapshot costs time, never truth.
            LOG.log(System.Logger.Level.WARNING, "no snapshot of " + table, e);
          }
        });
  }
}
