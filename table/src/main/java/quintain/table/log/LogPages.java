package quintain.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Store;

/// What stands in the log of a table already, as each seat may read it. To be asked in the table's
/// turn.
public final class LogPages {
  private static final System.Logger LOG = System.getLogger(LogPages.class.getName());

  private static final Logged UNREADABLE =
      new Logged.Talked(List.of(Logged.Told.open("This entry is damaged and cannot be read.")));

  /// Whoever was away for longer begins with so many entries and reads back from there.
  private static final int FIRST_PAGE = 200;

  private static final int LOOKED_AT_ONCE = 200;

  private static final int LONGEST_GAP = 2000;

  /// Whoever has no seat hears what everybody does.
  private static final String NOBODY = "";

  /// So much of the log is told at once, in characters as it is stored; one entry at least.
  static final int MOST_AT_ONCE = 1_000_000;

  private final Store store;
  private final String table;
  private final TableLog<?, ?, ?> log;

  LogPages(Store store, String table, TableLog<?, ?, ?> log) {
    this.store = store;
    this.table = table;
    this.log = log;
  }

  private List<ToSeat.Entry> read(String seat, List<Envelope> envelopes) {
    var entries = new ArrayList<ToSeat.Entry>();
    for (Envelope envelope : envelopes) {
      if (envelope.hearing().includes(seat)) {
        entries.add(log.entry(envelope, read(envelope), seat));
      }
    }
    return List.copyOf(entries);
  }

  /// An entry long past that cannot be read any more takes nobody the rest.
  private Logged read(Envelope envelope) {
    try {
      return log.codec().read(envelope);
    } catch (RuntimeException e) {
      LOG.log(
          System.Logger.Level.ERROR,
          "table " + table + ": entry " + envelope.seq() + " cannot be read",
          e);
      return UNREADABLE;
    }
  }

  /// The stored entry with this number in a seat's count.
  public Optional<Envelope> entry(String seat, long number) {
    if (number < 1 || number > log.count(seat)) {
      return Optional.empty();
    }
    long seq = log.numbers().entry(seat, number, log.last());
    return store.after(table, seq - 1, 1).stream().findFirst();
  }

  /// Entries before a number of a seat's count, the latest last, as many as may be told at once.
  public List<ToSeat.Entry> before(String seat, long number, int limit) {
    long before =
        number > log.count(seat)
            ? log.last() + 1
            : Math.max(1, log.numbers().entry(seat, number, log.last()));
    return read(seat, latest(store.before(table, seat, before, limit)).reversed());
  }

  /// Some of the log in its order, as a seat may read it.
  ///
  /// @param upTo the last entry of the whole log that was looked at
  public record Page(long upTo, List<ToSeat.Entry> entries) {}

  /// What a seat may read of the entries after one of the whole log, the earliest first, as many as
  /// may be told at once.
  public Page following(String seat, long after, int limit) {
    var found = new ArrayList<Envelope>();
    long length = 0;
    long upTo = after;
    while (upTo < log.last()) {
      for (Envelope envelope : store.after(table, upTo, LOOKED_AT_ONCE)) {
        boolean heard = envelope.hearing().includes(seat);
        length += heard ? envelope.body().length() : 0;
        boolean full =
            found.size() == limit || (heard && !found.isEmpty() && length > MOST_AT_ONCE);
        if (full || envelope.seq() > log.last()) {
          return new Page(upTo, read(seat, found));
        }
        upTo = envelope.seq();
        if (heard) {
          found.add(envelope);
        }
      }
    }
    return new Page(upTo, read(seat, found));
  }

  /// Entries after a number of a seat's count, the earliest first, as many as may be told at once.
  public List<ToSeat.Entry> after(String seat, long number, int limit) {
    if (number >= log.count(seat)) {
      return List.of();
    }
    long seq = number <= 0 ? 0 : log.numbers().entry(seat, number, log.last());
    return following(seat, seq, limit).entries();
  }

  /// All that a seat may read.
  public List<ToSeat.Entry> all(String seat) {
    int count = (int) Math.min(Integer.MAX_VALUE, log.count(seat));
    return read(seat, store.before(table, seat, log.last() + 1, count).reversed());
  }

  /// So many entries of a session are told of, the latest of them.
  private static final int LONGEST_SESSION = 20_000;

  /// What everybody may read of some entries.
  public List<ToSeat.Entry> open(long first, long last) {
    long after = Math.max(first - 1, last - LONGEST_SESSION);
    return read(NOBODY, log.chronicle().between(after, last));
  }

  /// What a seat has missed since a number of its count; for a stranger, the last page.
  public List<ToSeat.Entry> since(String seat, long since) {
    long count = log.count(seat);
    if (since == count) {
      return List.of();
    }
    boolean stranger = since <= 0 || since > count || count - since > LONGEST_GAP;
    int limit = stranger ? FIRST_PAGE : (int) (count - since);
    return read(seat, latest(store.before(table, seat, log.last() + 1, limit)).reversed());
  }

  /// As many of the first as may be told at once.
  private static List<Envelope> latest(List<Envelope> latestFirst) {
    long length = 0;
    for (int i = 0; i < latestFirst.size(); i++) {
      length += latestFirst.get(i).body().length();
      if (i > 0 && length > MOST_AT_ONCE) {
        return latestFirst.subList(0, i);
      }
    }
    return latestFirst;
  }

  /// Entries with these words in them, the latest first, as many as may be told at once. The store
  /// finds words in whole bodies; only those in lines that the seat may hear count.
  public List<ToSeat.Entry> search(String seat, String words, int limit) {
    var found = new ArrayList<ToSeat.Entry>();
    long length = 0;
    var wanted = words.strip().toLowerCase(Locale.ROOT);
    long before = log.last() + 1;
    while (!wanted.isEmpty() && found.size() < limit && length <= MOST_AT_ONCE) {
      var page = store.search(table, seat, wanted, before, limit);
      if (page.isEmpty()) {
        break;
      }
      for (ToSeat.Entry entry : read(seat, page)) {
        if (found.size() < limit && length <= MOST_AT_ONCE && holds(entry, wanted)) {
          found.add(entry);
          length += length(entry);
        }
      }
      before = page.getLast().seq();
    }
    return List.copyOf(found);
  }

  private static long length(ToSeat.Entry entry) {
    return entry.lines().stream().mapToLong(line -> line.text().length()).sum();
  }

  private static boolean holds(ToSeat.Entry entry, String words) {
    return entry.lines().stream()
        .anyMatch(line -> line.text().toLowerCase(Locale.ROOT).contains(words));
  }
}
