package quintain.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import quintain.table.store.Store;

/// What was said to a table before, by the id of the frame, so that nothing is done twice.
final class Causes {
  private static final int REMEMBERED = 1024;

  private final Store store;
  private final String table;
  private final Map<String, Long> recent =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  Causes(Store store, String table) {
    this.store = store;
    this.table = table;
  }

  /// The last entry that came of it.
  void note(String cause, long last) {
    if (!cause.isEmpty()) {
      recent.put(cause, last);
    }
  }

  /// The last entry that came of it, if it was done before.
  Optional<Long> last(String cause) {
    var known = recent.get(cause);
    if (known != null) {
      return Optional.of(known);
    }
    var entries = store.causedBy(table, cause);
    return entries.isEmpty() ? Optional.empty() : Optional.of(entries.getLast().seq());
  }
}
