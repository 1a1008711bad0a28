package quintain.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import quintain.table.Table.News;
import quintain.table.protocol.ToSeat;
import quintain.table.store.Envelope;

/// Tells everybody at a table what is new in its log, as far as they may hear it.
///
/// Seats that read the same get the very same frame, so that it need be written only once; and
/// where they read the same but for its number, entries with the very same lines.
final class Crier {
  private final Ears ears;
  private final Position<?, ?> position;
  private final List<Envelope> envelopes;
  private final List<News> news;

  /// Whether everybody hears all of it, so that seats read the same but for their numbers.
  private final boolean open;

  /// Entries that all who hear them read alike, as somebody reads them; null for others, and for
  /// those that nobody has read yet.
  private final ToSeat.@Nullable Entry[] alike;

  private final Map<String, ToSeat.Entries> bySeat = new LinkedHashMap<>();
  private final List<ToSeat.Entries> distinct = new ArrayList<>();

  Crier(Ears ears, Position<?, ?> position, List<Envelope> envelopes, List<News> news) {
    this.ears = ears;
    this.position = position;
    this.envelopes = envelopes;
    this.news = news;
    this.open =
        news.stream().allMatch(each -> each.hearing().everyone() && Reading.isAlike(each.logged()));
    this.alike = new ToSeat.@Nullable Entry[news.size()];
  }

  void tell(List<SeatedChair> chairs) {
    if (news.isEmpty()) {
      return;
    }
    for (SeatedChair chair : chairs) {
      if (chair.isGreeted()) {
        var entries =
            bySeat.computeIfAbsent(chair.seat(), seat -> open ? numbered(seat) : shared(seat));
        if (!entries.entries().isEmpty()) {
          chair.tell(entries);
        }
      }
    }
  }

  private ToSeat.Entries numbered(String seat) {
    long first = ears.count(seat, envelopes.getFirst().seq());
    for (ToSeat.Entries each : distinct) {
      if (each.entries().getFirst().seq() == first) {
        return each;
      }
    }
    var entries = entries(seat);
    distinct.add(entries);
    return entries;
  }

  private ToSeat.Entries shared(String seat) {
    var entries = entries(seat);
    for (ToSeat.Entries each : distinct) {
      if (each.equals(entries)) {
        return each;
      }
    }
    distinct.add(entries);
    return entries;
  }

  private ToSeat.Entries entries(String seat) {
    var entries = new ArrayList<ToSeat.Entry>();
    for (int i = 0; i < envelopes.size(); i++) {
      var envelope = envelopes.get(i);
      if (envelope.hearing().includes(seat)) {
        entries.add(entry(i, seat));
      }
    }
    return new ToSeat.Entries(List.copyOf(entries));
  }

  private ToSeat.Entry entry(int at, String seat) {
    var envelope = envelopes.get(at);
    var read = alike[at];
    if (read != null) {
      return read.numbered(ears.count(seat, envelope.seq()));
    }
    var logged = news.get(at).logged();
    var entry = Reading.entry(envelope, logged, seat, ears, position);
    if (Reading.isAlike(logged)) {
      alike[at] = entry;
    }
    return entry;
  }
}
