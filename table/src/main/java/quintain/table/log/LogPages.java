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
  /// Whoever was away for longer begins with so many entries and reads back from there.
  private static final int FIRST_PAGE = 200;

  private static final int LONGEST_GAP = 2000;

  /// So much of the log is told at once to whoever comes, in characters as it is stored; one entry
  /// at least.
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
        entries.add(log.entry(envelope, log.codec().read(envelope), seat));
      }
    }
    return List.copyOf(entries);
  }

  /// The stored entry with this number in a seat's count.
  public Optional<Envelope> entry(String seat, long number) {
    if (number < 1 || number > log.count(seat)) {
      return Optional.empty();
    }
    long seq = log.numbers().entry(seat, number, log.last());
    return store.after(table, seq - 1, 1).stream().findFirst();
  }

  /// Entries before a number of a seat's count, the latest last.
  public List<ToSeat.Entry> before(String seat, long number, int limit) {
    long before =
        number > log.count(seat)
            ? log.last() + 1
            : Math.max(1, log.numbers().entry(seat, number, log.last()));
    return read(seat, store.before(table, seat, before, limit).reversed());
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

  /// Entries with these words in them, the latest first. The store finds words in whole bodies;
  /// only those in lines that the seat may hear count.
  public List<ToSeat.Entry> search(String seat, String words, int limit) {
    var found = new ArrayList<ToSeat.Entry>();
    var wanted = words.strip().toLowerCase(Locale.ROOT);
    long before = log.last() + 1;
    while (!wanted.isEmpty() && found.size() < limit) {
      var page = store.search(table, seat, wanted, before, limit);
      if (page.isEmpty()) {
        break;
      }
      for (ToSeat.Entry entry : read(seat, page)) {
        if (found.size() < limit && holds(entry, wanted)) {
          found.add(entry);
        }
      }
      before = page.getLast().seq();
    }
    return List.copyOf(found);
  }

  private static boolean holds(ToSeat.Entry entry, String words) {
    return entry.lines().stream()
        .anyMatch(line -> line.text().toLowerCase(Locale.ROOT).contains(words));
  }
}
