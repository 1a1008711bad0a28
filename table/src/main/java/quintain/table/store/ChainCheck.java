package quintain.table.store;

import java.util.Optional;
import quintain.table.store.Records.Flaw;

/// Follows the chain of one log, row by row, to the first that does not fit.
final class ChainCheck {
  private final long from;
  private String hash;
  private long last;

  /// A check that begins with entry `from`, whose hash is taken as it is; 0 to begin at the start.
  ChainCheck(String table, long from) {
    this.from = from;
    this.hash = Chain.start(table);
    this.last = Math.max(0, from - 1);
  }

  /// The last entry that fits; 0 for none.
  long last() {
    return last;
  }

  /// Takes the next row with its hash, and tells what is wrong with it.
  Optional<Flaw> take(LogRow row, String found) {
    if (row.seq() != last + 1) {
      return Optional.of(missing());
    }
    hash = row.seq() == from ? found : Chain.next(hash, row);
    if (!hash.equals(found)) {
      return Optional.of(new Flaw(row.seq(), "is not as it was written"));
    }
    last = row.seq();
    return Optional.empty();
  }

  /// That the next entry is not there.
  Flaw missing() {
    return new Flaw(last + 1, "is missing");
  }

  /// That the next entry cannot be read.
  Flaw unreadable(Throwable why) {
    return new Flaw(last + 1, "cannot be read (" + why.getMessage() + ")");
  }
}
