package quintain.table;

import java.util.List;
import java.util.Optional;
import quintain.table.store.Store;

/// What was said to a table before, by the id of the frame, so that nothing is done twice.
///
/// Nearly every frame is new, and the store is not asked about one that is surely new. For that the
/// hash of every cause in the log is kept with its last entry, once they have all been learned: a
/// hash that is not among them was never said, and any other is looked up where it says.
final class Causes {
  private final Store store;
  private final String table;
  private final Hashes hashes = new Hashes();
  private boolean learned;

  Causes(Store store, String table) {
    this.store = store;
    this.table = table;
  }

  /// Takes all causes that the log had at some time after this was made.
  void learn(List<Store.Caused> causes) {
    causes.forEach(each -> hashes.put(each.cause().hashCode(), each.seq()));
    learned = true;
  }

  /// Whether it was never said before, as far as that is known without asking the store.
  boolean isSurelyNew(String cause) {
    return learned && hashes.get(cause.hashCode()) == 0;
  }

  /// Takes note of the last entry that came of it, which is stored before anybody asks for it.
  void note(String cause, long last) {
    if (!cause.isEmpty()) {
      hashes.put(cause.hashCode(), last);
    }
  }

  /// The last entry that came of it, if it was done before. Reads what is stored.
  Optional<Long> last(String cause) {
    long hashed = hashes.get(cause.hashCode());
    if (hashed > 0) {
      var there = store.after(table, hashed - 1, 1);
      if (!there.isEmpty() && there.getFirst().cause().equals(cause)) {
        return Optional.of(hashed);
      }
    } else if (learned) {
      return Optional.empty();
    }
    // Not learned yet, or another cause has the same hash.
    var entries = store.causedBy(table, cause);
    return entries.isEmpty() ? Optional.empty() : Optional.of(entries.getLast().seq());
  }

  /// The last entry for each hash, about forty bytes each.
  private static final class Hashes {
    /// Half of it is empty; 0 is an empty place.
    private int[] places = new int[64];

    private long[] entries = new long[64];
    private int size;

    void put(int hash, long entry) {
      int number = number(hash);
      int at = place(places, number);
      if (places[at] == 0) {
        places[at] = number;
        size++;
      }
      entries[at] = Math.max(entries[at], entry);
      if (size * 2 > places.length) {
        grow();
      }
    }

    /// 0 for none.
    long get(int hash) {
      return entries[place(places, number(hash))];
    }

    private static int number(int hash) {
      return hash == 0 ? 1 : hash;
    }

    private void grow() {
      var morePlaces = new int[2 * places.length];
      var moreEntries = new long[2 * places.length];
      for (int i = 0; i < places.length; i++) {
        if (places[i] != 0) {
          int at = place(morePlaces, places[i]);
          morePlaces[at] = places[i];
          moreEntries[at] = entries[i];
        }
      }
      places = morePlaces;
      entries = moreEntries;
    }

    /// Where a number is, or would be.
    private static int place(int[] places, int number) {
      int mask = places.length - 1;
      int at = ((number * 0x9E3779B9) >>> 7) & mask;
      while (places[at] != 0 && places[at] != number) {
        at = (at + 1) & mask;
      }
      return at;
    }
  }
}
