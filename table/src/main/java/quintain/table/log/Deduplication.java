package quintain.table.log;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import quintain.table.store.Records;
import quintain.table.store.Store;

/// Deduplication of commands: what was said to a table before, by the id of the frame, so that
/// nothing is done twice.
///
/// Nearly every frame is new, and the store is not asked about one that surely is: the hash of
/// every cause in the log is kept with its last entry, once all have been learned. A hash that is
/// not among them was never said, and any other is looked up where it says.
final class Deduplication {
  private final Store store;
  private final String table;
  private final Map<Integer, Long> lastByHash = new HashMap<>();
  private boolean learned;

  Deduplication(Store store, String table) {
    this.store = store;
    this.table = table;
  }

  /// Takes all causes that the log had at some time after this was made.
  void learn(List<Records.Caused> causes) {
    causes.forEach(each -> note(each.cause(), each.seq()));
    learned = true;
  }

  /// Takes note of the last entry that came of it, which is stored before anybody asks for it.
  void note(String cause, long last) {
    if (!cause.isEmpty()) {
      lastByHash.merge(cause.hashCode(), last, Math::max);
    }
  }

  /// The last entry that came of it, if it was done before. Reads what is stored.
  Optional<Long> last(String cause) {
    var known = lastByHash.get(cause.hashCode());
    if (known != null) {
      var there = store.after(table, known - 1, 1);
      if (!there.isEmpty() && there.getFirst().cause().equals(cause)) {
        return Optional.of(known);
      }
    } else if (learned) {
      return Optional.empty();
    }
    // Not learned yet, or another cause has the same hash.
    var entries = store.causedBy(table, cause);
    return entries.isEmpty() ? Optional.empty() : Optional.of(entries.getLast().seq());
  }
}
