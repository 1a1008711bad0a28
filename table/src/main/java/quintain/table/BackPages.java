package quintain.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;
import quintain.table.store.Store;

/// What stands in the log of a table already, as each seat may read it. To be asked in the table's
/// turn.
final class BackPages {
  /// Whoever was away for longer begins with so many entries and reads back from there.
  private static final int FIRST_PAGE = 200;

  private static final int LONGEST_GAP = 2000;

  private final Table<?, ?, ?> table;

  BackPages(Table<?, ?, ?> table) {
    this.table = table;
  }

  private Store store() {
    return table.premises().store();
  }

  private long count(String seat) {
    return table.ears().count(seat, table.last());
  }

  private List<ToSeat.Entry> read(String seat, List<Envelope> envelopes) {
    var entries = new ArrayList<ToSeat.Entry>();
    for (Envelope envelope : envelopes) {
      if (envelope.hearing().includes(seat)) {
        var logged = table.chronicle().scribe().read(envelope);
        entries.add(Reading.entry(envelope, logged, seat, table.ears(), table.position()));
      }
    }
    return List.copyOf(entries);
  }

  /// The stored entry with this number in a seat's count.
  Optional<Envelope> entry(String seat, long number) {
    if (number < 1 || number > count(seat)) {
      return Optional.empty();
    }
    long seq = table.ears().entry(seat, number, table.last());
    return store().after(table.id(), seq - 1, 1).stream().findFirst();
  }

  List<ToSeat.Entry> before(String seat, long number, int limit) {
    long before =
        number > count(seat)
            ? table.last() + 1
            : Math.max(1, table.ears().entry(seat, number, table.last()));
    return page(seat, before, limit);
  }

  private List<ToSeat.Entry> page(String seat, long before, int limit) {
    return read(seat, store().before(table.id(), seat, before, limit).reversed());
  }

  /// What a seat has missed since a number of its count; for a stranger, the last page.
  List<ToSeat.Entry> since(String seat, long since, long count) {
    if (since == count) {
      return List.of();
    }
    if (since <= 0 || since > count || count - since > LONGEST_GAP) {
      return page(seat, table.last() + 1, FIRST_PAGE);
    }
    long from = table.ears().entry(seat, since, table.last());
    return read(seat, table.chronicle().between(from, table.last()));
  }

  /// The store finds words in whole bodies; only those in lines that the seat may hear count.
  List<ToSeat.Entry> search(String seat, String words, int limit) {
    var found = new ArrayList<ToSeat.Entry>();
    var wanted = words.strip().toLowerCase(Locale.ROOT);
    long before = table.last() + 1;
    while (!wanted.isEmpty() && found.size() < limit) {
      var page = store().search(table.id(), seat, wanted, before, limit);
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
